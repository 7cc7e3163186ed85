import { assign, setup } from 'xstate';
import { absent } from '../../lib/absent.ts';
import type { Refusal } from '../../lib/refusal.ts';
import {
  changeProblems,
  changeRefusal,
  type PasswordField,
  type PasswordForm,
  type PasswordProblems,
} from './changePassword.rules.ts';

export type ChangeOutcome = { kind: 'changed' } | Refusal;

interface Context extends PasswordForm {
  problems: PasswordProblems;
}

type Event =
  | { type: 'dialog.open' }
  | { type: 'dialog.close' }
  | { type: 'field.edit'; field: PasswordField; value: string }
  | { type: 'form.submit' };

const clean: Context = { oldPassword: '', password: '', repassword: '', problems: {} };

/** The dialog in which a person gives the account another password. */
export const changePasswordMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: { changePassword: absent<ChangeOutcome, PasswordForm>() },
  guards: {
    canSend: ({ context }) => Object.keys(changeProblems(context)).length === 0,
    wasRefused: (_, { outcome }: { outcome: ChangeOutcome }) => outcome.kind === 'refused',
  },
  actions: {
    wipe: assign(clean),
    setField: assign(({ context }, { field, value }: { field: PasswordField; value: string }) => {
      const { [field]: _mended, form: _form, ...problems } = context.problems;
      return { [field]: value, problems };
    }),
    judgeForm: assign(({ context }) => ({ problems: changeProblems(context) })),
    clearProblems: assign({ problems: {} }),
    keepRefusal: assign((_, { outcome }: { outcome: ChangeOutcome }) =>
      outcome.kind === 'refused' ? { problems: changeRefusal(outcome) } : {},
    ),
    announce: () => {},
  },
}).createMachine({
  id: 'changePassword',
  context: clean,
  initial: 'closed',
  states: {
    closed: {
      entry: 'wipe',
      on: { 'dialog.open': 'form' },
    },
    form: {
      initial: 'filling',
      on: {
        'dialog.close': 'closed',
        'field.edit': { target: '.filling', actions: { type: 'setField', params: ({ event }) => event } },
        'form.submit': [
          { guard: 'canSend', target: 'submitting', actions: 'clearProblems' },
          { target: '.filling', actions: 'judgeForm' },
        ],
      },
      states: { filling: {}, broken: {} },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context: { oldPassword, password, repassword } }) => ({
          oldPassword,
          password,
          repassword,
        }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ outcome: event.output }) },
            target: 'form',
            actions: { type: 'keepRefusal', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'closed', actions: 'announce' },
        ],
        onError: 'form.broken',
      },
    },
  },
});
