import { setTimeout as wait } from 'node:timers/promises';
import type { EmbeddedPostgresEvent } from './events.ts';
import type { Postmaster } from './postmaster.ts';

type StopMode = 'fast' | 'immediate';

const LONGEST_PAUSE_MS = 10_000;

/** Starts a server that dies again, with growing pauses while that fails, until it is told to stop. */
export function keepRunning(
  first: Postmaster,
  start: () => Promise<Postmaster>,
  log: (event: EmbeddedPostgresEvent) => void,
): { pid(): number; stop(mode: StopMode): Promise<void> } {
  const stopping = new AbortController();
  let server = first;

  async function startAgain(): Promise<Postmaster | undefined> {
    for (let pauseMs = 100; !stopping.signal.aborted; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        return await start();
      } catch (error) {
        log({ kind: 'restartFailed', reason: String(error) });
        await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
    return undefined;
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      const exit = await server.exited;
      if (stopping.signal.aborted) return;
      log({ kind: 'exited', pid: server.pid, ...exit });
      const next = await startAgain();
      if (!next) return;
      server = next;
      log({ kind: 'restarted', pid: server.pid });
    }
  }

  const watching = watch();
  return {
    pid: () => server.pid,
    async stop(mode) {
      stopping.abort();
      await server.stop(mode);
      // A restart that was under way has brought up another server meanwhile.
      await watching;
      await server.stop(mode);
    },
  };
}
