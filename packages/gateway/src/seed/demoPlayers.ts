import { major } from "@livery/product/money.ts";

const balance = major(200_000);

/** Members below agent2 who have played for some weeks, with their first balance and their stake at each game. */
export const demoPlayers = [
  { account: "ginkgo1", nickname: { ko: "가을잎", en: "Autumn Leaf" }, balance, stake: major(200) },
  { account: "ginkgo2", nickname: { ko: "노란우산", en: "Yellow Umbrella" }, balance, stake: major(500) },
] as const;
