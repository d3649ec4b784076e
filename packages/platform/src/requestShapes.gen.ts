// Generated from schemas/platform/requests by `npm run gen`. Do not edit.
import { shape as addBankCard } from "./requests/addBankCard.gen.js";
import { shape as announcements } from "./requests/announcements.gen.js";
import { shape as answerContract } from "./requests/answerContract.gen.js";
import { shape as answerRealityCheck } from "./requests/answerRealityCheck.gen.js";
import { shape as bet } from "./requests/bet.gen.js";
import { shape as bets } from "./requests/bets.gen.js";
import { shape as bonuses } from "./requests/bonuses.gen.js";
import { shape as cancelDeposit } from "./requests/cancelDeposit.gen.js";
import { shape as cancelWithdrawal } from "./requests/cancelWithdrawal.gen.js";
import { shape as changePassword } from "./requests/changePassword.gen.js";
import { shape as chatMessages } from "./requests/chatMessages.gen.js";
import { shape as checkAffiliate } from "./requests/checkAffiliate.gen.js";
import { shape as claimMission } from "./requests/claimMission.gen.js";
import { shape as claimPromotion } from "./requests/claimPromotion.gen.js";
import { shape as claimRaffle } from "./requests/claimRaffle.gen.js";
import { shape as claimRebate } from "./requests/claimRebate.gen.js";
import { shape as claimReward } from "./requests/claimReward.gen.js";
import { shape as confirmDeposit } from "./requests/confirmDeposit.gen.js";
import { shape as confirmWithdrawal } from "./requests/confirmWithdrawal.gen.js";
import { shape as contracts } from "./requests/contracts.gen.js";
import { shape as convertPoints } from "./requests/convertPoints.gen.js";
import { shape as createAffiliateLink } from "./requests/createAffiliateLink.gen.js";
import { shape as createDeposit } from "./requests/createDeposit.gen.js";
import { shape as createDownline } from "./requests/createDownline.gen.js";
import { shape as createWithdrawal } from "./requests/createWithdrawal.gen.js";
import { shape as customerServices } from "./requests/customerServices.gen.js";
import { shape as deleteMail } from "./requests/deleteMail.gen.js";
import { shape as deposits } from "./requests/deposits.gen.js";
import { shape as downline } from "./requests/downline.gen.js";
import { shape as endSessions } from "./requests/endSessions.gen.js";
import { shape as excludeSelf } from "./requests/excludeSelf.gen.js";
import { shape as favoriteGames } from "./requests/favoriteGames.gen.js";
import { shape as feedback } from "./requests/feedback.gen.js";
import { shape as fixtures } from "./requests/fixtures.gen.js";
import { shape as freePlay } from "./requests/freePlay.gen.js";
import { shape as gameList } from "./requests/gameList.gen.js";
import { shape as gameMenus } from "./requests/gameMenus.gen.js";
import { shape as helpCenter } from "./requests/helpCenter.gen.js";
import { shape as hotGames } from "./requests/hotGames.gen.js";
import { shape as income } from "./requests/income.gen.js";
import { shape as invited } from "./requests/invited.gen.js";
import { shape as joinPromotion } from "./requests/joinPromotion.gen.js";
import { shape as language } from "./requests/language.gen.js";
import { shape as launchGame } from "./requests/launchGame.gen.js";
import { shape as login } from "./requests/login.gen.js";
import { shape as mails } from "./requests/mails.gen.js";
import { shape as personalProfit } from "./requests/personalProfit.gen.js";
import { shape as playStatement } from "./requests/playStatement.gen.js";
import { shape as pointRewards } from "./requests/pointRewards.gen.js";
import { shape as pointTransactions } from "./requests/pointTransactions.gen.js";
import { shape as popularLotteries } from "./requests/popularLotteries.gen.js";
import { shape as processDailySalary } from "./requests/processDailySalary.gen.js";
import { shape as processDividend } from "./requests/processDividend.gen.js";
import { shape as processHourlySalary } from "./requests/processHourlySalary.gen.js";
import { shape as processRealTimeSalary } from "./requests/processRealTimeSalary.gen.js";
import { shape as promotion } from "./requests/promotion.gen.js";
import { shape as ranks } from "./requests/ranks.gen.js";
import { shape as readMail } from "./requests/readMail.gen.js";
import { shape as rebateClaims } from "./requests/rebateClaims.gen.js";
import { shape as redeemPointReward } from "./requests/redeemPointReward.gen.js";
import { shape as redeemedPoints } from "./requests/redeemedPoints.gen.js";
import { shape as register } from "./requests/register.gen.js";
import { shape as registerByMobile } from "./requests/registerByMobile.gen.js";
import { shape as removeAffiliateLink } from "./requests/removeAffiliateLink.gen.js";
import { shape as removeBankCard } from "./requests/removeBankCard.gen.js";
import { shape as requestContract } from "./requests/requestContract.gen.js";
import { shape as requestPasswordMail } from "./requests/requestPasswordMail.gen.js";
import { shape as resetPassword } from "./requests/resetPassword.gen.js";
import { shape as rewards } from "./requests/rewards.gen.js";
import { shape as rooms } from "./requests/rooms.gen.js";
import { shape as sendChatMessage } from "./requests/sendChatMessage.gen.js";
import { shape as sendLoginCode } from "./requests/sendLoginCode.gen.js";
import { shape as sendRegisterCode } from "./requests/sendRegisterCode.gen.js";
import { shape as setAvatar } from "./requests/setAvatar.gen.js";
import { shape as setFavoriteGame } from "./requests/setFavoriteGame.gen.js";
import { shape as setPaymentPassword } from "./requests/setPaymentPassword.gen.js";
import { shape as setPlayLimit } from "./requests/setPlayLimit.gen.js";
import { shape as settlements } from "./requests/settlements.gen.js";
import { shape as solveSlideCaptcha } from "./requests/solveSlideCaptcha.gen.js";
import { shape as systemStatus } from "./requests/systemStatus.gen.js";
import { shape as takeTimeOut } from "./requests/takeTimeOut.gen.js";
import { shape as teamBets } from "./requests/teamBets.gen.js";
import { shape as teamOverview } from "./requests/teamOverview.gen.js";
import { shape as teamProfit } from "./requests/teamProfit.gen.js";
import { shape as teamTransactions } from "./requests/teamTransactions.gen.js";
import { shape as transferDownline } from "./requests/transferDownline.gen.js";
import { shape as transferFunds } from "./requests/transferFunds.gen.js";
import { shape as transferUpline } from "./requests/transferUpline.gen.js";
import { shape as transfers } from "./requests/transfers.gen.js";
import { shape as updateProfile } from "./requests/updateProfile.gen.js";
import { shape as uploadAvatar } from "./requests/uploadAvatar.gen.js";
import { shape as vendorGameTypes } from "./requests/vendorGameTypes.gen.js";
import { shape as vendors } from "./requests/vendors.gen.js";
import { shape as verifyLogin } from "./requests/verifyLogin.gen.js";
import { shape as vietnamGameMenu } from "./requests/vietnamGameMenu.gen.js";
import { shape as vietnamOpenedNumbers } from "./requests/vietnamOpenedNumbers.gen.js";
import { shape as whitelabel } from "./requests/whitelabel.gen.js";
import { shape as withdrawalConfirmation } from "./requests/withdrawalConfirmation.gen.js";
import { shape as withdrawals } from "./requests/withdrawals.gen.js";

