import { type HTMLAttributes, type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from "react";
import { desk } from "../style/media.ts";

export interface Move {
  /** How far it is from where it opened, in pixels. */
  readonly offset: { readonly x: number; readonly y: number };
  /** For what it is dragged by. */
  readonly head: Pick<HTMLAttributes<HTMLElement>, "onPointerDown" | "onPointerMove">;
  /** For the button that takes the arrow keys; with Shift they move it further. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const steps: Readonly<Partial<Record<string, readonly [x: number, y: number]>>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far a key moves it, in pixels. */
const STEP = 16;
const LONG_STEP = 80;

/** Moves a window inside the viewport by pointer and by keys. On a phone it stays where it is. */
export function useMove(window: RefObject<HTMLElement | null>): Move {
  const [offset, setOffset] = useState({ x: 0, y: 0 });
  const held = useRef({ x: 0, y: 0 });

  const moveBy = (x: number, y: number) => {
    const element = window.current;
    if (!element || !matchMedia(desk).matches) return;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    setOffset({
      x: offset.x + within(x, -left, clientWidth - right),
      y: offset.y + within(y, -top, clientHeight - bottom),
    });
  };

  return {
    offset,
    head: {
      onPointerDown: ({ currentTarget, target, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
        if ((target as Element).closest("button, a")) return;
        currentTarget.setPointerCapture(pointerId);
        held.current = { x: clientX - offset.x, y: clientY - offset.y };
      },
      onPointerMove: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
        if (!currentTarget.hasPointerCapture(pointerId)) return;
        moveBy(clientX - held.current.x - offset.x, clientY - held.current.y - offset.y);
      },
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

/** A step that leads no further than the edges; one that is out already comes back. */
function within(step: number, lowest: number, highest: number): number {
  return Math.max(lowest, Math.min(highest, step));
}
