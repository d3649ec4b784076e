import type { WhitelabelResponse } from "@livery/platform/decoders/whitelabel.gen.js";
import type { Merchant } from "./merchant.ts";

/** Switches nested under another one: they are off if their parent is off (BR-038). */
const parents: Readonly<Partial<Record<keyof Merchant["switches"], keyof Merchant["switches"]>>> = {
  USERNAMEREG3: "DIRECTREG3",
  MOBILEREG3: "DIRECTREG3",
  MOBILEREGPASS3: "MOBILEREG3",
  REGMOBVERF3: "MOBILEREG3",
};

/** A merchant's switches as the tree that the site reads (BR-037). */
export function whitelabelTree({ switches }: Pick<Merchant, "switches">): WhitelabelResponse {
  const ids = Object.keys(switches) as (keyof typeof switches)[];
  const below = (parent: keyof typeof switches | undefined): WhitelabelResponse[] =>
    ids
      .filter((id) => parents[id] === parent)
      .map((id) => {
        const childrenNodes = below(id);
        return { modId: id, enabled: switches[id], ...(childrenNodes.length > 0 && { childrenNodes }) };
      });
  return { modId: "WHITELABEL", enabled: true, childrenNodes: below(undefined) };
}
