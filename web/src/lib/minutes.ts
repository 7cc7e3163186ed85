/** The moment of a minute of Shanghai; null for none. */
export const momentOf = (minute: string) => (minute === '' ? null : `${minute}:00+08:00`);

/** The minute of Shanghai that a moment lies in, as a field takes it; '' for none. */
export function minuteOf(moment: string | null): string {
  if (moment === null) return '';
  const shanghai = new Date(Date.parse(moment) + 8 * 3_600_000).toISOString();
  return shanghai.slice(0, 'yyyy-mm-ddThh:mm'.length);
}
