import type { FaultEffect } from "./faults.ts";

/** How many answers are remembered. */
export const LOG_LENGTH = 500;

/** One answer of the platform. Nothing of what was sent or said is in it: no body, token, key or query (AP-073). */
export interface LoggedRequest {
  /** Grows by one with each answer. */
  readonly id: number;
  /** When the request came, by the platform's clock, in milliseconds since 1970. */
  readonly at: number;
  /** As far as the platform knows the merchant that was named. */
  readonly merchant?: string | undefined;
  /** Not there where nothing of the platform was asked for. */
  readonly call?: string | undefined;
  readonly method: string;
  /** Without its query; what belongs to no call is cut short. */
  readonly path: string;
  /** Not there where the connection was dropped. */
  readonly status?: number | undefined;
  /** Of a refusal. */
  readonly code?: string | undefined;
  /** How long the answer took, in milliseconds. */
  readonly ms: number;
  /** What the simulator did to it. */
  readonly fault?: FaultEffect["kind"] | undefined;
  /** The member of the session that the request came with. */
  readonly account?: string | undefined;
}

export interface RequestLog {
  add(answered: Omit<LoggedRequest, "id">): void;
  clear(): void;
  /** Those after the one with this id, the newest first. */
  list(after?: number): readonly LoggedRequest[];
}

/** Remembers the last answers, in memory. */
export function createRequestLog(): RequestLog {
  const answers: LoggedRequest[] = [];
  let lastId = 0;
  return {
    add(answered) {
      lastId += 1;
      answers.push({ ...answered, id: lastId });
      if (answers.length > LOG_LENGTH) answers.shift();
    },
    clear: () => {
      answers.length = 0;
    },
    list: (after = 0) => answers.filter(({ id }) => id > after).toReversed(),
  };
}
