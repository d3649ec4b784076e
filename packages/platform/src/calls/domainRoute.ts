import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type DomainRouteResponse, shape } from "../decoders/domainRoute.gen.js";
import { type AppResource, toAppResource } from "../appResource.ts";

export interface DomainRoute {
  /** `speed`: the domain's response time in milliseconds; unmeasured domains come last (DL-007). */
  readonly domains: readonly { readonly url: string; readonly speed: number }[];
  readonly resources: readonly AppResource[];
}

function toDomainRoute({ domainList = [], resources = [] }: DomainRouteResponse): DomainRoute {
  return {
    domains: domainList.map(({ url, speed = Number.POSITIVE_INFINITY }) => ({ url, speed })),
    resources: resources.map(toAppResource),
  };
}

/** Lists the site's other domains and its apps (AP-046). */
export const domainRoute: Call<undefined, DomainRoute> = {
  id: "domainRoute",
  requirement: "AP-046",
  method: "GET",
  path: "/wps/system/domainRoute",
  auth: "none",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, toDomainRoute),
};
