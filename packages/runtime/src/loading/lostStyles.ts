/** The links of stylesheets that did not arrive. */
const lost = new Set<HTMLLinkElement>();
/** Requests for them that have no response yet. */
const pending = new Set<Promise<void>>();

/**
 * Remembers stylesheets of lazy code that fail from now on. The bundler's code requests each of them once, so that a retry
 * would show the code without its styles.
 */
export function watchStyles(): void {
  const remember = ({ target }: Event): void => {
    // The bundler's links have `crossorigin`, the one of the web fonts has not.
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet" && target.crossOrigin !== null)
      lost.add(target);
  };
  // Such events do not bubble.
  document.addEventListener("error", remember, true);
}

/** Requests the lost stylesheets again. Rejects if one fails again. */
export async function fetchLostStyles(): Promise<void> {
  for (const link of lost) {
    const coming = fetchAgain(link);
    const forget = (): void => void pending.delete(coming);
    pending.add(coming);
    coming.then(forget, forget);
  }
  lost.clear();
  // Other code may need the same styles, and have begun to wait for them.
  await Promise.all(pending);
}

async function fetchAgain(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  again.addEventListener("load", () => resolve());
  again.addEventListener("error", () => reject(new Error("The styles did not arrive.")));
  link.replaceWith(again);
  return promise;
}
