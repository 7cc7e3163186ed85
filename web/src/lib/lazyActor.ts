import { useSyncExternalStore } from 'react';

/** An actor whose code comes when it is first needed. */
export interface LazyActor<Actor> {
  /** Null until it has been started. */
  current: () => Actor | null;
  /** Starts it, once; rejects when its code cannot be loaded, and may be tried again then. */
  start: () => Promise<Actor>;
  /** Calls the listener when it has been started; answers with the way to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
}

/** An actor that `load` makes. */
export function lazyActor<Actor extends { start(): unknown }>(load: () => Promise<Actor>): LazyActor<Actor> {
  const listeners = new Set<() => void>();
  let actor: Actor | null = null;
  let starting: Promise<Actor> | null = null;
  const start = async () => {
    try {
      const loaded = await load();
      loaded.start();
      actor = loaded;
      for (const listener of listeners) listener();
      return loaded;
    } catch (error) {
      starting = null;
      throw error;
    }
  };
  return {
    current: () => actor,
    start: () => {
      starting ??= start();
      return starting;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The actor, as soon as it has been started. */
export function useStarted<Actor>({ subscribe, current }: LazyActor<Actor>): Actor | null {
  return useSyncExternalStore(subscribe, current, current);
}
