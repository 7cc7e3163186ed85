import { type Credential, level } from '@chengcang/process';
import type { FastifyBaseLogger } from 'fastify';
import { CHANGES, type Lease, type SharedStore } from '../../adapters/sharedStore/sharedStore.ts';
import { runSchedules } from '../../jobs/schedules.ts';
import { redactError } from '../../shared/redactError.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { CallerService } from '../tokens/callers.service.ts';
import { parseChange } from './changes.ts';
import { EventStream, MAX_STREAMS } from './eventStream.ts';

/** Of a place that nobody prolongs any more. */
const PLACE_SECONDS = 60;
const NOTIFY_EVERY_SECONDS = 0.2;
const openStreams = level('chengcang_event_streams', { description: 'Open streams of events' });

type Opened = { credential: Credential; place: Lease };
type Dependencies = {
  shared: SharedStore;
  callers: CallerService;
  log: FastifyBaseLogger;
  beatSeconds?: number;
};

/** Event streams for open pages. The process listens to the database once a stream is open. */
export function changeFeedService({ shared, callers, log, beatSeconds = 15 }: Dependencies) {
  /** Streams by account. */
  const open = new Map<number, Map<EventStream, Opened>>();
  let listens = false;
  let begunBefore = false;
  let work: { stop(): Promise<unknown> } | undefined;

  const all = () => [...open.values()].flatMap((streams) => [...streams]);

  function start() {
    const listening = shared.listen({
      channel: CHANGES,
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
      warn: (error) => log.warn(redactError(error), 'not listening to changes'),
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

  /** What is to be told, until it is known which of the streams may still hear it. */
  let untold: { stream: EventStream; opened: Opened; tell: () => void }[] = [];
  let telling = Promise.resolve();

  function publish(payload: string): void {
    const { accountId, sellerId, unnamed, balance, notice, ...changed } = parseChange(payload);
    for (const id of new Set([accountId, sellerId ?? accountId])) {
      for (const [stream, opened] of open.get(id) ?? []) {
        const tell = () => {
          if (unnamed) stream.resync();
          else if (balance) stream.wallet();
          else if (notice) stream.notice();
          else stream.changed(changed);
        };
        if (untold.length === 0) telling = telling.then(tellAll);
        untold.push({ stream, opened, tell });
      }
    }
  }

  /** A stream whose session or token ended before a change was committed ends without hearing of it. */
  async function tellAll(): Promise<void> {
    const all = untold;
    untold = [];
    try {
      const live = await callers.live([...new Set(all.map(({ opened }) => opened.credential))]);
      for (const { stream, opened, tell } of all) {
        if (live.has(opened.credential.text)) tell();
        else stream.end();
      }
    } catch (error) {
      log.warn(redactError(error as Error), 'callers of streams could not be looked up');
      // Which says nothing of what has changed.
      for (const { stream } of all) stream.resync();
    }
  }

  async function notify(): Promise<void> {
    if (listens && open.size > 0) await shared.publishChanges();
  }

  /** Ends the streams of sessions and tokens that have ended and sends a heartbeat to the others while the process is listening. */
  async function beat(): Promise<void> {
    const streams = all();
    if (streams.length === 0) return;
    await shared.leases.renew(
      streams.map(([, { place }]) => place),
      PLACE_SECONDS,
    );
    const live = await callers.live(streams.map(([, { credential }]) => credential));
    // A heartbeat says that all before it was told.
    await telling;
    for (const [stream, { credential }] of streams) {
      if (!live.has(credential.text)) stream.end();
      else if (listens) stream.beat();
    }
  }

  return {
    /**
     * The changes of an account from the first heartbeat on, until what it was opened with ends.
     * @param items whether also the things that have changed are named
     */
    async open(accountId: number, credential: Credential, items = false): Promise<EventStream> {
      const place = await shared.leases.take(`streams:${accountId}`, MAX_STREAMS, PLACE_SECONDS);
      if (!place) throw new Refusal('RATE_LIMITED');
      const streams = open.get(accountId) ?? new Map<EventStream, Opened>();
      const stream = new EventStream(items);
      open.set(accountId, streams.set(stream, { credential, place }));
      openStreams.add(1);
      stream.once('close', () => {
        openStreams.add(-1);
        streams.delete(stream);
        shared.leases
          .release(place)
          .catch((error: Error) => log.warn(redactError(error), 'a place was not released'));
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
