/** The whole number in a text, kept between min and max; `fallback` when the text holds none. */
export function clampWhole(text: string, fallback: number, min: number, max: number): number {
  const plain = text.normalize('NFKC').trim();
  if (!/^-?\d{1,15}$/.test(plain)) return fallback;
  return Math.min(max, Math.max(min, Number(plain)));
}
