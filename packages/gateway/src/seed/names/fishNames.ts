import type { Random } from "../random.ts";
import type { GameName } from "./name.ts";

type Word = readonly [ko: string, en: string];

type Named = readonly [emblem: string, ko: string, en: string];

/** The first games in the lists. */
const headliners: readonly Named[] = [
  ["fish", "황금 물고기", "The Golden Fish"],
  ["chest", "용궁 보물 낚시", "Palace Treasure Fishing"],
  ["trident", "심해의 왕", "King of the Deep"],
  ["anchor", "어뢰 낚시", "Torpedo Fishing"],
  ["shell", "인어의 노래", "Song of the Mermaid"],
  ["shark", "상어 대소동", "Shark Frenzy"],
  ["ship", "해적의 바다", "Pirate Waters"],
  ["whale", "대어 사냥", "The Big Catch"],
  ["pearl", "진주 사냥", "Pearl Hunt"],
  ["octopus", "크라켄 레이드", "Kraken Raid"],
  ["hook", "낚시왕 선발전", "Fishing King"],
  ["puffer", "복어 폭탄", "Puffer Bomb"],
  ["turtle", "산호섬의 밤", "Coral Island Night"],
  ["starfish", "은하수 낚시터", "Milky Way Fishing"],
];

const catches: readonly Named[] = [
  ["shark", "상어", "Shark"],
  ["fish", "잉어", "Koi"],
  ["hook", "참치", "Tuna"],
  ["dragon", "청룡", "Azure Dragon"],
  ["fish", "아귀", "Anglerfish"],
  ["puffer", "복어", "Puffer Fish"],
  ["shell", "인어", "Mermaid"],
  ["whale", "고래", "Whale"],
  ["octopus", "문어", "Octopus"],
  ["crab", "꽃게", "Crab"],
  ["turtle", "거북", "Turtle"],
  ["jellyfish", "해파리", "Jellyfish"],
  ["starfish", "불가사리", "Starfish"],
  ["pearl", "흑진주", "Black Pearl"],
  ["trident", "크라켄", "Kraken"],
];

const qualities: readonly Word[] = [
  ["황금", "Golden"],
  ["심해", "Deep-Sea"],
  ["전설의", "Legendary"],
  ["용궁의", "Palace"],
  ["무지개", "Rainbow"],
  ["폭풍", "Storm"],
  ["산호섬", "Coral"],
  ["달빛", "Moonlight"],
  ["행운의", "Lucky"],
];

const pursuits: readonly Word[] = [
  ["사냥", "Hunt"],
  ["낚시", "Fishing"],
  ["어드벤처", "Adventure"],
  ["대작전", "Mission"],
  ["킹덤", "Kingdom"],
  ["피버", "Fever"],
];

/** Fishing games: the best known first, the others mixed. */
export function fishNames(random: Random): GameName[] {
  const known = headliners.map(([emblem, ko, en]) => ({ emblem, ko, en }));
  const mixed = qualities.flatMap(([qualityKo, qualityEn]) =>
    catches.flatMap(([emblem, ko, en]) =>
      pursuits.map(([pursuitKo, pursuitEn]) => ({
        emblem,
        ko: `${qualityKo} ${ko} ${pursuitKo}`,
        en: `${qualityEn} ${en} ${pursuitEn}`,
      })),
    ),
  );
  return [...known, ...random.shuffle(mixed)];
}
