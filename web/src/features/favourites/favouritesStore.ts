import type { ApolloClient } from '@apollo/client';

const RETRY_PAUSE_MS = 5_000;

const NONE: ReadonlySet<number> = new Set();

/** The goods that the account keeps; the store itself knows none, it shows what the cache has. */
export interface FavouritesStore {
  goodIds: () => ReadonlySet<number>;
  /** Calls the listener after every change; answers with the way to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
  /** Adds the goods or removes them, shown at once; ignored until the account's favourites are known. */
  toggle: (goodId: number) => void;
}

interface Dependencies {
  client: ApolloClient;
  /** Calls back with whether an account that keeps favourites is signed in: now, and at every change. */
  subscribeToAccount: (listener: (isOpen: boolean) => void) => void;
  /** Shows a warning to the person. */
  warn: (text: string) => void;
}

/** Shows the favourites of the account from signing in to signing out. Visitors keep none and load no code for them. */
export function createFavouritesStore({ client, subscribeToAccount, warn }: Dependencies): FavouritesStore {
  const listeners = new Set<() => void>();
  let account = new AbortController();
  let goodIds = NONE;
  let toggle: FavouritesStore['toggle'] | null = null;
  const show = (shown: ReadonlySet<number>) => {
    goodIds = shown;
    for (const listener of listeners) listener();
  };
  const open = async (signal: AbortSignal) => {
    try {
      const { openFavourites } = await import('./openFavourites.ts');
      const opened = await openFavourites({ client, signal, show, warn });
      if (!signal.aborted) toggle = opened;
    } catch {
      setTimeout(() => signal.aborted || open(signal), RETRY_PAUSE_MS);
    }
  };
  subscribeToAccount((isOpen) => {
    account.abort();
    account = new AbortController();
    toggle = null;
    show(NONE);
    if (isOpen) void open(account.signal);
  });
  return {
    goodIds: () => goodIds,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    toggle: (goodId) => toggle?.(goodId),
  };
}
