import type { ApolloClient } from '@apollo/client';
import { type EventObject, fromCallback } from 'xstate';
import type { InviterStore } from './inviter.ts';
import { loginDialogActors } from './loginDialog.actors.ts';
import { loginDialogMachine } from './loginDialog.machine.ts';
import type { DialogEvent, DialogScene, Grant } from './loginDialog.types.ts';

type CodeOutcome = Extract<DialogEvent, { type: 'code.sent' | 'code.refused' }>;

interface Needs {
  client: ApolloClient;
  inviters: InviterStore;
  /** The senders of codes, by scene. */
  codes: {
    request(scene: DialogScene, form: { phone: string; captcha: string; captchaId: string }): void;
    /** Calls back with what becomes of requests; answers with the way to stop listening. */
    hear(scene: DialogScene, listener: (outcome: CodeOutcome) => void): () => void;
  };
  grant: (granted: Grant) => void;
}

/** The dialog machine on the gateway, the page's address and the senders of codes. */
export function loginDialogLogic({ client, inviters, codes, grant }: Needs) {
  return loginDialogMachine.provide({
    actors: {
      ...loginDialogActors(client),
      hearCode: fromCallback<EventObject, { scene: DialogScene }>(({ input, sendBack }) =>
        codes.hear(input.scene, sendBack),
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
        codes.request(scene, { phone, captcha, captchaId: picture?.captchaId ?? '' }),
      grantSession: (_, { answer }) => {
        if (answer.kind === 'granted') grant(answer);
      },
      forgetInviter: inviters.forget,
    },
  });
}
