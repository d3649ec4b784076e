import type { ErrorCode } from "../../http/errorTexts.ts";
import type { RecordedResponse, Operation } from "./history.ts";

/** Refusals that come before the key is looked at, or say that it cannot be just now: the same send may yet succeed. */
const PASSING: readonly (string | undefined)[] = [
  "KEY_IN_FLIGHT",
  "SESSION_EXPIRED",
  "BUSY",
  "UNAVAILABLE",
  "CLOSING",
] satisfies ErrorCode[];

interface Envelope {
  readonly code?: string;
  readonly value?: unknown;
}

export function readResponse({ text }: RecordedResponse): Envelope {
  return JSON.parse(text) as Envelope;
}

/** Whether an answer leaves open what becomes of its operation. */
export function isPassing(answer: RecordedResponse): boolean {
  return answer.status >= 400 && PASSING.includes(readResponse(answer).code);
}

/** The answer by which an operation was acknowledged, with success or a refusal; `undefined` if none was read. */
export function acknowledgementOf({ answers }: Operation): RecordedResponse | undefined {
  return answers.find((answer) => !isPassing(answer));
}

/** `unknown`: nobody was told, so it may have been done once or not at all. */
export function outcomeOf(operation: Operation): "done" | "refused" | "unknown" {
  const answer = acknowledgementOf(operation);
  if (answer === undefined) return "unknown";
  return answer.status === 200 ? "done" : "refused";
}

/** The value of an operation that was done. */
export function valueOf<Value>(operation: Operation): Value {
  const answer = acknowledgementOf(operation);
  if (answer?.status !== 200) throw new Error(`operation ${operation.id} was not done`);
  return readResponse(answer).value as Value;
}

/** The id of the order, transfer or card that an operation was about, as its answer says. */
export function idOf(operation: Operation): string {
  return valueOf<{ readonly id: string }>(operation).id;
}

/** A field of what was sent. */
export function textOf({ id, body }: Operation, field: string): string {
  const value = body[field];
  if (typeof value !== "string") throw new TypeError(`operation ${id} was sent without ${field}`);
  return value;
}
