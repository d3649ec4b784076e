import type { Generated } from "kysely";

/** A code that was sent and not used yet. Moments are milliseconds since 1970. */
interface CodeTable {
  merchant: string;
  /** `login`, `register`, or the ticket of a login that is to be verified. */
  purpose: string;
  /** A phone number with its country, or a mail address. */
  recipient: string;
  salt: string;
  /** SHA-256 of salt and code: the code itself is never stored. */
  hash: string;
  expires_at: number;
  attempts_left: number;
}

interface TallyTable {
  id: Generated<number>;
  merchant: string;
  /** What is counted, of whom: `sent:+821020001000`. */
  subject: string;
  at: number;
}

/** What a mail about a forgotten password had in it: good for one login, and never the member's password. */
interface TemporaryPasswordTable {
  member_id: number;
  /** SHA-256: it has 60 random bits and half an hour. */
  hash: string;
  expires_at: number;
}

/** A login whose password was right and that is still to be verified. */
interface LoginTicketTable {
  hash: string;
  member_id: number;
  address: string | null;
  expires_at: number;
  attempts_left: number;
  /** The temporary password that it was given for, if it was one. */
  temporary_hash: string | null;
}

/** An address that a member has logged in from. */
interface KnownAddressTable {
  member_id: number;
  address: string;
  seen_at: number;
}

interface SlideCaptchaTable {
  id: string;
  merchant: string;
  /** Where the left edge of the piece belongs. */
  place: number;
  drawn_at: number;
}

interface HumanProofTable {
  hash: string;
  merchant: string;
  expires_at: number;
}

/** A partner's code and the agent whom it brings members. */
interface AffiliateTable {
  merchant: string;
  code_key: string;
  member_id: number;
}

export interface SignInTables {
  code: CodeTable;
  tally: TallyTable;
  temporary_password: TemporaryPasswordTable;
  login_ticket: LoginTicketTable;
  known_address: KnownAddressTable;
  slide_captcha: SlideCaptchaTable;
  human_proof: HumanProofTable;
  affiliate: AffiliateTable;
}
