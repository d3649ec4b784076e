/**
 * A member's role: `own` acts through only one client, `shared` through several at once, `limited` orders deposits
 * through several at once within limits that the first of them sets, `secret` changes its payment password, which makes
 * its later payments slow, and is an agent with a contract partner, and `leaving` takes one break and is gone.
 */
export type MemberKind = "own" | "shared" | "limited" | "secret" | "leaving";

export interface HarnessMember {
  readonly id: number;
  readonly merchant: string;
  readonly account: string;
  readonly kind: MemberKind;
  /** The clients that act as this member. */
  readonly clients: readonly number[];
  /** A bank card that it has from the beginning and keeps. */
  readonly card: string;
  /** The member that it transfers to. */
  readonly upline: number;
  /** The account of the agent above or below it that an agent has contracts with. */
  readonly partner?: string;
  /** The members below an agent, at any level. */
  readonly below?: readonly Pick<HarnessMember, "id" | "account">[];
}

/** The password of every member at the beginning. */
export const LOGIN_PASSWORD = "Harness-1234";
export const PAYMENT_PASSWORD = "135790";
