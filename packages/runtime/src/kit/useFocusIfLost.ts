import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * For what replaces the part with the focus: takes it, and leaves a focus elsewhere where it is. `content`: what it shows,
 * where it stays in its place and its content is replaced.
 */
export function useFocusIfLost<Element extends HTMLElement>(content?: string): RefObject<Element | null> {
  const place = useRef<Element>(null);
  useLayoutEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body) place.current?.focus();
  }, [content]);
  return place;
}
