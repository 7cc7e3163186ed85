import type { ApolloClient } from '@apollo/client';

const SHOWN = ['ListInvitees', 'ListUserProfits', 'LoadDefaultProfit'];
/** What is kept of amounts that hold no longer. */
const KEPT = ['invitees', 'userProfits', 'priceSimulation'];

/** Refetches the shown amounts and invalidates the others. */
export async function refreshPromotion(client: ApolloClient): Promise<void> {
  for (const fieldName of KEPT) client.cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: false });
  client.cache.gc();
  // What cannot be read again stays as it was; the page shows it when it is asked for.
  await Promise.allSettled([
    client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => queryName !== undefined && SHOWN.includes(queryName),
    }),
  ]);
}
