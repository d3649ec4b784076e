import { useSetAtom } from "jotai";
import { type RefObject, useEffect, useRef, useState } from "react";
import { rankingsInViewAtom } from "../../../../state/queries/rankings.ts";

interface Watched {
  /** The part of the page that has to be in sight. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The visitor wants no new rows. */
  readonly stopped: boolean;
  toggle(): void;
}

/** Keeps the rankings new only while they are in sight, and not for whoever stopped them. */
export function useRankingsInView(): Watched {
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
