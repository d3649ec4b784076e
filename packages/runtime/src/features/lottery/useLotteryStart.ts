import { launchGame } from "@livery/platform/calls/launchGame.ts";
import { useSetAtom, useStore } from "jotai";
import { useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { type LotteryPath, lotteryLaunch } from "../../launch/lotteryLaunch.ts";
import { useLanguage } from "../../site/language.ts";
import { useLoginGate } from "../../session/loginGate.ts";
import { openGameAtom } from "../../launch/openGame.ts";
import { tokenAtom } from "../../session/session.ts";
import { useSite } from "../../site/SiteContext.ts";
import { reactToAccountErrorAtom } from "../../kit/writes/accountErrors.ts";

/** What a press on a start button opens: a lottery by its code, or the list of lotteries. */
export interface LotteryChoice {
  readonly code?: string;
  readonly vendor?: string;
  readonly name: string;
  readonly isElectronic?: boolean;
}

type Starting =
  | { readonly state: "idle" }
  | { readonly state: "starting" | "failed"; readonly choice: LotteryChoice }
  | { readonly state: "open"; readonly choice: LotteryChoice; readonly url: string };

/** Starts the lotteries of a page. Without a real account the gate says so, and nothing is sent (LT-015). */
export function useLotteryStart(path: LotteryPath) {
  const [starting, setStarting] = useState<Starting>({ state: "idle" });
  const mayPlay = useLoginGate();
  const site = useSite();
  const { language } = useLanguage();
  const { t } = useTranslation();
  const open = useSetAtom(openGameAtom);
  const react = useSetAtom(reactToAccountErrorAtom);
  const store = useStore();
  const start = async (choice: LotteryChoice) => {
    if (!mayPlay()) return;
    setStarting({ state: "starting", choice });
    const { origin } = globalThis.location;
    const { code: gameCode, vendor, isElectronic = false } = choice;
    const request = lotteryLaunch(path, site, {
      gameCode,
      vendor,
      isElectronic,
      language,
      origin,
    });
    const opening = await open({ request, site });
    if (opening.state === "ready") return setStarting({ state: "open", choice, url: opening.url });
    if (opening.state === "refused")
      react({ call: launchGame, error: opening.error, trial: t("in_need_true_account") });
    // The session has ended: a dialog says so.
    setStarting(store.get(tokenAtom) === undefined ? { state: "idle" } : { state: "failed", choice });
  };
  return {
    starting,
    start: (choice: LotteryChoice) => void start(choice),
    close: () => setStarting({ state: "idle" }),
  };
}
