import { expect } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import {
  type ChangeOutcome,
  changePasswordMachine,
} from '../../web/src/features/accounts/changePassword.machine.ts';
import type {
  ChangeInput,
  PasswordField,
  Way,
} from '../../web/src/features/accounts/changePassword.rules.ts';
import { changeProblemText } from '../../web/src/features/accounts/changePassword.text.ts';
import type { DrawnCaptcha } from '../../web/src/fields/captcha.ts';
import type { CodeOutcome } from '../../web/src/fields/codeRequest.ts';

export const phone = '13800000001';
export const picture = { captchaId: 'c-1', picPath: 'data:image/png;base64,AA' };

export const typed: Record<PasswordField, string> = {
  oldPassword: 'demo1234',
  password: 'orange99',
  repassword: 'orange99',
  phoneCode: '024680',
  captcha: '7k2p',
};

/** What the closed dialog knows. */
export const blank = {
  ...{ way: 'old', phone: '', problems: {}, picture: null, codeSent: false },
  ...{ oldPassword: '', password: '', repassword: '', phoneCode: '', captcha: '' },
};

const settled = () => new Promise(setImmediate);

/** The open dialog with its world: what it sent, drew and told, and who sends the codes. */
export async function open(way: Way, answers: (ChangeOutcome | Error)[] = []) {
  const sent: ChangeInput[] = [];
  const codesAsked: object[] = [];
  let drawn = 0;
  let announced = 0;
  let answerCode: (outcome: CodeOutcome) => void = () => expect.unreachable('nobody hears');
  const actor = createActor(
    changePasswordMachine.provide({
      actors: {
        drawCaptcha: fromPromise<DrawnCaptcha>(async () => {
          drawn += 1;
          return { kind: 'drawn', ...picture, captchaId: `c-${drawn}` };
        }),
        changePassword: fromPromise<ChangeOutcome, ChangeInput>(async ({ input }) => {
          sent.push(input);
          const answer = answers.shift() ?? { kind: 'changed' };
          if (answer instanceof Error) throw answer;
          return answer;
        }),
        subscribeToCode: fromCallback(({ sendBack }) => {
          answerCode = sendBack;
        }),
      },
      actions: {
        announce: () => {
          announced += 1;
        },
        requestCode: (_, form) => void codesAsked.push(form),
      },
    }),
  ).start();
  actor.send({ type: 'editor.open', phone });
  actor.send({ type: 'way.choose', way });
  await settled();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    context,
    sent,
    codesAsked,
    drawn: () => drawn,
    announced: () => announced,
    fill: (fields: Partial<Record<PasswordField, string>>) => {
      for (const [field, value] of Object.entries(fields)) {
        actor.send({ type: 'field.edit', field: field as PasswordField, value });
      }
    },
    submit: async () => {
      actor.send({ type: 'form.save' });
      actor.send({ type: 'form.save' });
      await settled();
    },
    answerCode: async (outcome: CodeOutcome) => {
      answerCode(outcome);
      await settled();
    },
    said: () =>
      Object.fromEntries(
        Object.entries(context().problems).map(([field, problem]) => [
          field,
          changeProblemText(field as PasswordField | 'form', problem),
        ]),
      ),
  };
}
