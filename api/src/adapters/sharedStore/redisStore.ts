import { randomUUID } from 'node:crypto';
import { type RedisClient, redisClient } from './redisClient.ts';
import { CHANGES, type SharedStore, type Subscriber } from './sharedStore.ts';

const CAPTCHA = 'captcha:';
/** The ids of captchas by the moment at which their time is over. */
const CAPTCHAS = 'captchas';
const ANSWER_WITHIN_MS = 500;
/** For which Redis is not asked after it has failed, so that not every request waits for it. */
const REST_MS = 1_000;

type Options = {
  url: string;
  /** Used while Redis does not answer, and for what it does not know. */
  fallback: SharedStore;
  /** Calls `send` with the changes since the last call; they count as told once it resolves. */
  takeChanges: (send: (messages: readonly string[]) => Promise<void>) => Promise<void>;
  /** Told when Redis goes away, once, and when it is back. */
  onAway: (error: Error) => void;
  onBack: () => void;
};

/**
 * What processes share, in Redis or what speaks its protocol. While it is away captchas, counts and leases are those of
 * `fallback`, and changes wait: nobody is told of them, and once it is back everybody reads anew.
 */
export function redisStore({ url, fallback, takeChanges, onAway, onBack }: Options): SharedStore {
  const client = redisClient(url);
  const hearing = client.duplicate();
  /** Those that hear: subscribed, on a connection that stands or is made again. */
  const subscribers = new Set<Subscriber>();
  let isAway = false;
  let askAgainAt = 0;

  function noteAway(error: Error): void {
    askAgainAt = Date.now() + REST_MS;
    if (!isAway) onAway(error);
    isAway = true;
  }
  function noteAnswer(): void {
    if (isAway) onBack();
    isAway = false;
  }
  client.on('error', noteAway);
  client.on('ready', () => {
    askAgainAt = 0;
    noteAnswer();
  });
  // Watched by `client`, which has the same reasons.
  hearing.on('error', () => undefined);
  hearing.on('ready', () => {
    for (const { onBegin } of subscribers) onBegin();
  });
  hearing.on('reconnecting', () => {
    for (const { onLost } of subscribers) onLost?.();
  });

  // Both are tried until they are there, also at first.
  void client.connect().catch(noteAway);
  let connected: Promise<unknown> | undefined;

  async function orElse<T>(ask: (redis: RedisClient) => Promise<T>, instead: () => Promise<T>): Promise<T> {
    if (!client.isReady || Date.now() < askAgainAt) return instead();
    try {
      const answer = await within(ANSWER_WITHIN_MS, ask(client));
      noteAnswer();
      return answer;
    } catch (error) {
      noteAway(error as Error);
      return instead();
    }
  }

  return {
    captchas: {
      keep: (id, answerHash, seconds) =>
        orElse(
          async (redis) => {
            await redis
              .multi()
              .set(CAPTCHA + id, answerHash, { expiration: { type: 'EX', value: seconds } })
              .zAdd(CAPTCHAS, { score: Date.now() + seconds * 1000, value: id })
              .zRemRangeByScore(CAPTCHAS, '-inf', Date.now())
              .exec();
          },
          () => fallback.captchas.keep(id, answerHash, seconds),
        ),

      async take(id) {
        const kept = await orElse(
          async (redis) => {
            const [answerHash] = await redis
              .multi()
              .getDel(CAPTCHA + id)
              .zRem(CAPTCHAS, id)
              .exec();
            return answerHash as unknown as string | null;
          },
          async () => null,
        );
        // One that was drawn while Redis was away.
        return kept ?? fallback.captchas.take(id);
      },

      size: () => orElse((redis) => redis.zCount(CAPTCHAS, Date.now(), '+inf'), fallback.captchas.size),
    },

    counts: {
      add: (amounts, seconds) =>
        orElse(
          async (redis) => {
            const all = redis.multi();
            for (const { key, amount } of amounts) all.incrBy(key, amount).expire(key, seconds, 'NX');
            const answers = (await all.exec()) as unknown[];
            return amounts.map((_, at) => Number(answers[2 * at]));
          },
          () => fallback.counts.add(amounts, seconds),
        ),
    },

    leases: {
      take: (key, most, seconds) =>
        orElse(
          async (redis) => {
            const holder = randomUUID();
            return (await redis.takePlace(key, holder, most, seconds * 1000)) ? { key, holder } : null;
          },
          () => fallback.leases.take(key, most, seconds),
        ),

      async renew(leases, seconds) {
        const ofFallback = leases.filter(({ holder }) => !isOwn(holder));
        const own = leases.filter(({ holder }) => isOwn(holder));
        if (ofFallback.length > 0) await fallback.leases.renew(ofFallback, seconds);
        await orElse(
          async (redis) => {
            await Promise.all(own.map(({ key, holder }) => redis.renewPlace(key, holder, seconds * 1000)));
          },
          async () => undefined,
        );
      },

      release: (lease) =>
        isOwn(lease.holder)
          ? orElse(
              async (redis) => {
                await redis.zRem(lease.key, lease.holder);
              },
              async () => undefined,
            )
          : fallback.leases.release(lease),
    },

    publishChanges: () =>
      takeChanges(async (messages) => {
        if (messages.length === 0) return;
        const published = messages.map((message) => client.publish(CHANGES, message));
        await within(ANSWER_WITHIN_MS, Promise.all(published));
      }),

    listen(subscriber) {
      const hear = (message: string) => subscriber.hear(message);
      connected ??= hearing.connect();
      const subscribed = connected
        .then(() => hearing.subscribe(subscriber.channel, hear))
        .then(() => {
          subscribers.add(subscriber);
          subscriber.onBegin();
        })
        .catch((error: Error) => subscriber.warn(error));
      return {
        async stop() {
          // While Redis is away nothing is there to be ended.
          if (!hearing.isReady) return;
          await subscribed;
          subscribers.delete(subscriber);
          await hearing.unsubscribe(subscriber.channel, hear).catch(() => undefined);
        },
      };
    },

    async close() {
      client.destroy();
      if (connected) hearing.destroy();
      await fallback.close();
    },
  };
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('no answer in time')), ms);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

/** Holders of the database are numbers. */
function isOwn(holder: string): boolean {
  return holder.includes('-');
}
