import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { readStored, store } from "../state/browserStorage.ts";
import { createScrollMemory, scrollTarget } from "./scrollMemory.ts";
import { scrollWhenTall } from "./scrollWhenTall.ts";

const STORAGE_KEY = "scroll";

/** Moves the window as pages change: see `scrollTarget`. The browser's own restoring is off, it knows no lazy page. */
export function useScrollRule(): void {
  const { key } = useLocation();
  const kind = useNavigationType();
  const [memory] = useState(() => createScrollMemory(readStored("session", STORAGE_KEY)));

  useEffect(() => {
    history.scrollRestoration = "manual";
    const keep = () => store("session", STORAGE_KEY, memory.serialize());
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, [memory]);

  useLayoutEffect(() => {
    const target = scrollTarget(kind, memory.read(key));
    const stop = target === undefined ? undefined : scrollWhenTall(target);
    const save = () => memory.save(key, window.scrollY);
    window.addEventListener("scroll", save, { passive: true });
    return () => {
      window.removeEventListener("scroll", save);
      stop?.();
    };
  }, [key, kind, memory]);
}
