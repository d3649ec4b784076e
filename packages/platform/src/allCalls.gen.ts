// Generated from packages/platform/src/calls by `npm run gen`. Do not edit.
import type { Call } from "./call.ts";
import { addBankCard } from "./calls/addBankCard.ts";
import { affiliateLinks } from "./calls/affiliateLinks.ts";
import { announcements } from "./calls/announcements.ts";
import { answerContract } from "./calls/answerContract.ts";
import { answerRealityCheck } from "./calls/answerRealityCheck.ts";
import { availablePromotions } from "./calls/availablePromotions.ts";
import { balance } from "./calls/balance.ts";
import { bankCards } from "./calls/bankCards.ts";
import { banks } from "./calls/banks.ts";
import { bet } from "./calls/bet.ts";
import { bets } from "./calls/bets.ts";
import { bonuses } from "./calls/bonuses.ts";
import { cancelDeposit } from "./calls/cancelDeposit.ts";
import { cancelWithdrawal } from "./calls/cancelWithdrawal.ts";
import { captcha } from "./calls/captcha.ts";
import { changePassword } from "./calls/changePassword.ts";
import { chatMessages } from "./calls/chatMessages.ts";
import { chatRooms } from "./calls/chatRooms.ts";
import { checkAffiliate } from "./calls/checkAffiliate.ts";
import { claimMission } from "./calls/claimMission.ts";
import { claimPromotion } from "./calls/claimPromotion.ts";
import { claimRaffle } from "./calls/claimRaffle.ts";
import { claimRebate } from "./calls/claimRebate.ts";
import { claimReward } from "./calls/claimReward.ts";
import { confirmDeposit } from "./calls/confirmDeposit.ts";
import { confirmWithdrawal } from "./calls/confirmWithdrawal.ts";
import { consolidatedFunds } from "./calls/consolidatedFunds.ts";
import { contractInfo } from "./calls/contractInfo.ts";
import { contracts } from "./calls/contracts.ts";
import { convertPoints } from "./calls/convertPoints.ts";
import { countryCodes } from "./calls/countryCodes.ts";
import { createAffiliateLink } from "./calls/createAffiliateLink.ts";
import { createDeposit } from "./calls/createDeposit.ts";
import { createDownline } from "./calls/createDownline.ts";
import { createWithdrawal } from "./calls/createWithdrawal.ts";
import { customerServices } from "./calls/customerServices.ts";
import { deleteMail } from "./calls/deleteMail.ts";
import { depositMethods } from "./calls/depositMethods.ts";
import { deposits } from "./calls/deposits.ts";
import { domainRoute } from "./calls/domainRoute.ts";
import { downline } from "./calls/downline.ts";
import { endSessions } from "./calls/endSessions.ts";
import { excludeSelf } from "./calls/excludeSelf.ts";
import { favoriteGameIds } from "./calls/favoriteGameIds.ts";
import { favoriteGames } from "./calls/favoriteGames.ts";
import { feedback } from "./calls/feedback.ts";
import { fixtures } from "./calls/fixtures.ts";
import { freePlay } from "./calls/freePlay.ts";
import { gameList } from "./calls/gameList.ts";
import { gameMenus } from "./calls/gameMenus.ts";
import { helpCenter } from "./calls/helpCenter.ts";
import { hotGames } from "./calls/hotGames.ts";
import { income } from "./calls/income.ts";
import { invited } from "./calls/invited.ts";
import { joinPromotion } from "./calls/joinPromotion.ts";
import { language } from "./calls/language.ts";
import { launchGame } from "./calls/launchGame.ts";
import { login } from "./calls/login.ts";
import { logout } from "./calls/logout.ts";
import { mails } from "./calls/mails.ts";
import { memberInfo } from "./calls/memberInfo.ts";
import { merchantWallet } from "./calls/merchantWallet.ts";
import { missionLeaderboard } from "./calls/missionLeaderboard.ts";
import { missionSummary } from "./calls/missionSummary.ts";
import { openedNumbers } from "./calls/openedNumbers.ts";
import { pausePlay } from "./calls/pausePlay.ts";
import { personalProfit } from "./calls/personalProfit.ts";
import { playLimits } from "./calls/playLimits.ts";
import { playStatement } from "./calls/playStatement.ts";
import { playerAvatars } from "./calls/playerAvatars.ts";
import { pointBalance } from "./calls/pointBalance.ts";
import { pointConfig } from "./calls/pointConfig.ts";
import { pointRewards } from "./calls/pointRewards.ts";
import { pointTransactions } from "./calls/pointTransactions.ts";
import { popularLotteries } from "./calls/popularLotteries.ts";
import { processDailySalary } from "./calls/processDailySalary.ts";
import { processDividend } from "./calls/processDividend.ts";
import { processHourlySalary } from "./calls/processHourlySalary.ts";
import { processRealTimeSalary } from "./calls/processRealTimeSalary.ts";
import { profile } from "./calls/profile.ts";
import { promotion } from "./calls/promotion.ts";
import { rankList } from "./calls/rankList.ts";
import { rankProgress } from "./calls/rankProgress.ts";
import { ranks } from "./calls/ranks.ts";
import { readMail } from "./calls/readMail.ts";
import { realityCheck } from "./calls/realityCheck.ts";
import { rebateClaims } from "./calls/rebateClaims.ts";
import { rebates } from "./calls/rebates.ts";
import { recallAll } from "./calls/recallAll.ts";
import { recentGames } from "./calls/recentGames.ts";
import { redeemPointReward } from "./calls/redeemPointReward.ts";
import { redeemedPoints } from "./calls/redeemedPoints.ts";
import { referral } from "./calls/referral.ts";
import { register } from "./calls/register.ts";
import { registerByMobile } from "./calls/registerByMobile.ts";
import { registerSettings } from "./calls/registerSettings.ts";
import { removeAffiliateLink } from "./calls/removeAffiliateLink.ts";
import { removeBankCard } from "./calls/removeBankCard.ts";
import { requestContract } from "./calls/requestContract.ts";
import { requestPasswordMail } from "./calls/requestPasswordMail.ts";
import { resetPassword } from "./calls/resetPassword.ts";
import { rewards } from "./calls/rewards.ts";
import { rooms } from "./calls/rooms.ts";
import { securityInfo } from "./calls/securityInfo.ts";
import { sendChatMessage } from "./calls/sendChatMessage.ts";
import { sendLoginCode } from "./calls/sendLoginCode.ts";
import { sendRegisterCode } from "./calls/sendRegisterCode.ts";
import { sessions } from "./calls/sessions.ts";
import { setAvatar } from "./calls/setAvatar.ts";
import { setFavoriteGame } from "./calls/setFavoriteGame.ts";
import { setPaymentPassword } from "./calls/setPaymentPassword.ts";
import { setPlayLimit } from "./calls/setPlayLimit.ts";
import { settlements } from "./calls/settlements.ts";
import { slideCaptcha } from "./calls/slideCaptcha.ts";
import { solveSlideCaptcha } from "./calls/solveSlideCaptcha.ts";
import { systemStatus } from "./calls/systemStatus.ts";
import { takeTimeOut } from "./calls/takeTimeOut.ts";
import { teamBets } from "./calls/teamBets.ts";
import { teamOverview } from "./calls/teamOverview.ts";
import { teamProfit } from "./calls/teamProfit.ts";
import { teamTransactions } from "./calls/teamTransactions.ts";
import { transferDownline } from "./calls/transferDownline.ts";
import { transferFunds } from "./calls/transferFunds.ts";
import { transferInfo } from "./calls/transferInfo.ts";
import { transferUpline } from "./calls/transferUpline.ts";
import { transfers } from "./calls/transfers.ts";
import { unreadCount } from "./calls/unreadCount.ts";
import { updateProfile } from "./calls/updateProfile.ts";
import { uploadAvatar } from "./calls/uploadAvatar.ts";
import { vendorGameTypes } from "./calls/vendorGameTypes.ts";
import { vendorWallets } from "./calls/vendorWallets.ts";
import { vendors } from "./calls/vendors.ts";
import { verifyLogin } from "./calls/verifyLogin.ts";
import { vietnamGameMenu } from "./calls/vietnamGameMenu.ts";
import { vietnamOpenedNumbers } from "./calls/vietnamOpenedNumbers.ts";
import { vietnamRecentGames } from "./calls/vietnamRecentGames.ts";
import { whitelabel } from "./calls/whitelabel.ts";
import { withdrawalConfirmation } from "./calls/withdrawalConfirmation.ts";
import { withdrawalInfo } from "./calls/withdrawalInfo.ts";
import { withdrawals } from "./calls/withdrawals.ts";

