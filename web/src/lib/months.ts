const SHANGHAI_MS = 8 * 3_600_000;
const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** A month such as `2026-11`, by the clock of Shanghai, so many months before the one of that moment. */
export function monthBefore(at: Date, months: number): string {
  const local = new Date(at.getTime() + SHANGHAI_MS);
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() - months, 1))
    .toISOString()
    .slice(0, 7);
}

/** The newest months, the current one first. */
export function newestMonths(at: Date, count: number): string[] {
  return Array.from({ length: count }, (_, months) => monthBefore(at, months));
}

/** A month out of an address; empty when it is none. */
export function readMonth(text: string | null): string {
  return text !== null && MONTH.test(text) ? text : '';
}

/** `2026-11` as `2026 年 11 月`. */
export function monthText(month: string): string {
  return `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`;
}
