import { createContext, type RefObject, startTransition, use, useEffect, useRef, useState } from "react";

/** How far below and above the window a place counts as near: half a screen more. */
const MARGIN = "50% 0px";

/** Whether everything counts as near: a story shows a page whole, however low its window is. */
export const AllInViewContext = createContext(false);

interface InView {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The place has been near the window once; it stays so. */
  readonly inView: boolean;
}

/** Tells when a place comes near the window, so that what nobody may ever scroll to costs nothing before. */
export function useInView(): InView {
  const ref = useRef<HTMLDivElement>(null);
  const allInView = use(AllInViewContext);
  const [inView, setInView] = useState(allInView);
  useEffect(() => {
    const place = ref.current;
    if (!place || inView) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // What comes into sight is drawn in small steps, so that the page answers meanwhile.
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setInView(true));
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [inView]);
  return { ref, inView };
}
