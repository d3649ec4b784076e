import type { GameName } from "./name.ts";

type Word = readonly [ko: string, en: string];

const quickDraws: readonly (readonly [emblem: string, ko: string, en: string])[] = [
  ["lotto", "파워볼", "Powerball"],
  ["ticket", "키노", "Keno"],
  ["dice", "주사위 복권", "Dice Lottery"],
  ["disco", "넘버 볼", "Number Ball"],
  ["star", "별자리 추첨", "Star Sign Draw"],
  ["seven", "세븐 넘버", "Seven Numbers"],
  ["plinko", "구슬 추첨", "Marble Draw"],
  ["rocket", "로켓 레이스", "Rocket Race"],
  ["clover", "클로버 추첨", "Clover Draw"],
  ["coin", "홀짝 동전", "Odd or Even Coin"],
];

const paces: readonly Word[] = [
  ["5분", "5-Minute"],
  ["3분", "3-Minute"],
  ["1분", "1-Minute"],
  ["스피드", "Speed"],
  ["30초", "30-Second"],
  ["골든", "Golden"],
  ["나이트", "Night"],
  ["10분", "10-Minute"],
  ["더블", "Double"],
];

/** Electronic lotteries; neighbours in the list differ in draw and in pace. */
export function quickDrawNames(): GameName[] {
  return paces.flatMap((_, round) =>
    quickDraws.map(([emblem, ko, en], draw) => {
      const [paceKo, paceEn] = paces[(round + draw) % paces.length]!;
      return { emblem, ko: `${paceKo} ${ko}`, en: `${paceEn} ${en}` };
    }),
  );
}

const draws: readonly (readonly [emblem: string, ko: string, en: string])[] = [
  ["moon", "달맞이 복권", "Moonrise Lottery"],
  ["lotto", "행운의 6/45", "Lucky 6/45"],
  ["sun", "해돋이 복권", "Sunrise Lottery"],
  ["crown", "왕관 복권", "Crown Lottery"],
  ["whale", "푸른 바다 복권", "Blue Sea Lottery"],
  ["lotus", "연꽃 복권", "Lotus Lottery"],
  ["lantern", "등불 복권", "Lantern Lottery"],
  ["horseshoe", "행운의 4자리", "Lucky Four Digits"],
  ["ticket", "행운의 3자리", "Lucky Three Digits"],
  ["ingot", "원보 복권", "Ingot Lottery"],
];

const days: readonly Word[] = [
  ["", ""],
  ["북부", "North"],
  ["중부", "Central"],
  ["남부", "South"],
  ["주말", "Weekend"],
];

/** Lotteries with their own draws: first all of them without region and day, then by region and day. */
export function drawNames(): GameName[] {
  return days.flatMap(([dayKo, dayEn]) =>
    draws.map(([emblem, ko, en]) => ({
      emblem,
      ko: [dayKo, ko].filter(Boolean).join(" "),
      en: [dayEn, en].filter(Boolean).join(" "),
    })),
  );
}
