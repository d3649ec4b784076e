interface Dates {
  /** In ms since 1970. */
  readonly startsAt: number;
  readonly endsAt?: number;
}

/**
 * The first and the last day of an offer by the site's calendar, as text; of one without an end the first. Its end is the
 * moment after it. A dash for a time that is none.
 */
export function promotionDates({ startsAt, endsAt }: Dates, language: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone });
  const [start, end] = [new Date(startsAt), new Date(endsAt === undefined ? Number.NaN : endsAt - 1)];
  if (Number.isNaN(start.getTime())) return "–";
  return end >= start ? format.formatRange(start, end) : `${format.format(start)} –`;
}

/** The offers that are not over yet, at most `limit`. */
export function openPromotions<Promotion extends Dates>(
  promotions: readonly Promotion[],
  now: number,
  limit?: number,
): readonly Promotion[] {
  return promotions.filter(({ endsAt }) => endsAt === undefined || endsAt > now).slice(0, limit);
}
