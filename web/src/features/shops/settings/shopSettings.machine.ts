import { assign, setup } from 'xstate';
import type { Refusal } from '../../../lib/refusal.ts';
import { unprovidedActor } from '../../../lib/unprovidedActor.ts';
import {
  blankSettings,
  type SettingsProblems,
  type ShopSettingsForm,
  settingsProblems,
} from './shopSettings.form.ts';

export type SavedSettings = { kind: 'saved' } | Refusal;

interface Context {
  /** As the platform calls the shop. */
  shopName: string;
  form: ShopSettingsForm;
  problems: SettingsProblems;
}

type Event =
  | { type: 'settings.open'; shopName: string; form: ShopSettingsForm }
  | { type: 'settings.close' }
  | { type: 'form.edit'; change: Partial<ShopSettingsForm> }
  | { type: 'form.save' };

const clean: Context = { shopName: '', form: blankSettings, problems: {} };

/** The dialog in which is said what happens to a shop's orders by itself. */
export const shopSettingsMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: { saveSettings: unprovidedActor<SavedSettings, ShopSettingsForm>() },
  guards: {
    canSend: ({ context }) => Object.keys(settingsProblems(context.form)).length === 0,
    wasRefused: (_, { answer }: { answer: SavedSettings }) => answer.kind === 'refused',
  },
  actions: {
    reset: assign(clean),
    setForm: assign((_, { shopName, form }: Pick<Context, 'shopName' | 'form'>) => ({ shopName, form })),
    editForm: assign(({ context }, { change }: { change: Partial<ShopSettingsForm> }) => {
      const { form: _said, ...problems } = context.problems;
      const left = Object.entries(problems).filter(([field]) => !(field in change));
      return { form: { ...context.form, ...change }, problems: Object.fromEntries(left) };
    }),
    validateForm: assign(({ context }) => ({ problems: settingsProblems(context.form) })),
    clearProblems: assign({ problems: {} }),
    setRefusal: assign((_, { answer }: { answer: SavedSettings }) =>
      answer.kind === 'refused' ? { problems: { form: { code: 'refused', msg: answer.msg } } } : {},
    ),
    announce: () => {},
  },
}).createMachine({
  id: 'shopSettings',
  context: clean,
  initial: 'closed',
  states: {
    closed: {
      entry: 'reset',
      on: {
        'settings.open': { target: 'form', actions: { type: 'setForm', params: ({ event }) => event } },
      },
    },
    form: {
      initial: 'filling',
      on: {
        'settings.close': 'closed',
        'form.edit': { target: '.filling', actions: { type: 'editForm', params: ({ event }) => event } },
        'form.save': [
          { guard: 'canSend', target: 'saving', actions: 'clearProblems' },
          { target: '.filling', actions: 'validateForm' },
        ],
      },
      states: { filling: {}, broken: {} },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveSettings',
        src: 'saveSettings',
        input: ({ context }) => context.form,
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'form',
            actions: { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
          { target: 'closed', actions: 'announce' },
        ],
        onError: 'form.broken',
      },
    },
  },
});
