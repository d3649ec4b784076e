import { accountKindOf, type GateContext } from "@livery/product/gate.ts";
import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { platformFlagsAtom } from "../site/platformFlags.ts";
import { useSession } from "./session.ts";
import { useSite } from "../site/SiteContext.ts";
import { useSwitches } from "../site/switches.ts";

/** The context of gates for the current visitor: `isOpen(gate, useGateContext())`. */
export function useGateContext(): GateContext {
  const { features } = useSite();
  const switches = useSwitches();
  const session = useSession();
  const flags = useAtomValue(platformFlagsAtom);
  return useMemo(() => {
    const member = session.state === "in" ? session.member : undefined;
    return {
      features,
      switches,
      session: session.state === "out" ? "none" : "held",
      account: member && accountKindOf(member.agentType),
      flags: { ...flags, toUpline: member?.toUpline === true },
    };
  }, [features, switches, session, flags]);
}
