import { getRequestListener } from "@hono/node-server";
import type { IncomingMessage } from "node:http";
import type { Connect } from "vite";
import { respondOrDrop } from "../../server/respondOrDrop.ts";
import type { Mount } from "../../server/mount.ts";

/** Mounts as a handler in front of Vite: requests they handle never reach Vite's own URL parsing. */
export function mountHandler(mounts: readonly Mount[]): Connect.NextHandleFunction {
  const handlers = mounts.map((mount) => ({
    mount,
    answer: getRequestListener((request, { incoming }) =>
      respondOrDrop(mount.answer(request, incoming.socket.remoteAddress ?? ""), incoming as IncomingMessage),
    ),
  }));
  return (request, response, next) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const taken = handlers.find(({ mount }) => mount.takes(path, request.headers.host ?? ""));
    if (taken) taken.answer(request, response).catch(next);
    else next();
  };
}
