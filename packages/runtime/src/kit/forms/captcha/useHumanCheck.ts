import type { CheckFieldProps } from "@livery/ui/CheckField/CheckField.tsx";
import { use, useEffect, useEffectEvent, useReducer, useState } from "react";
import { useLanguage } from "../../../site/language.ts";
import { useMode } from "../../../site/mode.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { HumanCheckContext } from "../../services/turnstile/humanCheck.ts";

export interface HumanCheck {
  readonly state: CheckFieldProps["state"];
  /** For the element that the widget is put into. */
  readonly place: (element: HTMLElement | null) => void;
  /** Another widget: the last token is used up, or the widget has failed. */
  readonly renew: () => void;
}

/** The widget of the brand's provider, opened as soon as it is needed. `onProof` gets its token, and "" when that is gone. */
export function useHumanCheck(needed: boolean, onProof: (proof: string) => void): HumanCheck {
  const { turnstile } = useSite();
  const { language } = useLanguage();
  const { mode } = useMode();
  const service = use(HumanCheckContext);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [round, renew] = useReducer((count: number) => count + 1, 0);
  const [found, setFound] = useState<{ readonly round: number; readonly state: HumanCheck["state"] }>();
  const prove = useEffectEvent(onProof);
  useEffect(() => {
    if (!needed || !place || !turnstile) return undefined;
    const until = new AbortController();
    const show = (state: HumanCheck["state"]) => until.signal.aborted || setFound({ round, state });
    const open = async () => {
      const openCheck = await service.preload();
      const end = await openCheck({
        account: turnstile,
        place,
        language,
        mode,
        onToken(token) {
          if (until.signal.aborted) return;
          show(token === "" ? "ready" : "passed");
          prove(token);
        },
        onFailure() {
          if (until.signal.aborted) return;
          show("failed");
          prove("");
        },
      });
      if (until.signal.aborted) return end();
      until.signal.addEventListener("abort", end);
      setFound((before) => (before?.round === round ? before : { round, state: "ready" }));
    };
    open().catch(() => show("failed"));
    return () => until.abort();
  }, [needed, place, turnstile, language, mode, service, round]);
  return { state: found?.round === round ? found.state : "loading", place: setPlace, renew };
}
