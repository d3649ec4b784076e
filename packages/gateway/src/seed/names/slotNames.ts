import type { Random } from "../random.ts";
import type { GameName } from "./name.ts";
import { type SlotSubject, slotSubjects } from "./slotSubjects.ts";
import { actions, belongings, editions, qualities } from "./slotWords.ts";

const COLOURS = /golden|gold|silver|red|white|blue|black|neon|rainbow|brass/iu;

/** Two synonyms or two colours never appear in one name: no Golden Golden Bell, no Blue White Lotus. */
function clashes(subject: SlotSubject, [ko, en]: readonly [string, string]): boolean {
  const stem = en.slice(0, 4).toLowerCase();
  if (subject.en.toLowerCase().includes(stem) || subject.ko.includes(ko.replace(/의$/u, ""))) return true;
  return COLOURS.test(en) && COLOURS.test(subject.en);
}

/** 의 appears only once in a name, and so does an English "of". */
const isJoined = (subject: SlotSubject) => /의 | of /u.test(`${subject.ko} ${subject.en}`);

function namesOf(subject: SlotSubject): GameName[] {
  const { emblem, kind } = subject;
  const fitting = (words: typeof qualities) => [...words.any, ...words[kind]].filter((word) => !clashes(subject, word));
  const article = subject.the ? "the " : "";
  const names: GameName[] = [];
  for (const [ko, en] of fitting(qualities)) {
    if (ko.endsWith("의") && isJoined(subject)) continue;
    names.push({ emblem, ko: `${ko} ${subject.ko}`, en: `${en} ${subject.en}` });
  }
  if (!isJoined(subject) && !/\d/u.test(subject.ko)) {
    for (const [ko, en] of fitting(belongings)) {
      names.push({ emblem, ko: `${subject.ko}의 ${ko}`, en: `${en} of ${article}${subject.en}` });
    }
  }
  for (const [ko, en] of fitting(actions)) {
    names.push({ emblem, ko: `${subject.ko} ${ko}`, en: `${subject.en} ${en}` });
  }
  return names;
}

/** Every name once, in a fixed shuffled order; one in eight has an edition. */
export function slotNames(random: Random): GameName[] {
  return random.shuffle(slotSubjects.flatMap(namesOf)).map((name) => {
    if (random.next() >= 0.125) return name;
    const [ko, en] = random.pick(editions);
    return { ...name, ko: `${name.ko} ${ko}`, en: `${name.en} ${en}` };
  });
}
