// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { markUpDialogText } from '../../web/src/features/promotion/markUps.text.ts';
import { SimulatorView } from '../../web/src/features/promotion/SimulatorView.tsx';
import {
  type LastSimulation,
  type LoadedGood,
  type Simulated,
  type SimulationAnswer,
  simulatorMachine,
} from '../../web/src/features/promotion/simulator.machine.ts';
import { simulatorText as text } from '../../web/src/features/promotion/simulator.text.ts';
import {
  blankForm,
  hasWrongAmount,
  questionOf,
  type SimulatedGood,
  type SimulationQuestion,
} from '../../web/src/features/promotion/simulatorForm.ts';
import { formatMoney } from '../../web/src/lib/money.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { isBusy, isFailed, selectContext } from '../../web/src/lib/selectors.ts';
import { manualClock } from '../support/manualClock.ts';
import { createModelTest, type ModelTest, type StateAssertions } from '../support/modelTest.ts';
import { uncoveredByAll } from '../support/uncoveredByAll.ts';
import { buttonSaying, createViewTest, inSequence, press, regionSteps, type } from '../support/viewTest.tsx';

const good: SimulatedGood = {
  ...{ id: 56, name: '帆布袋', pic: '', price: 130, minNum: 1, maxNum: 20 },
  warehouses: [
    { id: 1, name: '义乌仓', place: '浙江省 金华市', couriers: [{ id: 3, name: '圆通速递' }] },
    {
      ...{ id: 2, name: '广州仓', place: '广东省 广州市' },
      couriers: [
        { id: 4, name: '中通快递' },
        { id: 3, name: '圆通速递' },
      ],
    },
  ],
};
const region = { provinceCode: '33', cityCode: '', districtCode: '' };
const price = {
  ...{ unitPrice: 135, goodsFee: 135, courierFee: 279, remoteFee: 0, discountFee: 6, packageFee: 414 },
  ...{ agentShare: 20, plainFee: 394, profit: 15, courierProfit: 5, banned: false, reason: '' },
};
const question: SimulationQuestion = {
  ...{ goodId: 56, warehouseId: 1, courierId: 3, quantity: 1, areaCode: '33' },
  ...{ userId: null, profit: null, courierProfit: null },
};
const refused = refusal('PARCEL_WEIGHT', '单个包裹不能超过50kg');
const off = refusal('GOODS_OFF', '商品已下架');

const isFinding = (snapshot: SnapshotFrom<typeof simulatorMachine>) => snapshot.hasTag('finding');
const isGoodLost = (snapshot: SnapshotFrom<typeof simulatorMachine>) => snapshot.matches('goodLoadFailed');

const priceless = (snapshot: Parameters<typeof isBusy>[0]) => {
  expect(selectContext(snapshot).answer).toBeNull();
  expect(isBusy(snapshot)).toBe(false);
};

const stateAssertions: StateAssertions<typeof simulatorMachine, null> = {
  choosing: (snapshot) => {
    priceless(snapshot);
    const { goodId, refusal: said } = selectContext(snapshot);
    expect([isFinding(snapshot), goodId, said]).toEqual([true, null, null]);
  },
  loadingGood: (snapshot) => {
    const { good: known, refusal: said } = selectContext(snapshot);
    expect([isBusy(snapshot), isFinding(snapshot), known, said]).toEqual([true, false, null, null]);
  },
  goodRefused: (snapshot) => {
    priceless(snapshot);
    expect(isFinding(snapshot)).toBe(true);
  },
  goodLoadFailed: (snapshot) => {
    priceless(snapshot);
    expect([isGoodLost(snapshot), isFailed(snapshot)]).toEqual([true, true]);
  },
  'pricing.incomplete': (snapshot) => {
    priceless(snapshot);
    const { form, good: known } = selectContext(snapshot);
    expect(questionOf(form, known)).toBeNull();
  },
  'pricing.pausing': (snapshot) => expect([isBusy(snapshot), isFinding(snapshot)]).toEqual([true, false]),
  'pricing.asking': (snapshot) => {
    const { form, good: known } = selectContext(snapshot);
    expect([isBusy(snapshot), questionOf(form, known) !== null]).toEqual([true, true]);
  },
  'pricing.answered': (snapshot) => {
    expect(selectContext(snapshot).answer).toEqual({ question, price });
    expect(isBusy(snapshot)).toBe(false);
  },
  'pricing.refused': (snapshot) => {
    priceless(snapshot);
    expect([selectContext(snapshot).refusal, isFinding(snapshot)]).toEqual([refused, false]);
  },
  'pricing.lost': (snapshot) => {
    priceless(snapshot);
    expect([isFailed(snapshot), isGoodLost(snapshot)]).toEqual([true, false]);
  },
};

