import { ApolloClient, ApolloLink, type DocumentNode, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderToString } from 'react-dom/server';
import { matchPath, Route, Routes, StaticRouter } from 'react-router-dom';
import { createActor } from 'xstate';
import { LoadGoodLook } from '../features/goods/goods.graphql.ts';
import { ListCommonGoods, ListHomeCategories } from '../features/goods/home.graphql.ts';
import { LoadHomePlaces } from '../features/goods/places.graphql.ts';
import { ListHomeNotices } from '../features/notices/notices.graphql.ts';
import { LoadSiteSettings } from '../graphql/settings.graphql.ts';
import type { AppActors } from '../lib/appActors.ts';
import { lazyActor } from '../lib/lazyActor.ts';
import { ListGoodsFeed } from '../shop/shop.graphql.ts';
import { PreviousLocationProvider } from '../ui/page/PreviousLocation.tsx';
import { AppActorsProvider } from './AppActorsProvider.tsx';
import { cachePolicies } from './client.ts';
import { pages } from './pages.tsx';
import { rootMachine } from './root.machine.ts';
import { Shell } from './shell/Shell.tsx';

/** An operation of a page with its answer. */
export interface Answered {
  operationName: string;
  variables: Record<string, unknown>;
  data: unknown;
}

const documents: Record<string, DocumentNode> = {
  ListCommonGoods,
  ListGoodsFeed,
  ListHomeCategories,
  ListHomeNotices,
  LoadGoodLook,
  LoadHomePlaces,
  LoadSiteSettings,
};

/**
 * A page as it is at first, drawn by the components that draw it in the browser: the home page as a visitor sees it, and
 * others while it is not known who is there, in outlines where there are no answers.
 */
export async function markupOf(address: string, answers: readonly Answered[]): Promise<string> {
  const page = pages.find(({ path }) => matchPath(path, address.split('?')[0] ?? ''));
  if (answers.length > 0) await page?.code?.();
  const cache = new InMemoryCache(cachePolicies);
  for (const { operationName, variables, data } of answers) {
    const query = documents[operationName];
    if (query) cache.writeQuery({ query, variables, data: data as object });
  }
  const client = new ApolloClient({ cache, link: ApolloLink.empty() });
  const markup = renderToString(
    <ApolloProvider client={client}>
      <StaticRouter basename="/t3/" location={`/t3${address}`}>
        <AppActorsProvider actors={restingActors(page?.access !== undefined)}>
          <PreviousLocationProvider>
            <Routes>
              <Route path="*" element={<Shell />} />
            </Routes>
          </PreviousLocationProvider>
        </AppActorsProvider>
      </StaticRouter>
    </ApolloProvider>,
  );
  // The page's policy takes no styles out of markup; those few there are come with the script.
  return markup.replace(/ style="[^"]*"/g, '');
}

/** The actors of a page that has just been opened, by a visitor or by somebody; none of them is started. */
function restingActors(hasToken: boolean): AppActors {
  const { system } = createActor(rootMachine, {
    input: {
      session: { identity: null, hasToken },
      notices: { closed: null, acknowledged: null },
      updateCheck: { running: [], prompted: false, visible: true },
      customerService: { quiet: false },
    },
  });
  const unchanging = () => () => {};
  const none: ReadonlySet<number> = new Set();
  const resting = lazyActor<never>(() => Promise.reject(new Error('no dialog opens in markup')));
  return {
    session: system.get('session'),
    beginSession: () => {},
    loginDialog: { actor: resting, open: () => {}, close: () => {} },
    codeCountdown: () => {
      throw new Error('no code is sent in markup');
    },
    changeFeed: resting,
    notices: system.get('notices'),
    updateCheck: system.get('updateCheck'),
    customerService: system.get('customerService'),
    favourites: { goodIds: () => none, toggle: () => {}, subscribe: unchanging },
    theme: { isDark: () => false, toggle: () => {}, subscribe: unchanging },
  };
}
