const SHANGHAI_OFFSET_MS = 8 * 3_600_000;
const UNKNOWN = '—';

type Instant = string | number | null | undefined;

/** The clock in Asia/Shanghai, whatever zone the computer is set to; null when there is no such time. */
function shanghai(instant: Instant): { date: string; time: string } | null {
  if (instant === null || instant === undefined || instant === '') return null;
  const ms = typeof instant === 'number' ? instant : Date.parse(instant);
  const moved = new Date(ms + SHANGHAI_OFFSET_MS);
  if (Number.isNaN(moved.getTime())) return null;
  const [date = '', time = ''] = moved.toISOString().split('T');
  return { date, time: time.slice(0, 8) };
}

/** '2026-11-21' in Asia/Shanghai, from an ISO text or epoch milliseconds; '—' when unknown. */
export function formatDate(instant: Instant): string {
  return shanghai(instant)?.date ?? UNKNOWN;
}

/** '2026-11-21 09:30' in Asia/Shanghai; '—' when unknown. */
export function formatDateTime(instant: Instant): string {
  const at = shanghai(instant);
  return at ? `${at.date} ${at.time.slice(0, 5)}` : UNKNOWN;
}

/** '11-21 09:30' in Asia/Shanghai, where the year goes without saying. */
export function formatDayTime(instant: Instant): string {
  return formatDateTime(instant).slice('2026-'.length);
}

/** The same, with the year where it is not the one of now. */
export function formatDayTimeNear(instant: Instant, now: number = Date.now()): string {
  return formatDate(instant).slice(0, 4) === formatDate(now).slice(0, 4)
    ? formatDayTime(instant)
    : formatDateTime(instant);
}

/** '2026-11-21 09:30:05' in Asia/Shanghai; '—' when unknown. */
export function formatTimestamp(instant: Instant): string {
  const at = shanghai(instant);
  return at ? `${at.date} ${at.time}` : UNKNOWN;
}
