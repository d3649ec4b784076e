import type { FeatureId } from "@livery/product/features.ts";
import type { LocalizedText } from "@livery/product/siteConfig.ts";

interface BannerSeed {
  readonly id: string;
  readonly placement: "home" | "w_login" | "w_register";
  readonly eyebrow?: LocalizedText;
  readonly title: LocalizedText;
  readonly text: LocalizedText;
  readonly emblem: string;
  readonly feature?: FeatureId;
  readonly link?: string;
}

/** In display order. `{brand}` is the name of the merchant's brand. */
export const banners: readonly BannerSeed[] = [
  {
    id: "starlight-gems",
    placement: "home",
    eyebrow: { ko: "새로 나온 게임", en: "New this week" },
    title: { ko: "별빛 보석 1000", en: "Starlight Gems 1000" },
    text: {
      ko: "보석이 이어질수록 배수가 커지는 슬롯, 무료 체험으로 먼저",
      en: "The multiplier grows with every chain of gems. Try it free first.",
    },
    emblem: "gem",
    feature: "slots",
    link: "/rng?page=PP",
  },
  {
    id: "live-tables",
    placement: "home",
    eyebrow: { ko: "라이브 카지노", en: "Live casino" },
    title: { ko: "지금 열린 테이블 760개", en: "760 tables, open now" },
    text: {
      ko: "바카라, 룰렛, 블랙잭. 여섯 스튜디오에서 하루 종일",
      en: "Baccarat, roulette and blackjack from six studios, all day long.",
    },
    emblem: "roulette",
    feature: "live",
    link: "/live",
  },
  {
    id: "weekend-league",
    placement: "home",
    eyebrow: { ko: "주말 경기", en: "This weekend" },
    title: { ko: "한강 리그, 열 경기", en: "Han River League, ten games" },
    text: {
      ko: "킥오프 전에 예측하고, 경기 중에는 실시간으로",
      en: "Predict before kick-off, follow it live.",
    },
    emblem: "soccer",
    feature: "sports",
    link: "/sports",
  },
  {
    id: "daily-wheel",
    placement: "home",
    eyebrow: { ko: "매일 한 번", en: "Once a day" },
    title: { ko: "출석하고 돌리는 룰렛", en: "Check in and spin" },
    text: {
      ko: "하루 한 번, 최대 5,000 플레이머니 적립",
      en: "One spin a day, up to 5,000 in play money.",
    },
    emblem: "wheel",
    feature: "promotions",
    link: "/promotions",
  },
  {
    id: "login-moon",
    placement: "w_login",
    title: { ko: "멈춘 곳에서 이어서", en: "Pick up where you left off" },
    text: { ko: "쌓아 둔 포인트와 기록이 그대로 있습니다", en: "Your points and records are kept for you." },
    emblem: "moon",
  },
  {
    id: "register-coin",
    placement: "w_register",
    title: { ko: "플레이머니 10,000으로 시작", en: "Start with 10,000 in play money" },
    text: {
      ko: "입금도 카드도 필요 없습니다. {brand}의 모든 칩은 놀이용입니다",
      en: "No deposit, no card. Every chip at {brand} is for play.",
    },
    emblem: "coin",
  },
];
