/** Small sounds made in code: a card on cloth, chalk, a dull knock for what cannot be. Off unless asked for. */
import { settings } from "./settings.svelte";

export type Sound = "card" | "chalk" | "alarm";

let context: AudioContext | null = null;

export function sound(kind: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const length = { card: 0.07, chalk: 0.16, alarm: 0.12 }[kind];
  const frames = Math.floor(context.sampleRate * length);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) {
    const fade = (1 - i / frames) ** (kind === "chalk" ? 1.2 : 3);
    samples[i] = (Math.random() * 2 - 1) * fade * (kind === "chalk" ? 0.5 + 0.5 * Math.sin(i / 40) : 1);
  }
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = { card: 1800, chalk: 4200, alarm: 220 }[kind];
  const volume = context.createGain();
  volume.gain.value = { card: 0.25, chalk: 0.08, alarm: 0.5 }[kind];
  source.connect(filter).connect(volume).connect(context.destination);
  source.start();
}
