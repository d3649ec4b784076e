import type { Gate } from "./gate.ts";
import type { TextFileId } from "./textFiles.ts";

interface LazyRowFacts extends Gate {
  readonly id: string;
  /** The text file that is loaded with its code. */
  readonly texts: TextFileId;
}

interface BuiltRow extends LazyRowFacts {
  /** The lazy section that renders it: its file and its chunk. Several rows may share one. */
  readonly section: string;
}

interface PlannedRow extends LazyRowFacts {
  /** The step of the requirements register that builds it. Until then it cannot be opened. */
  readonly step: `S${number}`;
  readonly section?: never;
}

/** A dialog or a pane, whose code and texts are loaded when it is first needed. */
export type LazyRow = BuiltRow | PlannedRow;

/** The rows of a table that are built. */
export type Built<Row> = Extract<Row, { readonly section: string }>;
