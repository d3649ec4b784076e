import { createAdaptorServer } from "@hono/node-server";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { UsageError } from "../usageError.ts";
import type { RequestHandler } from "./requestHandler.ts";
import { createDiscard } from "./createDiscard.ts";
import { respondOnFreshConnections, respondOrDrop } from "./respondOrDrop.ts";
import { compressResponses } from "./compressResponses.ts";

/** A listening server. */
export interface Listening {
  readonly port: number;
  /** Accepts no new connections, finishes responses in progress for at most ten seconds, and closes. */
  close(): Promise<void>;
}

/**
 * How long a request may take to arrive. A site waits half as long for an answer; a client that sends more slowly only keeps
 * the memory of what has arrived.
 */
const LONGEST_ARRIVAL_MS = 60_000;

/** How long a response may still take once the server closes. */
const DRAIN_MS = 10_000;

interface ListenOptions {
  /** A response may be lost on purpose. */
  readonly mayDrop?: boolean;
  readonly longestArrivalMs?: number;
}

/** Handles requests on a port of this machine; see `listenOn`. */
export function listen(
  answer: RequestHandler,
  port: number,
  { mayDrop = false, longestArrivalMs = LONGEST_ARRIVAL_MS }: ListenOptions = {},
): Promise<Listening> {
  const compressed = compressResponses(withUncachedErrors(answer));
  const discard = createDiscard();
  const server = createAdaptorServer({
    fetch: async (request, { incoming, outgoing }) => {
      const [received, sent] = [incoming as IncomingMessage, outgoing as ServerResponse];
      const response = await respondOrDrop(compressed(request, incoming.socket.remoteAddress ?? ""), received);
      discard(received, sent, response.status);
      return response;
    },
    // It would read up to 64 MB as fast as they come, or stop after half a second.
    autoCleanupIncoming: false,
    createServer,
    serverOptions: { requestTimeout: longestArrivalMs, connectionsCheckingInterval: longestArrivalMs / 2 },
  }) as Server;
  if (mayDrop) respondOnFreshConnections(server);
  return listenOn(server, port);
}

/**
 * Prevents caching of error responses, whatever the headers of their path: a file that is missing for a moment, while a
 * new pack is put in place, would otherwise be missing for as long as its cache allows.
 */
function withUncachedErrors(answer: RequestHandler): RequestHandler {
  return async (request, visitor) => {
    const response = await answer(request, visitor);
    if (response.status >= 400) response.headers.set("Cache-Control", "no-store");
    return response;
  };
}

/**
 * Makes a server listen on this machine only. `port` 0 takes any free one. Throws a `UsageError` with advice if the
 * port is taken or not allowed.
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
      // Browsers keep connections open for minutes; idle ones are not waited for.
      server.closeAllConnections();
      await closed.promise;
    },
  };
}

/** Counts the requests without a response. */
function createUnderWay(server: Server): { ended(withinMs: number): Promise<void> } {
  const owed = new Set<ServerResponse>();
  let tell: (() => void) | undefined;
  server.on("request", (_request, response: ServerResponse) => {
    owed.add(response);
    response.on("close", () => {
      owed.delete(response);
      if (owed.size === 0) tell?.();
      // A closing server takes no further request on a connection that has had its response.
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
      `Port ${port} is in use, perhaps by another \`livery\`. Stop that program, or choose a port with --port ${port + 100 > 65_535 ? port - 100 : port + 100}.`,
    );
  }
  if (error.code === "EACCES") {
    return new UsageError(
      `This account may not use port ${port}. Choose one above 1023, for example with --port 4400.`,
    );
  }
  return error;
}
