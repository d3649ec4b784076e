import type { TextLanguage } from "@livery/product/languages.ts";
import type { LocalizedText } from "@livery/product/siteConfig.ts";
import { rankLevels, rankName } from "../../members/ranks.ts";
import { challengeOf } from "../../promotions/challengeTerms.ts";
import { rebateRates } from "../../rebates/rebateRates.ts";
import { type MissionTerms, firstFive, missionTerms } from "../../rewards/missionTerms.ts";
import { FIRST_DEPOSIT, monthlyGift, rewardOf } from "../../rewards/rewardTerms.ts";
import { wholeUnits } from "../../texts/wholeUnits.ts";

interface PromotionSeed {
  readonly id: string;
  readonly title: LocalizedText;
  readonly summary: LocalizedText;
  readonly tag: LocalizedText;
  /** HTML. */
  readonly terms: LocalizedText;
  readonly emblem: string;
  /** When it starts again; `always` has no end. */
  readonly period: "always" | "day" | "week" | "month";
}

const rates = Object.values(rebateRates);
const [lowestRate, highestRate] = [Math.min(...rates), Math.max(...rates)];
const [lowestRank = 0, highestRank = 0] = [rankLevels[0], rankLevels.at(-1)];

const missionPays = (id: MissionTerms["id"]) => wholeUnits(missionTerms.find((terms) => terms.id === id)!.amounts[0]!);
const [mission, allMissions] = [missionPays(firstFive[0]), missionPays("all-five")];

const {
  amounts: [bonus = 0],
  turnover: { times, days } = { times: 0, days: 0 },
} = rewardOf("first-deposit");
const firstDeposit = {
  least: wholeUnits(FIRST_DEPOSIT),
  bonus: wholeUnits(bonus),
  turnover: wholeUnits(bonus * times),
  days,
};
const breakKept = wholeUnits(rewardOf("take-a-break").amounts[0]!);

const challenge = (id: "weekly-challenge" | "weekend-challenge") => {
  const { title, stakes, amounts, lowestRank } = challengeOf(id)!;
  return { title, stakes: wholeUnits(stakes), pays: wholeUnits(amounts[0]!), rank: rankName(lowestRank) };
};
const [weekly, weekend] = [challenge("weekly-challenge"), challenge("weekend-challenge")];

const giftsByRank = (language: TextLanguage) =>
  rankLevels.map((level) => `${rankName(level)[language]} ${wholeUnits(monthlyGift(level))}`).join(", ");

