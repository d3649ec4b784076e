import { useEffect, useState } from "react";

/** How long a game may take to load before the page says what a visitor can do, in ms (LA-044). */
const PATIENCE = 15_000;

/** Watches one attempt to load the frame. */
export function useSlowLoad(attempt: number): { readonly isSlow: boolean; readonly onLoad: () => void } {
  const [slow, setSlow] = useState<number>();
  const [loaded, setLoaded] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setSlow(attempt), PATIENCE);
    return () => clearTimeout(timer);
  }, [attempt]);
  return { isSlow: slow === attempt && loaded !== attempt, onLoad: () => setLoaded(attempt) };
}
