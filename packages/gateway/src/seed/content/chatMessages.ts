import type { LocalizedText } from "@livery/product/siteConfig.ts";

interface ChatMessageSeed {
  readonly room: string;
  /** The demo account that wrote it; without one the operator did. */
  readonly account?: string;
  readonly minutesAgo: number;
  readonly text: LocalizedText;
}

/** What the rooms begin with, oldest first. */
export const chatMessages: readonly ChatMessageSeed[] = [
  {
    room: "news",
    minutesAgo: 3000,
    text: {
      ko: "채팅방을 열었습니다. 서로 존중하며 이야기해 주세요. 비밀번호와 연락처는 누구에게도 알려 주지 마세요.",
      en: "The chat is open. Please be kind to each other, and never give anybody your password or phone number.",
    },
  },
  {
    room: "news",
    minutesAgo: 1400,
    text: {
      ko: "출석 룰렛은 매일 0시에 새로 시작합니다.",
      en: "The attendance wheel restarts every day at midnight.",
    },
  },
  {
    room: "games",
    account: "expired",
    minutesAgo: 190,
    text: {
      ko: "바카라는 규칙 설명부터 보고 시작하는 게 좋더라고요.",
      en: "I read the rules of baccarat first. It helped.",
    },
  },
  {
    room: "games",
    account: "vip",
    minutesAgo: 171,
    text: {
      ko: "무료 체험으로 먼저 해 보세요. 지갑은 그대로입니다.",
      en: "Try it as a free trial first: your wallet stays as it is.",
    },
  },
  {
    room: "games",
    account: "verify",
    minutesAgo: 42,
    text: { ko: "새로 나온 슬롯 해 보신 분 계세요?", en: "Has anybody tried the new slots yet?" },
  },
  {
    room: "lounge",
    account: "agent1",
    minutesAgo: 260,
    text: { ko: "다들 좋은 하루 보내세요.", en: "Have a good day, everybody." },
  },
  {
    room: "lounge",
    account: "vip",
    minutesAgo: 95,
    text: { ko: "오늘 처음 오신 분들 반갑습니다.", en: "Welcome to everybody who is here for the first time." },
  },
  {
    room: "lounge",
    account: "demo",
    minutesAgo: 93,
    text: { ko: "반갑습니다! 천천히 둘러보는 중이에요.", en: "Hello! I am just looking around." },
  },
  {
    room: "lounge",
    account: "expired",
    minutesAgo: 20,
    text: {
      ko: "저는 이제 쉬어 갑니다. 이용 시간 한도를 정해 두니 편하네요.",
      en: "Time for a break. Setting a time limit makes it easy to stop.",
    },
  },
];
