import { atom } from "jotai";
import { domainRouteAtom } from "../data/domainRoute.ts";
import { systemStatusAtom } from "../../site/systemStatus.ts";
import { type OfferedResource, offeredResources, type ResourceKind } from "./offeredResources.ts";

/**
 * The resources of these kinds that the platform offers (DL-006). Only if the permission response lacks one of them is
 * domainRoute requested, so that most pages do without that call.
 */
export function resourcesAtom<Kind extends ResourceKind>(kinds: readonly Kind[]) {
  return atom((get): readonly OfferedResource<Kind>[] => {
    const permitted = get(systemStatusAtom)?.resources;
    // A page that is rendered for a pack has no platform to ask.
    if (!permitted) return [];
    const offered = offeredResources(kinds, permitted);
    if (offered.length === kinds.length) return offered;
    return offeredResources(kinds, permitted, get(domainRouteAtom).data?.resources ?? []);
  });
}
