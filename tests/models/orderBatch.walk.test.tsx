// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { BatchDialog } from '../../web/src/features/orders/BatchDialog.tsx';
import {
  type BatchAction,
  type BatchSubject,
  batchActionsMachine,
  type OneInput,
  type OneOutcome,
  sumOf,
} from '../../web/src/features/orders/batchActions.machine.ts';
import type { BatchActions } from '../../web/src/features/orders/batchActions.selectors.ts';
import {
  batchText,
  batchWords,
  outcomeText,
  summaryText,
} from '../../web/src/features/orders/batchActions.text.ts';
import { OrderBatchBar } from '../../web/src/features/orders/OrderBatchBar.tsx';
import { useOrderFlows } from '../../web/src/features/orders/orderFlows.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { button, isBusy, press, rendered } from '../support/rendered.tsx';
import { type Sights, walkOf } from '../support/walk.ts';
import { unpaidOrder } from './orderRow.samples.ts';

const one: BatchSubject = { id: 1, orderNo: 'D1', totalFee: 1_266, clientNo: 'n1' };
const two: BatchSubject = { id: 2, orderNo: 'D2', totalFee: 534, clientNo: 'n2' };
const three: BatchSubject = { id: 3, orderNo: 'D3', totalFee: 100, clientNo: 'n3' };
const gone = refusal('ORDER_STATE', '订单状态已变化，请刷新后重试');
const done: OneOutcome = { kind: 'done' };

interface World {
  refreshed: number;
}

function stage() {
  const world: World = { refreshed: 0 };
  const refresh = () => {
    world.refreshed += 1;
  };
  return { world, machine: batchActionsMachine.provide({ actions: { refresh } }) };
}

const sights: Sights<typeof batchActionsMachine, World> = {
  idle: ({ context }) =>
    expect(context).toEqual({ action: 'pay', subjects: [], endings: [], isStopped: false }),
  asking: (snapshot) => {
    expect(snapshot.context.endings).toEqual([]);
    expect(snapshot.can({ type: 'batch.accept', balance: 1_799 })).toBe(false);
    expect(snapshot.can({ type: 'batch.accept', balance: 1_800 })).toBe(true);
  },
  running: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.can({ type: 'batch.accept', balance: null })).toBe(false);
    expect(snapshot.can({ type: 'batch.dismiss' })).toBe(false);
  },
  broken: (snapshot) => {
    expect(snapshot.context.endings.length).toBeLessThan(snapshot.context.subjects.length);
    expect(snapshot.context.isStopped).toBe(false);
    expect(snapshot.can({ type: 'batch.dismiss' })).toBe(false);
  },
  over: ({ context }, world) => {
    expect(world.refreshed).toBeGreaterThan(0);
    expect(context.endings.map(({ subject }) => subject)).toEqual(
      context.subjects.slice(0, context.endings.length),
    );
  },
};

const walk = walkOf(batchActionsMachine, {
  gates: {
    runAction: { done: { output: done }, gone: { output: gone }, lost: { error: new Error('offline') } },
  },
  events: [
    { type: 'batch.ask', action: 'pay', subjects: [one, two] },
    { type: 'batch.ask', action: 'pay', subjects: [] },
    { type: 'batch.accept', balance: 1_799 },
    { type: 'batch.accept', balance: null },
    { type: 'batch.stop' },
    { type: 'batch.dismiss' },
  ],
  limit: 400,
  key: ({ value, context: { endings, isStopped } }) => [
    value,
    endings.map(({ outcome }) => outcome.kind),
    isStopped,
  ],
  stage,
});

describe('one thing done to many orders, walked', () => {
  it.each(walk.paths)('$title', (path) => path.run(undefined, sights));

  it('walks every edge', () => expect(walk.unwalked()).toEqual([]));
});

const orders = [
  { ...unpaidOrder, id: 1, orderNo: 'D1', totalFee: 1_266 },
  { ...unpaidOrder, id: 2, orderNo: 'D2', totalFee: 534 },
];

