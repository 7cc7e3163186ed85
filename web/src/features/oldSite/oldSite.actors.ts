import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { LoadOldSiteAddress } from './oldSite.graphql.ts';
import { oldSiteMachine } from './oldSite.machine.ts';

/** On the real graph and the real browser: the page is replaced, so that going back does not lead here again. */
export function oldSiteLogic(client: ApolloClient) {
  return oldSiteMachine.provide({
    actors: {
      loadAddress: fromPromise<string | null>(async () => {
        const { data } = await client.query({ query: LoadOldSiteAddress, context: { quiet: 'outages' } });
        return siteAddress(data?.settings.oldUrl ?? '');
      }),
    },
    actions: {
      leave: (_, { address }) => {
        if (address) window.location.replace(address);
      },
    },
  });
}

/** The operator's setting as an address that a page may lead to; null when it is none. */
export function siteAddress(setting: string): string | null {
  const plain = setting.trim();
  return /^(https?:\/\/[^\s/]|\/(?![/\\]))/i.test(plain) ? plain : null;
}
