import { accountKindOf, type GateContext } from "@livery/product/gate.ts";
import { useMemo } from "react";
import { useSession } from "./session.ts";
import { useSite } from "./SiteContext.ts";
import { useSwitches } from "./switches.ts";

/** What gates are judged against for whoever is looking: `isOpen(gate, useGateContext())`. */
export function useGateContext(): GateContext {
  const { features } = useSite();
  const switches = useSwitches();
  const session = useSession();
  return useMemo(() => {
    const member = session.state === "in" ? session.member : undefined;
    return {
      features,
      switches,
      session: session.state === "out" ? "none" : "held",
      account: member && accountKindOf(member.agentType),
      // Those of an agent's contracts come with the agent centre (S10).
      flags: { toUpline: member?.toUpline === true },
    };
  }, [features, switches, session]);
}
