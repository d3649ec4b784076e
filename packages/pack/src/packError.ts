/**
 * A problem that stops a build and that the person at the command line can fix: the message is a sentence that says
 * what is wrong and what to do. Any other error is an internal error.
 */
export class PackError extends Error {
  override readonly name = "PackError";
}

/** Why a file cannot be written, for people who can change it. */
const refusals: Readonly<Record<string, string>> = {
  ENOSPC: "there is no space left on the disk",
  EDQUOT: "this account may not use more of the disk",
  EROFS: "the disk is read-only",
  EACCES: "this account may not write there",
  EPERM: "this account may not write there",
};

/** What a build failed with: a `PackError` if the file system does not let it write into the folder `out`. */
export function explainWriteError(error: unknown, out: string): unknown {
  if (!(error instanceof Error) || !("code" in error)) return error;
  const code = String(error.code);
  const refusal = refusals[code];
  if (refusal === undefined) return error;
  return new PackError(
    `Not every brand was packed, because ${refusal} (${code}). Each pack in ${out} is whole, the new one or the old one. ` +
      "Change that and build again.",
    { cause: error },
  );
}
