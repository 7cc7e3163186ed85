/** Lets what stands outside React, such as the session, ask for another page. */
export interface Navigator {
  navigate(path: string): void;
  /** Answers with the way to stop listening. */
  subscribe(listener: (path: string) => void): () => void;
}

export function createNavigator(): Navigator {
  const listeners = new Set<(path: string) => void>();
  return {
    navigate: (path) => {
      for (const listener of listeners) listener(path);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
