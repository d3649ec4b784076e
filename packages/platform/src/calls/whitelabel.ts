import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/whitelabel.gen.js";
import type { SwitchNode } from "@livery/product/switchNode.ts";

/** Returns the merchant's tree of switches (BR-037) (AP-003). */
export const whitelabel: Call<undefined, SwitchNode> = {
  id: "whitelabel",
  requirement: "AP-003",
  method: "GET",
  path: "/wps/system/whitelabel",
  auth: "none",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (_, { merchant }) => ({ query: { merchant } }),
  decode: (value) => decode(shape, value, (tree) => tree),
};
