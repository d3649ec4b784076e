/** Why a data file cannot be used, and how that is said. */
const reasons = {
  damaged: "it is damaged",
  foreign: "it is no data file of the platform, or its beginning is damaged",
  newer: "a newer version of the platform wrote it",
  unfinished: "it was left between two versions of the platform",
  altered: "its tables, triggers or views were changed by something else than the platform",
  unbalanced: "its books are wrong: money in it comes from nowhere or is missing",
  full: "the disk is full",
  locked: "another program holds it",
  unusable: "it cannot be read and written",
} as const;

type DataFileProblem = keyof typeof reasons;

/** SQLite's primary results (the low byte of an error's code) that speak of the file and not of a query. */
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

/** A data file that cannot be used. Whoever chose the file says what to do about it. */
export class DataFileError extends Error {
  override readonly name = "DataFileError";
  readonly problem: DataFileProblem;

  constructor(path: string, problem: DataFileProblem, cause?: unknown) {
    super(`The platform cannot use its data file ${path}: ${reasons[problem]}.`, { cause });
    this.problem = problem;
  }
}

/** What an error of SQLite says of its file; `undefined` where it is about something else. */
export function problemOf(error: unknown): DataFileProblem | undefined {
  if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number") return undefined;
  return problems[error.errcode & 0xff];
}
