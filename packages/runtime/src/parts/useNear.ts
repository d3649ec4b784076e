import { createContext, type RefObject, startTransition, use, useEffect, useRef, useState } from "react";

/** How far below and above the window a place counts as near: half a screen more. */
const MARGIN = "50% 0px";

/** Whether everything counts as near: a story shows a page whole, however low its window is. */
export const AllNearContext = createContext(false);

interface Near {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The place has been near the window once; it stays so. */
  readonly near: boolean;
}

/** Tells when a place comes near the window, so that what nobody may ever scroll to costs nothing before. */
export function useNear(): Near {
  const ref = useRef<HTMLDivElement>(null);
  const allNear = use(AllNearContext);
  const [near, setNear] = useState(allNear);
  useEffect(() => {
    const place = ref.current;
    if (!place || near) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // What comes into sight is drawn in small steps, so that the page answers meanwhile.
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true));
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [near]);
  return { ref, near };
}
