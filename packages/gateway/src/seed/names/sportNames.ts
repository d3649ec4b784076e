import type { GameName } from "./name.ts";

type Word = readonly [ko: string, en: string];

const sports: readonly (readonly [emblem: string, ko: string, en: string])[] = [
  ["soccer", "축구", "Football"],
  ["basket", "농구", "Basketball"],
  ["baseball", "야구", "Baseball"],
  ["tennis", "테니스", "Tennis"],
  ["shuttle", "배드민턴", "Badminton"],
];

const leagues: readonly Word[] = [
  ["한강 리그", "Han River League"],
  ["북해 리그", "North Sea League"],
  ["태백 컵", "Taebaek Cup"],
  ["대양 챔피언스", "Ocean Champions"],
  ["동부 콘퍼런스", "Eastern Conference"],
  ["서부 콘퍼런스", "Western Conference"],
  ["남해 리그", "South Sea League"],
  ["겨울 컵", "Winter Cup"],
  ["새벽 리그", "Daybreak League"],
  ["대륙 컵", "Continental Cup"],
];

/** The markets of a competition. */
const markets: readonly (readonly [emblem: string | undefined, ko: string, en: string])[] = [
  [undefined, "", ""],
  ["bolt", "실시간", "In-Play"],
  ["trophy", "승부 예측", "Predictions"],
  ["target", "핸디캡", "Handicap"],
];

/** The competitions of a sports book; neighbours in the list differ in sport and in market. */
export function sportNames(): GameName[] {
  return markets.flatMap((_, round) =>
    leagues.flatMap(([leagueKo, leagueEn], league) =>
      sports.map(([emblem, ko, en], sport) => {
        const [marketEmblem, marketKo, marketEn] = markets[(round + league + sport) % markets.length]!;
        return {
          emblem: marketEmblem ?? emblem,
          ko: [leagueKo, ko, marketKo].filter(Boolean).join(" "),
          en: [leagueEn, en, marketEn].filter(Boolean).join(" "),
        };
      }),
    ),
  );
}

const arenas: readonly Word[] = [
  ["새벽 챔피언스", "Daybreak Champions"],
  ["네온 마스터즈", "Neon Masters"],
  ["오로라 컵", "Aurora Cup"],
  ["녹턴 시리즈", "Nocturne Series"],
  ["픽셀 오픈", "Pixel Open"],
  ["아시아 프로 리그", "Asia Pro League"],
  ["월드 인비테이셔널", "World Invitational"],
  ["루키 리그", "Rookie League"],
];

const disciplines: readonly (readonly [emblem: string, ko: string, en: string])[] = [
  ["sword", "협곡 5대5", "Canyon 5v5"],
  ["target", "전술 슈팅", "Tactical Shooter"],
  ["knight", "실시간 전략", "Real-Time Strategy"],
  ["glove", "대전 격투", "Fighters"],
  ["soccer", "e축구", "eFootball"],
  ["basket", "e농구", "eBasketball"],
  ["flag", "레이싱", "Racing"],
  ["helmet", "배틀 로열", "Battle Royale"],
];

/** The competitions of an e-sports book; neighbours in the list differ in discipline and in arena. */
export function esportNames(): GameName[] {
  return arenas.flatMap((_, round) =>
    disciplines.map(([emblem, ko, en], discipline) => {
      const [arenaKo, arenaEn] = arenas[(round + discipline) % arenas.length]!;
      return { emblem, ko: `${arenaKo} ${ko}`, en: `${arenaEn} ${en}` };
    }),
  );
}