/** The bar over two chosen orders, and the dialog that it leads to. */
function ChosenOrders({ batch }: { batch: BatchActions }) {
  const flows = useOrderFlows();
  const never = () => expect.unreachable();
  const chosen = { rows: orders, has: () => true, choose: never, clear: never };
  return (
    <>
      <OrderBatchBar chosen={chosen} flows={{ ...flows, batch }} />
      <BatchDialog actor={batch} chosen={orders.length} onOver={() => {}} />
    </>
  );
}

const words = batchWords.pay;
const accept = words.accept(2, 1_800);
/** How far it is, as the bar of the dialog tells. */
const progress = () => {
  const bar = screen.getByLabelText<HTMLProgressElement>(words.title, { selector: 'progress' });
  return [bar.value, bar.max];
};

const seen = rendered(walk, {
  view: (batch) => <ChosenOrders batch={batch} />,
  outside: [],
  hands: {
    'batch.ask': () => press(button(words.button(2))),
    'batch.accept': (_, snapshot) => press(button(snapshot.matches('broken') ? batchText.retry : accept)),
    'batch.stop': (_, snapshot) =>
      press(button(snapshot.matches('broken') ? batchText.enough : batchText.stop)),
    'batch.dismiss': (_, snapshot) => press(button(snapshot.matches('over') ? batchText.ok : batchText.keep)),
  },
  // It is stopping already.
  withheld: ({ context }, event) => event.type === 'batch.stop' && context.isStopped,
  sights: {
    idle: () => expect(screen.queryByRole('dialog')).toBeNull(),
    asking: () => {
      expect(screen.getByText(words.question(2))).toBeDefined();
      expect(screen.queryByRole('progressbar')).toBeNull();
      expect(button(accept).disabled).toBe(false);
    },
    running: ({ context: { endings, isStopped } }) => {
      expect(progress()).toEqual([endings.length, 2]);
      expect(isBusy(button(accept))).toBe(true);
      expect(button(batchText.stop).disabled).toBe(isStopped);
      expect(
        screen.getByText(isStopped ? batchText.stopping : batchText.progress(endings.length, 2)),
      ).toBeDefined();
    },
    broken: ({ context: { endings } }) => {
      expect(progress()).toEqual([endings.length, 2]);
      expect(screen.getByText(batchText.broken(orders[endings.length]?.orderNo ?? ''))).toBeDefined();
    },
    over: ({ context: { action, endings } }) => {
      expect(screen.getByText(summaryText(endings, 2 - endings.length))).toBeDefined();
      const results = screen.getByLabelText(batchText.results);
      for (const { subject, outcome } of endings) {
        expect(results.textContent).toContain(`${subject.orderNo}${outcomeText(action, outcome)}`);
      }
    },
  },
});

describe('one thing done to many orders, in the bar and the dialog', () => {
  it.each(seen.paths)('$title', (path) => path.run());

  it('walks every edge', () => expect(seen.unwalked()).toEqual([]));
});

