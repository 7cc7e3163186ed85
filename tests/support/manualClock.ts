/** A clock for actors that moves only when told which delay has passed. */
export function manualClock() {
  let lastId = 0;
  const timers = new Map<number, { run: () => void; delay: number }>();
  return {
    setTimeout: (run: (...args: unknown[]) => void, delay: number) => {
      lastId += 1;
      timers.set(lastId, { run, delay });
      return lastId;
    },
    clearTimeout: (id: number) => void timers.delete(id),
    /** Ends the one running timer of that length, in milliseconds. */
    fire(delay: number) {
      const [first, ...others] = [...timers].filter(([, timer]) => timer.delay === delay);
      if (!first || others.length > 0)
        throw new Error(`${others.length} timers too many, or none, of ${delay} ms`);
      timers.delete(first[0]);
      first[1].run();
    },
  };
}
