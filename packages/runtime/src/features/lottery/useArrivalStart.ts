import { isOpen } from "@livery/product/gate.ts";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { useSession } from "../../session/session.ts";
import { useGateContext } from "../../session/useGateContext.ts";
import type { LotteryChoice } from "./useLotteryStart.ts";

/**
 * Starts the lottery that was chosen on the way to the page, once for each arrival. A visitor who pressed a link to it gets
 * the login; one who opened the address sees the lotteries (LT-015). Either is led on after logging in here.
 */
export function useArrivalStart(chosen: LotteryChoice | undefined, start: (choice: LotteryChoice) => void): void {
  const { key } = useLocation();
  const wasOpened = useNavigationType() === "POP";
  const isStarting = useSession().state === "starting";
  const mayPlay = isOpen({ accounts: ["member", "agent"] }, useGateContext());
  const handled = useRef<{ readonly key: string; readonly mayPlay: boolean }>(undefined);
  const begin = useEffectEvent(() => {
    if (!chosen || isStarting || (wasOpened && !mayPlay)) return;
    if (handled.current?.key === key && (handled.current.mayPlay || !mayPlay)) return;
    handled.current = { key, mayPlay };
    start(chosen);
  });
  const isKnown = chosen !== undefined;
  useEffect(() => begin(), [isKnown, isStarting, wasOpened, mayPlay, key]);
}
