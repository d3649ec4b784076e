import { codesOf, isHangul, standardSyllables, syllablesByFrequency } from "./letters.ts";

/** The characters of one file of a face. */
export interface Tier {
  readonly name: string;
  readonly codes: readonly number[];
}

/** What English texts need at once: ASCII and the punctuation of good typography. */
const basicLatin = codesOf("U+20-7e,U+a0,U+a3,U+a9,U+b7,U+d7,U+2013-2014,U+2018-2019,U+201c-201d,U+2022,U+2026,U+20ac");

/** European letters, rare punctuation and signs of currencies. */
const moreLatin = new Set(
  codesOf("U+80-17f,U+2bb-2dc,U+300-329,U+2000-206f,U+20a0-20cf,U+2122,U+2191,U+2193,U+2212,U+2215"),
);

/** Symbols of running Korean text: currency, arrows, bullets, quotation marks. */
const frequentSymbols = codesOf(
  "U+2015,U+2020,U+203b,U+20a9,U+2103,U+2116,U+2190-2193,U+2460-2469,U+25a0-25a1,U+25b2-25b3,U+25b6-25b7,U+25bc-25bd,U+25c6-25c7,U+25cb,U+25ce-25cf,U+2605-2606,U+2660-2667,U+266a,U+3000-3003,U+3008-3011,U+3014-3015,U+ff01,U+ff08-ff09,U+ff0c,U+ff0e,U+ff1a-ff1b,U+ff1f,U+ff5e",
);

/** All other symbols, letters of syllables, and wide forms. */
const rareSymbols = codesOf("U+2000-22ff,U+2460-26ff,U+3000-303f,U+3130-318f,U+3200-33ff,U+ff01-ffee");

/** Words of games, sports and providers whose syllables are rare elsewhere; home and lobbies show them. */
const gameWords =
  "바카라 블랙잭 룰렛 홀덤 텍사스 포커 빙고 키노 칩 휠 바퀴 잭팟 보너스 스핀 픽 스탯 챔피언 리그 컵 킥 슛 퀸 킹 럭키 골드 드래곤 " +
  "예측 열렸 협곡 새벽 에볼루션 프라그마틱 넷엔트 하바네로 플레이텍 웍스 딥웨이브 트윈 스톤 큐 벨 폭스 퀵 윙 캣 펀 젯 빅 럭스 " +
  "스튜디오 룸 컬렉션 셀렉트 넥스트 로켓 크래시 마켓 둥지 꽃잎 별빛 달빛 밤 봄 빗 저녁 황금 보물 용 롱 벌 맑음";

/** How many of the most frequent syllables are in the first file, beside the interface's own and those of games. */
const FIRST = 450;

/** The name of the file with them. */
export const FIRST_HANGUL = "hangul-1";

/**
 * How many syllables the next files have, by frequency. After them come the other syllables of modern Korean, which the
 * list of frequent ones does not tell apart, and those that are practically never used.
 */
const NEXT = [150, 150, 300, 500];

type Divide = (codes: readonly number[]) => Tier[];

/**
 * Divides a font's characters into files. `texts` are the characters of the interface. Fonts of titles have no files of
 * rare characters: those come from the font of texts.
 */
export function createDivisions(
  texts: ReadonlySet<number>,
): Readonly<Record<"latin" | "latin-more" | "korean" | "titles", Divide>> {
  const latin = new Set([...basicLatin, ...texts]);
  const frequent = new Set(frequentSymbols);
  const groups = [
    { name: "symbols", codes: frequentSymbols },
    ...divideSyllables(texts).map((codes, index) => ({ name: `hangul-${index + 1}`, codes })),
  ];
  return {
    latin: (codes) => filled([{ name: "latin", codes: codes.filter((code) => latin.has(code)) }]),
    "latin-more": (codes) => filled([{ name: "latin-more", codes: codes.filter((code) => moreLatin.has(code)) }]),
    korean: divideKorean([
      ...groups,
      { name: "symbols-more", codes: rareSymbols.filter((code) => !frequent.has(code)) },
    ]),
    titles: divideKorean(groups.slice(0, -1)),
  };
}

/** Keeps of each group what the font has. */
function divideKorean(groups: readonly Tier[]): Divide {
  return (codes) => {
    const has = new Set(codes);
    return filled(groups.map(({ name, codes: wanted }) => ({ name, codes: wanted.filter((code) => has.has(code)) })));
  };
}

/** The groups of syllables: those that every page shows, then the others, the frequent ones first. */
function divideSyllables(texts: ReadonlySet<number>): number[][] {
  const ranked = syllablesByFrequency();
  const words = [...gameWords].map((character) => character.codePointAt(0) ?? 0);
  const first = new Set([...ranked.slice(0, FIRST), ...[...texts, ...words].filter(isHangul)]);
  const others = ranked.filter((code) => !first.has(code));
  const groups = [[...first]];
  let at = 0;
  for (const size of NEXT) groups.push(others.slice(at, (at += size)));
  const standard = standardSyllables();
  const rest = others.slice(at).toSorted((a, b) => a - b);
  groups.push(
    rest.filter((code) => standard.has(code)),
    rest.filter((code) => !standard.has(code)),
  );
  return groups;
}

function filled(tiers: readonly Tier[]): Tier[] {
  return tiers.filter(({ codes }) => codes.length > 0);
}
