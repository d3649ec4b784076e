import type { LogoutAnswer } from "@livery/platform/decoders/logout.gen.js";
import { endSession } from "../members/sessions.ts";
import { type Route, sessionOf } from "../visit.ts";

/** AP-018: ends the session; its token is worth nothing from now on. */
export const logout: Route<LogoutAnswer> = async (visit) => {
  await endSession(visit.database, sessionOf(visit).tokenHash);
  return {};
};
