/** What scrolls must be reached by keys: it can be focused while it holds more than it shows. */
export function reachable(node: HTMLElement, _shown?: unknown): { update(): void; destroy(): void } {
  function look(): void {
    if (node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  }
  const watch = new ResizeObserver(look);
  /** What it holds may grow while its own size stays. */
  function attend(): void {
    watch.disconnect();
    for (const one of [node, ...node.children]) watch.observe(one);
  }
  attend();
  return { update: () => void requestAnimationFrame(attend), destroy: () => watch.disconnect() };
}
