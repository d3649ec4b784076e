/**
 * Something that stands in the way of a build and that the person at the command line can put right: the message is a
 * whole sentence saying what, and what to do. Any other error is a fault of ours.
 */
export class PackError extends Error {
  override readonly name = "PackError";
}
