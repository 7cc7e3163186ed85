import type { Received } from './dialects.ts';

type Done = Extract<Received, { kind: 'printers' | 'done' }>;
/** An answer, or why none is to be hoped for any more. */
export type Answered = Done | 'late' | 'lost';

interface Open {
  settle: (answer: Answered) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** The requests that a component has not answered, by their id. */
export function openRequests() {
  const open = new Map<string, Open>();

  const settle = (id: string, answer: Answered) => {
    const found = open.get(id);
    if (!found) return;
    clearTimeout(found.timer);
    open.delete(id);
    found.settle(answer);
  };

  return {
    /** Waits for the answer to a request that is sent now. */
    wait(id: string, ms: number): Promise<Answered> {
      const { promise, resolve } = Promise.withResolvers<Answered>();
      open.set(id, { settle: resolve, timer: setTimeout(settle, ms, id, 'late') });
      return promise;
    },
    receive(received: Received): void {
      if (received.kind !== 'taken') settle(received.id, received);
    },
    /** The connection is closed: no response will come. */
    lose(): void {
      for (const id of [...open.keys()]) settle(id, 'lost');
    },
  };
}
