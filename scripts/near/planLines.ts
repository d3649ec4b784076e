import { testCommand } from "../lib/redTests.ts";
import { runnerIds } from "../mutate/runnerOf.ts";
import type { Choice } from "./chooseTests.ts";
import type { ReachedTest } from "./reachedTests.ts";

/** More files than this are not named one by one: the command runs the whole suite. */
const MOST_FILES = 8;

export const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

function byRunner(tests: readonly ReachedTest[]) {
  return runnerIds
    .map((runner) => ({ runner, own: tests.filter((test) => test.runner === runner) }))
    .filter(({ own }) => own.length > 0);
}

/** What will run: how many test files of each kind, and how far from the change they are. */
export function chosenLines({ chosen, seconds }: Pick<Choice, "chosen" | "seconds">): readonly string[] {
  if (chosen.length === 0) return ["Tests: none."];
  const kinds = byRunner(chosen).map(({ runner, own }) => {
    const steps = own.map(({ distance }) => distance);
    const [least, most] = [Math.min(...steps), Math.max(...steps)];
    const far = least === most ? plural(most, "step") : `${least} to ${plural(most, "step")}`;
    const names = own.length > MOST_FILES ? "" : `: ${own.map(({ file }) => file).join(" ")}`;
    return `  ${runner.padEnd(9)}${plural(own.length, "file")}, ${far} from the change${names}`;
  });
  return [`Tests, about ${Math.round(seconds)} s:`, ...kinds];
}

/** What the change reaches too, with the command for each kind. */
export function leftLines(left: readonly ReachedTest[]): readonly string[] {
  if (left.length === 0) return [];
  const kinds = byRunner(left).map(({ runner, own }) => {
    const files = own.length > MOST_FILES ? [] : own.map(({ file }) => file);
    return `  ${runner.padEnd(9)}${plural(own.length, "file").padEnd(11)}${testCommand(runner, files)}`;
  });
  return ["Left out, although the change reaches them too:", ...kinds];
}
