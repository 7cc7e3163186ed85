/**
 * Work that is done a few at a time, and one at a time for each owner: owners take turns, however much one wants. Not
 * `p-limit`: that has one queue, in which the owner who wants most would be served most.
 */
export function fairQueue(atOnce: number) {
  const waiting = new Map<number, (() => void)[]>();
  const busy = new Set<number>();

  function goOn(): void {
    for (const [owner, turns] of [...waiting]) {
      if (busy.size >= atOnce) return;
      if (busy.has(owner)) continue;
      const [go, ...later] = turns;
      if (later.length > 0) waiting.set(owner, later);
      else waiting.delete(owner);
      busy.add(owner);
      go?.();
    }
  }

  return {
    /** The number of an owner's running and waiting works. */
    sizeOf: (owner: number): number => (waiting.get(owner)?.length ?? 0) + (busy.has(owner) ? 1 : 0),

    /** Runs the work when it is the owner's turn. */
    async run<T>(owner: number, work: () => Promise<T>): Promise<T> {
      await new Promise<void>((go) => {
        waiting.set(owner, [...(waiting.get(owner) ?? []), go]);
        goOn();
      });
      try {
        return await work();
      } finally {
        busy.delete(owner);
        const later = waiting.get(owner);
        waiting.delete(owner);
        // Behind owners who have waited meanwhile.
        if (later) waiting.set(owner, later);
        goOn();
      }
    },
  };
}
