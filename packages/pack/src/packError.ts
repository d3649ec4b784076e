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

/** Why the file system does not let it write, if that is what an error says. */
export function writeRefusal(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  const refusal = refusals[String(error.code)];
  const place = "path" in error ? `: ${String(error.path)}` : "";
  return refusal && `${refusal} (${String(error.code)}${place})`;
}

/** What a build failed with: a `PackError` if the file system does not let it write into the folder `out`. */
export function explainWriteError(error: unknown, out: string): unknown {
  const refusal = writeRefusal(error);
  if (refusal === undefined) return error;
  return new PackError(
    `Not every brand was packed, because ${refusal}. Each pack in ${out} is whole, the new one or the old one. ` +
      "Change that and build again.",
    { cause: error },
  );
}
