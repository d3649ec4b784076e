const HIGHEST = 99;

/** The count itself up to 99, then `99+`. */
export function countText(count: number): string {
  return count > HIGHEST ? `${HIGHEST}+` : String(count);
}