const outcomes = {
  loadGood: {
    loaded: { output: { kind: 'loaded', good } },
    refused: { output: off },
    lost: { error: new Error('offline') },
  },
  simulatePrice: {
    answered: { output: { kind: 'simulated', question, price } },
    refused: { output: refused },
    lost: { error: new Error('offline') },
  },
};

const walkFrom = (last: LastSimulation | null) =>
  createModelTest(simulatorMachine, {
    input: { last },
    outcomes,
    events: [
      { type: 'good.choose', goodId: 56 },
      { type: 'good.leave' },
      { type: 'form.edit', change: { region } },
      { type: 'form.edit', change: { profit: '1,,' } },
      { type: 'form.edit', change: { profit: '' } },
      { type: 'simulation.retry' },
    ],
    limit: 4_000,
    key: ({ value, context: { form, answer, refusal: said } }) => [
      value,
      form.region.provinceCode,
      form.profit,
      answer !== null,
      said?.errorKey,
    ],
    fixture: () => ({ world: null, machine: simulatorMachine }),
  });

describe('trying out a price: paths of the machine', () => {
  const modelTest = walkFrom(null);
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  const again = walkFrom({ goodId: 56, form: { ...blankForm, region } });
  it.each(again.paths)('passes the state assertions, from the last time, along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => {
    expect(uncoveredByAll([modelTest.uncovered(), again.uncovered()])).toEqual([]);
  });
});

const result = () => screen.getByLabelText(text.result);
const isCounting = () => result().getAttribute('aria-busy') === 'true';
const finder = () => screen.queryByLabelText(/^商品/);
const alarmWith = (words: string) => screen.getByText(words).closest('[role=alert]')?.textContent;
const place = (part: 'profit') => screen.getByLabelText<HTMLInputElement>(text[part]);

