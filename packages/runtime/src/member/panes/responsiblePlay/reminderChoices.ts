/** In minutes. */
const offered = [15, 30, 60, 120] as const;

interface Reminders {
  /** What the member has now. */
  readonly present: number;
  /** The brand's own time, for members who have not chosen. */
  readonly usual: number;
  /** The longest that the packs allow. */
  readonly longest: number;
}

/** The times between two reminders to choose from, in minutes: none longer than the packs allow, and the present one. */
export function reminderChoices({ present, usual, longest }: Reminders): readonly number[] {
  const allowed = [...offered, usual].filter((length) => length <= longest);
  const all = allowed.length === 0 ? [longest] : allowed;
  return [...new Set([...all, present])].toSorted((one, other) => one - other);
}
