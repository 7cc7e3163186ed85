/** How long the marquee takes for one round of all notices, in seconds: 8, and 0.3 for each character. */
export function marqueeSeconds(texts: readonly string[]): number {
  const characters = texts.reduce((sum, text) => sum + [...text].length, 0);
  return (80 + 3 * characters) / 10;
}
