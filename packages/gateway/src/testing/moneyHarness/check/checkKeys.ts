import { hashOfKey } from "../../../money/keys/keyHashes.ts";
import type { History, Operation } from "../history.ts";
import { acknowledgementOf } from "../outcome.ts";
import type { Books } from "../readBooks.ts";
import { nameOf } from "./checkResponses.ts";

/** How long a response is kept. It is stored when its operation is sent, or later. */
const REMEMBERED_MS = 24 * 3_600_000;

const nameOfKey = (member: number, route: string, hash: string) => `${member} ${route} ${hash}`;

/**
 * Checks the stored responses: each is what its operation received, none is missing, and none belongs to an unknown
 * key.
 */
export function checkKeys({ operations, endedAt }: History, { rows }: Books): string[] {
  const sent = new Map(operations.map((one) => [nameOfKey(one.member, one.call, hashOfKey(one.key)), one]));
  const stored = new Set<Operation>();
  const faults: string[] = [];
  for (const { member_id: member, route, key_hash: hash, status, body } of rows.idempotency) {
    const operation = sent.get(nameOfKey(member, route, hash));
    if (!operation) {
      faults.push(`a response is stored for a key that member ${member} never sent to ${route}`);
      continue;
    }
    stored.add(operation);
    const told = acknowledgementOf(operation);
    if (told && (told.status !== status || told.text !== body))
      faults.push(`${nameOf(operation)} received ${told.status} ${told.text}, but ${status} ${body} is stored`);
  }
  for (const operation of operations) {
    const isYoung = operation.sentAt > endedAt - REMEMBERED_MS;
    if (isYoung && acknowledgementOf(operation) && !stored.has(operation))
      faults.push(`${nameOf(operation)} was acknowledged, but its response is not stored`);
  }
  return faults;
}
