const BEIJING_MS = 8 * 3_600_000;
const TIME_PATTERN = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

/** A moment in Beijing time: `2026-01-02 03:04:05`. Platforms read and write times like this wherever we run. */
export function beijingTime(moment: Date): string {
  return new Date(moment.getTime() + BEIJING_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/**
 * Parses the format of `beijingTime`. Null for anything else, and for years before 1971, which platforms use for
 * "never".
 */
export function fromBeijingTime(text: unknown): Date | null {
  if (typeof text !== 'string' || !TIME_PATTERN.test(text)) return null;
  const moment = new Date(`${text.replace(' ', 'T')}+08:00`);
  return moment.getUTCFullYear() > 1_970 ? moment : null;
}
