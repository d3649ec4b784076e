/** The page numbers to show around the current one; a gap replaces the pages in between. */
export function pageNumbers(page: number, pages: number): readonly (number | "gap")[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((number) => number >= 1 && number <= pages);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? ["gap" as const, number] : [number];
  });
}
