import { captcha } from "@livery/platform/calls/captcha.ts";
import { useAtomValue } from "jotai";
import { useEffect, useReducer, useState } from "react";
import { sendAtom } from "../../../site/send.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { throttle } from "./throttle.ts";

interface Picture {
  readonly state: "loading" | "ready" | "failed";
  readonly image?: string;
  /** What the response is sent with. */
  readonly id: string;
}

export interface CaptchaPicture {
  readonly picture: Picture;
  /** Another picture, because the visitor asks for it; presses in quick succession count once. */
  readonly refresh: () => void;
  /** Another picture, because the last one is used up. */
  readonly renew: () => void;
}

/** The picture of the captcha, fetched as soon as it is needed. Of two that are on their way the later one shows. */
export function useCaptchaPicture(needed: boolean): CaptchaPicture {
  const send = useAtomValue(sendAtom);
  const [round, renew] = useReducer((count: number) => count + 1, 0);
  const [got, setGot] = useState<{ readonly round: number; readonly picture: Picture }>();
  const { captchaRefresh } = useSite().constants;
  // A visitor can ask for a picture at most once in this time (AU-018).
  const [mayRefresh] = useState(() => throttle(captchaRefresh * 1000));
  useEffect(() => {
    if (!needed) return undefined;
    const asking = new AbortController();
    const show = (picture: Picture) => asking.signal.aborted || setGot({ round, picture });
    send(captcha, undefined, { signal: asking.signal }).then(
      (response) => show({ state: "ready", ...response }),
      () => show({ state: "failed", id: "" }),
    );
    return () => asking.abort();
  }, [needed, round, send]);
  const picture = got?.round === round ? got.picture : ({ state: "loading", id: "" } as const);
  return { picture, renew, refresh: () => mayRefresh() && renew() };
}
