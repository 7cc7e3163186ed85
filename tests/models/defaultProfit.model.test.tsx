// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Amounts } from '../../web/src/features/promotion/amounts.ts';
import { DefaultProfitView } from '../../web/src/features/promotion/DefaultProfitView.tsx';
import {
  defaultProfitMachine,
  type SavedDefault,
} from '../../web/src/features/promotion/defaultProfit.machine.ts';
import {
  isBroken,
  isBusy,
  isShowing,
  selectContext,
} from '../../web/src/features/promotion/defaultProfit.selectors.ts';
import { amountProblemText, defaultText as text } from '../../web/src/features/promotion/markUps.text.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { acceptedEvents, createModelTest, type StateAssertions } from '../support/modelTest.ts';
import {
  alerts,
  buttonSaying,
  createViewTest,
  editableFields,
  isBusy as isButtonBusy,
  press,
  submit,
  type,
} from '../support/viewTest.tsx';

const amounts = { profit: 20, courierProfit: 0 };
const limits = { maxProfit: 80, maxCourierProfit: 100 };
const tooMuch = refusal('PROFIT_RANGE', '利润不能超过0.50元', { field: 'profit', max: 50 });
const closed = refusal('FORBIDDEN', '没有权限');

interface World {
  announced: number;
}

function fixture() {
  const world: World = { announced: 0 };
  const announce = () => {
    world.announced += 1;
  };
  return { world, machine: defaultProfitMachine.provide({ actions: { announce } }) };
}

const events = [
  { type: 'editor.open', amounts, limits },
  { type: 'editor.close' },
  { type: 'form.edit', change: { profit: '0.60' } },
  { type: 'form.edit', change: { profit: '0.90' } },
  { type: 'form.save' },
] as const;

const editable = ['editor.close', 'form.edit', 'form.save'];

const stateAssertions: StateAssertions<typeof defaultProfitMachine, World> = {
  showing: (snapshot) => {
    expect([isShowing(snapshot), selectContext(snapshot).limits]).toEqual([true, null]);
    expect(acceptedEvents(snapshot, events)).toEqual(['editor.open']);
  },
  'form.editing': (snapshot) => expect(acceptedEvents(snapshot, events)).toEqual(editable),
  'form.refused': (snapshot) => {
    const { problems, refusal: refused } = selectContext(snapshot);
    expect([
      [{}, closed],
      [{ profit: { code: 'refused', msg: tooMuch.msg } }, null],
    ]).toContainEqual([problems, refused]);
  },
  'form.broken': (snapshot) => expect(isBroken(snapshot)).toBe(true),
  saving: (snapshot) => {
    expect([isBusy(snapshot), selectContext(snapshot).problems]).toEqual([true, {}]);
    expect(acceptedEvents(snapshot, events)).toEqual([]);
  },
};

const modelTest = createModelTest(defaultProfitMachine, {
  outcomes: {
    saveDefault: {
      saved: { output: { kind: 'saved' } },
      tooMuch: { output: tooMuch },
      closed: { output: closed },
      lost: { error: new Error('offline') },
    },
  },
  events: [...events],
  limit: 300,
  key: ({ value, context: { typed, problems, refusal: refused } }) => [
    ...[value, typed.profit, Object.keys(problems), refused?.errorKey],
  ],
  fixture,
});

describe('the default amount: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const profit = () => screen.queryByLabelText<HTMLInputElement>(/^每件加价/);

const viewTest = createViewTest(modelTest, {
  view: (actor) => <DefaultProfitView actor={actor} />,
  externalEvents: [],
  userActions: {
    'editor.open': () => press(buttonSaying(text.edit)),
    'editor.close': () => press(buttonSaying(text.cancel)),
    'form.edit': ({ change }) => {
      const place = profit();
      if (!place) throw new Error('no field for the amount');
      type(place, '');
      type(place, change.profit ?? '');
    },
    'form.save': () => submit(buttonSaying(text.save)),
  },
  stateAssertions: {
    showing: () => {
      const shown = screen.getAllByRole('definition').map(({ textContent }) => textContent);
      expect([profit(), shown]).toEqual([null, ['¥0.20', '¥0.00']]);
    },
    'form.editing': ({ context: { typed, problems } }) => {
      expect(profit()?.value).toBe(typed.profit);
      expect(alerts()).toEqual(problems.profit ? [amountProblemText(problems.profit)] : []);
      expect(isButtonBusy(buttonSaying(text.save))).toBe(false);
    },
    'form.refused': ({ context }) => expect(alerts()).toEqual([context.refusal?.msg ?? tooMuch.msg]),
    'form.broken': () => expect(alerts()).toEqual([text.broken]),
    saving: () => {
      expect([isButtonBusy(buttonSaying(text.save)), buttonSaying(text.cancel).disabled]).toEqual([
        true,
        true,
      ]);
      expect(editableFields()).toEqual([]);
    },
  },
  answers: { DefaultProfit: { defaultProfit: { __typename: 'DefaultProfit', ...amounts, ...limits } } },
});

describe('the default amount, in its card', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

it('begins with what holds, keeps within the limits, and is saved once', async () => {
  const sent: (Amounts | null)[] = [];
  const { world, machine } = fixture();
  const saveDefault = fromPromise<SavedDefault, Amounts | null>(async ({ input }) => {
    sent.push(input);
    return { kind: 'saved' };
  });
  const actor = createActor(machine.provide({ actors: { saveDefault } })).start();
  actor.send({ type: 'editor.open', amounts, limits });
  expect(actor.getSnapshot().context.typed).toEqual({ profit: '0.20', courierProfit: '0.00' });
  actor.send({ type: 'form.edit', change: { courierProfit: '1.01' } });
  actor.send({ type: 'form.save' });
  expect(actor.getSnapshot().context.problems).toEqual({ courierProfit: { code: 'max', max: 100 } });
  actor.send({ type: 'form.edit', change: { courierProfit: '1' } });
  actor.send({ type: 'form.save' });
  actor.send({ type: 'form.save' });
  await new Promise(setImmediate);
  expect([sent, world.announced, actor.getSnapshot().value]).toEqual([
    [{ profit: 20, courierProfit: 100 }],
    1,
    'showing',
  ]);
});
