import { fromCallback, fromPromise } from 'xstate';
import { sendTabVisibility } from '../lib/tabVisibility.ts';

/** What a chart with `statusPolling` is provided with: the clock and the tab. */
export const statusPollingActors = {
  awaitExpiry: fromPromise<void, { endsAt: number | null }>(({ input: { endsAt }, signal }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (endsAt === null) return promise;
    const timer = setTimeout(resolve, endsAt - Date.now());
    signal.addEventListener('abort', () => clearTimeout(timer));
    return promise;
  }),
  watchTab: fromCallback(({ sendBack }) => {
    if (document.hidden) sendBack({ type: 'tab.hidden' });
    return sendTabVisibility(sendBack);
  }),
};
