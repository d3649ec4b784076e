import type { Operation } from "./operations.ts";

/** What the traced platform's clients write down: before an operation is sent, and when its response has arrived. */
export type Mark = { readonly sent: Operation } | { readonly answered: Answered };

export interface Answered {
  readonly number: number;
  readonly status: number;
  /** The response, byte for byte. */
  readonly body: string;
}

export function formatMark(mark: Mark): string {
  return `${JSON.stringify(mark)}\n`;
}

/** A mark is one write, and so one text. */
export function readMark(text: string): Mark {
  return JSON.parse(text) as Mark;
}
