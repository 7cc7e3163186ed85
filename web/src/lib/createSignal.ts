/** Carries reports to whoever listens, between parts that do not know each other. */
export interface Signal<Report> {
  report(report: Report): void;
  /** Answers with the way to stop listening. */
  subscribe(listener: (report: Report) => void): () => void;
}

export function createSignal<Report>(): Signal<Report> {
  const listeners = new Set<(report: Report) => void>();
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
