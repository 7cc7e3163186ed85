/** `1260` to `12.60`; digit by digit, so no float is ever involved. */
export function yuanText(fen: number): string {
  if (!Number.isSafeInteger(fen)) throw new RangeError('not whole fen');
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
