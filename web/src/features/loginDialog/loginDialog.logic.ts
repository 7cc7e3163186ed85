import type { ApolloClient } from '@apollo/client';
import { type EventObject, fromCallback } from 'xstate';
import type { CodeSender } from '../../fields/codeRequest.ts';
import type { InviterStore } from './inviter.ts';
import { loginDialogActors } from './loginDialog.actors.ts';
import { loginDialogMachine } from './loginDialog.machine.ts';
import type { DialogScene, Grant } from './loginDialog.types.ts';

interface Needs {
  client: ApolloClient;
  inviters: InviterStore;
  codes: (scene: DialogScene) => CodeSender;
  grant: (granted: Grant) => void;
}

/** The dialog machine on the gateway, the page's address and the senders of codes. */
export function loginDialogLogic({ client, inviters, codes, grant }: Needs) {
  return loginDialogMachine.provide({
    actors: {
      ...loginDialogActors(client),
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
