/** In minutes. */
const usual = [15, 30, 60, 120] as const;

/** The times between two reminders to choose from: none longer than the packs allow, and the present one. */
export function reminderChoices(present: number, longest: number): readonly number[] {
  const offered = usual.filter((length) => length <= longest);
  const all = offered.length === 0 ? [longest] : offered;
  return [...new Set([...all, present])].toSorted((one, other) => one - other);
}
