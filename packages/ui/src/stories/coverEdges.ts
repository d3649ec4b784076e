const edges = ["top", "right", "bottom", "left"] as const;

/** Lets a device cover this much of the window at every edge, in px; the result uncovers it again. */
export function coverEdges(size: number): () => void {
  const { style } = document.documentElement;
  for (const edge of edges) style.setProperty(`--safe-${edge}`, `${size}px`);
  return () => {
    for (const edge of edges) style.removeProperty(`--safe-${edge}`);
  };
}

/** Whether an element is clear of edges that are covered this much. */
export function isClear(element: Element, size: number): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return left >= size && top >= size && right <= window.innerWidth - size && bottom <= window.innerHeight - size;
}
