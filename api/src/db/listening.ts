import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

type Options = {
  /** Tells where the database is; the connection is one of its own. */
  pool: pg.Pool;
  channel: string;
  hear(payload: string): void;
  /** From now on everything is heard; what was told before may have been missed. */
  onBegin(): void;
  /** From now on nothing is heard until it begins again. */
  onLost(): void;
  warn(error: Error): void;
};

/** How often an idle connection is asked whether it still is one, and how long it may take to say so. */
const CHECK_MS = 15_000;
const ANSWER_MS = 5_000;
const PAUSES_MS = [100, 500, 2_000, 5_000];

/** Listens on a channel of the database until stopped, and connects again whenever the connection is lost. */
export function listenTo({ pool, channel, hear, onBegin, onLost, warn }: Options): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: pool.options.connectionString,
      application_name: 'chengcang-api-listening',
      connectionTimeoutMillis: 2_000,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    const broken = new Promise<void>((resolve, reject) => {
      client.on('error', reject);
      client.on('end', resolve);
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    // Watched from the first moment on, and waited for once it listens.
    broken.catch(() => undefined);
    client.on('notification', ({ payload = '' }) => hear(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      onBegin();
      await Promise.race([broken, failedCheck(client)]);
    } finally {
      onLost();
      const ended = client.end().catch(() => undefined);
      if (signal.aborted) await ended;
    }
  }

  /** Rejects when the connection does not answer. */
  async function failedCheck(client: pg.Client): Promise<void> {
    while (!signal.aborted) {
      await pause(CHECK_MS, undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) await client.query('SELECT 1');
    }
  }

  async function keepListening(): Promise<void> {
    for (let failures = 0; !signal.aborted; ) {
      const begun = performance.now();
      await listen().catch(warn);
      failures = performance.now() - begun > CHECK_MS ? 0 : failures + 1;
      const length = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)];
      await pause(length, undefined, { signal }).catch(() => undefined);
    }
  }

  const done = keepListening();
  return {
    stop: () => {
      stopping.abort();
      return done;
    },
  };
}
