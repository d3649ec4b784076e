/** Messages from the harness to its server. */
export interface ToServer {
  /** The platform's time from now on. */
  readonly now?: number;
  /** Advance every order to its current state. */
  readonly settle?: true;
}

/** Messages from the server to the harness: its port, its time, or that the orders are settled. */
export interface FromServer {
  readonly port?: number;
  /** The platform's time for every request sent from now on, or later. */
  readonly reached?: number;
  readonly isSettled?: true;
}
