import type { LiveCallId } from "./contract.ts";

/** What the checks have to know about a call beyond its schemas. */
export interface Plan {
  /** Fields that name something: the call whose answer has it, and where. */
  readonly from?: Readonly<Record<string, readonly [LiveCallId, string]>>;
  /** Fields that nobody may have used before. */
  readonly fresh?: readonly string[];
  /** Fields of the example that belong to another kind of request. */
  readonly without?: readonly string[];
  /** Only the first time succeeds: a second one is refused. */
  readonly once?: true;
  /** Why it is never carried out. */
  readonly never?: string;
}

const itsMessage = "it sends a message to somebody";
const itsBreak = "it would keep the account from playing";
const itsPassword = "it would change the account's password";
const itsPhone = "it needs a code from a phone";

const deposit = { id: ["createDeposit", "/id"] } as const;
const game = { gameId: ["hotGames", "/list/0/gameId"] } as const;

/**
 * The plan of each call that changes something, and of each read that names something. The rest of a request is its
 * schema's example.
 */
export const plans: Readonly<Partial<Record<LiveCallId, Plan>>> = {
  bet: { from: { id: ["bets", "/list/0/id"] } },
  chatMessages: { from: { room: ["chatRooms", "/list/0/id"] } },
  promotion: { from: { id: ["announcements", "/promotion/0/id"] } },
  vendorGameTypes: { from: { vassalage: ["vendors", "/0/vendors/0/vassalage"] } },

  login: { fresh: ["username", "password"] },
  logout: {},
  endSessions: { without: ["id"] },
  language: {},
  freePlay: {},
  verifyLogin: {},
  register: { fresh: ["username"] },
  registerByMobile: { never: itsPhone },
  resetPassword: { never: itsPhone },
  sendLoginCode: { never: itsMessage },
  sendRegisterCode: { never: itsMessage },
  requestPasswordMail: { never: itsMessage },
  solveSlideCaptcha: { from: { id: ["slideCaptcha", "/id"] } },
  changePassword: { never: itsPassword },
  setPaymentPassword: { never: itsPassword },
  excludeSelf: { never: itsBreak },
  pausePlay: { never: itsBreak },
  takeTimeOut: { never: itsBreak },

  addBankCard: {
    from: { kind: ["banks", "/list/0/kind"], bank: ["banks", "/list/0/code"] },
    fresh: ["number"],
    once: true,
  },
  removeBankCard: { from: { id: ["addBankCard", "/id"] }, once: true },
  createDeposit: { from: { method: ["depositMethods", "/list/0/id"], amount: ["depositMethods", "/list/0/minimum"] } },
  confirmDeposit: { from: deposit },
  cancelDeposit: { from: deposit, once: true },
  createWithdrawal: { from: { card: ["bankCards", "/list/0/id"], amount: ["withdrawalInfo", "/minimum"] } },
  cancelWithdrawal: { from: { id: ["createWithdrawal", "/id"] }, once: true },
  withdrawalConfirmation: { from: { id: ["withdrawals", "/list/0/id"] } },
  confirmWithdrawal: { from: { id: ["withdrawals", "/list/0/id"] }, without: ["proof"] },
  transferFunds: { from: { to: ["vendorWallets", "/list/0/vendor"] } },
  transferUpline: { from: { amount: ["transferInfo", "/minimum"] } },
  recallAll: {},
  convertPoints: { without: ["password"] },
  redeemPointReward: { from: { reward: ["pointRewards", "/list/0/id"] }, without: ["password"] },
  joinPromotion: { from: { id: ["availablePromotions", "/list/0/id"] }, once: true },
  claimPromotion: { from: { id: ["availablePromotions", "/list/0/id"] }, once: true },
  claimMission: { from: { id: ["missionSummary", "/missions/0/id"] }, once: true },
  claimRaffle: { from: { id: ["announcements", "/promotion/0/id"] }, once: true },
  claimRebate: { without: ["gameType"] },
  claimReward: { from: { id: ["rewards", "/list/0/id"] }, once: true },

  launchGame: {
    from: { ...game, vassalage: ["hotGames", "/list/0/vassalage"] },
    without: [
      "trial",
      "roomId",
      "nodeId",
      "username",
      "token",
      "lottoArea",
      "lottoGameCode",
      "lottoView",
      "prizeMode",
      "device",
      "backUrl",
    ],
  },
  setFavoriteGame: { from: game },
  answerRealityCheck: {},
  setPlayLimit: {},
  setAvatar: {
    from: { avatar: ["playerAvatars", "/avatars/0/avatar"], avatarType: ["playerAvatars", "/avatars/0/avatarType"] },
  },
  updateProfile: { fresh: ["telegram"] },
  uploadAvatar: {},
  readMail: { from: { id: ["mails", "/list/0/id"] } },
  deleteMail: { from: { id: ["mails", "/list/0/id"] }, once: true },
  sendChatMessage: { from: { room: ["chatRooms", "/list/0/id"] } },
  feedback: {},

  createDownline: { fresh: ["username"], once: true },
  createAffiliateLink: {},
  transferDownline: { from: { account: ["downline", "/list/0/account"], amount: ["transferInfo", "/minimum"] } },
  requestContract: {},
  answerContract: {},
  processDividend: {},
  processDailySalary: {},
  processHourlySalary: {},
  processRealTimeSalary: {},
  removeAffiliateLink: { from: { code: ["createAffiliateLink", "/code"] }, once: true },
};

/** Places in two answers that show the same thing; units may differ. */
export const agreements: readonly {
  readonly of: LiveCallId;
  readonly at: string;
  readonly with: LiveCallId;
  readonly there: string;
}[] = [{ of: "balance", at: "/sumBalance", with: "consolidatedFunds", there: "/funds/total" }];
