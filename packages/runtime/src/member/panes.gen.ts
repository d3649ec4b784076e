// Generated from packages/runtime/src/member/panes by `npm run gen`. Do not edit.
import type { MemberPaneId } from "@livery/product/memberPages.ts";
import { lazySection, type Section } from "../loading/lazySection.ts";

/** The pages, each its own chunk. */
export const panes = {
  bonusDetails: lazySection(() => import("./panes/bonusDetails/bonusDetails.section.tsx")),
  depositv2: lazySection(() => import("./panes/depositv2/depositv2.section.tsx")),
  manualRebate: lazySection(() => import("./panes/manualRebate/manualRebate.section.tsx")),
  messageV2: lazySection(() => import("./panes/messageV2/messageV2.section.tsx")),
  missionLeaderboard: lazySection(() => import("./panes/missionLeaderboard/missionLeaderboard.section.tsx")),
  personalHistoryCopy: lazySection(() => import("./panes/personalHistoryCopy/personalHistoryCopy.section.tsx")),
  personalProfit: lazySection(() => import("./panes/personalProfit/personalProfit.section.tsx")),
  playerRank: lazySection(() => import("./panes/playerRank/playerRank.section.tsx")),
  profile: lazySection(() => import("./panes/profile/profile.section.tsx")),
  referral: lazySection(() => import("./panes/referral/referral.section.tsx")),
  responsiblePlay: lazySection(() => import("./panes/responsiblePlay/responsiblePlay.section.tsx")),
  rewardCenter: lazySection(() => import("./panes/rewardCenter/rewardCenter.section.tsx")),
  securityCenter: lazySection(() => import("./panes/securityCenter/securityCenter.section.tsx")),
  transactionHistory: lazySection(() => import("./panes/transactionHistory/transactionHistory.section.tsx")),
  transferFund: lazySection(() => import("./panes/transferFund/transferFund.section.tsx")),
  transferUpline: lazySection(() => import("./panes/transferUpline/transferUpline.section.tsx")),
  withdraw: lazySection(() => import("./panes/withdraw/withdraw.section.tsx")),
} satisfies Record<MemberPaneId, Section<object>>;
