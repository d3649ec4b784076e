import type { SlideCaptchaProps } from "@livery/ui/SlideCaptcha/SlideCaptcha.tsx";
import { useAtomValue } from "jotai";
import { useEffect, useReducer, useState } from "react";
import { sendAtom } from "../../../site/send.ts";
import { type FormProblem, problemOf } from "../formProblem.ts";
import { platformSlides } from "./slideProvider.ts";

export interface SlideCheck extends Pick<SlideCaptchaProps, "state" | "puzzle" | "onSlid" | "onRefresh"> {
  /** Why the last attempt did not pass: the piece was elsewhere, or nobody could check it. */
  readonly problem: FormProblem | undefined;
  /** Another picture, because the last proof is used up (AU-015). */
  readonly renew: () => void;
}

type Found = Pick<SlideCaptchaProps, "state" | "puzzle">;

/** The platform's code for a piece that is not in its place. */
const MISPLACED = "auth/captcha-check-failed";

/** A slide captcha, fetched as soon as it is needed. `onProof` gets what its solution is worth, and "" when that is gone. */
export function useSlideCaptcha(needed: boolean, onProof: (proof: string) => void): SlideCheck {
  const send = useAtomValue(sendAtom);
  const [round, renew] = useReducer((count: number) => count + 1, 0);
  const [found, setFound] = useState<Found & { readonly round: number }>();
  const [problem, setProblem] = useState<FormProblem>();
  const slides = platformSlides(send);
  useEffect(() => {
    if (!needed) return undefined;
    const asking = new AbortController();
    const show = (next: Found) => asking.signal.aborted || setFound({ round, ...next });
    platformSlides(send)
      .next(asking.signal)
      .then(
        (puzzle) => show({ state: "ready", puzzle }),
        () => show({ state: "failed" }),
      );
    return () => asking.abort();
  }, [needed, round, send]);
  const { state, puzzle } = found?.round === round ? found : ({ state: "loading" } as Found);
  return {
    state,
    puzzle,
    problem,
    renew,
    onRefresh() {
      setProblem(undefined);
      onProof("");
      renew();
    },
    onSlid(x, track) {
      if (!puzzle || state !== "ready") return;
      setProblem(undefined);
      setFound({ round, puzzle, state: "checking" });
      void slides.check({ id: puzzle.id, x, track }).then(
        (proof) => {
          setFound({ round, puzzle, state: "passed" });
          onProof(proof);
        },
        (reason: unknown) => {
          // A picture takes one attempt.
          setProblem(problemOf(reason, [MISPLACED]));
          renew();
        },
      );
    },
  };
}
