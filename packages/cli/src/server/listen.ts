import { createAdaptorServer } from "@hono/node-server";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { UsageError } from "../usageError.ts";
import type { RequestHandler } from "./requestHandler.ts";
import { respondOnFreshConnections, respondOrDrop } from "./respondOrDrop.ts";
import { compressResponses } from "./compressResponses.ts";
import { withUncachedErrors } from "./uncachedErrors.ts";

/** A server that listens. */
export interface Listening {
  readonly port: number;
  /** Takes no new connection, lets the answers under way end for at most ten seconds, and closes. */
  close(): Promise<void>;
}

/** How long an answer may still take once the server ends. */
const DRAIN_MS = 10_000;

/** Answers requests on a port of this machine; see `listenOn`. `mayDrop` says that an answer may be lost on purpose. */
export function listen(answer: RequestHandler, port: number, mayDrop = false): Promise<Listening> {
  const compressed = compressResponses(withUncachedErrors(answer));
  const server = createAdaptorServer({
    fetch: (request, { incoming }) =>
      respondOrDrop(compressed(request, incoming.socket.remoteAddress ?? ""), incoming as IncomingMessage),
    createServer,
  }) as Server;
  if (mayDrop) respondOnFreshConnections(server);
  return listenOn(server, port);
}

/**
 * Lets a server listen on this machine only. `port` 0 takes any free one. Throws a `UsageError` that says what to do where
 * the port is taken or not allowed.
 */
export async function listenOn(server: Server, port: number, drainMs = DRAIN_MS): Promise<Listening> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", (error: NodeJS.ErrnoException) => reject(explain(error, port)));
  server.listen(port, "127.0.0.1", resolve);
  await promise;
  const underWay = createUnderWay(server);
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      await underWay.ended(drainMs);
      // Browsers keep connections open for minutes; nobody waits for one that nothing is asked on.
      server.closeAllConnections();
      await closed.promise;
    },
  };
}

/** Counts the answers that a server owes. */
function createUnderWay(server: Server): { ended(withinMs: number): Promise<void> } {
  const owed = new Set<ServerResponse>();
  let tell: (() => void) | undefined;
  server.on("request", (_request, response: ServerResponse) => {
    owed.add(response);
    response.on("close", () => {
      owed.delete(response);
      if (owed.size === 0) tell?.();
      // A server that closes takes no further request on a connection that has had its answer.
      if (!server.listening) setImmediate(() => server.closeIdleConnections());
    });
  });
  return {
    async ended(withinMs) {
      if (owed.size === 0) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      tell = resolve;
      const late = setTimeout(resolve, withinMs);
      await promise;
      clearTimeout(late);
    },
  };
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === "EADDRINUSE") {
    return new UsageError(
      `Port ${port} is in use, perhaps by another \`livery\`. End that program, or choose a port with --port ${port + 100 > 65_535 ? port - 100 : port + 100}.`,
    );
  }
  if (error.code === "EACCES") {
    return new UsageError(`Port ${port} may not be used by this account. Choose one above 1023 with --port 4400.`);
  }
  return error;
}
