import type { ApolloClient } from '@apollo/client';
import { fromCallback, fromPromise } from 'xstate';
import type { DrawnCaptcha } from '../../fields/captcha.ts';
import type { CodeSender } from '../../fields/codeRequest.ts';
import { drawCaptcha } from '../../fields/drawCaptcha.ts';
import { runMutationWithProof } from '../../graphql/runMutationWithProof.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/toast.ts';
import { ChangePassword } from './changePassword.graphql.ts';
import { changePasswordMachine } from './changePassword.machine.ts';
import { changePasswordText } from './changePassword.text.ts';
import type { ChangeInput, ChangeOutcome } from './changePassword.types.ts';

/** The dialog on the real graph. The answer carries the token with which this browser goes on. */
export function changePasswordLogic(client: ApolloClient, codes: CodeSender) {
  return changePasswordMachine.provide({
    actors: {
      changePassword: fromPromise<ChangeOutcome, ChangeInput>(async ({ input }) => {
        const answer = await runMutationWithProof(client, ChangePassword, { input });
        return isRefusal(answer) ? answer : { kind: 'changed' };
      }),
      drawCaptcha: fromPromise<DrawnCaptcha>(({ signal }) => drawCaptcha(client, { signal })),
      subscribeToCode: fromCallback(({ sendBack }) => codes.hear(sendBack)),
    },
    actions: {
      requestCode: (_, form) => codes.request(form),
      announce: () => toast.success(changePasswordText.changed),
    },
  });
}
