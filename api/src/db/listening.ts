import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Subscriber, Subscription } from '../adapters/sharedStore/sharedStore.ts';

export type Listener = {
  /** Hears what is told on a channel until it is stopped. */
  listen(subscriber: Subscriber): Subscription;
};

/** How often an idle connection is asked whether it still is one, and how long it may take to say so. */
const CHECK_MS = 15_000;
const ANSWER_MS = 5_000;
const PAUSES_MS = [100, 500, 2_000, 5_000];

/**
 * Listens for all subscribers of a process on one connection, which needs a session of its own: it is open while there is
 * a subscriber, and is made again whenever it is lost.
 */
export function openListener(url: string): Listener {
  const subscribers = new Set<Subscriber>();
  let running: ReturnType<typeof keepListening> | undefined;
  return {
    listen(subscriber) {
      subscribers.add(subscriber);
      if (running) running.add(subscriber);
      else running = keepListening(url, subscribers);
      return {
        async stop() {
          subscribers.delete(subscriber);
          if (subscribers.size > 0) return;
          const ending = running;
          running = undefined;
          await ending?.stop();
        },
      };
    },
  };
}

function keepListening(url: string, subscribers: ReadonlySet<Subscriber>) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let begin: ((subscriber: Subscriber) => Promise<void>) | undefined;

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'chengcang-api-listening',
      connectionTimeoutMillis: 2_000,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    const broken = Promise.withResolvers<void>();
    client.on('error', broken.reject);
    client.on('end', broken.resolve);
    signal.addEventListener('abort', () => broken.resolve(), { once: true });
    // Watched from the first moment on, and waited for once it listens.
    broken.promise.catch(() => undefined);
    client.on('notification', ({ channel, payload = '' }) => {
      for (const subscriber of subscribers) if (subscriber.channel === channel) subscriber.hear(payload);
    });
    try {
      await client.connect();
      begin = async (subscriber) => {
        try {
          await client.query(`LISTEN ${pg.escapeIdentifier(subscriber.channel)}`);
          if (subscribers.has(subscriber)) subscriber.onBegin();
        } catch (error) {
          broken.reject(error);
        }
      };
      for (const subscriber of subscribers) void begin(subscriber);
      await Promise.race([broken.promise, failedCheck(client)]);
    } finally {
      begin = undefined;
      for (const { onLost } of subscribers) onLost?.();
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

  async function repeat(): Promise<void> {
    for (let failures = 0; !signal.aborted; ) {
      const begun = performance.now();
      await listen().catch((error: Error) => {
        for (const { warn } of subscribers) warn(error);
      });
      failures = performance.now() - begun > CHECK_MS ? 0 : failures + 1;
      const length = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)];
      await pause(length, undefined, { signal }).catch(() => undefined);
    }
  }

  const done = repeat();
  return {
    /** For one that comes while the connection stands; a connection that is made later begins with it. */
    add(subscriber: Subscriber) {
      void begin?.(subscriber);
    },
    stop() {
      stopping.abort();
      return done;
    },
  };
}
