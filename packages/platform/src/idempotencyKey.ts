/** What an idempotency key must be (AP-G): 16 to 128 visible ASCII characters, so that it is neither guessed nor cut. */
export const idempotencyKeyPattern = "^[\\x21-\\x7e]{16,128}$";
