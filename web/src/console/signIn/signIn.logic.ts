import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { mutateOnly } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { ProveSignIn, SignIn } from '../graphql/operator.graphql.ts';
import type { Granted } from '../session/consoleSession.machine.ts';
import { type Begun, type Proof, type Proven, signInMachine } from './signIn.machine.ts';

/** Signing in, on the real graph; `grant` is given the session. */
export const signInLogic = (client: ApolloClient, grant: (granted: Granted) => void) =>
  signInMachine.provide({
    actions: {
      grant: (_, { granted }) => {
        if (granted) grant(granted);
      },
    },
    actors: {
      beginSignIn: fromPromise<Begun, { name: string; password: string }>(async ({ input }) => {
        const answer = await mutateOnly(client, SignIn, { input }, { uncached: 'private', token: null });
        if (isRefusal(answer)) return answer;
        const { challenge, needsPassword, otpauthUrl } = answer.signIn;
        return { kind: 'begun', challenge: { challenge, needsPassword, otpauthUrl: otpauthUrl ?? null } };
      }),
      proveSignIn: fromPromise<Proven, Proof>(async ({ input: { newPassword, ...input } }) => {
        const answer = await mutateOnly(
          client,
          ProveSignIn,
          { input: { ...input, ...(newPassword !== null && { newPassword }) } },
          { uncached: 'private', token: null },
        );
        if (isRefusal(answer)) return answer;
        const { token, operator, recoveryCodes } = answer.proveSignIn;
        return { kind: 'proven', granted: { token, operator }, recoveryCodes };
      }),
    },
  });
