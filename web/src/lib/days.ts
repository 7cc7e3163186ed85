const DAY_MS = 24 * 3_600_000;

/** Days in Asia/Shanghai such as `2026-11-21`, both included; empty for no bound. */
export interface DateRange {
  from: string;
  to: string;
}

/** A day such as `2026-11-21` out of an address; empty when it is none. */
export function readDay(text: string | null): string {
  if (text === null || !/^2\d{3}-\d{2}-\d{2}$/.test(text)) return '';
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && dayOf(at) === text ? text : '';
}

/** Such days as the service filters by them: up to, but without, `endAt`. */
export function toTimeFilter({ from, to }: DateRange): { startAt?: string; endAt?: string } {
  return {
    ...(from ? { startAt: `${from}T00:00:00+08:00` } : {}),
    ...(to ? { endAt: `${dayAfter(to)}T00:00:00+08:00` } : {}),
  };
}

/** The day that follows one. */
function dayAfter(day: string): string {
  return dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS));
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 'yyyy-mm-dd'.length);
}
