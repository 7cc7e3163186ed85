import type { ApolloClient } from '@apollo/client';
import { createActor, fromPromise } from 'xstate';
import type { CodeForm } from '../../fields/codeRequest.ts';
import type { CodeScene } from '../../graphql/generated/graphql.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import type { StorageArea } from '../../lib/storage.ts';
import { codeCountdownMachine, type SentCode } from './codeCountdown.machine.ts';
import { createWaitStore } from './waitStore.ts';

/** What the countdowns of a page work with; the storage outlives the tab. */
export interface CountdownNeeds {
  client: ApolloClient;
  storage: StorageArea;
}

/** Starts the countdown of a scene on the gateway, where the last one in the browser's storage stands. */
export function startCountdown(scene: CodeScene, { client, storage }: CountdownNeeds) {
  const waits = createWaitStore(storage, scene);
  const logic = codeCountdownMachine.provide({
    actors: {
      sendCode: fromPromise<SentCode, CodeForm & { scene: CodeScene }>(async ({ input }) => {
        const { SendPhoneCode } = await import('./codeCountdown.graphql.ts');
        const answer = await runMutation(client, SendPhoneCode, { input }, { uncached: 'private' });
        return isRefusal(answer) ? answer : { kind: 'sent' };
      }),
    },
    actions: {
      rememberWait: (_, { resendAt }) => {
        if (resendAt !== null) waits.save(resendAt);
      },
    },
  });
  return createActor(logic, { input: { scene, resendAt: waits.load() } }).start();
}
