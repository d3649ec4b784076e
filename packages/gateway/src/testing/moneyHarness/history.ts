import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import type { Call } from "@livery/platform/call.ts";
import type { HarnessMember } from "./harnessMember.ts";

/** The calls that take a key, by their ids: what the harness is about. */
export const keyedCalls: ReadonlyMap<string, Call<never, unknown>> = new Map(
  Object.entries<Call<never, unknown>>(liveCalls).filter(([, { takesIdempotencyKey }]) => takesIdempotencyKey),
);

/** What a client read of one answer, all of it. */
export interface RecordedResponse {
  readonly status: number;
  /** The body, byte for byte. */
  readonly text: string;
  /** The platform says that it gave this answer before. */
  readonly isRepeated: boolean;
}

/** One call under one key, however often it was sent. */
export interface Operation {
  /** Unique in a run; a client's own ones grow. */
  readonly id: number;
  readonly client: number;
  readonly member: number;
  readonly call: string;
  readonly key: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** The platform's time when it was sent first, or a little before. */
  readonly sentAt: number;
  /** The platform's time when its sender was told, or a little after; left out as long as nobody was. */
  endedAt?: number;
  /** Every answer that was read, in the order of reading. */
  readonly answers: RecordedResponse[];
  /** Every answer to the same key with another body. */
  readonly toOtherBody: RecordedResponse[];
}

/** Everything that the clients of a run asked for and were told. */
export interface History {
  readonly members: readonly HarnessMember[];
  /** The newest transaction before the first operation: all up to it is the seed's. */
  readonly seededUpTo: number;
  /** What stood in each wallet then, by its name; see `walletName`. */
  readonly opening: ReadonlyMap<string, number>;
  readonly operations: readonly Operation[];
  /** The platform's time at the end. */
  readonly endedAt: number;
}
