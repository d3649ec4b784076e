import { type RefObject, useEffect, useRef, useState } from "react";

/** Half a window ahead, so that a picture arrives before it is seen. */
const AHEAD = "50%";

interface Near<E extends Element> {
  readonly ref: RefObject<E | null>;
  /** Whether the element has been near the window; it never becomes false again. */
  readonly near: boolean;
}

/**
 * Reports when an element comes near the window, also in a row that scrolls sideways. For pictures: with `loading="lazy"`
 * browsers load those up to 2,500 px away, which are most of a long page.
 */
export function useNear<E extends Element>(): Near<E> {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return undefined;
    const observer = nearObserver();
    arrivals.set(element, () => setNear(true));
    observer.observe(element);
    return () => {
      observer.unobserve(element);
      arrivals.delete(element);
    };
  }, [near]);
  return { ref, near };
}

/** What to do once an element is near. */
const arrivals = new WeakMap<Element, () => void>();

let shared: IntersectionObserver | undefined;

/** One observer for all pictures: a lobby has hundreds. */
function nearObserver(): IntersectionObserver {
  shared ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) arrivals.get(target)?.();
    },
    { rootMargin: AHEAD, scrollMargin: AHEAD },
  );
  return shared;
}
