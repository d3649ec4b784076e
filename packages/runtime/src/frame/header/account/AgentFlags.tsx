import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { useQueryResult } from "../../../kit/calls/useQueryResult.ts";
import { contractInfoAtom } from "../../../kit/data/contractInfo.ts";
import { platformFlagsAtom } from "../../../site/platformFlags.ts";

/** Asks for an agent's contracts as soon as it is logged in, and opens their pages (AG-022). */
export function AgentFlags() {
  const { data } = useQueryResult(contractInfoAtom);
  const setFlags = useSetAtom(platformFlagsAtom);
  useEffect(() => {
    if (data === undefined) return undefined;
    setFlags(data);
    return () => setFlags({});
  }, [data, setFlags]);
  return null;
}
