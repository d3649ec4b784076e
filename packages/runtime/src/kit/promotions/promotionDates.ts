interface Dates {
  /** In ms since 1970. */
  readonly startsAt: number;
  readonly endsAt?: number;
}

/** The dates of an offer by the site's calendar, as text; an offer without an end shows only its start. */
export function promotionDates({ startsAt, endsAt }: Dates, language: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone });
  return endsAt === undefined ? `${format.format(startsAt)} –` : format.formatRange(startsAt, endsAt);
}

/** The offers that are not over yet, at most `limit`. */
export function openPromotions<Promotion extends Dates>(
  promotions: readonly Promotion[],
  now: number,
  limit?: number,
): readonly Promotion[] {
  return promotions.filter(({ endsAt }) => endsAt === undefined || endsAt > now).slice(0, limit);
}
