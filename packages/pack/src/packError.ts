/**
 * A problem that stops a build and that the person at the command line can fix: the message is a sentence that says
 * what is wrong and what to do. Any other error is an internal error.
 */
export class PackError extends Error {
  override readonly name = "PackError";
}
