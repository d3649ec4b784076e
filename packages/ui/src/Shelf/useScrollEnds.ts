import { type RefObject, useEffect, useState } from "react";

interface ScrollEnds {
  /** There is more before the visible part. */
  readonly before: boolean;
  /** There is more after it. */
  readonly after: boolean;
}

/** Whether a row that scrolls sideways has more at either end; both are false if everything fits. */
export function useScrollEnds(row: RefObject<HTMLElement | null>): ScrollEnds {
  const [ends, setEnds] = useState<ScrollEnds>({ before: false, after: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const look = () =>
      setEnds((last) => {
        const now = endsOf(element);
        return last.before === now.before && last.after === now.after ? last : now;
      });
    const size = new ResizeObserver(look);
    const content = new MutationObserver(look);
    size.observe(element);
    content.observe(element, { childList: true });
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      size.disconnect();
      content.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [row]);
  return ends;
}

/** A row this close to its end, in px, counts as being at the end. */
const NEAR = 4;

function endsOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): ScrollEnds {
  return { before: scrollLeft > NEAR, after: scrollWidth - clientWidth - scrollLeft > NEAR };
}
