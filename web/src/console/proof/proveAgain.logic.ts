import type { ApolloClient } from '@apollo/client';
import { type ActorRefFrom, fromPromise, waitFor } from 'xstate';
import { mutateOnly } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { ProveAgain } from '../graphql/operator.graphql.ts';
import { type ProvenAgain, proveAgainMachine } from './proveAgain.machine.ts';

/** Showing the second factor again, on the real graph. */
export const proveAgainLogic = (client: ApolloClient) =>
  proveAgainMachine.provide({
    actors: {
      proveAgain: fromPromise<ProvenAgain, string>(async ({ input, signal }) => {
        const answer = await mutateOnly(client, ProveAgain, { code: input }, { uncached: 'private', signal });
        return isRefusal(answer) ? answer : { kind: 'proven' };
      }),
    },
  });

/** Asks for the second factor, or waits for whoever has asked; answers whether it was shown. */
export async function askForProof(actor: ActorRefFrom<typeof proveAgainMachine>): Promise<boolean> {
  actor.send({ type: 'proof.ask' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('closed'), {
    timeout: Number.POSITIVE_INFINITY,
  });
  return context.proven;
}
