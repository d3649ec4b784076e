import { createGateway } from "@livery/gateway/createGateway.ts";
import { looseLimits } from "@livery/gateway/protection/limits.ts";
import { createRandom } from "@livery/gateway/seed/random.ts";
import { openSync, readFileSync, writeSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { ask } from "./ask.ts";
import { formatMark, type Mark } from "./marks.ts";
import { addressOf, drawOperation, type Player } from "./operations.ts";
import { BEGINNING, merchants } from "./prepareFile.ts";
import type { Traced } from "./traced.ts";

// A program: a platform, and clients of it who move money at once. It runs under strace, which sees what reaches the
// disk, and the marks of what was answered between it.

/** Members have two clients each, as on a computer and a phone. */
const CLIENTS_PER_PLAYER = 2;
/** Every operation moves the platform's time on by so much: orders go on, and sessions do not end. */
const STEP_MS = 250;

const { database, marks, players, synchronous, operations, seed } = JSON.parse(
  readFileSync(process.argv[2] ?? "", "utf8"),
) as Traced;

/** The product always uses `full`: for the other modes, the connection's setting is changed afterwards. */
if (synchronous !== "full") {
  const { exec } = DatabaseSync.prototype;
  DatabaseSync.prototype.exec = function (text) {
    exec.call(this, text);
    if (/\bsynchronous\b/u.test(text)) exec.call(this, `pragma synchronous = ${synchronous}`);
  };
}

let done = 0;
const clock = () => BEGINNING + done * STEP_MS;
const gateway = await createGateway({ merchants, database, clock, limits: looseLimits });
const file = openSync(marks, "a");
const mark = (written: Mark) => writeSync(file, formatMark(written));
const random = createRandom(`${seed} operations`);

async function play(player: Player, orders: string[]): Promise<void> {
  while (done < operations) {
    done += 1;
    const operation = drawOperation(done, player, orders, random);
    mark({ sent: operation });
    const { merchant, token } = player;
    const { number, key, json } = operation;
    const answer = await ask(gateway, addressOf(operation.call), { merchant, token, key, json });
    mark({ answered: { number, ...answer } });
    if (answer.status >= 500) throw new Error(`${operation.call} got the response ${answer.status}: ${answer.body}`);
    const { value } = JSON.parse(answer.body) as { value?: { id?: string } };
    if (operation.call === "createDeposit" && value?.id !== undefined) orders.push(value.id);
  }
}

await Promise.all(
  players.flatMap((player) => {
    const orders: string[] = [];
    return Array.from({ length: CLIENTS_PER_PLAYER }, () => play(player, orders));
  }),
);
await gateway.close();
