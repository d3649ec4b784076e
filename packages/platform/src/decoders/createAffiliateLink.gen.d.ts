// Generated from schemas/platform/createAffiliateLink.schema.json by `npm run gen`. Do not edit.
import type {WireAffiliateLink} from "./shared/affiliateLink.gen.ts";

/**
 * The response of /wps/relay/MCS2_createAffiliateLink (AP-183).
 */
export type CreateAffiliateLinkResponse = WireAffiliateLink;

import type { Shape } from "../shape.ts";
export declare const shape: Shape<CreateAffiliateLinkResponse>;
