import { setTimeout as waitFor } from 'node:timers/promises';
import { ShopError } from './shopError.ts';

export type CallLimit = { calls: number; perMs: number };

type Options = {
  platform: string;
  limits: readonly CallLimit[];
  /** Calls that would have to wait longer are refused as limited, with that pause. */
  longestMs: number;
  now: () => Date;
  wait?: (ms: number) => Promise<unknown>;
};

const KEPT_KEYS = 1_000;

/** Keeps the calls of this process within a platform's limits: each waits its turn among those of the same key. */
export function pacedCalls({ platform, limits, longestMs, now, wait = waitFor }: Options) {
  const most = Math.max(0, ...limits.map(({ calls }) => calls));
  const starts = new Map<string, number[]>();

  return async (key: string): Promise<void> => {
    const at = now().getTime();
    const before = starts.get(key) ?? [];
    const free = limits.map(({ calls, perMs }) => (before.at(-calls) ?? -perMs) + perMs);
    const start = Math.max(at, ...free);
    if (start - at > longestMs) throw new ShopError(platform, 'rateLimited', 'PACED', start - at);
    starts.delete(key);
    starts.set(key, [...before, start].slice(-most));
    const [oldest] = starts.keys();
    if (oldest !== undefined && starts.size > KEPT_KEYS) starts.delete(oldest);
    if (start > at) await wait(start - at);
  };
}
