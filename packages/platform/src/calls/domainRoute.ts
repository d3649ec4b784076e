import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type DomainRouteResponse, shape } from "../decoders/domainRoute.gen.js";
import { type AppResource, toAppResource } from "../appResource.ts";

export interface DomainRoute {
  /** `speed`: how fast the address answers, in milliseconds; what was not measured comes last (DL-007). */
  readonly domains: readonly { readonly url: string; readonly speed: number }[];
  readonly resources: readonly AppResource[];
}

function toDomainRoute({ domainList = [], resources = [] }: DomainRouteResponse): DomainRoute {
  return {
    domains: domainList.map(({ url, speed = Number.POSITIVE_INFINITY }) => ({ url, speed })),
    resources: resources.map(toAppResource),
  };
}

/** The site's other addresses, and its apps (AP-046). */
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
