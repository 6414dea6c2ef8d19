/** Look closer at a card: a pointer that rests on it peeks; a long press, the other button or the key Z opens it. */
export interface Looker {
  peek(on: boolean): void;
  open(): void;
}

const REST = 350;
const PRESS = 480;

export function looking(node: HTMLElement, looker: Looker): { update(next: Looker): void; destroy(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  const later = (what: () => void, time: number): void => {
    clearTimeout(timer);
    timer = setTimeout(what, time);
  };
  let peeking = false;
  const peek = (): void => {
    peeking = true;
    looker.peek(true);
  };
  /** Later: a card that has the focus is blurred while the page is being drawn anew. */
  const away = (): void => {
    clearTimeout(timer);
    if (peeking) queueMicrotask(() => looker.peek(false));
    peeking = false;
  };
  const listeners: [string, (event: Event) => void][] = [
    ["pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && later(peek, REST)],
    ["pointerleave", away],
    [
      "pointerdown",
      (event) => {
        pressed = false;
        away();
        if ((event as PointerEvent).pointerType !== "mouse") later(() => ((pressed = true), looker.open()), PRESS);
      },
    ],
    ["pointermove", () => "dragging" in node.dataset && away()],
    ["pointerup", () => clearTimeout(timer)],
    ["pointercancel", away],
    ["focus", () => node.matches(":focus-visible") && peek()],
    ["blur", away],
    ["contextmenu", (event) => (event.preventDefault(), pressed || (away(), looker.open()))],
    ["keydown", (event) => (event as KeyboardEvent).code === "KeyZ" && (away(), looker.open())],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener);
  /** A long press is no click. */
  const click = (event: Event): void => {
    if (!pressed) return;
    pressed = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  node.addEventListener("click", click, true);
  return {
    update: (next) => (looker = next),
    destroy: away,
  };
}
