/** Lets something happen at most once in a while. Returns whether it may happen now, and counts it if so. */
export function throttle(pause: number, now: () => number = () => performance.now()): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const present = now();
    if (present - last < pause) return false;
    last = present;
    return true;
  };
}
