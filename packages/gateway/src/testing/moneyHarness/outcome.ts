import type { ErrorCode } from "../../http/errorTexts.ts";
import type { RecordedResponse, Operation } from "./history.ts";

/**
 * Errors that come before the key is checked, or say that the call is impossible at the moment: the same request may
 * still succeed.
 */
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

/** Whether a response leaves open what happens to its operation. */
export function isPassing(answer: RecordedResponse): boolean {
  return answer.status >= 400 && PASSING.includes(readResponse(answer).code);
}

/** The response that acknowledged an operation, with success or an error; `undefined` if none was read. */
export function acknowledgementOf({ answers }: Operation): RecordedResponse | undefined {
  return answers.find((answer) => !isPassing(answer));
}

/** `unknown`: there was no response, so it may have been done once or not at all. */
export function outcomeOf(operation: Operation): "done" | "refused" | "unknown" {
  const answer = acknowledgementOf(operation);
  if (answer === undefined) return "unknown";
  return answer.status === 200 ? "done" : "refused";
}

/** The value of a completed operation. */
export function valueOf<Value>(operation: Operation): Value {
  const answer = acknowledgementOf(operation);
  if (answer?.status !== 200) throw new Error(`operation ${operation.id} was not done`);
  return readResponse(answer).value as Value;
}

/** The id of the operation's order, transfer or card, from its response. */
export function idOf(operation: Operation): string {
  return valueOf<{ readonly id: string }>(operation).id;
}

/** A text field of the request. */
export function textOf({ id, body }: Operation, field: string): string {
  const value = body[field];
  if (typeof value !== "string") throw new TypeError(`operation ${id} was sent without ${field}`);
  return value;
}
