import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** Turns that one process has under way at a time. */
const LANES = 16;
const LOOKS_EVERY_MS = 1_000;
const RUN_MS = 60_000;

/**
 * Serves what is claimed by a lease, each by one worker at a time and many side by side: one that is slow does not keep others
 * waiting that come meanwhile.
 * @param claim at most so many that something waits for
 * @param serve one turn; what is under way when it is cut off is taken up by whoever claims it next
 */
export function takeTurns<Claimed>({
  claim,
  serve,
  onError,
}: {
  claim: (most: number) => Promise<readonly Claimed[]>;
  serve: (claimed: Claimed, cut: AbortSignal) => Promise<void>;
  onError: (error: Error, claimed: Claimed) => void;
}) {
  /** Turns under way, of whichever run; `cut` ends what they wait for. */
  const turns = new Set<Promise<void>>();
  let cut = new AbortController();

  function begin(claimed: Claimed): void {
    const turn: Promise<void> = serve(claimed, cut.signal)
      .catch((error: Error) => onError(error, claimed))
      .finally(() => turns.delete(turn));
    turns.add(turn);
  }

  async function stopTurns(): Promise<void> {
    cut.abort();
    await Promise.all(turns);
    cut = new AbortController();
  }

  return {
    /**
     * A run of a scheduled job: until none is left. It ends after a minute all the same, so that it can be seen that runs end;
     * its turns go on.
     */
    async run(stop: AbortSignal): Promise<void> {
      const until = performance.now() + RUN_MS;
      const stopped = once(stop, 'abort');
      while (!stop.aborted && performance.now() < until) {
        const free = LANES - turns.size;
        for (const claimed of free > 0 ? await claim(free) : []) begin(claimed);
        if (turns.size === 0) return;
        await Promise.race([...turns, stopped, wait(LOOKS_EVERY_MS)]);
      }
      if (stop.aborted) await stopTurns();
    },

    stop: stopTurns,
  };
}
