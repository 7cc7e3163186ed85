import type { ApolloClient } from '@apollo/client';
import { cacheEffects } from '../../graphql/cacheEffects.ts';
import { refetchShown } from '../../graphql/invalidate.ts';
import type { News } from './changeFeed.machine.ts';

/** Reads again what is on screen. Nothing is evicted: events are frequent, and pages that are opened read for themselves. */
export function refreshScreen(client: ApolloClient, { orders, wallet, notices, all }: News): Promise<void> {
  if (all) return refetchShown(client);
  return refetchShown(client, [
    ...(orders ? cacheEffects.ordersChanged : []),
    ...(wallet ? cacheEffects.walletChanged : []),
    ...(notices ? cacheEffects.noticesChanged : []),
  ]);
}
