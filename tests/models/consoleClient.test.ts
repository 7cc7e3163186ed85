import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../api/src/shared/permissions.ts';
import { createConsoleClient } from '../../web/src/console/client.ts';
import { runMutation } from '../../web/src/console/graphql/runMutation.ts';
import { permissionText } from '../../web/src/console/permissions.text.ts';
import { createSessionSignal, type SessionReport } from '../../web/src/console/session/sessionSignal.ts';

const ME = gql`
  query Me {
    me {
      id
    }
  }
`;
const CHANGE = gql`
  mutation Change {
    change
  }
`;

/** A console whose gateway answers as told. */
function consoleClient(answer: object, token: string | null = 'op_1') {
  const reports: SessionReport['type'][] = [];
  const warnings: string[] = [];
  const headers: Headers[] = [];
  let stored = token;
  const signal = createSessionSignal();
  signal.subscribe(({ type }) => void reports.push(type));
  const client = createConsoleClient({
    tokens: { token: () => stored, save: () => {}, clear: () => {}, expired: () => false },
    signal,
    prove: async () => false,
    warn: (text) => void warnings.push(text),
    fetch: async (_, init) => {
      headers.push(new Headers(init?.headers));
      return Response.json(answer);
    },
  });
  const ask = (whileAsking = () => {}) => {
    const asked = client.query({ query: ME }).catch(() => null);
    whileAsking();
    return asked;
  };
  const store = (next: string | null) => {
    stored = next;
  };
  return { client, ask, reports, warnings, headers, store };
}

const refused = (errorKey: string, message = '不行') => ({
  data: null,
  errors: [{ message, path: ['me'], extensions: { errorKey } }],
});
const me = { data: { me: { __typename: 'Operator', id: 1 } } };

describe('the client of the console', () => {
  it('sends the token of the tab with an id of the request, and says that the session goes on', async () => {
    const { ask, headers, reports, warnings } = consoleClient(me);
    await ask();
    expect([headers[0]?.get('x-token'), headers[0]?.get('x-request-id')?.length]).toEqual(['op_1', 36]);
    expect([reports, warnings]).toEqual([['session.used'], []]);
  });

  it.each(['SESSION_EXPIRED', 'NOT_LOGGED_IN'])(
    'says that the session is over at %s, and no more',
    async (key) => {
      const { ask, reports, warnings } = consoleClient(refused(key));
      await ask();
      expect([reports, warnings]).toEqual([['session.expired'], []]);
    },
  );

  it('says nothing of the session of now when an answer belongs to an earlier one', async () => {
    for (const answer of [me, refused('SESSION_EXPIRED')]) {
      const { ask, reports, store } = consoleClient(answer);
      const asked = ask();
      await null;
      await null;
      store('op_2');
      await asked;
      expect(reports).toEqual([]);
    }
  });

  it('shows what else is refused', async () => {
    const { ask, reports, warnings } = consoleClient(refused('NO_PERMISSION', '没有权限'));
    await ask();
    expect([reports, warnings]).toEqual([[], ['没有权限']]);
  });
});

it.each([
  ['done', { data: { change: true } }],
  ['refused', { data: null, errors: [{ message: '不行', path: ['change'], extensions: { errorKey: 'X' } }] }],
])('reads again what is on screen after a mutation that was %s', async (_, answer) => {
  let id = 0;
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(({ operationName }) => {
      return new Observable((observer) => {
        if (operationName === 'Me') id += 1;
        observer.next(operationName === 'Me' ? { data: { me: { __typename: 'Operator', id } } } : answer);
        observer.complete();
      });
    }),
  });
  const shown = client.watchQuery<{ me: { id: number } }>({ query: ME });
  const readAgain = new Promise<number>((resolve) => {
    shown.subscribe(({ data }) => data?.me?.id === 2 && resolve(2));
  });
  await client.query({ query: ME });
  await runMutation(client, CHANGE, {});
  expect(await readAgain).toBe(2);
  client.stop();
});

it('knows the permissions of the api, in its words', () => expect(permissionText).toEqual(PERMISSIONS));