const seenFrom = (
  modelTest: ModelTest<typeof simulatorMachine, null>,
  alike?: (snapshot: Parameters<typeof isBusy>[0]) => unknown,
) =>
  createViewTest(modelTest, {
    ...(alike ? { equivalence: alike } : {}),
    view: (actor) => <SimulatorView actor={actor} />,
    externalEvents: [],
    userActions: {
      'good.choose': () => press(screen.getByText(good.name)),
      'good.leave': (_, { context }) =>
        press(buttonSaying(context.good ? markUpDialogText.another : text.another)),
      'form.edit': ({ change: { profit } }) => {
        if (profit === undefined) return inSequence(...regionSteps('浙江省'));
        type(place('profit'), `${profit}0`);
        type(place('profit'), profit);
      },
      'simulation.retry': () => press(buttonSaying(text.retry)),
    },
    notOffered: (snapshot, event) => {
      const { good: known, form } = snapshot.context;
      switch (event.type) {
        // Other goods are looked for once these are left.
        case 'good.choose':
          return !isFinding(snapshot);
        case 'good.leave':
          return known === null && !isGoodLost(snapshot);
        // What is chosen already cannot be chosen again.
        case 'form.edit':
          return event.change.region?.provinceCode === form.region.provinceCode;
        default:
          return false;
      }
    },
    stateAssertions: {
      choosing: () => {
        expect(finder()).not.toBeNull();
        expect(result().textContent).toBe(text.pending);
      },
      loadingGood: () => expect([finder(), isCounting()]).toEqual([null, true]),
      // Whatever is changed of the parcel, the words have been read.
      goodRefused: ({ context: { refusal: said } }) => {
        expect(finder()?.getAttribute('aria-invalid')).toBe(String(said !== null));
        expect(screen.queryByText(off.msg)?.getAttribute('role')).toBe(said ? 'alert' : undefined);
      },
      goodLoadFailed: () => {
        expect([alarmWith(text.goodLoadFailed), finder()]).toEqual([
          text.goodLoadFailed + text.retry + text.another,
          null,
        ]);
      },
      'pricing.incomplete': ({ context: { form } }) => {
        expect(screen.getByText(good.name)).toBeDefined();
        expect(result().textContent).toBe(hasWrongAmount(form) ? text.fix : text.pending);
        expect(screen.queryByText(text.wrong) !== null).toBe(hasWrongAmount(form));
      },
      'pricing.pausing': () => expect(isCounting()).toBe(true),
      'pricing.asking': ({ context: { answer } }) => {
        expect(isCounting()).toBe(true);
        // The last price stays until the next one is known.
        expect(result().textContent).toContain(answer ? formatMoney(price.packageFee) : text.asking);
      },
      'pricing.answered': () => {
        expect(isCounting()).toBe(false);
        expect(result().textContent).toContain(text.pays + formatMoney(price.packageFee));
        expect(result().textContent).toContain(text.agentShare + formatMoney(price.agentShare));
      },
      'pricing.refused': () => expect(within(result()).getByRole('alert').textContent).toBe(refused.msg),
      'pricing.lost': () =>
        expect(within(result()).getByRole('alert').textContent).toBe(text.failed + text.retry),
    },
    answers: {
      LoadDefaultProfit: {
        defaultProfit: {
          ...{ __typename: 'DefaultProfit', profit: 15, courierProfit: 5 },
          ...{ maxProfit: 80, maxCourierProfit: 100 },
        },
      },
      ListSimulatedMembers: { invitees: { __typename: 'InviteePage', total: 0, list: [] } },
      ListRegions: {
        regions: {
          __typename: 'Regions',
          list: [{ __typename: 'Region', code: '33', name: '浙江省', level: 1, parentCode: '' }],
          version: '1',
        },
      },
      ListMarkUpGoods: {
        goods: {
          ...{ __typename: 'GoodPage', total: 1 },
          list: [{ __typename: 'Good', id: good.id, name: good.name, pic: '', price: good.price }],
        },
      },
    },
  });

describe('trying out a price, in its part of the page', () => {
  const viewTest = seenFrom(walkFrom(null));
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  // Only its beginning differs.
  const again = seenFrom(walkFrom({ goodId: 56, form: { ...blankForm, region } }), () => null);
  it.each(again.paths)('shows every state, from the last time, along $title', (path) => path.run());

  it('covers every state and transition', () => {
    expect(uncoveredByAll([viewTest.uncovered(), again.uncovered()])).toEqual([]);
  });
});

