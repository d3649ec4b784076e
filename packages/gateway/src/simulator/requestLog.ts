import type { FaultEffect } from "./faults.ts";

export const LOG_LENGTH = 500;

/**
 * One response of the platform. It contains nothing of the request's or the response's data: no body, token, key or
 * query (AP-073).
 */
export interface LoggedRequest {
  /** Increases by one with each response. */
  readonly id: number;
  /** When the request came, by the platform's clock, in milliseconds since 1970. */
  readonly at: number;
  /** The named merchant, if the platform knows it. */
  readonly merchant?: string | undefined;
  /** Missing for requests that match no call. */
  readonly call?: string | undefined;
  readonly method: string;
  /** Without its query; truncated if it belongs to no call. */
  readonly path: string;
  /** Missing if the connection was dropped. */
  readonly status?: number | undefined;
  /** The code of an API error. */
  readonly code?: string | undefined;
  /** How long the response took, in milliseconds. */
  readonly ms: number;
  /** The simulator's effect on the request. */
  readonly fault?: FaultEffect["kind"] | undefined;
  /** The member of the session that the request came with. */
  readonly account?: string | undefined;
}

export interface RequestLog {
  add(answered: Omit<LoggedRequest, "id">): void;
  clear(): void;
  /** The responses after this id, newest first. */
  list(after?: number): readonly LoggedRequest[];
}

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
