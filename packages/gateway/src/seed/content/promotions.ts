import type { LocalizedText } from "@livery/product/siteConfig.ts";

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

/** In display order. All of it is play money, and the terms explain what that means. */
export const promotions: readonly PromotionSeed[] = [
  {
    id: "welcome",
    title: { ko: "가입 환영 10,000", en: "Welcome 10,000" },
    summary: { ko: "가입하면 바로 플레이머니 10,000", en: "10,000 in play money as soon as you register" },
    tag: { ko: "신규", en: "New" },
    terms: {
      ko: "<ul><li>새로 가입한 회원에게 한 번 드립니다.</li><li>지급 조건과 이용 기한이 없습니다.</li><li>플레이머니는 현금으로 바꿀 수 없고 다른 회원에게 팔 수 없습니다.</li></ul>",
      en: "<ul><li>Once for every new member.</li><li>No conditions, no expiry.</li><li>Play money cannot be exchanged for money or sold to other members.</li></ul>",
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
    id: "weekly-cashback",
    title: { ko: "주간 캐시백 1.2%", en: "Weekly cashback 1.2%" },
    summary: { ko: "지난주 유효 베팅의 1.2%를 되돌려 드립니다", en: "1.2% of last week's valid bets comes back" },
    tag: { ko: "주간", en: "Weekly" },
    terms: {
      ko: "<ul><li>월요일 0시부터 일요일 24시까지의 유효 베팅을 기준으로 합니다.</li><li>유효 베팅이 100,000 이상이어야 하며 한도는 50,000입니다.</li><li>크래시 게임은 계산에서 빠집니다.</li><li>월요일 12시에 지갑에 들어옵니다.</li></ul>",
      en: "<ul><li>Counted from Monday 00:00 to Sunday 24:00.</li><li>Valid bets of at least 100,000; the limit is 50,000.</li><li>Crash games do not count.</li><li>It is in your wallet on Monday at noon.</li></ul>",
    },
    emblem: "gem",
    period: "week",
  },
  {
    id: "weekly-missions",
    title: { ko: "이번 주 미션 다섯", en: "Five missions this week" },
    summary: {
      ko: "미션을 마칠 때마다 1,000, 모두 마치면 5,000 더",
      en: "1,000 for each mission, 5,000 more for all five",
    },
    tag: { ko: "미션", en: "Missions" },
    terms: {
      ko: "<ul><li>미션은 월요일 0시에 바뀝니다.</li><li>무료 체험으로 한 플레이는 세지 않습니다.</li><li>보상은 미션 화면에서 일요일 24시까지 받을 수 있습니다.</li></ul>",
      en: "<ul><li>The missions change on Monday at midnight.</li><li>Free trials do not count.</li><li>Collect the rewards on the missions page until Sunday midnight.</li></ul>",
    },
    emblem: "target",
    period: "week",
  },
  {
    id: "weekend-leaderboard",
    title: { ko: "주간 리더보드", en: "Weekly leaderboard" },
    summary: { ko: "한 주의 상위 열 명에게 합계 270,000", en: "270,000 shared by the week's top ten" },
    tag: { ko: "순위전", en: "Ranking" },
    terms: {
      ko: "<ul><li>한 주 동안 딴 플레이머니의 합계로 순위를 정합니다.</li><li>1위 100,000, 2위 60,000, 3위 40,000, 4위부터 10위까지 각 10,000을 드립니다.</li><li>체험 계정은 순위에 들지 않습니다.</li></ul>",
      en: "<ul><li>Ranked by all play money won in a week.</li><li>100,000 for the first place, 60,000 for the second, 40,000 for the third, 10,000 each for places 4 to 10.</li><li>Trial accounts are not ranked.</li></ul>",
    },
    emblem: "trophy",
    period: "week",
  },
  {
    id: "monthly-rank",
    title: { ko: "등급별 월간 선물", en: "Monthly gift by rank" },
    summary: {
      ko: "매월 1일, 등급에 따라 2,000부터 80,000까지",
      en: "On the first of every month, 2,000 to 80,000 by rank",
    },
    tag: { ko: "월간", en: "Monthly" },
    terms: {
      ko: "<ul><li>매월 1일 0시의 등급으로 정합니다.</li><li>브론즈 2,000, 실버 5,000, 골드 12,000, 플래티넘 30,000, 다이아몬드 80,000입니다.</li><li>그달 안에 리워드 센터에서 받을 수 있습니다.</li></ul>",
      en: "<ul><li>Your rank on the first of the month at midnight decides.</li><li>Bronze 2,000, Silver 5,000, Gold 12,000, Platinum 30,000, Diamond 80,000.</li><li>Collect it in the reward centre within the month.</li></ul>",
    },
    emblem: "crown",
    period: "month",
  },
  {
    id: "new-game-tasting",
    title: { ko: "새 게임 맛보기", en: "Try the new games" },
    summary: { ko: "이달의 새 게임 세 가지를 해 보면 3,000", en: "3,000 for trying this month's three new games" },
    tag: { ko: "체험", en: "Try it" },
    terms: {
      ko: "<ul><li>이달의 새 게임은 공지에서 알려 드립니다.</li><li>게임마다 열 판 이상 하면 됩니다. 결과는 상관없습니다.</li><li>회원마다 한 달에 한 번입니다.</li></ul>",
      en: "<ul><li>The notices name the month's new games.</li><li>Ten rounds of each are enough, whatever their outcome.</li><li>Once a month for every member.</li></ul>",
    },
    emblem: "joystick",
    period: "month",
  },
  {
    id: "take-a-break",
    title: { ko: "쉬어 가기 보너스", en: "Take-a-break bonus" },
    summary: { ko: "스스로 정한 휴식을 지키면 1,000", en: "1,000 for keeping the break you set yourself" },
    tag: { ko: "휴식", en: "Break" },
    terms: {
      ko: "<ul><li>내 계정에서 24시간 이상 쉬는 시간을 정하고 지키면 드립니다.</li><li>한 주에 한 번입니다.</li><li>쉬는 동안에는 로그인해도 게임을 열 수 없습니다.</li></ul>",
      en: "<ul><li>Set a break of 24 hours or more in your account, and keep it.</li><li>Once a week.</li><li>During the break games do not open, even when you are logged in.</li></ul>",
    },
    emblem: "tea",
    period: "always",
  },
];
