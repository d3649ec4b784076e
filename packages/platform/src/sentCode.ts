/** A code that is on its way. */
export interface SentCode {
  /** How long it is good for; undefined where the platform does not say (AU-033). */
  readonly expiredMinutes: number | undefined;
}

export function toSentCode({ expiredMinutes }: { readonly expiredMinutes?: number }): SentCode {
  return { expiredMinutes };
}
