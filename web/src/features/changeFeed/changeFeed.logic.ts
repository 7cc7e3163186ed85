import type { ApolloClient } from '@apollo/client';
import { fromCallback, fromPromise } from 'xstate';
import { sendTabVisibility } from '../../lib/tabVisibility.ts';
import { WatchChanges } from './changeFeed.graphql.ts';
import { changeFeedMachine, type News } from './changeFeed.machine.ts';

interface Needs {
  client: ApolloClient;
  /** Calls back with whether somebody is signed in: now, and at every change. */
  subscribeToAccount: (listener: (isOpen: boolean) => void) => () => void;
}

/** What the live actor starts from. */
export function changeFeedInput() {
  return { visible: document.visibilityState === 'visible' };
}

/** The live machine on the gateway's stream and the tab. */
export function changeFeedLogic({ client, subscribeToAccount }: Needs) {
  return changeFeedMachine.provide({
    actors: {
      watchChanges: fromCallback(({ sendBack }) => {
        const requestFailed = () => sendBack({ type: 'stream.failed' });
        const subscription = client
          // What comes names changes, and is no data.
          .subscribe({ query: WatchChanges, fetchPolicy: 'no-cache', context: { quiet: true } })
          .subscribe({
            next({ data }) {
              if (!data) return requestFailed();
              const { orderIds, wallet, notice, resync } = data.changes;
              const news: News = { orders: orderIds.length > 0, wallet, notices: notice, all: resync };
              sendBack({ type: 'stream.received', news });
            },
            error: requestFailed,
            complete: requestFailed,
          });
        return () => subscription.unsubscribe();
      }),
      refresh: fromPromise<void, News>(async ({ input }) => {
        const { refreshScreen } = await import('./refreshScreen.ts');
        return refreshScreen(client, input);
      }),
      watchAccount: fromCallback(({ sendBack }) =>
        subscribeToAccount((isOpen) => sendBack({ type: isOpen ? 'account.opened' : 'account.closed' })),
      ),
      watchTab: fromCallback(({ sendBack }) => sendTabVisibility(sendBack)),
    },
  });
}
