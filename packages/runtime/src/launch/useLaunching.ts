import { isOpen } from "@livery/product/gate.ts";
import { freePlayGate } from "@livery/product/switchGates.ts";
import { useSetAtom, useStore } from "jotai";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useDialog } from "../dialogs/DialogContext.ts";
import { pageOfVendor, planLaunch } from "./planLaunch.ts";
import { launchState } from "./lotteryLaunch.ts";
import { store as remember } from "../storage/browserStorage.ts";
import { useOpenDialog } from "../dialogs/dialogs.ts";
import { askForGameAtom, firstGameAtom, type LaunchProblem } from "./askForGame.ts";
import type { LaunchWish } from "../dialogs/launchWish.ts";
import { playedGameAtom } from "./playedGame.ts";
import { tokenAtom } from "../session/session.ts";
import { beginFreePlayAtom } from "../kit/account/signIn.ts";
import { useSite } from "../site/SiteContext.ts";
import { useSwitches } from "../site/switches.ts";

/** Carries out a launch, and goes on to the page or the dialog that it leads to. Gives why the game does not open. */
export function useLaunching(wish: LaunchWish): LaunchProblem | undefined {
  const [outcome, setOutcome] = useState<{ readonly wish: LaunchWish; readonly problem: LaunchProblem }>();
  const launch = useLaunchSteps();
  const start = useEffectEvent(launch);
  useEffect(() => {
    const leaving = new AbortController();
    void start(wish, leaving.signal).then((problem) => {
      if (problem && !leaving.signal.aborted) setOutcome({ wish, problem });
    });
    return () => leaving.abort();
  }, [wish]);
  // The dialog stays open from one game to the next.
  return outcome?.wish === wish ? outcome.problem : undefined;
}

type Steps<Wish> = (wish: Wish, signal: AbortSignal) => Promise<LaunchProblem | undefined>;

function useLaunchSteps(): Steps<LaunchWish> {
  const site = useSite();
  const navigate = useNavigate();
  const findFirst = useSetAtom(firstGameAtom);
  const launchGame = useGameSteps();
  return async (wish, signal) => {
    if ("game" in wish) return launchGame(wish, signal);
    // The page that opens may read whose games it shows (LA-027).
    remember("session", "vassalage", wish.vendor.code);
    const page = pageOfVendor(wish.vendor, site);
    if (page) {
      await navigate(page);
      return undefined;
    }
    const found = await findFirst(wish.vendor, site);
    if (signal.aborted) return undefined;
    return "state" in found ? found : launchGame({ game: found, trial: false }, signal);
  };
}

function useGameSteps(): Steps<Extract<LaunchWish, { readonly game: object }>> {
  const site = useSite();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const openDialog = useOpenDialog();
  const { close } = useDialog();
  const ask = useSetAtom(askForGameAtom);
  const play = useSetAtom(playedGameAtom);
  const becomeGuest = useGuest();
  return async (wish, signal) => {
    const { game, trial } = wish;
    remember("session", "vassalage", game.vendor);
    const plan = planLaunch(game, site);
    if (plan.does === "page" || plan.does === "lottery") {
      await navigate(plan.path, plan.does === "lottery" ? { state: launchState(game.name) } : {});
      return undefined;
    }
    if (trial) {
      const guest = await becomeGuest();
      if (signal.aborted) return undefined;
      if (guest === "failed") return { state: "failed" };
      if (guest !== "in") {
        close();
        openDialog(guest);
        return undefined;
      }
    }
    if (plan.does === "list") {
      openDialog("gameWindow", { game, trial });
      return undefined;
    }
    const launched = await ask({ ...wish, site, signal });
    if (signal.aborted) return undefined;
    if (launched.state === "left") {
      close();
      return undefined;
    }
    if (launched.state !== "ready") return launched;
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
  const switches = useSwitches();
  const store = useStore();
  const beginFreePlay = useSetAtom(beginFreePlayAtom);
  return async () => {
    if (store.get(tokenAtom) !== undefined) return "in";
    if (!isOpen(freePlayGate, { switches })) return "login";
    if (ageCheckBeforeFreePlay) return "freePlay";
    try {
      await beginFreePlay();
      return "in";
    } catch {
      return "failed";
    }
  };
}
