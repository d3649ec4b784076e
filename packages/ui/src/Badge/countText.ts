const HIGHEST = 99;

/** How a count is written: as it is up to 99, `99+` above. */
export function countText(count: number): string {
  return count > HIGHEST ? `${HIGHEST}+` : String(count);
}
