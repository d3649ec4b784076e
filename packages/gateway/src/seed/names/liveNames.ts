import type { GameName } from "./name.ts";

type Table = readonly [classification: string | undefined, emblem: string, ko: string, en: string, rooms: number];

/** The tables of a live studio and how many rooms each has, with the classifications of /live (LB-101 … LB-115). */
const tables: readonly Table[] = [
  ["BAC", "cards", "스피드 바카라", "Speed Baccarat", 26],
  ["BAC", "shoe", "노커미션 바카라", "No Commission Baccarat", 14],
  ["ROU", "roulette", "오토 룰렛", "Auto Roulette", 8],
  ["DAT", "tiger", "용호 스튜디오", "Dragon Tiger Studio", 10],
  ["BJ", "ace", "블랙잭", "Blackjack", 26],
  ["SIC", "dice", "다이사이", "Sic Bo", 8],
  ["BAC", "fan", "코리안 바카라", "Korean Baccarat", 16],
  [undefined, "wheel", "머니 휠", "Money Wheel", 3],
  ["ROU", "bolt", "번개 룰렛", "Thunder Roulette", 4],
  ["BAC", "heart", "스퀴즈 바카라", "Squeeze Baccarat", 10],
  ["ROU", "roulette", "유러피언 룰렛", "European Roulette", 10],
  ["HE", "chips", "라이브 카지노 홀덤", "Live Casino Hold'em", 8],
  ["BJ", "spade", "스피드 블랙잭", "Speed Blackjack", 12],
  ["BAC", "crown", "살롱 프리베 바카라", "Salon Privé Baccarat", 6],
  ["DAT", "dragon", "스피드 용호", "Speed Dragon Tiger", 6],
  ["SIC", "dice", "슈퍼 다이사이", "Super Sic Bo", 4],
  ["ROU", "roulette", "코리안 룰렛", "Korean Roulette", 6],
  ["NN", "ox", "니우니우", "Niu Niu", 6],
  ["FT", "bowl", "판탄", "Fan Tan", 6],
  ["SD", "coin", "세디", "Se Die", 5],
  ["TCP", "heart", "쓰리카드 포커", "Three Card Poker", 6],
  ["HE", "chips", "보너스 홀덤", "Bonus Hold'em", 5],
  ["YSX", "crab", "어하해", "Yu Sia Xie", 4],
  ["ZJH", "spade", "자진화", "Zha Jin Hua", 5],
  ["MJ", "tile", "라이브 마작", "Live Mahjong", 4],
  ["MT", "bamboo", "마작패 승부", "Mahjong Tiles", 4],
  ["WZPJ", "domino", "원저우 파이고우", "Wenzhou Pai Gow", 4],
  [undefined, "spotlight", "드림 휠", "Dream Wheel", 3],
  [undefined, "plinko", "스튜디오 플링코", "Studio Plinko", 2],
  ["ROU", "roulette", "더블볼 룰렛", "Double Ball Roulette", 3],
  ["BJ", "ace", "VIP 블랙잭", "VIP Blackjack", 10],
];

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A studio's tables: the first room of every table, then the second of each, and so on. */
export function liveNames(): GameName[] {
  const rooms = Math.max(...tables.map((table) => table[4]));
  return Array.from({ length: rooms }, (_, room) =>
    tables
      .filter((table) => room < table[4])
      .map(([classification, emblem, ko, en, count]) => {
        const label = count > 3 ? ` ${LETTERS[room]}` : room === 0 ? "" : ` ${room + 1}`;
        return { emblem, ko: ko + label, en: en + label, ...(classification && { classification }) };
      }),
  ).flat();
}
