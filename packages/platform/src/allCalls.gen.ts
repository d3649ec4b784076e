// Generated from packages/platform/src/calls by `npm run gen`. Do not edit.
import type { Call } from "./call.ts";
import { announcements } from "./calls/announcements.ts";
import { availablePromotions } from "./calls/availablePromotions.ts";
import { balance } from "./calls/balance.ts";
import { captcha } from "./calls/captcha.ts";
import { changePassword } from "./calls/changePassword.ts";
import { checkAffiliate } from "./calls/checkAffiliate.ts";
import { claimPromotion } from "./calls/claimPromotion.ts";
import { claimRaffle } from "./calls/claimRaffle.ts";
import { confirmWithdrawal } from "./calls/confirmWithdrawal.ts";
import { consolidatedFunds } from "./calls/consolidatedFunds.ts";
import { contractInfo } from "./calls/contractInfo.ts";
import { convertPoints } from "./calls/convertPoints.ts";
import { countryCodes } from "./calls/countryCodes.ts";
import { customerServices } from "./calls/customerServices.ts";
import { domainRoute } from "./calls/domainRoute.ts";
import { favoriteGameIds } from "./calls/favoriteGameIds.ts";
import { favoriteGames } from "./calls/favoriteGames.ts";
import { feedback } from "./calls/feedback.ts";
import { freePlay } from "./calls/freePlay.ts";
import { gameList } from "./calls/gameList.ts";
import { gameMenus } from "./calls/gameMenus.ts";
import { helpCenter } from "./calls/helpCenter.ts";
import { hotGames } from "./calls/hotGames.ts";
import { joinPromotion } from "./calls/joinPromotion.ts";
import { language } from "./calls/language.ts";
import { launchGame } from "./calls/launchGame.ts";
import { login } from "./calls/login.ts";
import { logout } from "./calls/logout.ts";
import { memberInfo } from "./calls/memberInfo.ts";
import { merchantWallet } from "./calls/merchantWallet.ts";
import { missionLeaderboard } from "./calls/missionLeaderboard.ts";
import { missionSummary } from "./calls/missionSummary.ts";
import { openedNumbers } from "./calls/openedNumbers.ts";
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
import { rankList } from "./calls/rankList.ts";
import { recentGames } from "./calls/recentGames.ts";
import { redeemPointReward } from "./calls/redeemPointReward.ts";
import { redeemedPoints } from "./calls/redeemedPoints.ts";
import { register } from "./calls/register.ts";
import { registerByMobile } from "./calls/registerByMobile.ts";
import { registerSettings } from "./calls/registerSettings.ts";
import { requestPasswordMail } from "./calls/requestPasswordMail.ts";
import { resetPassword } from "./calls/resetPassword.ts";
import { rooms } from "./calls/rooms.ts";
import { sendLoginCode } from "./calls/sendLoginCode.ts";
import { sendRegisterCode } from "./calls/sendRegisterCode.ts";
import { setAvatar } from "./calls/setAvatar.ts";
import { setFavoriteGame } from "./calls/setFavoriteGame.ts";
import { systemStatus } from "./calls/systemStatus.ts";
import { transferFunds } from "./calls/transferFunds.ts";
import { unreadCount } from "./calls/unreadCount.ts";
import { vendorGameTypes } from "./calls/vendorGameTypes.ts";
import { vendors } from "./calls/vendors.ts";
import { verifyLogin } from "./calls/verifyLogin.ts";
import { vietnamGameMenu } from "./calls/vietnamGameMenu.ts";
import { vietnamOpenedNumbers } from "./calls/vietnamOpenedNumbers.ts";
import { vietnamRecentGames } from "./calls/vietnamRecentGames.ts";
import { whitelabel } from "./calls/whitelabel.ts";
import { withdrawalConfirmation } from "./calls/withdrawalConfirmation.ts";

/** The calls that a screen sends. */
export const liveCalls = {
  announcements,
  balance,
  captcha,
  countryCodes,
  domainRoute,
  gameList,
  helpCenter,
  hotGames,
  language,
  login,
  logout,
  memberInfo,
  rankList,
  register,
  registerSettings,
  systemStatus,
  vendors,
  whitelabel,
};

/** The calls that are described and that no screen sends yet. */
export const plannedCalls = {
  availablePromotions,
  changePassword,
  checkAffiliate,
  claimPromotion,
  claimRaffle,
  confirmWithdrawal,
  consolidatedFunds,
  contractInfo,
  convertPoints,
  customerServices,
  favoriteGameIds,
  favoriteGames,
  feedback,
  freePlay,
  gameMenus,
  joinPromotion,
  launchGame,
  merchantWallet,
  missionLeaderboard,
  missionSummary,
  openedNumbers,
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
  recentGames,
  redeemPointReward,
  redeemedPoints,
  registerByMobile,
  requestPasswordMail,
  resetPassword,
  rooms,
  sendLoginCode,
  sendRegisterCode,
  setAvatar,
  setFavoriteGame,
  transferFunds,
  unreadCount,
  vendorGameTypes,
  verifyLogin,
  vietnamGameMenu,
  vietnamOpenedNumbers,
  vietnamRecentGames,
  withdrawalConfirmation,
};

export type CallId = keyof typeof liveCalls | keyof typeof plannedCalls;

export const allCalls: readonly Call<never, unknown>[] = [...Object.values(liveCalls), ...Object.values(plannedCalls)];
