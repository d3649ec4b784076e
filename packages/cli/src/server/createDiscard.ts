import { createTurns } from "@livery/gateway/protection/createTurns.ts";
import { LARGEST_BODY } from "@livery/gateway/uploads/uploadBounds.ts";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** The bytes that are still read of a body that was too large: no site sends one. */
const MOST_OF_TOO_LARGE = 256 * 1024;

/** How long a client that is still sending may take to notice its response. */
const NOTICE_MS = 1000;

/**
 * Discards what a response left unread of its request's body. Some clients, browsers among them, look at a response only
 * once they have sent everything, and the connection cannot be used again before that. All connections together are read
 * a piece in each turn of the event loop, so that nobody waits for them. A body that goes on for too long is not read
 * any further: its connection is closed, a moment after the response was sent.
 */
export function createDiscard(): (incoming: IncomingMessage, outgoing: ServerResponse, status: number) => void {
  const ownTurn = createTurns();

  async function discard(incoming: IncomingMessage, most: number): Promise<void> {
    // The code that read the beginning would otherwise keep what follows.
    incoming.removeAllListeners("data");
    let read = 0;
    for await (const piece of incoming.iterator({ destroyOnReturn: false })) {
      read += (piece as Buffer).length;
      if (read > most) return hangUp(incoming.socket);
      await ownTurn();
    }
  }

  return (incoming, outgoing, status) => {
    const { headers } = incoming;
    if (headers["transfer-encoding"] === undefined && headers["content-length"] === undefined) return;
    // Node reads all of a body that nobody has begun to read.
    incoming.read(0);
    outgoing.once("finish", () => {
      if (incoming.readableEnded) return;
      // A client that disconnects has nothing more to discard.
      discard(incoming, status === 413 ? MOST_OF_TOO_LARGE : LARGEST_BODY).catch(() => {});
    });
  };
}

/** Ends a connection without reading on. To close it at once would take its response away from the client. */
function hangUp(socket: Socket): void {
  socket.end();
  setTimeout(() => socket.destroy(), NOTICE_MS).unref();
}
