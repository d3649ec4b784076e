import { domainRoute } from "@livery/platform/calls/domainRoute.ts";
import { callAtom } from "../calls/callAtom.ts";
import { MINUTE } from "../calls/minute.ts";

/** The site's other domains and its apps; a reload in the same tab keeps them (ST-011). */
export const domainRouteAtom = callAtom(domainRoute, () => undefined, { staleTime: 10 * MINUTE, keptAs: "routers" });
