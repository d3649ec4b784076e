/** A rate limit: `burst` times at once, then evenly `perMinute` times a minute. */
export interface Limit {
  readonly burst: number;
  readonly perMinute: number;
}

export interface Limits {
  /** All requests together: what one machine can handle. */
  readonly whole: Limit;
  /** One address, or one 64-bit IPv6 network. The machine's own address counts like any other. */
  readonly address: Limit;
  /** Pictures that the server draws, per address: a list shows sixty of them at once. */
  readonly pictures: Limit;
  readonly account: Limit;
  /** Beginning sessions and replacing a password, per address. */
  readonly login: Limit;
  /** Requests for codes by SMS and mail, per address; codes per phone are counted where they are sent. */
  readonly codes: Limit;
  /** Captcha pictures, per address: drawing them is expensive. */
  readonly captcha: Limit;
  /** What visitors write to the operator, per address. */
  readonly feedback: Limit;
  /** Bodies with pictures, per member or, without a session, per address: each picture is decoded. */
  readonly uploads: Limit;
  /** Calls that move money, per member. */
  readonly money: Limit;
  /** Calls in progress at once; further ones are rejected first of all. */
  readonly underWay: number;
  /**
   * Wrong passwords per account in a quarter of an hour; twice as many in an hour, six times as many in a day. Survives
   * a restart.
   */
  readonly guesses: number;
  /** Pictures that all visitors of a site together may send with feedback in a day. */
  readonly feedbackPictures: number;
}

/** Limits for one machine and its visitors. */
export const standardLimits: Limits = {
  whole: { burst: 4000, perMinute: 120_000 },
  address: { burst: 600, perMinute: 3000 },
  pictures: { burst: 1200, perMinute: 6000 },
  account: { burst: 200, perMinute: 600 },
  login: { burst: 20, perMinute: 20 },
  codes: { burst: 10, perMinute: 2 },
  captcha: { burst: 30, perMinute: 30 },
  feedback: { burst: 5, perMinute: 1 },
  uploads: { burst: 20, perMinute: 6 },
  money: { burst: 30, perMinute: 60 },
  underWay: 256,
  guesses: 10,
  feedbackPictures: 300,
};

const loose: Limit = { burst: 1_000_000, perMinute: 60_000_000 };

/** Limits for tests and measurements, which send at once from one address what visitors send in a week. */
export const looseLimits: Limits = {
  whole: loose,
  address: loose,
  pictures: loose,
  account: loose,
  login: loose,
  codes: loose,
  captcha: loose,
  feedback: loose,
  uploads: loose,
  money: loose,
  underWay: 1_000_000,
  guesses: standardLimits.guesses,
  feedbackPictures: standardLimits.feedbackPictures,
};
