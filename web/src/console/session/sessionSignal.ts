/** What an answer of the gateway says about the session: it goes on for another while, or is over. */
export type SessionReport = { type: 'session.used' } | { type: 'session.expired' };

/** Carries reports from the Apollo links, which know nothing of machines, to the session actor. */
export interface SessionSignal {
  report(report: SessionReport): void;
  /** Answers with the way to stop listening. */
  subscribe(listener: (report: SessionReport) => void): () => void;
}

export function createSessionSignal(): SessionSignal {
  const listeners = new Set<(report: SessionReport) => void>();
  return {
    report: (report) => {
      for (const listener of listeners) listener(report);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
