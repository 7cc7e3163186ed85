import type { ApolloClient } from '@apollo/client';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { DrawnCaptcha } from '../../fields/captcha.ts';
import type { CodeSender } from '../../fields/codeRequest.ts';
import type { Refusal } from '../../lib/refusal.ts';
import type { InviterStore } from './inviter.ts';
import { loginDialogMachine } from './loginDialog.machine.ts';
import type {
  Accepted,
  ChooseInput,
  DialogScene,
  Grant,
  JoinInput,
  MemberKind,
  RegisterInput,
  ResetInput,
  SignInInput,
} from './loginDialog.types.ts';

interface Needs {
  client: ApolloClient;
  inviters: InviterStore;
  codes: (scene: DialogScene) => CodeSender;
  grant: (granted: Grant) => void;
}

/** Not among what every page starts with. */
const requests = () => import('./loginDialog.requests.ts');

/** The dialog machine on the gateway, the page's address and the senders of codes. */
export function loginDialogLogic({ client, inviters, codes, grant }: Needs) {
  return loginDialogMachine.provide({
    actors: {
      drawCaptcha: fromPromise<DrawnCaptcha, { kind: MemberKind }>(async ({ input: { kind }, signal }) =>
        (await requests()).draw(client, kind, signal),
      ),
      signIn: fromPromise<Grant | Refusal, SignInInput>(async ({ input }) =>
        (await requests()).signIn(client, input),
      ),
      register: fromPromise<Grant | Accepted, RegisterInput>(async ({ input }) =>
        (await requests()).register(client, input),
      ),
      resetPassword: fromPromise<Accepted, ResetInput>(async ({ input }) =>
        (await requests()).resetPassword(client, input),
      ),
      join: fromPromise<Grant | Refusal, JoinInput>(async ({ input }) =>
        (await requests()).join(client, input),
      ),
      chooseAccount: fromPromise<Grant | Refusal, ChooseInput>(async ({ input }) =>
        (await requests()).chooseAccount(client, input),
      ),
      subscribeToCode: fromCallback<EventObject, { scene: DialogScene }>(({ input, sendBack }) =>
        codes(input.scene).subscribe(sendBack),
      ),
      watchInviter: fromCallback(({ sendBack }) => {
        const look = () => {
          inviters.notice(window.location.hash);
          const superId = inviters.superId();
          if (superId !== null) sendBack({ type: 'inviter.found', superId });
        };
        window.addEventListener('hashchange', look);
        return () => window.removeEventListener('hashchange', look);
      }),
    },
    actions: {
      requestCode: ({ context: { phone, captcha, picture } }, { scene }) =>
        codes(scene).request({ phone, captcha, captchaId: picture?.captchaId ?? '' }),
      grantSession: (_, answer) => {
        if (answer.kind === 'granted') grant(answer);
      },
      clearInviter: inviters.forget,
    },
  });
}
