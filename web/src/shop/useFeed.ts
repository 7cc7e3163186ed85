import type { OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type FeedSource, feedLogic } from './feed.actors.ts';

/** How many pages of a list were in view, by what it lists: who comes back finds it as long as it was. */
const shownPages = new Map<string, number>();

/** Lets every list begin at its first page. */
export function clearFeedLengths() {
  shownPages.clear();
}

/**
 * The feed of one list. It begins with what was in view of `key` before, else with what is `there`; without a key its
 * length is not remembered.
 */
export function useFeed<Data, Variables extends OperationVariables>(
  key: string | null,
  source: FeedSource<Data, Variables>,
  there: () => number = () => 0,
) {
  const client = useApolloClient();
  const [logic] = useState(() => feedLogic(client, source));
  const [pages] = useState(() => (key === null ? 0 : (shownPages.get(key) ?? there())));
  const feed = useActorRef(logic, { input: { pages } });
  useEffect(() => {
    if (key === null) return;
    const { unsubscribe } = feed.subscribe(({ context }) => void shownPages.set(key, context.pages));
    return unsubscribe;
  }, [key, feed]);
  return feed;
}
