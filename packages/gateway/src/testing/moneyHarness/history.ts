import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import type { Call } from "@livery/platform/call.ts";
import type { Currency } from "./currency.ts";
import type { HarnessMember } from "./harnessMember.ts";

/** The calls with an idempotency key, by their ids: the subject of the harness. */
export const keyedCalls: ReadonlyMap<string, Call<never, unknown>> = new Map(
  Object.entries<Call<never, unknown>>(liveCalls).filter(([, { takesIdempotencyKey }]) => takesIdempotencyKey),
);

/** A complete response, as a client read it. */
export interface RecordedResponse {
  readonly status: number;
  /** The body, byte for byte. */
  readonly text: string;
  /** The platform marked the response as a repetition. */
  readonly isRepeated: boolean;
}

/** One call under one key, however often it was sent. */
export interface Operation {
  /** Unique in a run; increases for each client. */
  readonly id: number;
  readonly client: number;
  readonly member: number;
  readonly call: string;
  readonly key: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** The platform's time when it was first sent, or slightly earlier. */
  readonly sentAt: number;
  /** The platform's time when its sender got a response, or slightly later; missing until then. */
  endedAt?: number;
  /** Every response that was read, in order. */
  readonly answers: RecordedResponse[];
  /** Every response to the same key with another body. */
  readonly toOtherBody: RecordedResponse[];
}

/** All requests of a run's clients, with their responses. */
export interface History {
  readonly currency: Currency;
  readonly members: readonly HarnessMember[];
  /** The newest transaction before the first operation: all up to it belong to the seed. */
  readonly seededUpTo: number;
  /** Each wallet's balance at that time, by its name; see `walletName`. */
  readonly opening: ReadonlyMap<string, number>;
  readonly operations: readonly Operation[];
  /** The platform's time at the end. */
  readonly endedAt: number;
}
