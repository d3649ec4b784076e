import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { ConnectionDropped } from "@livery/gateway/simulator/connectionDropped.ts";
import type { IncomingMessage, Server } from "node:http";

/** The response; if the simulator drops it, the connection is closed without a byte. */
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
 * Gives each request its own connection. On a reused one, browsers automatically repeat a request without a response,
 * including POST, so a dropped connection would go unnoticed.
 */
export function respondOnFreshConnections(server: Server): void {
  server.maxRequestsPerSocket = 1;
}
