import type { PaneRow } from "./paneRow.ts";

/** A pane of the member centre with an entry in its menu. */
export interface MemberPageRow extends PaneRow {
  /** The specification's name key of its menu entry. */
  readonly nameKey: string;
}

/**
 * The fourteen entries of the member centre's menu in order (L70, MC-005 … MC-018), with the specification's page ids.
 * A brand may hide, reorder and relabel them. `dialogs` says who may open the centre.
 */
export const memberPages = [
  { id: "securityCenter", nameKey: "in_my_account", group: "account", icon: "shield" },
  { id: "transferFund", nameKey: "in_my_wallet", group: "money", icon: "wallet" },
  { id: "depositv2", nameKey: "in_increase_deposit", group: "money", icon: "plus" },
  { id: "withdraw", nameKey: "in_increase_withdrawal", group: "money", icon: "bank" },
  { id: "transferUpline", nameKey: "in_transfer_upline", group: "money", icon: "arrowUp", flags: ["toUpline"] },
  { id: "personalHistoryCopy", nameKey: "in_betting_record", group: "activity", icon: "document" },
  { id: "manualRebate", nameKey: "in_cashback", group: "activity", icon: "coin" },
  { id: "transactionHistory", nameKey: "in_account_record", group: "activity", icon: "calendar" },
  { id: "personalProfit", nameKey: "in_personal_loss", group: "activity", icon: "trophy" },
  { id: "bonusDetails", nameKey: "in_bonus_details", group: "activity", icon: "star" },
  { id: "rewardCenter", nameKey: "in_reward_center", group: "news", icon: "promotions" },
  { id: "referral", nameKey: "invite_friends", group: "news", icon: "users", switch: "REFERRAL3" },
  { id: "missionLeaderboard", nameKey: "mission_activity", group: "news", icon: "medal" },
  { id: "messageV2", nameKey: "in_platform_information", group: "news", icon: "mail" },
] as const satisfies readonly MemberPageRow[];

/** Pages of the centre without an entry in a brand's menu (MC-019, MC-020, MC-045). */
export const furtherMemberPages = [
  { id: "playerRank", icon: "medal" },
  { id: "profile", icon: "user" },
  { id: "responsiblePlay", icon: "limits" },
] as const satisfies readonly PaneRow[];

export type MemberPageId = (typeof memberPages)[number]["id"];

export type MemberPaneId = MemberPageId | (typeof furtherMemberPages)[number]["id"];

/** The default page of the centre (MC-021). */
export const firstMemberPage: MemberPaneId = "securityCenter";
