import type { DomainRouteResponse } from "@livery/platform/decoders/domainRoute.gen.js";
import { merchantDomains, merchantResources } from "../merchantResources.ts";
import type { Route } from "../requestContext.ts";

/** AP-046: the site's other domains and its apps. */
export const domainRoute: Route<DomainRouteResponse> = ({ merchant }) => ({
  domainList: merchantDomains(merchant),
  resources: merchantResources(merchant),
});
