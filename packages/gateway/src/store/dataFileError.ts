/** The reasons why a data file cannot be used, and their texts. */
const reasons = {
  damaged: "it is damaged",
  foreign: "it is not a data file of the platform, or its beginning is damaged",
  newer: "a newer version of the platform wrote it",
  unfinished: "it was left between two versions of the platform",
  altered: "its tables, triggers or views were changed by something other than the platform",
  unbalanced: "its books are wrong: money appears from nowhere or is missing",
  full: "the disk is full",
  locked: "another program holds it",
  unusable: "it cannot be read or written",
} as const;

type DataFileProblem = keyof typeof reasons;

/** SQLite's primary result codes (the low byte of an error's code) that concern the file rather than a query. */
const problems: Readonly<Partial<Record<number, DataFileProblem>>> = {
  5: "locked",
  6: "locked",
  8: "unusable",
  10: "unusable",
  11: "damaged",
  13: "full",
  14: "unusable",
  26: "foreign",
};

/** A data file that cannot be used. The caller, who chose the file, adds what to do about it. */
export class DataFileError extends Error {
  override readonly name = "DataFileError";
  readonly problem: DataFileProblem;

  constructor(path: string, problem: DataFileProblem, cause?: unknown) {
    super(`The platform cannot use its data file ${path}: ${reasons[problem]}.`, { cause });
    this.problem = problem;
  }
}

/** The problem with the data file behind an SQLite error; `undefined` if the error is about something else. */
export function problemOf(error: unknown): DataFileProblem | undefined {
  if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number") return undefined;
  return problems[error.errcode & 0xff];
}