/** In display order. All of it is play money, and each amount is that of what the platform pays. */
export const promotions: readonly PromotionSeed[] = [
  {
    id: "welcome",
    title: { ko: "가입 환영 10,000", en: "Welcome 10,000" },
    summary: { ko: "가입하면 바로 플레이머니 10,000", en: "10,000 in play money as soon as you register" },
    tag: { ko: "신규", en: "New" },
    terms: {
      ko: "<ul><li>새로 가입한 회원에게 한 번 드립니다.</li><li>지급 조건과 이용 기한이 없습니다. 출금하거나 다른 회원에게 보내려면 먼저 입금을 한 번 마치고 휴대폰이나 메일을 확인해야 합니다.</li><li>플레이머니는 현금으로 바꿀 수 없고 다른 회원에게 팔 수 없습니다.</li></ul>",
      en: "<ul><li>Once for every new member.</li><li>No conditions, no expiry. To withdraw it or send it on, first make a deposit and prove a phone number or mail address.</li><li>Play money cannot be exchanged for money or sold to other members.</li></ul>",
    },
    emblem: "pouch",
    period: "always",
  },
  {
    id: "attendance-wheel",
    title: { ko: "출석 룰렛", en: "Attendance wheel" },
    summary: { ko: "하루 한 번 돌려 최대 5,000 적립", en: "One spin a day, up to 5,000" },
    tag: { ko: "매일", en: "Daily" },
    terms: {
      ko: "<ul><li>매일 0시에 새로 시작하며 회원마다 하루 한 번입니다.</li><li>칸은 100, 300, 500, 1,000, 5,000이고 나올 가능성은 각각 40%, 30%, 20%, 9%, 1%입니다.</li><li>돌리지 않은 날은 쌓이지 않습니다.</li></ul>",
      en: "<ul><li>Restarts at midnight, once a day for every member.</li><li>The fields are 100, 300, 500, 1,000 and 5,000, with chances of 40%, 30%, 20%, 9% and 1%.</li><li>Days without a spin do not add up.</li></ul>",
    },
    emblem: "wheel",
    period: "day",
  },
  {
    id: "cashback",
    title: { ko: `캐시백 최대 ${highestRate}%`, en: `Cashback of up to ${highestRate}%` },
    summary: {
      ko: "베팅한 금액의 일부를 원할 때 돌려받으세요",
      en: "Get a part of what you bet back, whenever you like",
    },
    tag: { ko: "상시", en: "Always" },
    terms: {
      ko: `<ul><li>게임 종류에 따라 유효 베팅의 ${lowestRate}%에서 ${highestRate}%입니다. 캐시백 화면에서 종류별 비율을 볼 수 있습니다.</li><li>마지막으로 받은 뒤의 베팅을 세며, 결과는 상관없습니다.</li><li>캐시백 화면에서 받으면 바로 지갑에 들어옵니다.</li><li>무료 체험은 세지 않습니다.</li></ul>`,
      en: `<ul><li>${lowestRate}% to ${highestRate}% of your valid bets, depending on the kind of game. The cashback page shows each rate.</li><li>It counts the bets since you last collected it, whatever their outcome.</li><li>Collect it on the cashback page, and it is in your wallet at once.</li><li>Free trials do not count.</li></ul>`,
    },
    emblem: "gem",
    period: "always",
  },
  {
    id: "weekly-missions",
    title: { ko: "이번 주 미션 다섯", en: "Five missions this week" },
    summary: {
      ko: `미션을 마칠 때마다 ${mission}, 모두 마치면 ${allMissions} 더`,
      en: `${mission} for each mission, ${allMissions} more for all five`,
    },
    tag: { ko: "미션", en: "Missions" },
    terms: {
      ko: "<ul><li>미션은 월요일 0시에 새로 시작합니다.</li><li>무료 체험으로 한 플레이는 세지 않습니다.</li><li>보상은 미션 화면에서 일요일 24시까지 받을 수 있습니다.</li><li>미션 순위는 받은 미션의 수로 정하며, 순위에 따른 보상은 없습니다.</li></ul>",
      en: "<ul><li>The missions start again on Monday at midnight.</li><li>Free trials do not count.</li><li>Collect the rewards on the missions page until Sunday midnight.</li><li>The mission board ranks members by the missions that they collected. A place on it wins nothing.</li></ul>",
    },
    emblem: "target",
    period: "week",
  },
  {
    id: "weekly-challenge",
    title: weekly.title,
    summary: {
      ko: `참여한 뒤 그 주에 ${weekly.stakes}을 베팅하면 ${weekly.pays}`,
      en: `Join, bet ${weekly.stakes} by Sunday, and claim ${weekly.pays}`,
    },
    tag: { ko: "챌린지", en: "Challenge" },
    terms: {
      ko: `<ul><li>월요일 0시부터 토요일 24시까지 참여할 수 있으며, 회원마다 한 주에 한 번입니다.</li><li>참여한 뒤 일요일 24시까지 ${weekly.stakes}을 베팅하고 이 화면에서 받으면 ${weekly.pays}이 바로 지갑에 들어옵니다.</li><li>참여하기 전의 베팅과 무료 체험은 세지 않습니다. 결과는 상관없습니다.</li><li>일요일 24시까지 받지 않으면 사라집니다.</li></ul>`,
      en: `<ul><li>Join from Monday to Saturday, once a week for every member.</li><li>Bet ${weekly.stakes} after joining and claim it on this page, both until Sunday midnight: ${weekly.pays} is in your wallet at once.</li><li>Bets before you join and free trials do not count. Their outcome does not matter.</li><li>What you do not claim until Sunday midnight is lost.</li></ul>`,
    },
    emblem: "drum",
    period: "week",
  },
  {
    id: "weekend-challenge",
    title: weekend.title,
    summary: {
      ko: `${weekend.rank.ko} 등급부터, 주말에 ${weekend.stakes}을 베팅하면 ${weekend.pays}`,
      en: `From ${weekend.rank.en} rank: ${weekend.pays} for betting ${weekend.stakes} at the weekend`,
    },
    tag: { ko: "주말", en: "Weekend" },
    terms: {
      ko: `<ul><li>${weekend.rank.ko} 등급 이상인 회원이 금요일 0시부터 일요일 24시까지 신청할 수 있습니다. 한 주에 한 번이며, 신청은 1분 뒤에 확정됩니다.</li><li>신청한 뒤 일요일 24시까지 ${weekend.stakes}을 베팅하고 이 화면에서 받으면 ${weekend.pays}이 바로 지갑에 들어옵니다.</li><li>신청하기 전의 베팅과 무료 체험은 세지 않습니다. 결과는 상관없습니다.</li><li>일요일 24시까지 받지 않으면 사라집니다.</li></ul>`,
      en: `<ul><li>Members of ${weekend.rank.en} rank and above can apply from Friday to Sunday, once a week. An application is confirmed after one minute.</li><li>Bet ${weekend.stakes} after applying and claim it on this page, both until Sunday midnight: ${weekend.pays} is in your wallet at once.</li><li>Bets before you apply and free trials do not count. Their outcome does not matter.</li><li>What you do not claim until Sunday midnight is lost.</li></ul>`,
    },
    emblem: "flag",
    period: "week",
  },
  {
    id: "first-deposit",
    title: { ko: `첫 입금 보너스 ${firstDeposit.bonus}`, en: `First deposit: ${firstDeposit.bonus}` },
    summary: {
      ko: `처음 ${firstDeposit.least} 이상을 입금하면 ${firstDeposit.bonus}`,
      en: `${firstDeposit.bonus} for a first deposit of ${firstDeposit.least} or more`,
    },
    tag: { ko: "입금", en: "Deposit" },
    terms: {
      ko: `<ul><li>첫 입금이 ${firstDeposit.least} 이상이면 리워드 센터에서 받을 수 있습니다. 회원마다 한 번입니다.</li><li>받은 뒤 ${firstDeposit.days}일 안에 ${firstDeposit.turnover}을 베팅하면 지갑에 들어옵니다. 그전의 베팅은 세지 않습니다.</li><li>보너스를 기다리는 동안에도 내 잔액은 묶이지 않습니다.</li></ul>`,
      en: `<ul><li>If your first deposit is ${firstDeposit.least} or more, claim it in the reward centre, once for every member.</li><li>Bet ${firstDeposit.turnover} within ${firstDeposit.days} days of claiming it, and it is in your wallet. Bets before that do not count.</li><li>Your own balance stays free while the bonus waits.</li></ul>`,
    },
    emblem: "coin",
    period: "always",
  },
  {
    id: "monthly-rank",
    title: { ko: "등급별 월간 선물", en: "Monthly gift by rank" },
    summary: {
      ko: `매달 등급에 따라 ${wholeUnits(monthlyGift(lowestRank))}부터 ${wholeUnits(monthlyGift(highestRank))}까지`,
      en: `${wholeUnits(monthlyGift(lowestRank))} to ${wholeUnits(monthlyGift(highestRank))} every month, by rank`,
    },
    tag: { ko: "월간", en: "Monthly" },
    terms: {
      ko: `<ul><li>받을 때의 등급으로 정하며, 한 달에 한 번입니다.</li><li>${giftsByRank("ko")}입니다.</li><li>그달 안에 리워드 센터에서 받을 수 있습니다.</li></ul>`,
      en: `<ul><li>Your rank when you collect it decides; once a month.</li><li>${giftsByRank("en")}.</li><li>Collect it in the reward centre within the month.</li></ul>`,
    },
    emblem: "crown",
    period: "month",
  },
  {
    id: "take-a-break",
    title: { ko: "쉬어 가기 보너스", en: "Take-a-break bonus" },
    summary: {
      ko: `스스로 정한 휴식을 지키면 ${breakKept}`,
      en: `${breakKept} for keeping the break you set yourself`,
    },
    tag: { ko: "휴식", en: "Break" },
    terms: {
      ko: "<ul><li>내 계정에서 24시간 이상 쉬는 시간을 정하고, 끝난 뒤 그 주 안에 리워드 센터에서 받으세요.</li><li>한 주에 한 번입니다.</li><li>쉬는 동안에는 로그인할 수 없습니다.</li></ul>",
      en: "<ul><li>Set a break of 24 hours or more in your account, and collect it in the reward centre in the week in which the break ends.</li><li>Once a week.</li><li>You cannot log in during the break.</li></ul>",
    },
    emblem: "tea",
    period: "always",
  },
];
