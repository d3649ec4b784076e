import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { ConnectionDropped } from "@livery/gateway/simulator/connectionDropped.ts";
import type { IncomingMessage, Server } from "node:http";

/** The answer; where the simulator lets it get lost, the connection is closed without a byte. */
export async function respondOrDrop(
  answer: Response | Promise<Response>,
  { socket }: Pick<IncomingMessage, "socket">,
): Promise<Response> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ConnectionDropped)) throw error;
    socket.destroy();
    return RESPONSE_ALREADY_SENT;
  }
}

/**
 * Gives each request a connection of its own. On one that was used before, browsers repeat by themselves a request whose
 * answer does not come, POST included: a dropped connection would not be seen.
 */
export function respondOnFreshConnections(server: Server): void {
  server.maxRequestsPerSocket = 1;
}
