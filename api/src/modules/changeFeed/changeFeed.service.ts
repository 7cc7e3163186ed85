import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/client.ts';
import { runSchedules } from '../../jobs/schedules.ts';
import { redactError } from '../../shared/redactError.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { SessionService } from '../accounts/sessions.service.ts';
import { CHANNEL, notifyChanges, parseChange } from './changeFeed.repository.ts';
import { EventStream } from './eventStream.ts';

const MAX_STREAMS = 10;
const NOTIFY_EVERY_SECONDS = 0.2;

type Dependencies = { db: Db; sessions: SessionService; log: FastifyBaseLogger; beatSeconds?: number };

/** Event streams for open pages. The process listens to the database once a stream is open. */
export function changeFeedService({ db, sessions, log, beatSeconds = 15 }: Dependencies) {
  /** Streams with their tokens, by account. */
  const open = new Map<number, Map<EventStream, string>>();
  let listens = false;
  let begunBefore = false;
  let work: { stop(): Promise<unknown> } | undefined;

  const all = () => [...open.values()].flatMap((streams) => [...streams]);

  function start() {
    const listening = db.listener.listen({
      channel: CHANNEL,
      hear: publish,
      onBegin() {
        listens = true;
        for (const [stream] of all()) {
          stream.beat();
          if (begunBefore) stream.resync();
        }
        begunBefore = true;
      },
      onLost() {
        listens = false;
      },
      warn: (error) => log.warn(redactError(error), 'not listening to the database'),
    });
    const timers = runSchedules(
      [
        { name: 'notifyChanges', everySeconds: NOTIFY_EVERY_SECONDS, run: notify },
        { name: 'beat', everySeconds: beatSeconds, run: beat },
      ],
      log,
    );
    return { stop: () => Promise.all([listening.stop(), timers.stop()]) };
  }

  function publish(payload: string): void {
    const { accountId, sellerId, orderIds, unnamed, balance } = parseChange(payload);
    for (const id of new Set([accountId, sellerId ?? accountId])) {
      for (const stream of open.get(id)?.keys() ?? []) {
        if (unnamed) stream.resync();
        else if (balance) stream.wallet();
        else stream.changed(orderIds);
      }
    }
  }

  async function notify(): Promise<void> {
    if (listens && open.size > 0) await notifyChanges(db);
  }

  /** Ends the streams of ended sessions and sends a heartbeat to the others while the process is listening. */
  async function beat(): Promise<void> {
    const streams = all();
    if (streams.length === 0) return;
    const live = await sessions.live(streams.map(([, token]) => token));
    for (const [stream, token] of streams) {
      if (!live.has(token)) stream.end();
      else if (listens) stream.beat();
    }
  }

  return {
    /** The changes of an account from the first heartbeat on, until the session ends. */
    open(accountId: number, token: string): EventStream {
      const streams = open.get(accountId) ?? new Map<EventStream, string>();
      if (streams.size >= MAX_STREAMS) throw new Refusal('RATE_LIMITED');
      const stream = new EventStream();
      open.set(accountId, streams.set(stream, token));
      stream.once('close', () => {
        streams.delete(stream);
        if (streams.size === 0 && open.get(accountId) === streams) open.delete(accountId);
      });
      work ??= start();
      if (listens) stream.beat();
      return stream;
    },

    async close(): Promise<void> {
      for (const [stream] of all()) stream.end();
      await work?.stop();
    },
  };
}

export type EventService = ReturnType<typeof changeFeedService>;
