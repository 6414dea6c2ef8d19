/** A card follows the finger or the mouse, and is dropped somewhere. A touch that hardly moves stays a click. */
const SLACK = 9;
/** How long a dropped card stays where it was let go while the table answers. */
const HELD = 1200;

export interface Dragging {
  /** Whether the card may be taken up at all. */
  enabled: boolean;
  /** It lies in a row that scrolls and would be cut off at its edge: it is carried above everything, and its place is kept. */
  above?: boolean;
  /** It has been taken up: time to show where it may go; or it has gone back to its place. */
  lift?(up: boolean): void;
  /** It was dropped here; true: it is laid down there and flies on from here; false: it goes back. */
  drop(x: number, y: number): boolean;
}

/** A card that cannot be taken up. */
export const LYING: Dragging = { enabled: false, drop: () => false };

export function drag(node: HTMLElement, given: Dragging): { update(next: Dragging): void; destroy(): void } {
  let now = given;
  let from: { x: number; y: number; pointer: number } | null = null;
  let dragged = false;
  let place: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function take(): void {
    dragged = true;
    node.dataset["dragging"] = "";
    if (now.above) raise();
    now.lift?.(true);
  }

  function raise(): void {
    const box = node.getBoundingClientRect();
    place = document.createElement("span");
    Object.assign(place.style, { flex: "none", width: `${node.offsetWidth}px`, height: `${node.offsetHeight}px` });
    node.before(place);
    node.popover = "manual";
    node.showPopover();
    Object.assign(node.style, { position: "fixed", inset: `${box.top}px auto auto ${box.left}px`, margin: "0", overflow: "visible", translate: "none" });
  }

  function lay(dx: number, dy: number): void {
    node.style.transition = "none";
    node.style.transform = `translate(${dx}px, ${dy}px)`;
    node.style.zIndex = "50";
  }

  function rest(): void {
    clearTimeout(timer);
    node.style.transition = node.style.transform = node.style.zIndex = "";
    delete node.dataset["dragging"];
    if (!place) return;
    place.remove();
    place = undefined;
    node.popover = null;
    node.style.position = node.style.inset = node.style.margin = node.style.overflow = node.style.translate = "";
  }

  /** Back to where it was taken from. */
  function back(): void {
    rest();
    now.lift?.(false);
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
      if (now.enabled) take();
      else from = null; // pressed for long, it was looked at instead
    }
    if (from) lay(dx, dy);
  }

  function up(event: PointerEvent): void {
    if (!from || event.pointerId !== from.pointer) return;
    from = null;
    if (!dragged) return;
    node.style.visibility = "hidden";
    const done = now.drop(event.clientX, event.clientY);
    node.style.visibility = "";
    if (done) timer = setTimeout(back, HELD);
    else back();
  }

  function cancel(): void {
    from = null;
    if (dragged) back();
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
    destroy: () => {
      clearTimeout(timer);
      place?.remove();
    },
  };
}
