import type { ApolloClient } from '@apollo/client';
import { fromCallback, fromPromise } from 'xstate';
import { mutateOnly, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { LoadOperator, SignOut } from '../graphql/operator.graphql.ts';
import { consoleSessionMachine, type LoadedOperator } from './consoleSession.machine.ts';
import type { OtherTabs } from './otherTabs.ts';
import type { SessionSignal } from './sessionSignal.ts';
import type { TokenStore } from './tokenStore.ts';

interface Needs {
  client: ApolloClient;
  tokens: TokenStore;
  signal: SessionSignal;
  otherTabs: OtherTabs;
  goHome: () => void;
}

/** The session machine on the real browser and graph. */
export function consoleSessionLogic({ client, tokens, signal, otherTabs, goHome }: Needs) {
  return consoleSessionMachine.provide({
    actors: {
      askOtherTabs: fromPromise<string | null>(() => otherTabs.ask()),
      loadOperator: fromPromise<LoadedOperator>(async () => {
        const answer = await runQuery(client, LoadOperator, {});
        return isRefusal(answer) ? answer : { kind: 'loaded', operator: answer.me };
      }),
      endSession: fromPromise<void>(async () => {
        const token = tokens.token();
        tokens.clear();
        if (token) otherTabs.end(token);
        await mutateOnly(client, SignOut, {}, { token });
      }),
      awaitIdle: fromPromise<void, number>(
        ({ input, signal }) =>
          new Promise((resolve) => {
            const timer = setTimeout(resolve, input);
            signal.addEventListener('abort', () => clearTimeout(timer));
          }),
      ),
      subscribeToGateway: fromCallback(({ sendBack }) => signal.subscribe(sendBack)),
    },
    actions: {
      storeToken: (_, { token }) => {
        if (token) tokens.save(token);
      },
      clearSession: (_, { expired }) => {
        tokens.clear(expired);
        // Nothing that an operator saw stays for the next one.
        void client.clearStore();
      },
      goHome,
    },
  });
}
