interface Grouped {
  readonly group: string | undefined;
}

interface MenuGroup<Entry> {
  /** Undefined where no title is drawn. */
  readonly group: string | undefined;
  readonly entries: readonly Entry[];
}

/**
 * The entries of a menu in their order, in groups. A brand orders the entries as it likes: if a title would then be drawn
 * twice, there are no titles.
 */
export function menuGroups<Entry extends Grouped>(entries: readonly Entry[]): readonly MenuGroup<Entry>[] {
  const groups: { group: string | undefined; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && last.group === entry.group) last.entries.push(entry);
    else groups.push({ group: entry.group, entries: [entry] });
  }
  const titles = groups.map(({ group }) => group);
  return new Set(titles).size === titles.length ? groups : [{ group: undefined, entries }];
}
