import type { Minor } from "@livery/product/money.ts";
import type { Generated } from "kysely";
import type { MailKind } from "../mail/mailKinds.ts";

interface MailTable {
  /** Counts up in order of arrival. */
  id: Generated<number>;
  member_id: number;
  /** Its texts: they are written in the reader's language. */
  kind: MailKind;
  /** The money that it is about, if any. */
  amount: Minor | null;
  at: number;
  is_read: Generated<0 | 1>;
}

interface ChatMessageTable {
  /** Counts up in order of writing. */
  id: Generated<number>;
  merchant: string;
  room: string;
  /** Null: the operator wrote it. */
  member_id: number | null;
  text: string;
  at: number;
}

/** What a member won in a raffle: once in each of its periods. */
interface RafflePrizeTable {
  member_id: number;
  promotion_id: string;
  period_start: number;
  amount: Minor;
  at: number;
}

/** A promotion that a member joined: once in each of its periods. */
interface PromotionEntryTable {
  member_id: number;
  promotion_id: string;
  /** The day on which the period began. */
  period: string;
  /** The rounds after this one count. */
  after_round: number;
  at: number;
}

/** The picture that a member uploaded, as the platform drew it again. */
interface AvatarTable {
  member_id: number;
  /** The random name in its address. */
  name: string;
  png: Uint8Array;
  at: number;
}

export interface ServiceTables {
  avatar: AvatarTable;
  mail: MailTable;
  chat_message: ChatMessageTable;
  promotion_entry: PromotionEntryTable;
  raffle_prize: RafflePrizeTable;
}
