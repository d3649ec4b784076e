import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compareText } from "../compareText.ts";
import { filesInside } from "../out/foreignFiles.ts";
import type { Fault } from "./verifyPacks.ts";

/** The differences between a pack and the same pack built again, byte for byte. */
export function compareFolders(pack: string, again: string): readonly Fault[] {
  const [here, there] = [filesInside(pack), filesInside(again)];
  const names = [...new Set([...here, ...there])].toSorted(compareText);
  return names.flatMap((file) => {
    if (!there.includes(file)) return [{ file, message: "The pack that was built again does not have it." }];
    if (!here.includes(file)) return [{ file, message: "Only the pack that was built again has it." }];
    const [before, after] = [readFileSync(join(pack, file)), readFileSync(join(again, file))];
    return before.equals(after) ? [] : [{ file, message: describe(before, after) }];
  });
}

function describe(before: Buffer, after: Buffer): string {
  if (before.includes(0) || after.includes(0)) return "Built again, it has other bytes.";
  const [old, fresh] = [before.toString(), after.toString()];
  const at = [...old].findIndex((_letter, place) => old[place] !== fresh[place]);
  const place = at === -1 ? old.length : at;
  const lines = old.slice(0, place).split("\n");
  const column = (lines.at(-1)?.length ?? 0) + 1;
  return `Built again, it differs from line ${lines.length}, column ${column} on: ${excerpt(fresh, place)} instead of ${excerpt(old, place)}.`;
}

/** A few letters of the line around a place, as JSON. */
function excerpt(text: string, place: number): string {
  const begin = Math.max(text.lastIndexOf("\n", place - 1) + 1, place - 20);
  const [line = ""] = text.slice(begin, place + 40).split("\n");
  return JSON.stringify(line);
}
