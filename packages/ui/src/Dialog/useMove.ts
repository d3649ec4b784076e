import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { desktop } from "../style/media.ts";

export interface Move {
  /** The distance from where it opened, in pixels. */
  readonly offset: { readonly x: number; readonly y: number };
  /** For the element that visitors drag. */
  readonly onPointerDown: (event: PointerEvent) => void;
  /** For the button that takes the arrow keys; with Shift they move the window further. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const steps: Readonly<Partial<Record<string, readonly [x: number, y: number]>>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The distance that a key moves it, in pixels. */
const STEP = 16;
const LONG_STEP = 80;

/** Moves a window inside the viewport by pointer and by keys. On a phone it does not move. */
export function useMove(window: RefObject<HTMLElement | null>): Move {
  const [offset, setOffset] = useState({ x: 0, y: 0 });
  /* the current offset, for a drag that began some renders ago */
  const now = useRef(offset);

  const moveBy = (x: number, y: number) => {
    const element = window.current;
    if (!element || !matchMedia(desktop).matches) return;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    now.current = {
      x: now.current.x + within(x, -left, clientWidth - right),
      y: now.current.y + within(y, -top, clientHeight - bottom),
    };
    // Rendered at once, since the next step is measured from there.
    flushSync(() => setOffset(now.current));
  };

  return {
    offset,
    onPointerDown: ({ target, clientX, clientY }) => {
      if ((target as Element).closest("button, a")) return;
      const held = { x: clientX - now.current.x, y: clientY - now.current.y };
      const drag = new AbortController();
      const move = (event: globalThis.PointerEvent) => {
        // The button was released outside the browser's window, which fires no event here.
        if (event.buttons === 0) drag.abort();
        else moveBy(event.clientX - held.x - now.current.x, event.clientY - held.y - now.current.y);
      };
      document.addEventListener("pointermove", move, { signal: drag.signal });
      document.addEventListener("pointerup", () => drag.abort(), { signal: drag.signal });
    },
    onKeyDown: (event) => {
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      const length = event.shiftKey ? LONG_STEP : STEP;
      moveBy(step[0] * length, step[1] * length);
    },
  };
}

/** Limits a step to the edges; a window that is outside moves back in. */
function within(step: number, lowest: number, highest: number): number {
  return Math.max(lowest, Math.min(highest, step));
}
