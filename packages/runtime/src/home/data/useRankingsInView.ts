import { useSetAtom } from "jotai";
import { type RefObject, useEffect, useRef, useState } from "react";
import { rankingsInViewAtom } from "../../kit/data/rankings.ts";

interface RankingsInView {
  /** For the element that has to be in view. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The visitor has stopped the updates. */
  readonly stopped: boolean;
  toggle(): void;
}

/** Updates the rankings only while they are in view and the visitor has not stopped them. */
export function useRankingsInView(): RankingsInView {
  const ref = useRef<HTMLDivElement>(null);
  const [stopped, setStopped] = useState(false);
  const setWatched = useSetAtom(rankingsInViewAtom);
  useEffect(() => {
    const place = ref.current;
    if (!place || stopped) return undefined;
    const observer = new IntersectionObserver((entries) => setWatched(entries.some((entry) => entry.isIntersecting)));
    observer.observe(place);
    return () => {
      observer.disconnect();
      setWatched(false);
    };
  }, [stopped, setWatched]);
  return { ref, stopped, toggle: () => setStopped((before) => !before) };
}
