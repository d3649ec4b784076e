/** A code that was sent. */
export interface SentCode {
  /** How long it is valid; undefined if the platform does not return it (AU-033). */
  readonly expiredMinutes: number | undefined;
}

export function toSentCode({ expiredMinutes }: { readonly expiredMinutes?: number }): SentCode {
  return { expiredMinutes };
}