describe('trying out a price: scenarios', () => {
  const settled = () => new Promise(setImmediate);

  /** Answers are given by hand, in whatever order. */
  function start(last: LastSimulation | null, loads: (LoadedGood | Error)[] = []) {
    const asked: { question: SimulationQuestion | null; answer: PromiseWithResolvers<SimulationAnswer> }[] =
      [];
    const clock = manualClock();
    const actor = createActor(
      simulatorMachine.provide({
        actors: {
          loadGood: fromPromise<LoadedGood, number>(async () => {
            const answer = loads.shift() ?? { kind: 'loaded', good };
            if (answer instanceof Error) throw answer;
            return answer;
          }),
          simulatePrice: fromPromise<SimulationAnswer, SimulationQuestion | null>(({ input }) => {
            const answer = Promise.withResolvers<SimulationAnswer>();
            asked.push({ question: input, answer });
            return answer.promise;
          }),
        },
      }),
      { clock, input: { last } },
    ).start();
    const answer = async (at: number, given: SimulationAnswer | Simulated) => {
      asked[at]?.answer.resolve('kind' in given ? given : { kind: 'simulated', ...given });
      await settled();
    };
    const context = () => actor.getSnapshot().context;
    return { actor, asked, answer, clock, context, value: () => actor.getSnapshot().value };
  }

  const asPriced = (quantity: number, packageFee: number): Simulated => ({
    question: { ...question, quantity },
    price: { ...price, packageFee },
  });

  it('takes up what was tried out last, and asks once it is loaded', async () => {
    const form = { ...blankForm, warehouseId: 2, courierId: 3, quantity: 4, region, userId: 12 };
    const { asked, answer, clock, context } = start({ goodId: 56, form });
    await settled();
    clock.fire(300);
    await answer(0, asPriced(4, 900));
    expect(asked.map((each) => each.question)).toEqual([
      { ...question, warehouseId: 2, courierId: 3, quantity: 4, userId: 12 },
    ]);
    expect(context().answer).toEqual(asPriced(4, 900));
  });

  it('asks once for what is typed in one go, and shows the last price meanwhile', async () => {
    const { actor, asked, answer, clock, context } = start({ goodId: 56, form: { ...blankForm, region } });
    await settled();
    clock.fire(300);
    await answer(0, asPriced(1, 414));
    for (const profit of ['0', '0.', '0.1', '0.15']) actor.send({ type: 'form.edit', change: { profit } });
    expect([isBusy(actor.getSnapshot()), context().answer]).toEqual([true, asPriced(1, 414)]);
    clock.fire(300);
    await answer(1, asPriced(1, 415));
    expect(asked.map((each) => each.question?.profit)).toEqual([null, 15]);
    expect([isBusy(actor.getSnapshot()), context().answer]).toEqual([false, asPriced(1, 415)]);
  });

  it('drops the answer to an older question, whenever it comes', async () => {
    const { actor, answer, clock, context, value } = start({ goodId: 56, form: { ...blankForm, region } });
    await settled();
    clock.fire(300);
    actor.send({ type: 'form.edit', change: { quantity: 2 } });
    await answer(0, asPriced(1, 414));
    expect([value(), context().answer]).toEqual([{ pricing: 'pausing' }, null]);
    clock.fire(300);
    actor.send({ type: 'form.edit', change: { quantity: 3 } });
    clock.fire(300);
    await answer(2, asPriced(3, 700));
    await answer(1, refused);
    expect([value(), context().answer, context().refusal]).toEqual([
      { pricing: 'answered' },
      asPriced(3, 700),
      null,
    ]);
  });

  it('says what was refused until something is changed', async () => {
    const { actor, answer, clock, context } = start({ goodId: 56, form: { ...blankForm, region } });
    await settled();
    clock.fire(300);
    await answer(0, asPriced(1, 414));
    actor.send({ type: 'form.edit', change: { quantity: 20 } });
    clock.fire(300);
    await answer(1, refused);
    expect([context().refusal, context().answer]).toEqual([refused, null]);
    actor.send({ type: 'form.edit', change: { quantity: 2 } });
    expect(context().refusal).toBeNull();
  });

  it('keeps the parcel when the goods cannot be ordered any more', async () => {
    const { actor, clock, context, value } = start(
      { goodId: 7, form: { ...blankForm, region, quantity: 30 } },
      [off],
    );
    await settled();
    expect([value(), context().refusal]).toEqual(['goodRefused', off]);
    actor.send({ type: 'good.choose', goodId: 56 });
    expect(context().refusal).toBeNull();
    await settled();
    expect(context().form).toEqual({ ...blankForm, region, quantity: 20, warehouseId: 1, courierId: 3 });
    clock.fire(300);
    expect(value()).toEqual({ pricing: 'asking' });
  });

  it('asks nothing without a region, or with an amount that is none', async () => {
    const { actor, asked, value } = start(null);
    actor.send({ type: 'good.choose', goodId: 56 });
    await settled();
    expect(value()).toEqual({ pricing: 'incomplete' });
    actor.send({ type: 'form.edit', change: { region, profit: '一元' } });
    expect([value(), asked]).toEqual([{ pricing: 'incomplete' }, []]);
  });

  it('loads and asks again after a loss', async () => {
    const { actor, asked, clock, value } = start({ goodId: 56, form: { ...blankForm, region } }, [
      new Error('offline'),
    ]);
    await settled();
    expect(value()).toBe('goodLoadFailed');
    actor.send({ type: 'simulation.retry' });
    await settled();
    clock.fire(300);
    asked[0]?.answer.reject(new Error('offline'));
    await settled();
    expect(value()).toEqual({ pricing: 'lost' });
    actor.send({ type: 'simulation.retry' });
    expect(asked.map((each) => each.question)).toEqual([question, question]);
  });
});
