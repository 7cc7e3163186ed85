// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  blankSettings,
  chosenLimit,
  type ShopSettingsForm,
} from '../../web/src/features/shops/settings/shopSettings.form.ts';
import {
  type SavedSettings,
  shopSettingsMachine,
} from '../../web/src/features/shops/settings/shopSettings.machine.ts';
import {
  settingsProblemText,
  shopSettingsText as text,
} from '../../web/src/features/shops/settings/shopSettings.text.ts';
import { shopsText } from '../../web/src/features/shops/shops.text.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { createViewTest, editableFields, isBusy, press, submit } from '../support/viewTest.tsx';
import { ShopsWith, shopAnswers } from './shops.fixture.tsx';

const form: ShopSettingsForm = { ...blankSettings, shopId: 3 };
const opening = { type: 'settings.open', shopName: '橙子家', form } as const;
const gone = refusal('SHOP_UNBOUND', '店铺尚未绑定，请先绑定店铺');

interface World {
  announced: number;
}

function fixture() {
  const world: World = { announced: 0 };
  const announce = () => {
    world.announced += 1;
  };
  return { world, machine: shopSettingsMachine.provide({ actions: { announce } }) };
}

const stateAssertions: StateAssertions<typeof shopSettingsMachine, World> = {
  closed: ({ context }) => expect(context).toEqual({ shopName: '', form: blankSettings, problems: {} }),
  'form.filling': (snapshot) => {
    expect(snapshot.context.form.shopId).toBe(3);
    expect(snapshot.can({ type: 'form.save' })).toBe(true);
  },
  'form.broken': (snapshot) => expect(snapshot.can({ type: 'form.save' })).toBe(true),
  saving: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.context.problems).toEqual({});
    expect(snapshot.can({ type: 'form.save' })).toBe(false);
    expect(snapshot.can({ type: 'settings.close' })).toBe(false);
  },
};

const modelTest = createModelTest(shopSettingsMachine, {
  outcomes: {
    saveSettings: {
      saved: { output: { kind: 'saved' } },
      gone: { output: gone },
      lost: { error: new Error('offline') },
    },
  },
  events: [
    opening,
    { type: 'settings.close' },
    { type: 'form.edit', change: { autoOrder: true } },
    { type: 'form.edit', change: { autoOrder: false } },
    { type: 'form.save' },
  ],
  limit: 500,
  key: ({ value, context }) => [value, context.form.autoOrder, Object.keys(context.problems)],
  fixture,
});

describe('the settings of a shop: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const button = (name: string) => screen.getByText<HTMLButtonElement>(name);
const autoOrder = () => screen.getByLabelText<HTMLInputElement>(text.autoOrder);
const timesSaid = (words: string | null) => screen.queryAllByText(words ?? '').length;

const viewTest = createViewTest(modelTest, {
  view: (settings) => <ShopsWith settings={settings} />,
  externalEvents: [],
  userActions: {
    'settings.open': () => press(button(shopsText.settings)),
    'settings.close': () => press(button(text.cancel)),
    'form.edit': () => press(autoOrder()),
    'form.save': () => submit(button(text.save)),
  },
  // A box that is ticked cannot be ticked.
  notOffered: ({ context }, event) =>
    event.type === 'form.edit' && event.change.autoOrder === context.form.autoOrder,
  stateAssertions: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    'form.filling': ({ context: { form: written, problems } }) => {
      expect(screen.getByText(text.title('橙子家'))).toBeDefined();
      expect(autoOrder().checked).toBe(written.autoOrder);
      expect(screen.queryAllByLabelText(text.dayLimit).length > 0).toBe(written.autoOrder);
      // What is wrong with the limits is said where they are asked for: once it orders by itself.
      const { form: refused, ...limits } = problems;
      const wrong = written.autoOrder ? Object.keys(limits).length : 0;
      expect(timesSaid(settingsProblemText({ code: 'undecided' }))).toBe(wrong);
      expect(timesSaid(gone.msg)).toBe(refused ? 1 : 0);
      expect(isBusy(button(text.save))).toBe(false);
    },
    'form.broken': () => expect(timesSaid(text.unsaved)).toBe(1),
    saving: () => {
      expect(isBusy(button(text.save))).toBe(true);
      expect(button(text.cancel).disabled).toBe(true);
      expect(editableFields()).toEqual([]);
    },
  },
  answers: shopAnswers,
});

describe('the settings of a shop, in their dialog', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

describe('the settings of a shop: scenarios', () => {
  const settled = () => new Promise(setImmediate);

  function start(answer: SavedSettings = { kind: 'saved' }) {
    const sent: ShopSettingsForm[] = [];
    const { world, machine } = fixture();
    const actor = createActor(
      machine.provide({
        actors: {
          saveSettings: fromPromise<SavedSettings, ShopSettingsForm>(async ({ input }) => {
            sent.push(input);
            return answer;
          }),
        },
      }),
    ).start();
    actor.send(opening);
    return { actor, sent, world, context: () => actor.getSnapshot().context };
  }

  it('orders nothing by itself before both limits are thought about', async () => {
    const { actor, sent, world, context } = start();
    actor.send({ type: 'form.edit', change: { autoOrder: true } });
    actor.send({ type: 'form.save' });
    const { dayLimit, parcelLimit } = context().problems;
    expect([settingsProblemText(dayLimit), settingsProblemText(parcelLimit)]).toEqual([
      '请选择设限额或不限',
      '请选择设限额或不限',
    ]);
    const change = {
      dayLimit: chosenLimit(context().form.dayLimit, 'some', '500'),
      parcelLimit: chosenLimit(context().form.parcelLimit, 'none', '30'),
    };
    actor.send({ type: 'form.edit', change });
    expect([context().problems, sent]).toEqual([{}, []]);
    actor.send({ type: 'form.save' });
    actor.send({ type: 'form.save' });
    await settled();
    expect(sent).toEqual([{ ...form, autoOrder: true, ...change }]);
    expect([actor.getSnapshot().value, world.announced]).toEqual(['closed', 1]);
  });

  it('keeps the problem of the one limit while the other is mended', () => {
    const { actor, context } = start();
    actor.send({ type: 'form.edit', change: { autoOrder: true } });
    actor.send({ type: 'form.save' });
    actor.send({ type: 'form.edit', change: { dayLimit: { kind: 'none', yuan: '' } } });
    expect(context().problems).toEqual({ parcelLimit: { code: 'undecided' } });
  });

  it('says why the server refused, and keeps what is written', async () => {
    const { actor, context, world } = start(gone);
    actor.send({ type: 'form.edit', change: { autoSend: false } });
    actor.send({ type: 'form.save' });
    await settled();
    expect(settingsProblemText(context().problems.form)).toBe('店铺尚未绑定，请先绑定店铺');
    expect([context().form.autoSend, world.announced]).toEqual([false, 0]);
  });
});
