import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import type { DrawnCaptcha } from '../../fields/captcha.ts';
import { drawCaptcha } from '../../fields/drawCaptcha.ts';
import { runMutationWithProof } from '../../graphql/runMutationWithProof.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { SendTransferCodes, TransferAccount } from './members.graphql.ts';
import { type SentCodes, type TransferOutcome, transferAccountMachine } from './transferAccount.machine.ts';
import type { CodesInput, TransferInput } from './transferAccount.rules.ts';

/** The dialog on the real graph; `leave` ends what is left of the session once the account is another's. */
export function transferLogic(client: ApolloClient, leave: () => void) {
  return transferAccountMachine.provide({
    actors: {
      drawCaptcha: fromPromise<DrawnCaptcha>(({ signal }) => drawCaptcha(client, { signal })),
      sendCodes: fromPromise<SentCodes, CodesInput>(async ({ input }) => {
        const answer = await runMutation(client, SendTransferCodes, { input }, { uncached: 'ownUse' });
        return isRefusal(answer) ? answer : { kind: 'sent' };
      }),
      transferAccount: fromPromise<TransferOutcome, TransferInput>(async ({ input }) => {
        const answer = await runMutationWithProof(client, TransferAccount, { input });
        return isRefusal(answer) ? answer : { kind: 'transferred' };
      }),
    },
    actions: { leave },
  });
}
