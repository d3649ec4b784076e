/** As long as a name may be in the header of a tar file, together with the folders of a release. */
const LONGEST = 200;

/**
 * Whether a path is one that a file of a site may have: relative, without a step up, and of characters that no shell, host
 * or object store reads as anything else.
 */
export function isSitePath(path: string): boolean {
  return (
    path.length <= LONGEST &&
    path.split("/").every((part) => /^[\w.][\w.-]*$/.test(part) && part !== "." && part !== "..") &&
    !path.startsWith(".livery")
  );
}

/** Whether a text may be the id of a brand (`schemas/identity.schema.json`). */
export function isBrandId(text: string): boolean {
  return /^[a-z][a-z0-9-]{1,39}$/.test(text);
}
