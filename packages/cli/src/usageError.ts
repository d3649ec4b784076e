/** An error that the person at the command line can fix; the message is a whole sentence. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
