import { type RefObject, useEffect, useRef } from "react";

/** For what replaces the part with the focus: takes it, and leaves a focus elsewhere where it is. */
export function useFocusIfLost<Element extends HTMLElement>(): RefObject<Element | null> {
  const place = useRef<Element>(null);
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body) place.current?.focus();
  }, []);
  return place;
}