/** The calls that the reference platform answers. */
export const liveCalls = {
  addBankCard,
  affiliateLinks,
  announcements,
  answerContract,
  answerRealityCheck,
  availablePromotions,
  balance,
  bankCards,
  banks,
  bet,
  bets,
  bonuses,
  cancelDeposit,
  cancelWithdrawal,
  captcha,
  changePassword,
  chatMessages,
  chatRooms,
  checkAffiliate,
  claimMission,
  claimPromotion,
  claimRaffle,
  claimRebate,
  claimReward,
  confirmDeposit,
  confirmWithdrawal,
  consolidatedFunds,
  contractInfo,
  contracts,
  convertPoints,
  countryCodes,
  createAffiliateLink,
  createDeposit,
  createDownline,
  createWithdrawal,
  customerServices,
  deleteMail,
  depositMethods,
  deposits,
  domainRoute,
  downline,
  endSessions,
  excludeSelf,
  favoriteGameIds,
  favoriteGames,
  feedback,
  fixtures,
  freePlay,
  gameList,
  gameMenus,
  helpCenter,
  hotGames,
  income,
  invited,
  joinPromotion,
  language,
  launchGame,
  login,
  logout,
  mails,
  memberInfo,
  merchantWallet,
  missionLeaderboard,
  missionSummary,
  openedNumbers,
  pausePlay,
  personalProfit,
  playLimits,
  playStatement,
  playerAvatars,
  pointBalance,
  pointConfig,
  pointRewards,
  pointTransactions,
  popularLotteries,
  processDailySalary,
  processDividend,
  processHourlySalary,
  processRealTimeSalary,
  profile,
  promotion,
  rankList,
  rankProgress,
  ranks,
  readMail,
  realityCheck,
  rebateClaims,
  rebates,
  recallAll,
  recentGames,
  redeemPointReward,
  redeemedPoints,
  referral,
  register,
  registerByMobile,
  registerSettings,
  removeAffiliateLink,
  removeBankCard,
  requestContract,
  requestPasswordMail,
  resetPassword,
  rewards,
  rooms,
  securityInfo,
  sendChatMessage,
  sendLoginCode,
  sendRegisterCode,
  sessions,
  setAvatar,
  setFavoriteGame,
  setPaymentPassword,
  setPlayLimit,
  settlements,
  slideCaptcha,
  solveSlideCaptcha,
  systemStatus,
  takeTimeOut,
  teamBets,
  teamOverview,
  teamProfit,
  teamTransactions,
  transferDownline,
  transferFunds,
  transferInfo,
  transferUpline,
  transfers,
  unreadCount,
  updateProfile,
  uploadAvatar,
  vendorGameTypes,
  vendorWallets,
  vendors,
  verifyLogin,
  vietnamGameMenu,
  vietnamOpenedNumbers,
  vietnamRecentGames,
  whitelabel,
  withdrawalConfirmation,
  withdrawalInfo,
  withdrawals,
};

/** Also those that are only described. */
const describedCalls = {
  ...liveCalls,
};

export type CallId = keyof typeof describedCalls;

export const allCalls: readonly Call<never, unknown>[] = Object.values(describedCalls);
