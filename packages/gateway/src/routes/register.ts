import type { RegisterAnswer } from "@livery/platform/decoders/register.gen.js";
import { shape } from "@livery/platform/requests/register.gen.js";
import { registerMember } from "../members/registerMember.ts";
import { requestOf } from "../requestOf.ts";
import type { Route } from "../visit.ts";

/** AP-007: makes a member by the rules that AP-011 tells, and begins its first session. */
export const register: Route<RegisterAnswer> = (visit) => {
  requestOf(visit, shape);
  return registerMember(visit, "username");
};
