// Generated from packages/gateway/src/routes by `npm run gen`. Do not edit.
import type { liveCalls } from "@livery/platform/allCalls.gen.ts";
import type { Route } from "./requestContext.ts";
import { addBankCard } from "./routes/addBankCard.ts";
import { affiliateLinks } from "./routes/affiliateLinks.ts";
import { announcements } from "./routes/announcements.ts";
import { answerContract } from "./routes/answerContract.ts";
import { answerRealityCheck } from "./routes/answerRealityCheck.ts";
import { availablePromotions } from "./routes/availablePromotions.ts";
import { balance } from "./routes/balance.ts";
import { bankCards } from "./routes/bankCards.ts";
import { banks } from "./routes/banks.ts";
import { bet } from "./routes/bet.ts";
import { bets } from "./routes/bets.ts";
import { bonuses } from "./routes/bonuses.ts";
import { cancelDeposit } from "./routes/cancelDeposit.ts";
import { cancelWithdrawal } from "./routes/cancelWithdrawal.ts";
import { captcha } from "./routes/captcha.ts";
import { changePassword } from "./routes/changePassword.ts";
import { chatMessages } from "./routes/chatMessages.ts";
import { chatRooms } from "./routes/chatRooms.ts";
import { checkAffiliate } from "./routes/checkAffiliate.ts";
import { claimMission } from "./routes/claimMission.ts";
import { claimPromotion } from "./routes/claimPromotion.ts";
import { claimRaffle } from "./routes/claimRaffle.ts";
import { claimRebate } from "./routes/claimRebate.ts";
import { claimReward } from "./routes/claimReward.ts";
import { confirmDeposit } from "./routes/confirmDeposit.ts";
import { confirmWithdrawal } from "./routes/confirmWithdrawal.ts";
import { consolidatedFunds } from "./routes/consolidatedFunds.ts";
import { contractInfo } from "./routes/contractInfo.ts";
import { contracts } from "./routes/contracts.ts";
import { convertPoints } from "./routes/convertPoints.ts";
import { countryCodes } from "./routes/countryCodes.ts";
import { createAffiliateLink } from "./routes/createAffiliateLink.ts";
import { createDeposit } from "./routes/createDeposit.ts";
import { createDownline } from "./routes/createDownline.ts";
import { createWithdrawal } from "./routes/createWithdrawal.ts";
import { customerServices } from "./routes/customerServices.ts";
import { deleteMail } from "./routes/deleteMail.ts";
import { depositMethods } from "./routes/depositMethods.ts";
import { deposits } from "./routes/deposits.ts";
import { domainRoute } from "./routes/domainRoute.ts";
import { downline } from "./routes/downline.ts";
import { endSessions } from "./routes/endSessions.ts";
import { excludeSelf } from "./routes/excludeSelf.ts";
import { favoriteGameIds } from "./routes/favoriteGameIds.ts";
import { favoriteGames } from "./routes/favoriteGames.ts";
import { feedback } from "./routes/feedback.ts";
import { fixtures } from "./routes/fixtures.ts";
import { freePlay } from "./routes/freePlay.ts";
import { gameList } from "./routes/gameList.ts";
import { gameMenus } from "./routes/gameMenus.ts";
import { helpCenter } from "./routes/helpCenter.ts";
import { hotGames } from "./routes/hotGames.ts";
import { income } from "./routes/income.ts";
import { invited } from "./routes/invited.ts";
import { joinPromotion } from "./routes/joinPromotion.ts";
import { language } from "./routes/language.ts";
import { launchGame } from "./routes/launchGame.ts";
import { login } from "./routes/login.ts";
import { logout } from "./routes/logout.ts";
import { mails } from "./routes/mails.ts";
import { memberInfo } from "./routes/memberInfo.ts";
import { merchantWallet } from "./routes/merchantWallet.ts";
import { missionLeaderboard } from "./routes/missionLeaderboard.ts";
import { missionSummary } from "./routes/missionSummary.ts";
import { openedNumbers } from "./routes/openedNumbers.ts";
import { pausePlay } from "./routes/pausePlay.ts";
import { personalProfit } from "./routes/personalProfit.ts";
import { playLimits } from "./routes/playLimits.ts";
import { playStatement } from "./routes/playStatement.ts";
import { playerAvatars } from "./routes/playerAvatars.ts";
import { pointBalance } from "./routes/pointBalance.ts";
import { pointConfig } from "./routes/pointConfig.ts";
import { pointRewards } from "./routes/pointRewards.ts";
import { pointTransactions } from "./routes/pointTransactions.ts";
import { popularLotteries } from "./routes/popularLotteries.ts";
import { processDailySalary } from "./routes/processDailySalary.ts";
import { processDividend } from "./routes/processDividend.ts";
import { processHourlySalary } from "./routes/processHourlySalary.ts";
import { processRealTimeSalary } from "./routes/processRealTimeSalary.ts";
import { profile } from "./routes/profile.ts";
import { promotion } from "./routes/promotion.ts";
import { rankList } from "./routes/rankList.ts";
import { rankProgress } from "./routes/rankProgress.ts";
import { ranks } from "./routes/ranks.ts";
import { readMail } from "./routes/readMail.ts";
import { realityCheck } from "./routes/realityCheck.ts";
import { rebateClaims } from "./routes/rebateClaims.ts";
import { rebates } from "./routes/rebates.ts";
import { recallAll } from "./routes/recallAll.ts";
import { recentGames } from "./routes/recentGames.ts";
import { redeemPointReward } from "./routes/redeemPointReward.ts";
import { redeemedPoints } from "./routes/redeemedPoints.ts";
import { referral } from "./routes/referral.ts";
import { register } from "./routes/register.ts";
import { registerByMobile } from "./routes/registerByMobile.ts";
import { registerSettings } from "./routes/registerSettings.ts";
import { removeAffiliateLink } from "./routes/removeAffiliateLink.ts";
import { removeBankCard } from "./routes/removeBankCard.ts";
import { requestContract } from "./routes/requestContract.ts";
import { requestPasswordMail } from "./routes/requestPasswordMail.ts";
import { resetPassword } from "./routes/resetPassword.ts";
import { rewards } from "./routes/rewards.ts";
import { rooms } from "./routes/rooms.ts";
import { securityInfo } from "./routes/securityInfo.ts";
import { sendChatMessage } from "./routes/sendChatMessage.ts";
import { sendLoginCode } from "./routes/sendLoginCode.ts";
import { sendRegisterCode } from "./routes/sendRegisterCode.ts";
import { sessions } from "./routes/sessions.ts";
import { setAvatar } from "./routes/setAvatar.ts";
import { setFavoriteGame } from "./routes/setFavoriteGame.ts";
import { setPaymentPassword } from "./routes/setPaymentPassword.ts";
import { setPlayLimit } from "./routes/setPlayLimit.ts";
import { settlements } from "./routes/settlements.ts";
import { slideCaptcha } from "./routes/slideCaptcha.ts";
import { solveSlideCaptcha } from "./routes/solveSlideCaptcha.ts";
import { systemStatus } from "./routes/systemStatus.ts";
import { takeTimeOut } from "./routes/takeTimeOut.ts";
import { teamBets } from "./routes/teamBets.ts";
import { teamOverview } from "./routes/teamOverview.ts";
import { teamProfit } from "./routes/teamProfit.ts";
import { teamTransactions } from "./routes/teamTransactions.ts";
import { transferDownline } from "./routes/transferDownline.ts";
import { transferFunds } from "./routes/transferFunds.ts";
import { transferInfo } from "./routes/transferInfo.ts";
import { transferUpline } from "./routes/transferUpline.ts";
import { transfers } from "./routes/transfers.ts";
import { unreadCount } from "./routes/unreadCount.ts";
import { updateProfile } from "./routes/updateProfile.ts";
import { uploadAvatar } from "./routes/uploadAvatar.ts";
import { vendorGameTypes } from "./routes/vendorGameTypes.ts";
import { vendorWallets } from "./routes/vendorWallets.ts";
import { vendors } from "./routes/vendors.ts";
import { verifyLogin } from "./routes/verifyLogin.ts";
import { vietnamGameMenu } from "./routes/vietnamGameMenu.ts";
import { vietnamOpenedNumbers } from "./routes/vietnamOpenedNumbers.ts";
import { vietnamRecentGames } from "./routes/vietnamRecentGames.ts";
import { whitelabel } from "./routes/whitelabel.ts";
import { withdrawalConfirmation } from "./routes/withdrawalConfirmation.ts";
import { withdrawalInfo } from "./routes/withdrawalInfo.ts";
import { withdrawals } from "./routes/withdrawals.ts";

/** What answers each live call; path, method and access are the call's own. A call without a route does not compile. */
export const routes = {
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
} satisfies Record<keyof typeof liveCalls, Route>;
