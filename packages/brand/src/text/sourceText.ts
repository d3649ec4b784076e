import { codeFrame } from "./codeFrame.ts";

/** A range of a text, by UTF-16 offset. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}

/** A file's text with its lines, for code that reports places in it. */
export class SourceText {
  readonly file: string;
  readonly text: string;
  readonly #starts: readonly number[];

  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
    this.#starts = lineStarts(text);
  }

  /** Line and column of an offset, both from 1. */
  position(offset: number): { line: number; column: number } {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1 };
  }

  /** The column right after a range, or the end of its first line if it spans several. */
  endColumn({ offset, length }: Span): number {
    const { line, column } = this.position(offset);
    const end = this.#line(line)?.length ?? 0;
    return Math.max(column, Math.min(column + length, end + 1));
  }

  /** The lines around a range, with a caret below its start. */
  frame({ offset, length }: Span): string {
    if (this.text.trim() === "") return "";
    const { line, column } = this.position(offset);
    return codeFrame((number) => this.#line(number), { line, column, length });
  }

  #line(number: number): string | undefined {
    const start = this.#starts[number - 1];
    if (start === undefined) return undefined;
    const end = this.#starts[number] ?? this.text.length + 1;
    return this.text.slice(start, end - 1).replace(/\r$/, "");
  }
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}
