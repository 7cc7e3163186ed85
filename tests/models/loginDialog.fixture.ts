import { expect } from 'vitest';
import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate';
import { loginDialogMachine } from '../../web/src/features/loginDialog/loginDialog.machine.ts';
import { loginText } from '../../web/src/features/loginDialog/loginDialog.text.ts';
import type {
  Accepted,
  ChooseInput,
  DialogEvent,
  DialogScene,
  Grant,
  JoinInput,
  MemberKind,
  Mode,
  RegisterInput,
  ResetInput,
  SignInInput,
} from '../../web/src/features/loginDialog/loginDialog.types.ts';
import type { DrawnCaptcha } from '../../web/src/fields/captcha.ts';
import { credentialProblemText } from '../../web/src/fields/credentials.text.ts';
import type { CredentialField } from '../../web/src/fields/credentials.ts';
import type { Refusal } from '../../web/src/lib/refusal.ts';
import { granted, opening, picture } from './loginDialog.samples.ts';

const accepted: Accepted = { kind: 'accepted' };
/** Lets what is under way come to its end. */
export const settled = () => new Promise(setImmediate);

interface Answers {
  signIn?: (Grant | Refusal)[];
  register?: (Grant | Accepted)[];
  resetPassword?: Accepted[];
  join?: (Grant | Refusal)[];
  chooseAccount?: (Grant | Refusal)[];
}

/** The open dialog with its world: what it sent, drew and told, and who sends the codes. */
export async function open(mode: Mode, answers: Answers = {}, superId: string | null = null) {
  const sent: unknown[] = [];
  const codesAsked: unknown[] = [];
  const told: string[] = [];
  let drawn = 0;
  let answerCode: (outcome: DialogEvent) => void = () => expect.unreachable('nobody hears');
  const actor = createActor(
    loginDialogMachine.provide({
      actors: {
        drawCaptcha: fromPromise<DrawnCaptcha, { kind: MemberKind }>(async () => {
          drawn += 1;
          return { ...picture, captchaId: `c-${drawn}` };
        }),
        signIn: fromPromise<Grant | Refusal, SignInInput>(async ({ input }) => {
          sent.push(input);
          return answers.signIn?.shift() ?? granted;
        }),
        register: fromPromise<Grant | Accepted, RegisterInput>(async ({ input }) => {
          sent.push(input);
          return answers.register?.shift() ?? granted;
        }),
        resetPassword: fromPromise<Accepted, ResetInput>(async ({ input }) => {
          sent.push(input);
          return answers.resetPassword?.shift() ?? accepted;
        }),
        join: fromPromise<Grant | Refusal, JoinInput>(async ({ input }) => {
          sent.push(input);
          return answers.join?.shift() ?? granted;
        }),
        chooseAccount: fromPromise<Grant | Refusal, ChooseInput>(async ({ input }) => {
          sent.push(input);
          return answers.chooseAccount?.shift() ?? granted;
        }),
        subscribeToCode: fromCallback<EventObject, { scene: DialogScene }>(({ sendBack }) => {
          answerCode = sendBack;
        }),
      },
      actions: {
        grantSession: (_, answer) => void told.push(answer.kind),
        clearInviter: () => void told.push('inviter forgotten'),
        requestCode: ({ context }, { scene }) => {
          codesAsked.push([scene, context.phone, context.captcha, context.picture?.captchaId]);
        },
      },
    }),
    { input: { superId } },
  ).start();
  actor.send({ ...opening, mode, ...(mode === 'join' && { invitation: 'i-1' }) });
  await settled();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    context,
    sent,
    codesAsked,
    told,
    drawn: () => drawn,
    fill: (fields: Partial<Record<CredentialField, string>>) => {
      for (const [field, value] of Object.entries(fields)) {
        actor.send({ type: 'field.edit', field: field as CredentialField, value });
      }
    },
    submit: async () => {
      actor.send({ type: 'form.submit' });
      actor.send({ type: 'form.submit' });
      await settled();
    },
    answerCode: async (outcome: DialogEvent) => {
      answerCode(outcome);
      await settled();
    },
    said: () =>
      Object.fromEntries(
        Object.entries(context().problems).map(([field, problem]) => [
          field,
          field === 'consent'
            ? loginText.consentNeeded
            : credentialProblemText(field as CredentialField | 'form', problem),
        ]),
      ),
    at: (form: Mode | object) => actor.getSnapshot().matches({ open: { mode: form } }),
  };
}
