/** Statistics of a run, in addition to its history. */
export interface Counts {
  /** Operations that ended, with or without a response. */
  operations: number;
  /** Requests with a key. */
  sends: number;
  /** Requests that repeated an earlier key, not counting retries of lost responses. */
  repeats: number;
  /** Repeats with another body. */
  otherBodies: number;
  /** Responses that a client dropped in order to send again. */
  dropped: number;
  /** Requests without a response because the server was killed. */
  unanswered: number;
  /** Responses that left the operation open: in flight, no session. */
  passing: number;
  kills: number;
}

export function newCounts(): Counts {
  return { operations: 0, sends: 0, repeats: 0, otherBodies: 0, dropped: 0, unanswered: 0, passing: 0, kills: 0 };
}
