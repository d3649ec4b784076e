import type { EndSessionsResponse } from "@livery/platform/decoders/endSessions.gen.js";
import { shape } from "@livery/platform/requests/endSessions.gen.js";
import { endOtherSessions, openSessions } from "../members/openSessions.ts";
import { requireOpenSession } from "../members/sessions.ts";
import { requestOf } from "../requestOf.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-109: ends other sessions. It asks for no password: whoever finds a stranger in the list must be quick. */
export const endSessions: Route<EndSessionsResponse> = (context) => {
  const { id } = requestOf(context, shape);
  return context.store.write((writing) => {
    requireOpenSession(writing, sessionOf(context));
    endOtherSessions(writing, context, id);
    return { list: openSessions(writing, context) };
  });
};