/** The input of each call, by its id; calls without input are not listed. */
export const requestShapes = {
  addBankCard,
  announcements,
  answerContract,
  answerRealityCheck,
  bet,
  bets,
  bonuses,
  cancelDeposit,
  cancelWithdrawal,
  changePassword,
  chatMessages,
  checkAffiliate,
  claimMission,
  claimPromotion,
  claimRaffle,
  claimRebate,
  claimReward,
  confirmDeposit,
  confirmWithdrawal,
  contracts,
  convertPoints,
  createAffiliateLink,
  createDeposit,
  createDownline,
  createWithdrawal,
  customerServices,
  deleteMail,
  deposits,
  downline,
  endSessions,
  excludeSelf,
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
  mails,
  personalProfit,
  playStatement,
  pointRewards,
  pointTransactions,
  popularLotteries,
  processDailySalary,
  processDividend,
  processHourlySalary,
  processRealTimeSalary,
  promotion,
  ranks,
  readMail,
  rebateClaims,
  redeemPointReward,
  redeemedPoints,
  register,
  registerByMobile,
  removeAffiliateLink,
  removeBankCard,
  requestContract,
  requestPasswordMail,
  resetPassword,
  rewards,
  rooms,
  sendChatMessage,
  sendLoginCode,
  sendRegisterCode,
  setAvatar,
  setFavoriteGame,
  setPaymentPassword,
  setPlayLimit,
  settlements,
  solveSlideCaptcha,
  systemStatus,
  takeTimeOut,
  teamBets,
  teamOverview,
  teamProfit,
  teamTransactions,
  transferDownline,
  transferFunds,
  transferUpline,
  transfers,
  updateProfile,
  uploadAvatar,
  vendorGameTypes,
  vendors,
  verifyLogin,
  vietnamGameMenu,
  vietnamOpenedNumbers,
  whitelabel,
  withdrawalConfirmation,
  withdrawals,
};