describe('one thing done to many orders, pinned', () => {
  const settled = () => new Promise(setImmediate);

  function start(answers: (OneOutcome | Error)[]) {
    const asked: [BatchAction, string | undefined][] = [];
    const { world, machine } = stage();
    const runAction = fromPromise<OneOutcome, OneInput>(async ({ input: { action, subject } }) => {
      asked.push([action, subject?.clientNo]);
      const answer = answers.shift() ?? done;
      if (answer instanceof Error) throw answer;
      return answer;
    });
    const actor = createActor(machine.provide({ actors: { runAction } })).start();
    const kinds = () => actor.getSnapshot().context.endings.map(({ outcome }) => outcome.kind);
    return { actor, asked, world, kinds };
  }

  it('pays one after the other, says which were refused, and reads the lists again once', async () => {
    const { actor, asked, world, kinds } = start([done, gone, done]);
    actor.send({ type: 'batch.ask', action: 'pay', subjects: [one, two, three] });
    expect([asked, sumOf([one, two, three])]).toEqual([[], 1_900]);
    actor.send({ type: 'batch.accept', balance: 1_900 });
    actor.send({ type: 'batch.accept', balance: 1_900 });
    await settled();
    expect(asked).toEqual([
      ['pay', 'n1'],
      ['pay', 'n2'],
      ['pay', 'n3'],
    ]);
    expect([actor.getSnapshot().value, kinds(), world.refreshed]).toEqual([
      'over',
      ['done', 'refused', 'done'],
      1,
    ]);
  });

  it('takes no payment that the balance does not cover; cancelling takes none', () => {
    const { actor } = start([]);
    actor.send({ type: 'batch.ask', action: 'pay', subjects: [one, two] });
    actor.send({ type: 'batch.accept', balance: 1_799 });
    expect(actor.getSnapshot().value).toBe('asking');
    actor.send({ type: 'batch.dismiss' });
    actor.send({ type: 'batch.ask', action: 'cancel', subjects: [one, two] });
    actor.send({ type: 'batch.accept', balance: 0 });
    expect(actor.getSnapshot().value).toBe('running');
  });

  it('tries the same order again under the same number, and goes on', async () => {
    const { actor, asked, kinds } = start([done, new Error('offline'), done]);
    actor.send({ type: 'batch.ask', action: 'pay', subjects: [one, two] });
    actor.send({ type: 'batch.accept', balance: null });
    await settled();
    expect([actor.getSnapshot().value, kinds()]).toEqual(['broken', ['done']]);
    actor.send({ type: 'batch.accept', balance: 534 });
    await settled();
    expect([asked.map(([, clientNo]) => clientNo), kinds()]).toEqual([
      ['n1', 'n2', 'n2'],
      ['done', 'done'],
    ]);
  });

  it('says that it is not known what became of an order that nobody asks about again', async () => {
    const { actor, kinds, world } = start([done, new Error('offline')]);
    actor.send({ type: 'batch.ask', action: 'cancel', subjects: [one, two, three] });
    actor.send({ type: 'batch.accept', balance: null });
    await settled();
    actor.send({ type: 'batch.stop' });
    expect([actor.getSnapshot().value, kinds(), world.refreshed]).toEqual(['over', ['done', 'unknown'], 1]);
  });

  it('stops after the order that is under way', async () => {
    const { actor, asked, kinds } = start([]);
    actor.send({ type: 'batch.ask', action: 'receive', subjects: [one, two, three] });
    actor.send({ type: 'batch.accept', balance: null });
    actor.send({ type: 'batch.stop' });
    await settled();
    expect([actor.getSnapshot().value, asked, kinds()]).toEqual(['over', [['receive', 'n1']], ['done']]);
  });
});

it.each([
  ['pay', done, '支付成功'],
  ['cancel', gone, '订单状态已变化，请刷新后重试'],
  ['again', { kind: 'replaced', orderNo: 'D9', totalFee: 600 }, '已重新下单，新订单 D9，应付 ¥6.00'],
  ['again', { kind: 'resubmitted', submitted: 2, skipped: [] }, '2 个包裹重新出单'],
  [
    'again',
    { kind: 'resubmitted', submitted: 1, skipped: [{ msg: '退款处理中' }] },
    '1 个包裹重新出单，1 个没有：退款处理中',
  ],
] as const)('says what became of one: %s, %o', (action, outcome, words) => {
  expect(outcomeText(action, outcome)).toBe(words);
});

it('counts what went and what did not', () => {
  const ended = (...outcomes: OneOutcome[]) => outcomes.map((outcome) => ({ subject: one, outcome }));
  expect(summaryText(ended(done, done), 0)).toBe('成功 2 个');
  expect(summaryText(ended(done, gone, { kind: 'unknown' }), 2)).toBe(
    '成功 1 个，失败 1 个，1 个没有得到结果，2 个没有处理',
  );
});
