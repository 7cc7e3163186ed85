import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  InMemoryCache,
  type InMemoryCacheConfig,
} from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { BaseHttpLink } from '@apollo/client/link/http';
import { tap, throwError } from 'rxjs';
import { sessionText } from '../features/session/session.text.ts';
import type { TokenStore } from '../features/session/tokenStore.ts';
import { attachToken, type Sent, sendDocumentId } from '../graphql/requestLinks.ts';
import { failureText, fetchWithTimeout, isTimeout } from '../lib/fetchWithTimeout.ts';
import { type AuthSignal, classifyAuthError } from './authSignal.ts';
import { withKeptAnswers } from './keptAnswers.ts';
import { streamLink } from './streamLink.ts';

interface Options {
  tokens: TokenStore;
  signal: AuthSignal;
  /** Shows a warning to the person. */
  warn: (text: string) => void;
  /** Path of the page that is shown. */
  pathname: () => string;
  /** Hears that the gateway does not know this build's documents any more. */
  outdated: () => void;
  uri?: string;
  fetch?: typeof fetch;
}

/** The one Apollo Client of the page. Every request carries the stored token and an id of its own. */
export function createApolloClient(options: Options): ApolloClient {
  const { tokens, uri = '/graphql', fetch: send = fetch } = options;
  return new ApolloClient({
    cache: new InMemoryCache(cachePolicies),
    link: ApolloLink.from([
      attachToken(tokens),
      askForTags,
      reportErrors(options),
      storeRenewedToken(tokens),
      ApolloLink.split(
        ({ operationType }) => operationType === 'subscription',
        streamLink({ uri: `${uri}/stream`, fetch: send }),
        ApolloLink.from([
          sendDocumentId,
          new BaseHttpLink({ uri, fetch: fetchWithTimeout(withKeptAnswers(send)) }),
        ]),
      ),
    ]),
  });
}

/** Of what is read, a tag comes with the answer, by which the same is not sent again. */
const askForTags = new ApolloLink((operation, forward) => {
  if (operation.operationType === 'query') {
    const { headers } = operation.getContext() as Sent;
    operation.setContext({ headers: { ...headers, 'if-none-match': '""' } });
  }
  return forward(operation);
});

function reportErrors({ tokens, signal, warn, pathname, outdated }: Options) {
  return new ErrorLink(({ error, operation }) => {
    const { token, quiet } = operation.getContext() as Sent;
    if (!CombinedGraphQLErrors.is(error)) {
      if (!quiet || isTimeout(error)) warn(failureText(error));
      return;
    }
    const [first] = error.errors;
    if (!first) return;
    if (first.extensions?.code === 'PERSISTED_QUERY_NOT_FOUND') {
      outdated();
      return;
    }
    const { errorKey, reload } = first.extensions ?? {};
    const report = classifyAuthError({
      errorKey: typeof errorKey === 'string' ? errorKey : undefined,
      reload,
      msg: first.message,
      operationName: operation.operationName,
      pathname: pathname(),
    });
    if (!report) {
      if (quiet !== true || errorKey === 'TIMEOUT') warn(first.message);
      return;
    }
    // A late answer to a request of an earlier session says nothing about the one of now.
    if ((token ?? null) === tokens.token()) signal.report(report);
    if (report.type !== 'session.expired') return;
    // Whatever the back end calls it, people read of it in one way.
    const told = { ...first, message: sessionText.expired };
    return throwError(() => new CombinedGraphQLErrors({ errors: [told] }));
  });
}

function storeRenewedToken(tokens: TokenStore) {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(() => {
        const { token, response } = operation.getContext() as Sent;
        const renewed = response?.headers.get('new-token');
        if (token && renewed) tokens.renew(token, renewed);
      }),
    ),
  );
}

/** How answers are kept: one entry per thing, and parts that mean nothing alone stay inside their owner. */
export const cachePolicies: InMemoryCacheConfig = {
  possibleTypes: { Account: ['Buyer', 'Seller'] },
  typePolicies: {
    // Its id is the warehouse's, its stock the good's: kept apart by good.
    GoodWarehouse: { keyFields: false },
    WarehouseCourier: { keyFields: ['warehouseId', 'courierId'] },
    GoodDeedResult: { keyFields: false },
    Region: { keyFields: false },
    GoodsArea: { keyFields: false },
    StocktakeLine: { keyFields: false },
    BulkEditLine: { keyFields: false },
    BulkEditRow: { keyFields: false },
    Settings: { merge: true },
    LastPurchase: { merge: true },
    IpRegion: { merge: true },
  },
};
