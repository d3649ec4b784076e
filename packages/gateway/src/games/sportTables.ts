import type { TextLanguage } from "@livery/product/languages.ts";

type Words = readonly [ko: string, en: string];

export interface SportRow {
  readonly code: string;
  readonly type: "SPORTS" | "ESPORTS";
  readonly name: Words;
  readonly leagues: readonly { readonly name: Words; readonly sides: readonly Words[] }[];
  /** Parts of a match, such as quarters, with the word for one. */
  readonly parts: number;
  readonly part: (number: number) => Words;
  /** Minutes of one part, and of the break after it. */
  readonly minutes: number;
  readonly break: number;
  /** Minutes between one start and the next. */
  readonly every: number;
  /** How a side scores: by chance each minute, or one point for each part that it wins. */
  readonly scoring: { readonly chance: number; readonly points: readonly number[] } | "parts";
  /** Whether a match may end without a winner. */
  readonly draws?: true;
}

const home: readonly Words[] = [
  ["한강", "Hangang"],
  ["태백", "Taebaek"],
  ["남해", "Namhae"],
  ["설악", "Seorak"],
  ["금강", "Geumgang"],
  ["섬진", "Seomjin"],
  ["동해", "Donghae"],
  ["소백", "Sobaek"],
];

const abroad: readonly Words[] = [
  ["노르헤이븐", "Norhaven"],
  ["케스트럴 베이", "Kestrel Bay"],
  ["올드무어", "Aldmoor"],
  ["웨스트미어", "Westmere"],
  ["브랙워터", "Brackwater"],
  ["던포드", "Dunford"],
  ["하이클리프", "Highcliff"],
  ["로즈턴", "Rosston"],
];

const clubs: readonly Words[] = [
  ["FC", "FC"],
  ["유나이티드", "United"],
  ["시티", "City"],
  ["로버스", "Rovers"],
];

const mascots: readonly Words[] = [
  ["호크스", "Hawks"],
  ["타이거즈", "Tigers"],
  ["웨일스", "Whales"],
  ["베어스", "Bears"],
  ["이글스", "Eagles"],
  ["스톰", "Storm"],
  ["샤크스", "Sharks"],
  ["울브스", "Wolves"],
];

/** Teams of the places, each with a name of its own; `turn` gives another sport other names. */
function teams(places: readonly Words[], names: readonly Words[], turn = 0): Words[] {
  return places.map(([ko, en], index) => {
    const [nameKo, nameEn] = names[(index + turn) % names.length]!;
    return [`${ko} ${nameKo}`, `${en} ${nameEn}`];
  });
}

const players: readonly Words[] = [
  ["한이든", "Han Ideun"],
  ["마리 솔베르그", "Mari Solberg"],
  ["서다온", "Seo Daon"],
  ["루카 벨란테", "Luca Bellante"],
  ["윤새벽", "Yoon Saebyeok"],
  ["테오 마르샹", "Theo Marchand"],
  ["강누리", "Kang Nuri"],
  ["안나 코발", "Anna Koval"],
];

const rosters: readonly Words[] = [
  ["노바 식스", "Nova Six"],
  ["블루 스파크", "Blue Spark"],
  ["팀 코멧", "Team Comet"],
  ["하울링", "Howling"],
  ["제로 아워", "Zero Hour"],
  ["펄스 게이밍", "Pulse Gaming"],
  ["나이트폴", "Nightfall"],
  ["오로라 e스포츠", "Aurora Esports"],
];

const ordinal = (number: number) => ["1st", "2nd", "3rd"][number - 1] ?? `${number}th`;
const half = (number: number): Words => (number === 1 ? ["전반", "1st half"] : ["후반", "2nd half"]);
const quarter = (number: number): Words => [`${number}쿼터`, `${ordinal(number)} quarter`];
const inning = (number: number): Words => [`${number}회`, `${ordinal(number)} inning`];
const set = (number: number): Words => [`${number}세트`, `Set ${number}`];

/** The sports with their leagues. All teams and players are fictional. */
export const sports: readonly SportRow[] = [
  {
    code: "FOOTBALL",
    type: "SPORTS",
    name: ["축구", "Football"],
    leagues: [
      { name: ["한강 리그", "Han River League"], sides: teams(home, clubs) },
      { name: ["북해 리그", "North Sea League"], sides: teams(abroad, clubs, 1) },
    ],
    parts: 2,
    part: half,
    minutes: 45,
    break: 15,
    every: 40,
    scoring: { chance: 0.015, points: [1] },
    draws: true,
  },
  {
    code: "BASKETBALL",
    type: "SPORTS",
    name: ["농구", "Basketball"],
    leagues: [
      { name: ["동부 콘퍼런스", "Eastern Conference"], sides: teams(abroad, mascots) },
      { name: ["태백 컵", "Taebaek Cup"], sides: teams(home, mascots, 2) },
    ],
    parts: 4,
    part: quarter,
    minutes: 24,
    break: 6,
    every: 60,
    scoring: { chance: 0.45, points: [2, 2, 3, 1] },
  },
  {
    code: "BASEBALL",
    type: "SPORTS",
    name: ["야구", "Baseball"],
    leagues: [{ name: ["남해 리그", "South Sea League"], sides: teams(home, mascots, 5) }],
    parts: 9,
    part: inning,
    minutes: 18,
    break: 2,
    every: 90,
    scoring: { chance: 0.026, points: [1, 1, 2] },
  },
  {
    code: "TENNIS",
    type: "SPORTS",
    name: ["테니스", "Tennis"],
    leagues: [{ name: ["대양 오픈", "Ocean Open"], sides: players }],
    parts: 3,
    part: set,
    minutes: 38,
    break: 2,
    every: 80,
    scoring: "parts",
  },
  {
    code: "CANYON",
    type: "ESPORTS",
    name: ["협곡 5대5", "Canyon 5v5"],
    leagues: [
      { name: ["아시아 프로 리그", "Asia Pro League"], sides: rosters },
      { name: ["새벽 챔피언스", "Daybreak Champions"], sides: teams(home, mascots, 3) },
    ],
    parts: 3,
    part: set,
    minutes: 32,
    break: 8,
    every: 50,
    scoring: "parts",
  },
  {
    code: "SHOOTER",
    type: "ESPORTS",
    name: ["전술 슈팅", "Tactical Shooter"],
    leagues: [{ name: ["네온 마스터즈", "Neon Masters"], sides: rosters.toReversed() }],
    parts: 2,
    part: half,
    minutes: 24,
    break: 6,
    every: 40,
    scoring: { chance: 0.23, points: [1] },
  },
  {
    code: "EFOOTBALL",
    type: "ESPORTS",
    name: ["e축구", "eFootball"],
    leagues: [{ name: ["픽셀 오픈", "Pixel Open"], sides: teams(abroad, clubs, 2) }],
    parts: 2,
    part: half,
    minutes: 8,
    break: 2,
    every: 25,
    scoring: { chance: 0.12, points: [1] },
    draws: true,
  },
];

export function wordIn([ko, en]: Words, language: TextLanguage): string {
  return language === "ko" ? ko : en;
}
