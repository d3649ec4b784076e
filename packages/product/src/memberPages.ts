import type { Built, LazyRow } from "./lazyRow.ts";

/** A pane of the member centre: an entry of its menu and what it shows. */
export type MemberPageRow = LazyRow & {
  /** The specification's name key of its menu entry. */
  readonly nameKey: string;
};

/**
 * The fourteen entries of the member centre's menu in order (L70, MC-005 … MC-018), with the specification's page ids.
 * A brand may hide, reorder and relabel them. `dialogs` says who may open the centre.
 */
export const memberPages = [
  { id: "securityCenter", nameKey: "in_my_account", texts: "member", step: "S9" },
  { id: "transferFund", nameKey: "in_my_wallet", texts: "member", step: "S9" },
  { id: "depositv2", nameKey: "in_increase_deposit", texts: "member", step: "S9" },
  { id: "withdraw", nameKey: "in_increase_withdrawal", texts: "member", step: "S9" },
  { id: "transferUpline", nameKey: "in_transfer_upline", texts: "member", step: "S9", flags: ["toUpline"] },
  { id: "personalHistoryCopy", nameKey: "in_betting_record", texts: "member", step: "S9" },
  { id: "manualRebate", nameKey: "in_cashback", texts: "member", step: "S9" },
  { id: "transactionHistory", nameKey: "in_account_record", texts: "member", step: "S9" },
  { id: "personalProfit", nameKey: "in_personal_loss", texts: "member", step: "S9" },
  { id: "bonusDetails", nameKey: "in_bonus_details", texts: "member", step: "S9" },
  { id: "rewardCenter", nameKey: "in_reward_center", texts: "member", step: "S9" },
  { id: "referral", nameKey: "invite_friends", texts: "member", step: "S9", switch: "REFERRAL3" },
  { id: "missionLeaderboard", nameKey: "mission_activity", texts: "member", step: "S9" },
  { id: "messageV2", nameKey: "in_platform_information", texts: "member", step: "S9" },
] as const satisfies readonly MemberPageRow[];

/** Pages of the centre that no menu entry leads to (MC-019, MC-020). */
export const furtherMemberPages = [
  { id: "playerRank", texts: "member", step: "S9" },
  { id: "profile", texts: "member", step: "S9" },
] as const satisfies readonly LazyRow[];

export type MemberPageId = (typeof memberPages)[number]["id"];

type MemberPane = (typeof memberPages)[number] | (typeof furtherMemberPages)[number];

export type MemberPaneId = MemberPane["id"];

export type MemberPaneSectionId = Built<MemberPane>["section"];

/** The default page of the centre (MC-021). */
export const firstMemberPage: MemberPaneId = "securityCenter";
