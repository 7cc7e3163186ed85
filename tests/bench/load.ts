import { once } from 'node:events';
import { createServer } from 'node:net';
import { Pool } from 'undici';

export type Target = {
  origin: string;
  path: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
};

export type Measured = { perSecond: number; p50: number; p99: number };

/** Asks over `connections` connections, each one question at a time, for `ms` milliseconds; any other answer than 200 fails. */
export async function load(target: Target, connections: number, ms: number): Promise<Measured> {
  const { origin, path, method, headers, body } = target;
  const pool = new Pool(origin, { connections });
  const times: number[] = [];
  const end = performance.now() + ms;
  const asker = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      const answer = await pool.request({ path, method, headers: headers ?? {}, body: body ?? null });
      const text = await answer.body.text();
      if (answer.statusCode !== 200 || text.includes('"errors"')) {
        throw new Error(`${answer.statusCode}: ${text.slice(0, 200)}`);
      }
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: connections }, asker));
  await pool.close();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: (times.length * 1000) / ms, p50: at(0.5), p99: at(0.99) };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}
