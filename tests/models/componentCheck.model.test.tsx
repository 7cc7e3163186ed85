// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ComponentsCard } from '../../web/src/features/labels/ComponentsCard.tsx';
import {
  type ComponentState,
  componentCheckMachine,
  selectPrinters,
  type TestOutcome,
  type TestPage,
} from '../../web/src/features/labels/componentCheck.machine.ts';
import { componentNames } from '../../web/src/features/labels/printing.text.ts';
import { paperNames, testText, checkText as text } from '../../web/src/features/labels/printSettings.text.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { button, createViewTest, isBusy, press } from '../support/viewTest.tsx';

const printers = { names: ['一号机'], byDefault: '一号机' };
const found: ComponentState[] = [
  { name: 'cainiao', takesPdf: true, printers },
  { name: 'jd', takesPdf: false, printers: null },
];
const others: ComponentState[] = [
  { name: 'cainiao', takesPdf: true, printers: null },
  { name: 'jd', takesPdf: false, printers },
];
const page: TestPage = { printer: '一号机', paper: 'W76_H130' };
const test = { type: 'test.print', ...page } as const;

const fixture = () => ({ world: null, machine: componentCheckMachine });

const stateAssertions: StateAssertions<typeof componentCheckMachine, null> = {
  checking: (snapshot) => {
    expect([snapshot.hasTag('checking'), snapshot.hasTag('testing'), snapshot.context.outcome]).toEqual([
      true,
      false,
      null,
    ]);
    expect(snapshot.can(test)).toBe(false);
  },
  resting: (snapshot) => {
    expect([snapshot.hasTag('checking'), snapshot.hasTag('testing')]).toEqual([false, false]);
    expect(snapshot.can(test)).toBe(selectPrinters(snapshot) !== null);
  },
  testing: (snapshot) => {
    expect([snapshot.hasTag('testing'), snapshot.context.outcome, selectPrinters(snapshot)]).toEqual([
      true,
      null,
      printers,
    ]);
    expect([snapshot.can(test), snapshot.can({ type: 'component.check' })]).toEqual([false, false]);
  },
};

const modelTest = createModelTest(componentCheckMachine, {
  outcomes: {
    findAllUnavailable: {
      found: { output: found },
      others: { output: others },
      lost: { error: new Error('no sockets') },
    },
    printTest: {
      printed: { output: { kind: 'printed' } },
      failed: { output: { kind: 'failed', msg: '打印机缺纸' } },
      unavailable: { error: new Error('unavailable') },
    },
  },
  events: [{ type: 'component.check' }, test],
  limit: 500,
  key: ({ value, context }) => [
    value,
    context.components.map((one) => one.printers !== null),
    context.outcome,
  ],
  fixture,
});

describe('the check of the print components: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const testing = () => screen.queryByText<HTMLButtonElement>(`${text.test} ${paperNames[page.paper]}`);
const status = () => screen.getAllByRole('status').at(-1)?.textContent;
/** What is said of the component. */
const wordsOf = (name: ComponentState['name']) =>
  within(screen.getByText(componentNames[name]).closest('li') as HTMLElement);

const viewTest = createViewTest(modelTest, {
  view: (check) => <ComponentsCard check={check} />,
  externalEvents: [],
  userActions: {
    'component.check': () => press(button(text.recheck)),
    'test.print': () => press(button(`${text.test} ${paperNames[page.paper]}`)),
  },
  stateAssertions: {
    checking: () => {
      expect([isBusy(button(text.recheck)), screen.queryByText(text.download)]).toEqual([true, null]);
      expect(wordsOf('cainiao').getByText(text.checking)).toBeDefined();
      // Printers that were there before are not printed on meanwhile.
      expect(testing()?.disabled ?? true).toBe(true);
    },
    resting: (snapshot) => {
      const { components } = snapshot.context;
      const outcome = snapshot.context.outcome;
      expect([isBusy(button(text.recheck)), button(text.recheck).disabled]).toEqual([false, false]);
      for (const name of ['cainiao', 'jd'] as const) {
        const there = components.some((one) => one.name === name && one.printers);
        expect(wordsOf(name).getByText(there ? text.found(1) : text.unavailable)).toBeDefined();
      }
      const usable = selectPrinters(snapshot) !== null;
      expect([testing()?.disabled, screen.queryByText(text.download) === null]).toEqual([
        usable ? false : undefined,
        usable,
      ]);
      expect([screen.queryByText(outcome ? testText(outcome) : text.testing) !== null, status()]).toEqual([
        outcome !== null,
        '',
      ]);
    },
    testing: () => {
      expect([status(), testing()?.disabled, button(text.recheck).disabled]).toEqual([
        text.testing,
        true,
        true,
      ]);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  },
});

describe('the check of the print components, in its card', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

describe('the check of the print components: scenarios', () => {
  const settled = () => new Promise(setImmediate);

  function start(components: readonly ComponentState[], outcome: TestOutcome = { kind: 'printed' }) {
    const tested: TestPage[] = [];
    const actor = createActor(
      componentCheckMachine.provide({
        actors: {
          findAllUnavailable: fromPromise(async () => components),
          printTest: fromPromise<TestOutcome, TestPage>(async ({ input }) => {
            tested.push(input);
            return outcome;
          }),
        },
      }),
    ).start();
    return { actor, tested };
  }

  it('prints one test page on the printer and paper that were chosen', async () => {
    const { actor, tested } = start(found);
    await settled();
    actor.send({ type: 'test.print', printer: '一号机', paper: 'W100_H180' });
    actor.send(test);
    await settled();
    expect(tested).toEqual([{ printer: '一号机', paper: 'W100_H180' }]);
    expect(testText(actor.getSnapshot().context.outcome ?? { kind: 'unavailable' })).toBe(
      '测试页已打印，请核对尺寸与条码是否清晰',
    );
  });

  it('prints nothing where only components are that print their own waybills', async () => {
    const { actor, tested } = start(others);
    await settled();
    actor.send(test);
    await settled();
    expect([tested, actor.getSnapshot().context.components]).toEqual([[], others]);
  });

  it.each([
    [{ kind: 'failed', msg: '打印机缺纸' }, '打印机缺纸'],
    [{ kind: 'failed', msg: '' }, '打印失败，打印组件没有说明原因'],
    [{ kind: 'unknown', why: 'late' }, '打印组件没有回复，请看打印机是否已出纸'],
    [{ kind: 'unknown', why: 'lost' }, '打印组件断开，请看打印机是否已出纸'],
    [{ kind: 'ownOnly' }, '该组件只打印本平台的面单，请改用 PDF'],
    [{ kind: 'unavailable' }, '打印组件不在，没有发送'],
  ] as [TestOutcome, string][])('says of %j: %s', (outcome, words) => expect(testText(outcome)).toBe(words));
});
