/** How much to add to the level of each heading, so that the highest one has `level`; 0 without headings. */
export function headingShift(content: ParentNode, level: number): number {
  const levels = [...content.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(({ localName }) => Number(localName[1]));
  return levels.length === 0 ? 0 : level - Math.min(...levels);
}
