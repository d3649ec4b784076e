/** What the harness tells its server. */
export interface ToServer {
  /** The platform's time from now on. */
  readonly now?: number;
  /** Every order is to be brought to where it is by now. */
  readonly settle?: true;
}

/** What the server tells the harness: where it listens, what time it has, or that the orders are settled. */
export interface FromServer {
  readonly port?: number;
  /** The platform's time for every request that is sent from now on, or later. */
  readonly reached?: number;
  readonly isSettled?: true;
}
