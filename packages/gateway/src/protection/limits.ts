/** How often something may happen: `burst` times at once, and from then on evenly `perMinute` times a minute. */
export interface Limit {
  readonly burst: number;
  readonly perMinute: number;
}

export interface Limits {
  /** Everything together: what one machine can do. */
  readonly whole: Limit;
  /** One address, or one IPv6 network of 64 bits. The machine's own counts as any other. */
  readonly address: Limit;
  /** Pictures that whoever serves the platform draws, for one address: a list shows sixty of them at once. */
  readonly pictures: Limit;
  /** One member. */
  readonly account: Limit;
  /** Beginning sessions, and replacing a password, from one address. */
  readonly login: Limit;
  /** Codes by SMS and mail, asked for from one address; how many go to one phone is counted where they are sent. */
  readonly codes: Limit;
  /** Pictures to type or slide, for one address: drawing them is work. */
  readonly captcha: Limit;
  /** Calls that move money, of one member. */
  readonly money: Limit;
  /** Calls that are under way at once; further ones are refused at the door, whoever asks. */
  readonly underWay: number;
  /** Wrong passwords of one account in a quarter of an hour, twice as many in an hour, six times in a day. Kept over a restart. */
  readonly guesses: number;
}

/** What suits one machine with its visitors on it. */
export const standardLimits: Limits = {
  whole: { burst: 4000, perMinute: 120_000 },
  address: { burst: 600, perMinute: 3000 },
  pictures: { burst: 1200, perMinute: 6000 },
  account: { burst: 200, perMinute: 600 },
  login: { burst: 20, perMinute: 20 },
  codes: { burst: 10, perMinute: 2 },
  captcha: { burst: 30, perMinute: 30 },
  money: { burst: 30, perMinute: 60 },
  underWay: 256,
  guesses: 10,
};

const loose: Limit = { burst: 1_000_000, perMinute: 60_000_000 };

/** For tests and measurements that do at once, from one address, what visitors do in a week. */
export const looseLimits: Limits = {
  whole: loose,
  address: loose,
  pictures: loose,
  account: loose,
  login: loose,
  codes: loose,
  captcha: loose,
  money: loose,
  underWay: 1_000_000,
  guesses: standardLimits.guesses,
};
