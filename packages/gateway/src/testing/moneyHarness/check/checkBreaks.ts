import type { History, Operation } from "../history.ts";
import { outcomeOf } from "../outcome.ts";
import type { Books } from "../readBooks.ts";
import { nameOf } from "./checkResponses.ts";

/** The kinds of breaks, by their calls. */
const kinds: Readonly<Record<string, string>> = {
  pausePlay: "PAUSE",
  takeTimeOut: "TIME_OUT",
  excludeSelf: "EXCLUSION",
};

/** Checks that every acknowledged break exists once, and at most once if its member got no response. */
export function checkBreaks({ operations }: History, { rows }: Books): string[] {
  const left = rows.exclusion.map(({ member_id: member, kind }) => `${member} ${kind}`);
  const takes = (operation: Operation): boolean => {
    const at = left.indexOf(`${operation.member} ${kinds[operation.call]}`);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  };
  const breaks = operations.filter(({ call }) => call in kinds);
  const lost = breaks.filter((operation) => outcomeOf(operation) === "done" && !takes(operation));
  for (const operation of breaks) if (outcomeOf(operation) === "unknown") takes(operation);
  return [
    ...lost.map((operation) => `${nameOf(operation)} was acknowledged, but there is no such break`),
    ...left.map((member) => `a break that was not requested, or is a duplicate: member ${member}`),
  ];
}
