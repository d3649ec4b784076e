import type { Game } from "@livery/platform/game.ts";
import { useSetAtom, useStore } from "jotai";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useDialog } from "../../../parts/DialogContext.ts";
import { planLaunch } from "../../../parts/launch/planLaunch.ts";
import { store as remember } from "../../../state/browserStorage.ts";
import { useOpenDialog } from "../../../state/dialogs.ts";
import { type Launched, askForGameAtom, vendorGamesAtom } from "../../../state/launch/askForGame.ts";
import { playedGameAtom } from "../../../state/launch/playedGame.ts";
import { tokenAtom } from "../../../state/session.ts";
import { beginFreePlayAtom } from "../../../state/signIn.ts";
import { useSite } from "../../../state/SiteContext.ts";
import { useSwitches } from "../../../state/switches.ts";

/** Carries out a launch, and goes on to the page that it leads to. Undefined while it runs. */
export function useLaunching(game: Game, trial: boolean): Launched | undefined {
  const [outcome, setOutcome] = useState<Launched>();
  const launch = useLaunchSteps(game, trial);
  const start = useEffectEvent(launch);
  useEffect(() => {
    const leaving = new AbortController();
    void start(leaving.signal).then((launched) => leaving.signal.aborted || setOutcome(launched));
    return () => leaving.abort();
  }, [game, trial]);
  return outcome;
}

function useLaunchSteps(game: Game, trial: boolean): (signal: AbortSignal) => Promise<Launched | undefined> {
  const site = useSite();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const openDialog = useOpenDialog();
  const { close } = useDialog();
  const ask = useSetAtom(askForGameAtom);
  const listGames = useSetAtom(vendorGamesAtom);
  const play = useSetAtom(playedGameAtom);
  const becomeGuest = useGuest();
  return async (signal) => {
    // The page that opens may read whose games it shows (LA-027).
    remember("session", "vassalage", game.vendor);
    const plan = planLaunch(game, site);
    if (plan.does === "page") {
      await navigate(plan.path);
      return undefined;
    }
    if (plan.does === "list") {
      return listGames(game);
    }
    if (trial) {
      const guest = await becomeGuest();
      if (signal.aborted) return undefined;
      if (guest !== "in") {
        if (guest === "failed") return { state: "failed" };
        close();
        openDialog(guest);
        return undefined;
      }
    }
    const launched = await ask({ game, trial, site, signal });
    if (launched.state === "left") close();
    if (launched.state !== "ready" || signal.aborted) return launched;
    const from = pathname === "/game" ? undefined : pathname + search;
    play((former) => ({ game, trial, url: launched.url, from: from ?? former?.from ?? "/index" }));
    await navigate("/game");
    return undefined;
  };
}

/**
 * Makes a visitor without a session a guest before a free trial (LB-005). Where the brand has no free play the login opens
 * instead, and where it asks for the age, its own dialog.
 */
function useGuest(): () => Promise<"in" | "failed" | "login" | "freePlay"> {
  const { ageCheckBeforeFreePlay } = useSite();
  const { FREEPLAY3 } = useSwitches();
  const store = useStore();
  const beginFreePlay = useSetAtom(beginFreePlayAtom);
  return async () => {
    if (store.get(tokenAtom) !== undefined) return "in";
    if (!FREEPLAY3) return "login";
    if (ageCheckBeforeFreePlay) return "freePlay";
    try {
      await beginFreePlay();
      return "in";
    } catch {
      return "failed";
    }
  };
}
