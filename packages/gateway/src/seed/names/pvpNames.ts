import type { GameName } from "./name.ts";

const games: readonly (readonly [emblem: string, ko: string, en: string])[] = [
  ["spade", "텍사스 홀덤", "Texas Hold'em"],
  ["heart", "식스 플러스 홀덤", "Six Plus Hold'em"],
  ["ace", "오마하", "Omaha"],
  ["seven", "세븐 포커", "Seven Poker"],
  ["cards", "로우 바둑이", "Lowball Badugi"],
  ["hwatu", "맞고", "Matgo"],
  ["lotus", "고스톱", "Go-Stop"],
  ["moon", "섯다", "Seotda"],
  ["tile", "리치 마작", "Riichi Mahjong"],
  ["bamboo", "사천 마작", "Sichuan Mahjong"],
  ["hat", "훌라", "Hula"],
  ["shoe", "블랙잭 배틀", "Blackjack Battle"],
];

const rooms: readonly (readonly [ko: string, en: string, emblem?: string])[] = [
  ["라운지", "Lounge", "chips"],
  ["자유 채널", "Open Channel"],
  ["초심자 방", "Beginners' Room"],
  ["6인 테이블", "6-Max"],
  ["고수 채널", "Masters' Channel"],
  ["스피드", "Speed"],
  ["주말 토너먼트", "Weekend Tournament", "trophy"],
  ["야간 토너먼트", "Night Tournament", "crown"],
];

/** Games that are recognised by their pieces, whatever the room. */
const ownLook: readonly string[] = ["tile", "bamboo", "hwatu", "lotus", "moon"];

/** Games between players; neighbours in the list differ in game and in room. */
export function pvpNames(): GameName[] {
  return rooms.flatMap((_, round) =>
    games.map(([emblem, ko, en], game) => {
      const [roomKo, roomEn, roomEmblem] = rooms[(round + game) % rooms.length]!;
      return {
        emblem: ownLook.includes(emblem) ? emblem : (roomEmblem ?? emblem),
        ko: `${ko} ${roomKo}`,
        en: `${en} ${roomEn}`,
      };
    }),
  );
}
