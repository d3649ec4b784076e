import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type WireVendor, type WireVendorGroup, shape } from "../decoders/vendors.gen.js";

interface VendorsRequest {
  readonly language: string;
}

export interface Vendor {
  /** The provider's code (vassalage). */
  readonly code: string;
  readonly name: string;
  /** Empty if the provider has no mark. */
  readonly icon: string;
  readonly hot: boolean;
}

export interface VendorGroup {
  /** RNG, LIVE, FISH … */
  readonly type: string;
  readonly vendors: readonly Vendor[];
}

function toVendor({ vassalage, displayName, smallIcon = "", isHot }: WireVendor): Vendor {
  return { code: vassalage, name: displayName, icon: smallIcon, hot: Boolean(isHot) };
}

function toVendorGroup({ gameCategory, vendors: members }: WireVendorGroup): VendorGroup {
  return { type: gameCategory, vendors: members.map(toVendor) };
}

/** Lists the providers of each game type (AP-028). */
export const vendors: Call<VendorsRequest, readonly VendorGroup[]> = {
  id: "vendors",
  requirement: "AP-028",
  method: "GET",
  path: "/wps/relay/GCSGAME_gameVendor",
  auth: "none",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: ({ language }, { merchant }) => ({ query: { merchantCode: merchant, language } }),
  decode: (value) => decode(shape, value, (groups) => groups.map(toVendorGroup)),
};
