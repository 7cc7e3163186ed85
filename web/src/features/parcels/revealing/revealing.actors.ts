import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { type Revealed, revealingMachine } from './revealing.machine.ts';
import { revealReceiver } from './revealReceiver.ts';

/** Looking at receivers, on the real graph. */
export function revealingLogic(client: ApolloClient) {
  return revealingMachine.provide({
    actors: {
      revealReceiver: fromPromise<Revealed, number>(({ input, signal }) =>
        revealReceiver(client, input, signal),
      ),
    },
  });
}
