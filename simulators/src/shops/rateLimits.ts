/** At most `calls` in `perMs` of one method, or of each method where `method` is `*`. */
export type RateLimit = { method: string; calls: number; perMs: number };

const KEPT = 100;

/** Limits of an application's calls at one platform, counted for each method apart in windows from its first call. */
export function rateLimits(now: () => Date) {
  const limits = new Map<string, RateLimit>();
  const windows = new Map<string, { since: number; calls: number }>();

  return {
    all: () => [...limits.values()],

    set(limit: RateLimit): void {
      limits.set(limit.method, limit);
      windows.clear();
      const [oldest] = limits.keys();
      if (oldest !== undefined && limits.size > KEPT) limits.delete(oldest);
    },

    clear(): void {
      limits.clear();
      windows.clear();
    },

    /** Counts a call; answers for how many milliseconds there are no more, or null when it may go on. */
    take(method: string): number | null {
      const limit = limits.get(method) ?? limits.get('*');
      if (!limit) return null;
      const at = now().getTime();
      const last = windows.get(method);
      const current = last && at - last.since < limit.perMs ? last : { since: at, calls: 0 };
      windows.set(method, current);
      if (current.calls >= limit.calls) return current.since + limit.perMs - at;
      current.calls += 1;
      return null;
    },
  };
}

export type RateLimits = ReturnType<typeof rateLimits>;
