/** A card follows the finger or the mouse, and is dropped somewhere. A touch that hardly moves stays a click. */
const SLACK = 9;
/** How long a dropped card stays where it was let go while the table answers. */
const HELD = 1200;

export interface Dragging {
  /** Whether the card may be taken up at all. */
  enabled: boolean;
  /** It was dropped here; true: something is done with it, and it flies on from here. */
  drop(x: number, y: number): boolean;
}

export function drag(node: HTMLElement, given: Dragging): { update(next: Dragging): void; destroy(): void } {
  let now = given;
  let from: { x: number; y: number; pointer: number } | null = null;
  let dragged = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function lay(dx: number, dy: number): void {
    node.style.transition = "none";
    node.style.transform = `translate(${dx}px, ${dy}px)`;
    node.style.zIndex = "50";
  }

  function rest(): void {
    clearTimeout(timer);
    node.style.transition = node.style.transform = node.style.zIndex = "";
    delete node.dataset["dragging"];
  }

  function down(event: PointerEvent): void {
    dragged = false;
    if (!now.enabled || !event.isPrimary || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    node.setPointerCapture(event.pointerId); // else a quick hand is out of the card before it moves
  }

  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.pointer) return;
    const dx = event.clientX - from.x;
    const dy = event.clientY - from.y;
    if (!dragged) {
      if (Math.hypot(dx, dy) < SLACK) return;
      dragged = true;
      node.dataset["dragging"] = "";
    }
    lay(dx, dy);
  }

  function up(event: PointerEvent): void {
    if (!from || event.pointerId !== from.pointer) return;
    from = null;
    if (!dragged) return;
    node.style.visibility = "hidden";
    const done = now.drop(event.clientX, event.clientY);
    node.style.visibility = "";
    if (done) timer = setTimeout(rest, HELD);
    else rest();
  }

  function cancel(): void {
    from = null;
    if (dragged) rest();
  }

  /** The click that ends a drag is none. */
  function click(event: MouseEvent): void {
    if (!dragged) return;
    dragged = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", cancel);
  node.addEventListener("click", click, true);
  return {
    update: (next) => (now = next),
    destroy: () => clearTimeout(timer),
  };
}
