import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { arrayBuffer } from "node:stream/consumers";
import { createGateway } from "../../createGateway.ts";
import { looseLimits } from "../../protection/limits.ts";
import { type CurrencyCode, currencyOf } from "./currency.ts";
import { harnessMerchants } from "./merchants.ts";
import type { FromServer, ToServer } from "./serverMessages.ts";

// A program: a platform on a data file, behind a local port, at the time that its parent process sets.
const [database = "", startedAt = "0", currency = "P"] = process.argv.slice(2);

let now = Number(startedAt);
const gateway = await createGateway({
  merchants: harnessMerchants(currencyOf(currency as CurrencyCode)),
  database,
  clock: () => now,
  limits: looseLimits,
});
const tell = (message: FromServer): void => void process.send?.(message);

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { method = "GET", url = "/", headers } = incoming;
  const body = await arrayBuffer(incoming);
  const request = new Request(`http://127.0.0.1${url}`, {
    method,
    headers: headers as Record<string, string>,
    ...(body.byteLength > 0 && { body }),
  });
  const response = await gateway.fetch(request, { address: incoming.socket.remoteAddress });
  outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
}

process.on("message", (message: ToServer) => {
  if (message.now !== undefined) {
    now = message.now;
    tell({ reached: now });
  }
  if (message.settle) void gateway.control.tick().then(() => tell({ isSettled: true }));
});
// The parent has ended, perhaps before this line.
process.on("disconnect", () => process.exit());
if (!process.connected) process.exit();

const server = createServer((incoming, outgoing) => {
  // A request that its client aborted while sending has no response.
  answer(incoming, outgoing).catch(() => outgoing.destroy());
});
server.listen(0, "127.0.0.1", () => tell({ port: (server.address() as AddressInfo).port }));
