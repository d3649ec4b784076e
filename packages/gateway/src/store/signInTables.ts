import type { Generated } from "kysely";

/** A code that was sent but not used yet. Times are milliseconds since 1970. */
interface CodeTable {
  merchant: string;
  /** `login`, `register`, or the ticket of a login that needs verification. */
  purpose: string;
  /** A phone number with its country code, or a mail address. */
  recipient: string;
  /** The address group that asked for it; empty if it is unknown or the machine's own. */
  sender: string;
  salt: string;
  /** SHA-256 of salt and code: the code itself is never stored. */
  hash: string;
  expires_at: number;
  /** For answers from its sender, and from addresses that the phone's member knows. */
  attempts_left: number;
  /** For the answers of everybody else together. */
  strangers_left: number;
}

interface TallyTable {
  id: Generated<number>;
  merchant: string;
  /** What is counted and for whom: `sent:+821020001000`. */
  subject: string;
  at: number;
}

/** A temporary password of a mail: valid for one login, and never the member's own password. */
interface TemporaryPasswordTable {
  member_id: number;
  /** SHA-256 is enough: the password has 60 random bits and lasts half an hour. */
  hash: string;
  expires_at: number;
}

/** A login with a correct password that still needs verification. */
interface LoginTicketTable {
  hash: string;
  member_id: number;
  address: string | null;
  expires_at: number;
  attempts_left: number;
  /** The hash of the temporary password that it was issued for, if any. */
  temporary_hash: string | null;
}

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

/** An affiliate code and the agent that it belongs to. */
interface AffiliateTable {
  merchant: string;
  code_key: string;
  member_id: number;
  /** The rate of members who register with it, in hundredths of a percent. */
  rate: Generated<number>;
  remark: string | null;
  /** How many times it was opened. */
  visits: Generated<number>;
  created_at: number;
  /** Null while it brings members. */
  removed_at: number | null;
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
