import type { Gate } from "./gate.ts";
import type { TextFileId } from "./textFiles.ts";

interface LazyRowFacts extends Gate {
  readonly id: string;
  /** The text file that is fetched with its code. */
  readonly texts: TextFileId;
}

interface BuiltRow extends LazyRowFacts {
  /** The lazy section that draws it: its file and its chunk. Rows with the same one are drawn by the same code. */
  readonly section: string;
}

interface PlannedRow extends LazyRowFacts {
  /** The step of the requirements register that builds it; until then nothing opens it. */
  readonly step: `S${number}`;
  readonly section?: never;
}

/** A row of dialogs or panes: what opens over the page, with code and texts that come when it is first needed. */
export type LazyRow = BuiltRow | PlannedRow;

/** The rows of a table that are built. */
export type Built<Row> = Extract<Row, { readonly section: string }>;
