import type { LogoutResponse } from "@livery/platform/decoders/logout.gen.js";
import { endSession } from "../members/sessions.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-018: ends the session; its token is invalid from now on. */
export const logout: Route<LogoutResponse> = async (context) => {
  await endSession(context.database, sessionOf(context).tokenHash);
  return {};
};
