import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import type { CodeForm } from '../../fields/codeRequest.ts';
import type { CodeScene } from '../../graphql/generated/graphql.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { codeCountdownMachine, type SentCode } from './codeCountdown.machine.ts';
import type { WaitStore } from './waitStore.ts';

/** The countdown machine on the gateway and the browser's storage. */
export function codeCountdownLogic(client: ApolloClient, waits: (scene: CodeScene) => WaitStore) {
  return codeCountdownMachine.provide({
    actors: {
      sendCode: fromPromise<SentCode, CodeForm & { scene: CodeScene }>(async ({ input }) => {
        const { SendPhoneCode } = await import('./codeCountdown.graphql.ts');
        const answer = await runMutation(client, SendPhoneCode, { input }, { uncached: 'private' });
        return isRefusal(answer) ? answer : { kind: 'sent' };
      }),
    },
    actions: {
      rememberWait: ({ context: { scene } }, { resendAt }) => {
        if (resendAt !== null) waits(scene).save(resendAt);
      },
    },
  });
}
