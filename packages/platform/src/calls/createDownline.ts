import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type CreateDownlineResponse, shape } from "../decoders/createDownline.gen.js";
import type { CreateDownlineRequest } from "../requests/createDownline.gen.js";

/** Creates a member below the agent (AP-181). */
export const createDownline: Call<CreateDownlineRequest, CreateDownlineResponse> = {
  id: "createDownline",
  requirement: "AP-181",
  method: "POST",
  path: "/wps/relay/MCS2_createDownline",
  auth: "agent",
  encrypted: true,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
