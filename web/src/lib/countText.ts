const MOST = 99;

/** A number in a badge, which has room for two digits. */
export function countText(count: number): string {
  return count > MOST ? `${MOST}+` : String(count);
}
