import type { Generated } from "kysely";
import type { MoneyTables } from "./moneyTables.ts";
import type { SignInTables } from "./signInTables.ts";

/** 0 or 1: SQLite has no booleans. */
type Flag = 0 | 1;

/** What the seed left behind: its version and its moment. */
interface MetaTable {
  key: string;
  value: string;
}

interface VendorTable {
  /** The vassalage code. */
  code: string;
  name_ko: string;
  name_en: string;
  emblem: string;
}

/** Which game types a vendor offers, in the order of the list. */
interface VendorTypeTable {
  vendor: string;
  type: string;
  hot: Flag;
  position: number;
}

interface GameTable {
  id: string;
  vendor: string;
  type: string;
  name_ko: string;
  name_en: string;
  emblem: string;
  /** Percent; null where the kind of game has none. */
  rtp: number | null;
  lines: number | null;
  /** In whole points. */
  lowest_bet: number;
  players: number;
  /** The wire's supportPlay: 0 = may be tried for free. */
  support_play: number;
  /** Its place in the hot list; null for the others. */
  hot_rank: number | null;
  maintenance: Flag;
  classification: string | null;
  /** Its place in every list: lower comes first. */
  position: number;
}

interface BannerTable {
  id: string;
  placement: string;
  title_ko: string;
  title_en: string;
  text_ko: string;
  text_en: string;
  eyebrow_ko: string | null;
  eyebrow_en: string | null;
  picture_kind: "banner" | "auth";
  emblem: string;
  /** Only sites with this feature show it. */
  feature: string | null;
  link: string | null;
  position: number;
}

interface NoticeTable {
  id: string;
  kind: "notice" | "popup";
  title_ko: string;
  title_en: string;
  content_ko: string;
  content_en: string;
  /** How long before the seeding it was written. */
  age_minutes: number;
}

interface PromotionTable {
  id: string;
  title_ko: string;
  title_en: string;
  summary_ko: string;
  summary_en: string;
  tag_ko: string;
  tag_en: string;
  terms_ko: string;
  terms_en: string;
  emblem: string;
  period: "always" | "day" | "week" | "month";
  position: number;
}

interface HelpTopicTable {
  id: string;
  title_ko: string;
  title_en: string;
  content_ko: string;
  content_en: string;
  position: number;
}

interface CountryTable {
  code: string;
  dialing_code: string;
  position: number;
}

interface MemberTable {
  id: Generated<number>;
  merchant: string;
  account: string;
  /** The account in lower case: what is unique, and what a login is compared with. */
  account_key: string;
  /** Argon2id in PHC form. */
  password: string;
  nickname: string;
  /** The wire's agent flag (isAgent): 0 member, 1, 2, 41 and 42 agents, 4 trial. */
  type: number;
  to_upline: Flag;
  rank_level: number;
  /** Seed of the avatar's picture. */
  avatar: string;
  /** Whom a transfer to the upline goes to. */
  upline_id: number | null;
  language: string | null;
  /** What else the registration asked for, as JSON. */
  profile: string;
  created_at: number;
  /** Null until the first login. */
  logged_in_at: number | null;
  /** With its country: +821020001000. One member's at a merchant. */
  mobile: string | null;
  /** When the password is to be changed; null: never. */
  password_expires_at: number | null;
  /** The password is the default one (BR-051). */
  must_change_password: Generated<Flag>;
  /** A login from an address that is new for the member is to be verified (AU-029). */
  verifies_logins: Generated<Flag>;
  /** The secret that the member's authenticator shares, in base 32. */
  authenticator: string | null;
  /** The time step of the last code from it that was used: a code is good once. */
  authenticator_step: Generated<number>;
  /** A code to the number has come back: it is the member's own. */
  mobile_proven: Generated<Flag>;
  /** The same of the mail address in the profile. */
  email_proven: Generated<Flag>;
  /** When a guest's account ends; null for all others. */
  ends_at: number | null;
}

interface SessionTable {
  /** SHA-256 of the token, in hex: the token itself is never stored. */
  token_hash: string;
  member_id: number;
  created_at: number;
  seen_at: number;
  /** It does nothing but set a new password. */
  sets_password: Generated<Flag>;
  /** What it began with, where that was a temporary password. */
  temporary_hash: string | null;
}

interface LoginFailureTable {
  id: Generated<number>;
  merchant: string;
  /** `member:<id>`, `account:<key>` of what is no member's, or `address:<address group>`. */
  subject: string;
  at: number;
}

interface CaptchaTable {
  id: string;
  merchant: string;
  text_hash: string;
  expires_at: number;
}

/** Envelopes of encrypted calls, so that none is opened twice (AU-075). */
interface OpenedSealTable {
  id: string;
  /** From when on it would be refused for its age. */
  until: number;
}

interface MerchantStateTable {
  merchant: string;
  maintenance: Flag;
  maintenance_end: number | null;
  restricted: Flag;
  ip: string | null;
  country: string | null;
}

export interface Tables extends MoneyTables, SignInTables {
  meta: MetaTable;
  vendor: VendorTable;
  vendor_type: VendorTypeTable;
  game: GameTable;
  banner: BannerTable;
  notice: NoticeTable;
  promotion: PromotionTable;
  help_topic: HelpTopicTable;
  country: CountryTable;
  member: MemberTable;
  session: SessionTable;
  login_failure: LoginFailureTable;
  captcha: CaptchaTable;
  merchant_state: MerchantStateTable;
  opened_seal: OpenedSealTable;
}
