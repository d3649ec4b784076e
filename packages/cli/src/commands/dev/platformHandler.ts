import { getRequestListener } from "@hono/node-server";
import type { Connect } from "vite";
import type { PlatformMount } from "../../server/platformMount.ts";

/** The platform as a handler that stands before Vite: calls and pictures never reach Vite's own reading of addresses. */
export function platformHandler(mount: PlatformMount): Connect.NextHandleFunction {
  const answer = getRequestListener((request, { incoming }) =>
    mount.answer(request, incoming.socket.remoteAddress ?? ""),
  );
  return (request, response, next) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    if (mount.takes(path)) answer(request, response).catch(next);
    else next();
  };
}
