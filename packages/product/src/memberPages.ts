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
  { id: "securityCenter", nameKey: "in_my_account" },
  { id: "transferFund", nameKey: "in_my_wallet" },
  { id: "depositv2", nameKey: "in_increase_deposit" },
  { id: "withdraw", nameKey: "in_increase_withdrawal" },
  { id: "transferUpline", nameKey: "in_transfer_upline", flags: ["toUpline"] },
  { id: "personalHistoryCopy", nameKey: "in_betting_record" },
  { id: "manualRebate", nameKey: "in_cashback" },
  { id: "transactionHistory", nameKey: "in_account_record" },
  { id: "personalProfit", nameKey: "in_personal_loss" },
  { id: "bonusDetails", nameKey: "in_bonus_details" },
  { id: "rewardCenter", nameKey: "in_reward_center" },
  { id: "referral", nameKey: "invite_friends", switch: "REFERRAL3" },
  { id: "missionLeaderboard", nameKey: "mission_activity" },
  { id: "messageV2", nameKey: "in_platform_information" },
] as const satisfies readonly MemberPageRow[];

/** Pages of the centre that no menu entry leads to (MC-019, MC-020). */
export const furtherMemberPages = [{ id: "playerRank" }, { id: "profile" }] as const satisfies readonly PaneRow[];

export type MemberPageId = (typeof memberPages)[number]["id"];

export type MemberPaneId = MemberPageId | (typeof furtherMemberPages)[number]["id"];

/** The default page of the centre (MC-021). */
export const firstMemberPage: MemberPaneId = "securityCenter";
