import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { readStored, store } from "../storage/browserStorage.ts";
import { beginsAnew, createScrollMemory, scrollTarget, type ScrollMemory } from "./scrollMemory.ts";
import { scrollWhenTall } from "./scrollWhenTall.ts";

const STORAGE_KEY = "scroll";

/** Scrolls when the page changes (see `scrollTarget`). The browser's own scroll restoration fails on lazy pages. */
export function useScrollRule(): void {
  const { key, pathname } = useLocation();
  const entry = `${key} ${pathname}`;
  const kind = useNavigationType();
  const [memory] = useState(() => rememberFrom(entry));
  const moved = useRef(false);

  useEffect(() => {
    history.scrollRestoration = "manual";
    const keep = () => store("session", STORAGE_KEY, memory.serialize());
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, [memory]);

  useLayoutEffect(() => {
    // A new document is at the top already. Scrolling there would force a layout before the first paint.
    const target = moved.current || !isNewDocument() ? scrollTarget(kind, memory.read(entry)) : undefined;
    moved.current = true;
    const stop = target === undefined ? undefined : scrollWhenTall(target);
    const save = () => memory.save(entry, window.scrollY);
    window.addEventListener("scroll", save, { passive: true });
    return () => {
      window.removeEventListener("scroll", save);
      stop?.();
    };
  }, [entry, kind, memory]);
}

/** The memory of this tab. In a new document the first entry starts at the top. */
function rememberFrom(first: string): ScrollMemory {
  const memory = createScrollMemory(readStored("session", STORAGE_KEY));
  if (isNewDocument()) memory.save(first, 0);
  return memory;
}

function isNewDocument(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return beginsAnew(navigation?.type);
}
