/**
 * The format of an idempotency key (AP-G): 16 to 128 visible ASCII characters, so that it can be neither guessed nor
 * truncated.
 */
export const idempotencyKeyPattern = "^[\\x21-\\x7e]{16,128}$";
