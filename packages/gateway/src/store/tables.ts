import type { FeedbackType } from "@livery/platform/calls/feedback.ts";
import type { Major } from "@livery/product/money.ts";
import type { ColumnType, Generated } from "kysely";
import type { AddressGroup } from "../protection/addressGroup.ts";
import type { ContractTables } from "./contractTables.ts";
import type { GameTables } from "./gameTables.ts";
import type { PointTables } from "./pointTables.ts";
import type { MoneyTables } from "./moneyTables.ts";
import type { ServiceTables } from "./serviceTables.ts";
import type { SignInTables } from "./signInTables.ts";

/** 0 or 1: SQLite has no booleans. */
type Flag = 0 | 1;

/** The seed's version and time. */
interface MetaTable {
  key: string;
  value: string;
}

interface VendorTable {
  /** The platform's code of the provider. */
  code: string;
  name_ko: string;
  name_en: string;
  emblem: string;
}

/** The game types of a provider, in list order. */
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
  /** In percent; null for kinds of games without one. */
  rtp: number | null;
  lines: number | null;
  lowest_bet: Major;
  players: number;
  /** The platform's supportPlay: 0 = may be tried for free. */
  support_play: number;
  /** Its position in the hot list; null for the others. */
  hot_rank: number | null;
  maintenance: Flag;
  classification: string | null;
  /** Its position in every list: lower comes first. */
  position: number;
}

/** A game that a member marked with a heart. */
interface FavoriteGameTable {
  member_id: number;
  /** The catalogue may no longer have it. */
  game_id: string;
  added_at: number;
}

/** A game that a member opened. */
interface RecentGameTable {
  member_id: number;
  game_id: string;
  /** The last time. */
  launched_at: number;
}

interface RecentLotteryTable {
  member_id: number;
  code: string;
  /** The last time. */
  launched_at: number;
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
  /** How long before the seeding it was published. */
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

/** Read by all code, written only with a permit (`identity/identityPermit.ts`) once the row exists. */
type Guarded<Value, Inserted = Value> = ColumnType<Value, Inserted, never>;

interface MemberTable {
  id: Generated<number>;
  merchant: string;
  account: string;
  /** The account in lower case: unique, and used by logins. */
  account_key: string;
  /** Argon2id as a PHC string. */
  password: Guarded<string>;
  nickname: string;
  /** The platform's agent flag (isAgent): 0 member; 1, 2, 41 and 42 agents; 4 trial. */
  type: number;
  to_upline: Flag;
  rank_level: number;
  /** The number of a predefined picture, or the address of the member's own. */
  avatar: string;
  avatar_type: Generated<"STATIC" | "CUSTOM">;
  /** The member that receives transfers to the upline. */
  upline_id: number | null;
  language: string | null;
  /** The registration's other fields, as JSON. */
  profile: Guarded<string>;
  created_at: number;
  /** Null until the first login. */
  logged_in_at: number | null;
  /** With its country code: +821020001000. Unique at a merchant. */
  mobile: Guarded<string | null, string | null | undefined>;
  /** When the password expires; null: never. */
  password_expires_at: number | null;
  /** The password is the default one (BR-051). */
  must_change_password: Generated<Flag>;
  /** A login from an unknown address needs verification (AU-029). */
  verifies_logins: Guarded<Flag, Flag | undefined>;
  /** The secret shared with the member's authenticator, in base 32. */
  authenticator: Guarded<string | null, string | null | undefined>;
  /** The time step of its last used code: a code works once. */
  authenticator_step: Generated<number>;
  /** A code sent to the number has come back, so it is the member's own. */
  mobile_proven: Generated<Flag>;
  /** Whether the profile's mail address is proven in the same way. */
  email_proven: Generated<Flag>;
  /** When a guest's account ends; null for all others. */
  ends_at: number | null;
  /** The code of the member's own link (PR-027), drawn by a trigger. */
  referral_code: ColumnType<string, never, never>;
  /** The member whose link it registered with. */
  invited_by: number | null;
  /** In hundredths of a percent; never above its upline's. */
  rate: Generated<number>;
  /** The affiliate code it registered with. */
  affiliate_code: string | null;
}

/** Who is below an agent. The database keeps it by the members' uplines. */
interface TeamMemberTable {
  agent_id: number;
  member_id: number;
  /** 1 directly below. */
  level: number;
}

interface SessionTable {
  /** SHA-256 of the token, in hex: the token itself is never stored. */
  token_hash: string;
  member_id: number;
  created_at: number;
  seen_at: number;
  /** It may only set a new password. */
  sets_password: Generated<Flag>;
  /** The hash of the temporary password that it began with, if any. */
  temporary_hash: string | null;
  /** The member's last login before it. */
  last_login_at: number | null;
  /** The address group that it began from; null if that is unknown. */
  address: AddressGroup | null;
  /** Wrong passwords that were typed in it in a row, and when the last one was. */
  wrong_passwords: Generated<number>;
  wrong_at: number | null;
}

interface LoginFailureTable {
  id: Generated<number>;
  merchant: string;
  /** `member:<id>`, `account:<key>` for unknown accounts, or `address:<address group>`. */
  subject: string;
  at: number;
}

interface CaptchaTable {
  id: string;
  merchant: string;
  text_hash: string;
  expires_at: number;
}

/** The ids of decrypted envelopes, so that none is accepted twice (AU-075). */
interface OpenedSealTable {
  id: string;
  /** From this time it would be rejected for its age. */
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

/** What a visitor wrote to the operator (AP-047). */
interface FeedbackTable {
  id: Generated<number>;
  merchant: string;
  type: FeedbackType;
  text: string;
  contact: string | null;
  remark: string | null;
  /** The language that the answer should be in. */
  language: string;
  at: number;
}

/** A picture that came with it, as the platform drew it. */
interface FeedbackImageTable {
  feedback_id: number;
  position: number;
  jpeg: Uint8Array;
}

export interface Tables extends ContractTables, GameTables, MoneyTables, PointTables, ServiceTables, SignInTables {
  meta: MetaTable;
  vendor: VendorTable;
  vendor_type: VendorTypeTable;
  game: GameTable;
  favorite_game: FavoriteGameTable;
  recent_game: RecentGameTable;
  recent_lottery: RecentLotteryTable;
  banner: BannerTable;
  notice: NoticeTable;
  promotion: PromotionTable;
  help_topic: HelpTopicTable;
  country: CountryTable;
  member: MemberTable;
  team_member: TeamMemberTable;
  session: SessionTable;
  login_failure: LoginFailureTable;
  captcha: CaptchaTable;
  merchant_state: MerchantStateTable;
  opened_seal: OpenedSealTable;
  feedback: FeedbackTable;
  feedback_image: FeedbackImageTable;
}
