import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { feedMachine } from './feed.machine.ts';

/** How many pages of a list were in view, by what it lists: who comes back finds it as long as it was. */
const shownPages = new Map<string, number>();

/** Lets every list begin at its first page. */
export function clearFeedLengths() {
  shownPages.clear();
}

/** The feed of one list; `key` says what it lists. It begins with what was in view before, else with what is `there`. */
export function useFeed(key: string, logic: typeof feedMachine, there: () => number = () => 0) {
  const [pages] = useState(() => shownPages.get(key) ?? there());
  const feed = useActorRef(logic, { input: { pages } });
  useStoreFeedLength(key, feed);
  return feed;
}

function useStoreFeedLength(key: string, feed: ReturnType<typeof useActorRef<typeof feedMachine>>) {
  useEffect(() => {
    const { unsubscribe } = feed.subscribe(({ context }) => void shownPages.set(key, context.pages));
    return unsubscribe;
  }, [key, feed]);
}
