const UNKNOWN = '—';
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Hundredths of a percent for people: 1250 gives '12.5%'. */
export function formatRate(rate: number | null): string {
  return rate === null ? UNKNOWN : `${rate / 100}%`;
}

/** Seconds for people, in at most two units. */
export function formatSeconds(seconds: number | null): string {
  if (seconds === null) return UNKNOWN;
  if (seconds < MINUTE) return '不到 1 分钟';
  const [whole, part, names] = seconds < DAY ? [HOUR, MINUTE, ['小时', '分钟']] : [DAY, HOUR, ['天', '小时']];
  const counts = [Math.floor(seconds / whole), Math.floor((seconds % whole) / part)];
  return counts.flatMap((count, at) => (count > 0 ? [`${count} ${names[at]}`] : [])).join(' ');
}
