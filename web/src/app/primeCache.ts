import type { ApolloClient } from '@apollo/client';
import { ListCommonGoods, ListHomeCategories } from '../features/goods/home.graphql.ts';
import { shelfKinds, shelfVariables } from '../features/goods/homeShelves.ts';
import { loadPlaces } from '../features/goods/placesCode.ts';
import { ListHomeNotices } from '../features/notices/notices.graphql.ts';
import { LoadSiteSettings } from '../graphql/settings.graphql.ts';
import { anyGoods, feedVariables } from '../shop/goodsQuery.ts';
import { ListGoodsFeed } from '../shop/shop.graphql.ts';

/** What is asked while the code is on the way has mostly come before it. */
const MAX_WAIT_MS = 100;
/** The code of the places is waited for: what the gateway has drawn is in view, and would jump without it. */
const MAX_PLACES_WAIT_MS = 3_000;

/**
 * Takes what was asked at the start into the cache, so that the home page opens with its goods instead of their
 * outlines. What has not come soon is left to the page, which waits for the same answers.
 */
export async function primeCache(client: ApolloClient): Promise<void> {
  const context = { quiet: 'outages' };
  const taken = Promise.allSettled([
    ...[feedVariables(anyGoods, 1), ...shelfKinds.map(shelfVariables)].map((variables) =>
      client.query({ query: ListGoodsFeed, variables, context }),
    ),
    client.query({ query: ListCommonGoods, variables: feedVariables(anyGoods, 2), context }),
    client
      .query({ query: ListHomeCategories, context })
      .then(loadPlaces)
      .then((places) => places?.prime(client)),
    client.query({ query: ListHomeNotices, context }),
    client.query({ query: LoadSiteSettings, context }),
  ]);
  await Promise.race([
    taken,
    new Promise((resolve) => setTimeout(resolve, window.homePlaces ? MAX_PLACES_WAIT_MS : MAX_WAIT_MS)),
  ]);
}
