import type { RegisterResponse } from "@livery/platform/decoders/register.gen.js";
import { shape } from "@livery/platform/requests/register.gen.js";
import { registerMember } from "../members/registerMember.ts";
import { requestOf } from "../requestOf.ts";
import type { Route } from "../requestContext.ts";

/** AP-007: registers a member by the rules of AP-011 and begins its first session. */
export const register: Route<RegisterResponse> = (context) => {
  requestOf(context, shape);
  return registerMember(context, "username");
};
