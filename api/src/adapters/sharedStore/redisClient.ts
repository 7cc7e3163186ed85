import { createClient, defineScript } from '@redis/client';

const CONNECT_WITHIN_MS = 2_000;
const LONGEST_PAUSE_MS = 5_000;

/** The client of a process, with the store's own commands. It connects again by itself for as long as it takes. */
export function redisClient(url: string) {
  return createClient({
    url,
    // What cannot be asked now is asked of the database instead.
    disableOfflineQueue: true,
    pingInterval: 10_000,
    socket: {
      connectTimeout: CONNECT_WITHIN_MS,
      socketTimeout: 25_000,
      reconnectStrategy: (tries: number) => Math.min(100 * 2 ** tries, LONGEST_PAUSE_MS),
    },
    scripts: { takePlace, renewPlace },
  });
}

export type RedisClient = ReturnType<typeof redisClient>;

/** A sorted set holds the holders by the moment at which each one's time is over. */
const takePlace = defineScript({
  NUMBER_OF_KEYS: 1,
  SCRIPT: `
    local time = redis.call('TIME')
    local now = time[1] * 1000 + math.floor(time[2] / 1000)
    redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
    if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
    redis.call('ZADD', KEYS[1], now + ARGV[3], ARGV[1])
    redis.call('PEXPIRE', KEYS[1], ARGV[3], 'NX')
    redis.call('PEXPIRE', KEYS[1], ARGV[3], 'GT')
    return 1`,
  parseCommand(parser, key: string, holder: string, most: number, ms: number) {
    parser.pushKey(key);
    parser.push(holder, String(most), String(ms));
  },
  transformReply: (taken: unknown) => taken === 1,
});

/** Prolongs a place that is still held. */
const renewPlace = defineScript({
  NUMBER_OF_KEYS: 1,
  SCRIPT: `
    local time = redis.call('TIME')
    local now = time[1] * 1000 + math.floor(time[2] / 1000)
    redis.call('ZADD', KEYS[1], 'XX', now + ARGV[2], ARGV[1])
    redis.call('PEXPIRE', KEYS[1], ARGV[2], 'GT')
    return 1`,
  parseCommand(parser, key: string, holder: string, ms: number) {
    parser.pushKey(key);
    parser.push(holder, String(ms));
  },
  transformReply: () => undefined,
});
