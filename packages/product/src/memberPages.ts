interface MemberPageRow {
  /** The page id of the specification (L70). */
  readonly id: string;
  /** The specification's name key of its menu entry. */
  readonly nameKey: string;
}

/**
 * The fourteen entries of the member centre's menu in order (L70, MC rows). A brand may hide, reorder and relabel them.
 */
export const memberPages = [
  { id: "securityCenter", nameKey: "in_my_account" },
  { id: "transferFund", nameKey: "in_my_wallet" },
  { id: "depositv2", nameKey: "in_increase_deposit" },
  { id: "withdraw", nameKey: "in_increase_withdrawal" },
  { id: "transferUpline", nameKey: "in_transfer_upline" },
  { id: "personalHistoryCopy", nameKey: "in_betting_record" },
  { id: "manualRebate", nameKey: "in_cashback" },
  { id: "transactionHistory", nameKey: "in_account_record" },
  { id: "personalProfit", nameKey: "in_personal_loss" },
  { id: "bonusDetails", nameKey: "in_bonus_details" },
  { id: "rewardCenter", nameKey: "in_reward_center" },
  { id: "referral", nameKey: "invite_friends" },
  { id: "missionLeaderboard", nameKey: "mission_activity" },
  { id: "messageV2", nameKey: "in_platform_information" },
] as const satisfies readonly MemberPageRow[];

export type MemberPageId = (typeof memberPages)[number]["id"];
