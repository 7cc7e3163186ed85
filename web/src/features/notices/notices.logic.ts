import type { ApolloClient } from '@apollo/client';
import { fromCallback, fromPromise } from 'xstate';
import { runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { type StorageArea, storedValue } from '../../lib/storage.ts';
import { watchTabVisibility } from '../../lib/tabVisibility.ts';
import { ListHomeNotices } from './notices.graphql.ts';
import { type LoadedNotices, noticesMachine } from './notices.machine.ts';
import type { NoticeStamp } from './notices.rules.ts';

/** Storage that ends with the tab. */
interface Areas {
  tab: StorageArea;
}

const closedStore = ({ tab }: Areas) =>
  storedValue<NoticeStamp>(tab, { key: 'chengcang.noticeBar', version: 1, read });
const acknowledgedStore = ({ tab }: Areas) =>
  storedValue<NoticeStamp>(tab, { key: 'chengcang.notices', version: 1, read });

/** What the notices actor starts from. */
export function noticesInput(storage: Areas) {
  return { closed: closedStore(storage).load(), acknowledged: acknowledgedStore(storage).load() };
}

/** The notices machine on the gateway and the tab. */
export function noticesLogic({ client, storage }: { client: ApolloClient; storage: Areas }) {
  return noticesMachine.provide({
    actors: {
      loadNotices: fromPromise<LoadedNotices>(async () => {
        const answer = await runQuery(client, ListHomeNotices, {}, { warnOnRefusal: true });
        if (isRefusal(answer)) throw new Error(answer.errorKey);
        const stamps = answer.notices.list.map(({ id, createdAt }) => ({
          id,
          publishedAt: Date.parse(createdAt),
        }));
        return { stamps, loadedAt: Date.now() };
      }),
      watchTab: fromCallback(({ sendBack }) =>
        watchTabVisibility((visible) => {
          if (visible) sendBack({ type: 'tab.shown', at: Date.now() });
        }),
      ),
    },
    actions: {
      rememberClosed: (_, { closed }) => {
        if (closed) closedStore(storage).save(closed);
      },
      rememberAcknowledged: (_, { acknowledged }) => {
        if (acknowledged) acknowledgedStore(storage).save(acknowledged);
      },
    },
  });
}

function read(data: unknown): NoticeStamp | null {
  if (typeof data !== 'object' || data === null) return null;
  const { id, publishedAt } = data as Partial<Record<keyof NoticeStamp, unknown>>;
  return typeof id === 'number' && typeof publishedAt === 'number' ? { id, publishedAt } : null;
}
