import { ApolloClient, ApolloLink, CombinedGraphQLErrors, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { BaseHttpLink } from '@apollo/client/link/http';
import { tap } from 'rxjs';
import { attachToken, type Sent, sendDocumentId } from '../graphql/requestLinks.ts';
import { failureText, fetchWithTimeout, isTimeout } from '../lib/fetchWithTimeout.ts';
import { consoleText } from './console.text.ts';
import { repeatWithProof } from './proof/repeatWithProof.ts';
import type { SessionSignal } from './session/sessionSignal.ts';
import type { TokenStore } from './session/tokenStore.ts';

interface Options {
  tokens: TokenStore;
  signal: SessionSignal;
  /** Asks for the second factor; whether it was shown. */
  prove: () => Promise<boolean>;
  /** Shows a warning to the person. */
  warn: (text: string) => void;
  fetch?: typeof fetch;
}

const SESSION_OVER = /^(NOT_LOGGED_IN|SESSION_EXPIRED|SESSION_KICKED)$/;

/** The Apollo Client of the console. Every request carries the tab's token and an id of its own. */
export function createConsoleClient(options: Options): ApolloClient {
  const { tokens, prove, fetch: send = fetch } = options;
  return new ApolloClient({
    cache: new InMemoryCache(),
    // What an operator sees is read anew; what is known stands meanwhile.
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
    link: ApolloLink.from([
      attachToken(tokens),
      reportErrors(options),
      repeatWithProof(prove),
      reportUse(options),
      sendDocumentId,
      new BaseHttpLink({ uri: '/graphql', fetch: fetchWithTimeout(send) }),
    ]),
  });
}

function reportErrors({ tokens, signal, warn }: Options) {
  return new ErrorLink(({ error, operation }) => {
    const { token, quiet } = operation.getContext() as Sent;
    if (!CombinedGraphQLErrors.is(error)) {
      if (!quiet || isTimeout(error)) warn(failureText(error));
      return;
    }
    const [first] = error.errors;
    const { code, errorKey } = first?.extensions ?? {};
    if (code === 'PERSISTED_QUERY_NOT_FOUND') warn(consoleText.outdated);
    else if (token && typeof errorKey === 'string' && SESSION_OVER.test(errorKey)) {
      // A late answer to a request of an earlier session says nothing about the one of now.
      if (token === tokens.token()) signal.report({ type: 'session.expired' });
    } else if (first && (quiet !== true || errorKey === 'TIMEOUT')) warn(first.message);
  });
}

/** Every answer to a request of this session lets it go on. */
function reportUse({ tokens, signal }: Options) {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ data }) => {
        const { token } = operation.getContext() as Sent;
        if (data && token && token === tokens.token()) signal.report({ type: 'session.used' });
      }),
    ),
  );
}
