import type { SessionsResponse } from "@livery/platform/decoders/sessions.gen.js";
import { openSessions } from "../members/openSessions.ts";
import type { Route } from "../requestContext.ts";

/** AP-109: where the member is logged in. */
export const sessions: Route<SessionsResponse> = (context) =>
  context.store.read((reading) => ({ list: openSessions(reading, context) }));
