/** How long the page must not have changed, in ms. */
const QUIET = 100;

/** The longest wait, in ms, if the platform is slow. */
const PATIENCE = 3000;

/**
 * Resolves once the first screen shows its content: no part of it waits for a response or a picture, and it has come to
 * rest. What is not needed for that, such as the fonts, would take the connection from it.
 */
export function firstContent(): Promise<void> {
  const end = performance.now() + PATIENCE;
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(look, Math.min(QUIET, end - performance.now()));
    };
    const look = (): void => {
      if (isLoading() && performance.now() < end) return wait();
      changes.disconnect();
      resolve();
    };
    const changes = new MutationObserver(wait);
    changes.observe(document.body, { subtree: true, childList: true });
    wait();
  });
}

/** Whether something in the first screen is still on its way. */
function isLoading(): boolean {
  return [...document.querySelectorAll('main [aria-busy="true"], main img')].some(
    (part) => !(part instanceof HTMLImageElement && part.complete) && isInView(part),
  );
}

function isInView(part: Element): boolean {
  const { top, right, bottom, left } = part.getBoundingClientRect();
  return part.checkVisibility() && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}
