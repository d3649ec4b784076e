import type { BrandSource } from "@livery/brand/brandSource.ts";
import { visibleText } from "@livery/brand/text/visibleText.ts";
import type { Terminal } from "../../../terminal.ts";
import { type DiffLine, lineDiff } from "./lineDiff.ts";

/** The number of context lines around a change. */
const AROUND = 3;
/** On a terminal, longer lines are truncated: nobody reads a minified config. */
const LONGEST = 160;

const tones = { "-": "red", "+": "green" } as const;

type Paint = Pick<Terminal, "style" | "color">;

/** The changed configs as a unified diff: in colour for people, otherwise a patch that `git apply` takes. */
export function previewChanges(before: readonly BrandSource[], after: readonly BrandSource[], terminal: Paint): string {
  const files = before.flatMap(({ file, text }, index) => {
    const changed = after[index]?.text ?? text;
    return changed === text ? [] : [preview(file, text, changed, terminal)];
  });
  return files.join("\n");
}

function preview(file: string, before: string, after: string, terminal: Paint): string {
  const lines = lineDiff(linesOf(before), linesOf(after));
  const near = lines.map((_line, index) => lines.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(isChange));
  const shown = lines.flatMap((line, index) => {
    if (!near[index]) return [];
    const head = near[index - 1] ? [] : [terminal.style("dim", hunkHead(lines, near, index))];
    return [...head, show(line, terminal)];
  });
  return [terminal.style("bold", `--- a/${file}`), terminal.style("bold", `+++ b/${file}`), ...shown].join("\n");
}

/** A diff names the missing line break at the end of a file below its last line. */
const UNFINISHED = "\n\\ No newline at end of file";

function linesOf(text: string): string[] {
  const lines = text.split("\n");
  const last = lines.pop() ?? "";
  return last === "" ? lines : [...lines, `${last}${UNFINISHED}`];
}

/** Start, counted from 1, and length of a hunk in either text. */
function hunkHead(lines: readonly DiffLine[], near: readonly boolean[], index: number): string {
  const end = near.indexOf(false, index);
  const hunk = lines.slice(index, end === -1 ? undefined : end);
  const above = lines.slice(0, index);
  const range = (other: DiffLine["kind"]) => {
    const count = hunk.filter(({ kind }) => kind !== other).length;
    const start = above.filter(({ kind }) => kind !== other).length;
    return `${count === 0 ? start : start + 1},${count}`;
  };
  return `@@ -${range("+")} +${range("-")} @@`;
}

function isChange({ kind }: DiffLine): boolean {
  return kind !== " ";
}

function show({ kind, text }: DiffLine, { style, color }: Paint): string {
  if (!color) return `${kind}${text}`;
  const visible = visibleText(text.replace(UNFINISHED, "").replace(/\r$/, ""));
  const line = `${kind}${visible.length > LONGEST ? `${visible.slice(0, LONGEST)}…` : visible}`;
  return kind === " " ? line : style(tones[kind], line);
}
