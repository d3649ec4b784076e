/** A PNG of one white pixel, as base64. */
export const DOT_PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWP4//8/AAX+Av5Y8msOAAAAAElFTkSuQmCC";

/** A file that a test writes as base64. */
export function fileOf(base64: string): Blob {
  return new Blob([Buffer.from(base64, "base64")]);
}
