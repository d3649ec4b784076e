/**
 * What a member is there for: `own` acts through one client alone, `shared` through several at once, `limited` orders
 * deposits through several at once within limits that the first of them sets, `secret` changes its payment password,
 * which makes its later payments slow, and `leaving` takes one break and is gone.
 */
export type MemberKind = "own" | "shared" | "limited" | "secret" | "leaving";

export interface HarnessMember {
  readonly id: number;
  readonly merchant: string;
  readonly account: string;
  readonly kind: MemberKind;
  /** The clients that it acts through. */
  readonly clients: readonly number[];
  /** A bank card that it has from the beginning and keeps. */
  readonly card: string;
  /** The member that it sends money up to. */
  readonly upline: number;
}

/** Of every member at the beginning. */
export const LOGIN_PASSWORD = "Harness-1234";
export const PAYMENT_PASSWORD = "135790";
