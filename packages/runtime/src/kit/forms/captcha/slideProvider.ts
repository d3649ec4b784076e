import { slideCaptcha } from "@livery/platform/calls/slideCaptcha.ts";
import { solveSlideCaptcha } from "@livery/platform/calls/solveSlideCaptcha.ts";
import type { Send } from "@livery/platform/createSend.ts";
import type { SlidePoint } from "@livery/ui/SlideCaptcha/useSlide.ts";
import type { SlidePuzzle } from "@livery/ui/SlideCaptcha/SlideCaptcha.tsx";

interface SlideSolution {
  readonly id: string;
  readonly x: number;
  readonly track: readonly SlidePoint[];
}

/** Where slide captchas come from (AU-019). */
export interface SlideProvider {
  readonly next: (signal: AbortSignal) => Promise<SlidePuzzle>;
  /** Resolves to the proof that is sent with a form; rejects if the piece is not in its place. */
  readonly check: (solution: SlideSolution) => Promise<string>;
}

/** The platform's own ones. Another provider replaces this function. */
export function platformSlides(send: Send): SlideProvider {
  return {
    next: (signal) => send(slideCaptcha, undefined, { signal }),
    check: async ({ id, x, track }) => (await send(solveSlideCaptcha, { id, x, track: [...track] })).proof,
  };
}
