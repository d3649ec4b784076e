/** What a run did, beside its history. */
export interface Counts {
  /** Operations that ended, with an answer or without. */
  operations: number;
  /** Requests with a key. */
  sends: number;
  /** Those that repeated an earlier key, the retries of lost answers left out. */
  repeats: number;
  /** Of the repeats those with another body. */
  otherBodies: number;
  /** Answers that a client hung up on, to ask again. */
  dropped: number;
  /** Requests without an answer because the server was killed. */
  unanswered: number;
  /** Answers that left the operation open: in flight, no session. */
  passing: number;
  kills: number;
}

export function newCounts(): Counts {
  return { operations: 0, sends: 0, repeats: 0, otherBodies: 0, dropped: 0, unanswered: 0, passing: 0, kills: 0 };
}
