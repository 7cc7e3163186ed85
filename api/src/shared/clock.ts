const SHANGHAI_OFFSET_MS = 8 * 3600_000;

/** ISO-8601 with the offset of Asia/Shanghai (which has had no summer time since 1991), to the second. */
export function shanghaiIso(at: Date): string {
  return `${new Date(at.getTime() + SHANGHAI_OFFSET_MS).toISOString().slice(0, 19)}+08:00`;
}

/** The same to the millisecond: of what moves with each change. */
export function shanghaiMillis(at: Date): string {
  return `${new Date(at.getTime() + SHANGHAI_OFFSET_MS).toISOString().slice(0, -1)}+08:00`;
}

/** The same or null; also of a moment as a query writes it. */
export function shanghaiIsoOrNull(at: Date | string | null | undefined): string | null {
  return at ? shanghaiIso(new Date(at)) : null;
}

/** A moment as a query writes it. */
export function dateOrNull(at: string | null): Date | null {
  return at === null ? null : new Date(at);
}

/** Calendar parts of a moment as a clock on a wall in Shanghai shows them. */
export function shanghaiParts(at: Date): { date: string; weekday: number; minutes: number } {
  const local = new Date(at.getTime() + SHANGHAI_OFFSET_MS);
  return {
    date: local.toISOString().slice(0, 10),
    weekday: local.getUTCDay(),
    minutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
  };
}

/** The moment of `minutes` past midnight on a Shanghai calendar day. */
export function shanghaiMoment(date: string, minutes: number): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) - SHANGHAI_OFFSET_MS + minutes * 60_000);
}
