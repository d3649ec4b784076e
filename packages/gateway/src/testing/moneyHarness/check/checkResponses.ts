import type { RecordedResponse, History, Operation } from "../history.ts";
import { acknowledgementOf, isPassing, readResponse } from "../outcome.ts";

/** Checks the clients' responses: one response per key, whatever happened in between, and no unexpected error. */
export function checkResponses({ operations }: History): string[] {
  return operations.flatMap((operation) => faultsOf(operation).map((fault) => `${nameOf(operation)}: ${fault}`));
}

export function nameOf({ id, call, member }: Operation): string {
  return `operation ${id} (${call} of member ${member})`;
}

function faultsOf(operation: Operation): string[] {
  const faults: string[] = [];
  const acknowledged = acknowledgementOf(operation);
  const settled = operation.answers.filter((answer) => !isPassing(answer));
  for (const { status, text } of settled) {
    if (status === acknowledged?.status && text === acknowledged.text) continue;
    faults.push(`received ${told(acknowledged)} and later ${status} ${text}`);
  }
  if (settled.filter(({ isRepeated }) => !isRepeated).length > 1) faults.push("was carried out twice");
  if (acknowledged && acknowledged.status >= 500) faults.push(`failed: ${told(acknowledged)}`);
  for (const answer of operation.toOtherBody) {
    if (isPassing(answer) || readResponse(answer).code === "KEY_REUSED") continue;
    faults.push(`accepted another body under the same key: ${told(answer)}`);
  }
  return faults;
}

function told(answer: RecordedResponse | undefined): string {
  return answer ? `${answer.status} ${answer.text}` : "nothing";
}
