import { createContext, type RefObject, startTransition, use, useEffect, useRef, useState } from "react";

/** An element counts as in view from half a screen above the window to half a screen below it. */
const MARGIN = "50% 0px";

/** Makes every element count as in view, so that a story shows the whole page at any window height. */
export const AllInViewContext = createContext(false);

interface InView {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Whether the element has been near the window; it never becomes false again. */
  readonly inView: boolean;
}

/** Reports when an element comes near the window. Content that the visitor never scrolls to is not loaded. */
export function useInView(): InView {
  const ref = useRef<HTMLDivElement>(null);
  const allInView = use(AllInViewContext);
  const [inView, setInView] = useState(allInView);
  useEffect(() => {
    const place = ref.current;
    if (!place || inView) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // A transition renders in small steps, so that the page stays responsive.
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setInView(true));
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [inView]);
  return { ref, inView };
}
