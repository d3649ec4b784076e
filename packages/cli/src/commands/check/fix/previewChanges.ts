import type { BrandSource } from "@livery/brand/brandSource.ts";
import { visibleText } from "@livery/brand/text/visibleText.ts";
import type { Terminal } from "../../../terminal.ts";
import { type DiffLine, lineDiff } from "./lineDiff.ts";

/** The number of context lines around a change. */
const AROUND = 2;
/** Longer lines are truncated: nobody reads a minified config. */
const LONGEST = 160;

const tones = { "-": "red", "+": "green" } as const;

/** The changed configs as a unified diff for people. */
export function previewChanges(
  before: readonly BrandSource[],
  after: readonly BrandSource[],
  style: Terminal["style"],
): string {
  const files = before.flatMap(({ file, text }, index) => {
    const changed = after[index]?.text ?? text;
    return changed === text ? [] : [preview(file, text, changed, style)];
  });
  return files.join("\n");
}

function preview(file: string, before: string, after: string, style: Terminal["style"]): string {
  const lines = lineDiff(before.split("\n"), after.split("\n"));
  const near = lines.map((_line, index) => lines.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(isChange));
  const shown = lines.flatMap((line, index) => {
    if (!near[index]) return [];
    const head = near[index - 1] ? [] : [style("dim", hunkHead(lines, index))];
    return [...head, ...(line.kind === " " ? [show(line)] : [style(tones[line.kind], show(line))])];
  });
  return [style("bold", `--- ${file}`), style("bold", `+++ ${file}`), ...shown].join("\n");
}

/** The start of a hunk in either text, counted from 1. */
function hunkHead(lines: readonly DiffLine[], index: number): string {
  const above = lines.slice(0, index);
  const left = above.filter(({ kind }) => kind !== "+").length + 1;
  const right = above.filter(({ kind }) => kind !== "-").length + 1;
  return `@@ -${left} +${right} @@`;
}

function isChange({ kind }: DiffLine): boolean {
  return kind !== " ";
}

function show({ kind, text }: DiffLine): string {
  const visible = visibleText(text.replace(/\r$/, ""));
  return `${kind}${visible.length > LONGEST ? `${visible.slice(0, LONGEST)}…` : visible}`;
}
