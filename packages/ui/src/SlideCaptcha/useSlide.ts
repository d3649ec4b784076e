import { type ChangeEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from "react";

/** A point of the way that the piece was moved, in units of the picture, and the time since the start in ms. */
export interface SlidePoint {
  readonly x: number;
  readonly y: number;
  readonly t: number;
}

interface SlideOptions {
  /** The puzzle; with another one the piece is back at the left edge, and the slider keeps the focus. */
  readonly id: string | undefined;
  /** The width of the picture in its own units. */
  readonly width: number;
  /** The furthest place of the piece. */
  readonly most: number;
  readonly disabled: boolean;
  readonly onSlid: (x: number, track: readonly SlidePoint[]) => void;
}

interface Moved {
  readonly id: string | undefined;
  readonly x: number;
  /** By keys: nothing says when the visitor has finished, so a button does. */
  readonly byKeys: boolean;
}

/** How it came to where it is. */
interface Way {
  readonly id: string | undefined;
  /** When it left its start, by the events' clock. */
  readonly began: number;
  readonly track: readonly SlidePoint[];
}

/** A longer track is thinned out, so that a slow hand does not send thousands of points. */
const MOST_POINTS = 240;

/** How far a key moves the piece: a few seconds of holding it cross the picture. */
const steps: Readonly<Partial<Record<string, number>>> = { ArrowRight: 2, ArrowUp: 2, ArrowLeft: -2, ArrowDown: -2 };

/** Moves the piece by pointer, from wherever it is grasped, and by keys. */
export function useSlide({ id, width, most, disabled, onSlid }: SlideOptions) {
  const [moved, setMoved] = useState<Moved>({ id, x: 0, byKeys: false });
  const { x, byKeys } = moved.id === id ? moved : { x: 0, byKeys: false };
  const way = useRef<Way>({ id, began: 0, track: [] });
  const input = useRef<HTMLInputElement>(null);

  const moveTo = (place: number, y: number, now: number, keys: boolean): number => {
    const next = Math.round(Math.max(0, Math.min(most, place)));
    const before: Way =
      way.current.id === id && way.current.track.length > 0
        ? way.current
        : { id, began: now, track: [{ x, y: Math.round(y), t: 0 }] };
    const thinned = before.track.length < MOST_POINTS ? before.track : before.track.filter((_, at) => at % 2 === 0);
    const point = { x: next, y: Math.round(y), t: Math.round(now - before.began) };
    way.current = { ...before, track: [...thinned, point] };
    setMoved({ id, x: next, byKeys: keys });
    return next;
  };
  const finish = (place: number) => {
    setMoved({ id, x: place, byKeys: false });
    onSlid(place, way.current.track);
  };

  return {
    x,
    byKeys,
    input,
    check: () => finish(x),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      moveTo(Number(event.target.value), 0, event.timeStamp, true);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (step !== undefined && !disabled) {
        event.preventDefault();
        moveTo(x + step, 0, event.timeStamp, true);
      }
      if (event.key !== "Enter" || x === 0 || disabled) return;
      // Enter checks the piece instead of sending the form.
      event.preventDefault();
      finish(x);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (disabled || event.button !== 0) return;
      event.preventDefault();
      input.current?.focus({ preventScroll: true });
      const scale = width / event.currentTarget.clientWidth;
      const held = { x: event.clientX - x / scale, y: event.clientY };
      let place = moveTo(x, 0, event.timeStamp, false);
      const drag = new AbortController();
      const { signal } = drag;
      const move = ({ pointerId, clientX, clientY, timeStamp }: globalThis.PointerEvent) => {
        if (pointerId !== event.pointerId) return;
        place = moveTo((clientX - held.x) * scale, (clientY - held.y) * scale, timeStamp, false);
      };
      const end = ({ pointerId }: globalThis.PointerEvent) => {
        if (pointerId !== event.pointerId) return;
        drag.abort();
        if (place > 0) finish(place);
      };
      document.addEventListener("pointermove", move, { signal });
      document.addEventListener("pointerup", end, { signal });
      document.addEventListener("pointercancel", () => drag.abort(), { signal });
    },
  };
}
