/** Something that the person at the command line can put right; the message is a whole sentence. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
