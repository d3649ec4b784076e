interface Dates {
  /** In ms since 1970. */
  readonly startsAt: number;
  readonly endsAt?: number;
}

/** From when to when an offer is open, as dates; without an end from when on. `timeZone` is the visitor's own by default. */
export function promotionDates({ startsAt, endsAt }: Dates, language: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: "medium",
    ...(timeZone !== undefined && { timeZone }),
  });
  return endsAt === undefined ? `${format.format(startsAt)} –` : format.formatRange(startsAt, endsAt);
}

/** The offers that are open or still to come, at most `limit` of them. */
export function openPromotions<Promotion extends Dates>(
  promotions: readonly Promotion[],
  now: number,
  limit: number,
): readonly Promotion[] {
  return promotions.filter(({ endsAt }) => endsAt === undefined || endsAt > now).slice(0, limit);
}
