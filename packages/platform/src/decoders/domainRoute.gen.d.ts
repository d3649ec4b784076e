// Generated from schemas/platform/domainRoute.schema.json by `npm run gen`. Do not edit.
import type {WireResource} from "./shared/resource.gen.ts";

/**
 * The response of /wps/system/domainRoute (AP-046, L91).
 */
export interface DomainRouteResponse {
  /**
   * The site's other domains.
   */
  domainList?: WireDomain[];
  /**
   * Apps and addresses outside the site.
   */
  resources?: WireResource[];
}
export interface WireDomain {
  /**
   * The address.
   */
  url: string;
  /**
   * Its response time, in milliseconds.
   */
  speed?: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<DomainRouteResponse>;
