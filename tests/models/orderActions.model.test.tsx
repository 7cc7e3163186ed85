// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { createActor, fromPromise } from 'xstate';
import { OrderDialog } from '../../web/src/features/orders/OrderDialog.tsx';
import { OrderRowActions } from '../../web/src/features/orders/OrderRowActions.tsx';
import {
  type ActionInput,
  type ActionOutcome,
  orderActionsMachine,
  type QuickInput,
  type QuickOutcome,
} from '../../web/src/features/orders/orderActions.machine.ts';
import type { OrderActions } from '../../web/src/features/orders/orderActions.selectors.ts';
import { selectQuick, selectReplacement } from '../../web/src/features/orders/orderActions.selectors.ts';
import { useOrderFlows } from '../../web/src/features/orders/orderFlows.ts';
import { ordersText as text } from '../../web/src/features/orders/orders.text.ts';
import { rechargePath } from '../../web/src/lib/paths.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { button, createViewTest, isBusy, press } from '../support/viewTest.tsx';
import { unpaidOrder } from './orderRow.samples.ts';

const subject = { id: 7, orderNo: 'D1', totalFee: 534, packageCount: 1, paid: false };
const question = { type: 'action.ask', action: 'pay', subject, clientNo: 'n1' } as const;
const quick: QuickInput = { action: 'resubmit', orderId: 7, clientNo: 'q1' };
const resubmitting = { type: 'quick.choose', ...quick } as const;
const short = refusal('BALANCE_SHORT', '余额不足，还差5.34元，请先充值', { lack: 534 });
const often = refusal('RATE_LIMITED', '操作过于频繁，请稍后再试');
const resubmitted: QuickOutcome = { kind: 'resubmitted', submitted: 2, skipped: [] };
const replacement = {
  order: { id: 8, orderNo: 'D2', totalFee: 600, packageCount: 1, paid: false },
  payExpireAt: '2026-11-21T10:30:00+08:00',
  skipped: [],
};

interface World {
  said: unknown[];
}

function fixture() {
  const world: World = { said: [] };
  const machine = orderActionsMachine.provide({
    actions: {
      announce: (_, { action }) => void world.said.push(action),
      notifyOutcome: (_, { outcome }) => void world.said.push(outcome),
      notifyFailure: () => void world.said.push('lost'),
    },
  });
  return { world, machine };
}

const stateAssertions: StateAssertions<typeof orderActionsMachine, World> = {
  idle: (snapshot) => {
    expect(selectQuick(snapshot)).toBeNull();
    expect([snapshot.hasTag('open'), snapshot.hasTag('busy')]).toEqual([false, false]);
  },
  running: (snapshot) => {
    expect(selectQuick(snapshot)).toEqual(quick);
    expect(snapshot.hasTag('open')).toBe(false);
    expect([snapshot.can(resubmitting), snapshot.can(question)]).toEqual([false, false]);
  },
  asking: (snapshot) => {
    const { context } = snapshot;
    expect([context.subject, context.refusal, selectReplacement(snapshot)]).toEqual([subject, null, null]);
  },
  doing: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.can({ type: 'action.accept' })).toBe(false);
    expect(snapshot.can({ type: 'action.dismiss' })).toBe(false);
  },
  replaced: (snapshot, { said }) => {
    expect(selectReplacement(snapshot)).toMatchObject(replacement);
    expect(snapshot.can({ type: 'action.accept' })).toBe(false);
    expect(snapshot.can(question)).toBe(true);
    expect(said.filter((words) => words === 'again')).toEqual([]);
  },
  refused: (snapshot) => {
    expect(snapshot.context.refusal).toEqual(short);
    expect(snapshot.can({ type: 'action.accept' })).toBe(false);
  },
  broken: (snapshot) => expect(snapshot.can({ type: 'action.accept' })).toBe(true),
};

const modelTest = createModelTest(orderActionsMachine, {
  outcomes: {
    runAction: {
      done: { output: { kind: 'done' } },
      replaced: { output: { kind: 'replaced', ...replacement } },
      short: { output: short },
      lost: { error: new Error('offline') },
    },
    runQuickAction: {
      resubmitted: { output: resubmitted },
      often: { output: often },
      lost: { error: new Error('offline') },
    },
  },
  events: [question, { type: 'action.accept' }, { type: 'action.dismiss' }, resubmitting],
  limit: 200,
  key: ({ value }) => value,
  fixture,
});

describe("the actions on an order's row: paths of the machine", () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const settled = () => new Promise(setImmediate);

type Snapshot = SnapshotFrom<typeof orderActionsMachine>;

/** The buttons in the row of an order, and the question that they lead to. */
function OrderInItsRow({ actions }: { actions: OrderActions }) {
  const flows = useOrderFlows();
  return (
    <>
      <OrderRowActions
        order={{ ...unpaidOrder, allowedActions: ['PAY', 'AGAIN_SUBMIT'] }}
        flows={{ ...flows, actions }}
      />
      <OrderDialog actor={actions} />
    </>
  );
}

const dialogSays = (...words: string[]) => {
  const said = screen.getByRole('dialog').textContent;
  for (const one of words) expect(said).toContain(one);
};
/** After a replacement it is the new order that is paid for. */
const payNow = ({ context }: Snapshot) =>
  button(text.payNow(context.subject?.id === subject.id ? '¥5.34' : '¥6.00'));

/** What the way out of the dialog is called. */
function wayOut(snapshot: Snapshot) {
  if (snapshot.matches('refused')) return text.gotIt;
  return snapshot.matches('replaced') ? text.payLater : text.keep;
}

const viewTest = createViewTest(modelTest, {
  view: (actions) => <OrderInItsRow actions={actions} />,
  externalEvents: [],
  userActions: {
    'action.ask': (_, snapshot) =>
      press(button(snapshot.matches('replaced') ? text.goPay('¥6.00') : text.pay)),
    'action.accept': (_, snapshot) =>
      press(snapshot.matches('broken') ? button(text.retry) : payNow(snapshot)),
    'action.dismiss': (_, snapshot) => press(button(wayOut(snapshot))),
    'quick.choose': () => press(button(text.resubmit)),
  },
  stateAssertions: {
    idle: () => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(isBusy(button(text.resubmit))).toBe(false);
    },
    running: () => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(isBusy(button(text.resubmit))).toBe(true);
    },
    asking: ({ context }) => {
      dialogSays(text.payTitle, text.payWords(context.subject?.orderNo ?? ''));
      expect(screen.queryByRole('alert')).toBeNull();
    },
    doing: (snapshot) => {
      expect(isBusy(payNow(snapshot))).toBe(true);
      expect(button(text.keep).disabled).toBe(true);
    },
    replaced: () => dialogSays(text.replacedTitle, text.replacedWords('D2', 1, '¥6.00', '¥5.34')),
    refused: () => {
      dialogSays(short.msg);
      expect(screen.getByText(text.recharge).getAttribute('href')).toBe(rechargePath({ amount: 534 }));
      expect(screen.queryByText(text.keep)).toBeNull();
    },
    broken: () => dialogSays(text.broken),
  },
});

describe("the actions on an order's row, in its buttons and dialog", () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

describe("the actions on an order's row: scenarios", () => {
  it.each([
    ['what came of it', async () => resubmitted, resubmitted],
    ['why not', async () => often, often],
    ['that there is no answer', () => Promise.reject(new Error('offline')), 'lost'],
  ])(
    'asks for waybills again once at a click, and says %s',
    async (_, answer: () => Promise<QuickOutcome>, said) => {
      const asked: (QuickInput | null)[] = [];
      const { world, machine } = fixture();
      const runQuickAction = fromPromise<QuickOutcome, QuickInput | null>(({ input }) => {
        asked.push(input);
        return answer();
      });
      const actor = createActor(machine.provide({ actors: { runQuickAction } })).start();
      actor.send(resubmitting);
      actor.send(resubmitting);
      await settled();
      expect([asked, world.said]).toEqual([[quick], [said]]);
    },
  );

  it('places a cancelled order once more, and goes on to pay for the new one', async () => {
    const asked: ActionInput[] = [];
    const { world, machine } = fixture();
    const outcomes: ActionOutcome[] = [{ kind: 'replaced', ...replacement }, { kind: 'done' }];
    const runAction = fromPromise<ActionOutcome, ActionInput>(async ({ input }) => {
      asked.push(input);
      return outcomes[asked.length - 1] ?? often;
    });
    const actor = createActor(machine.provide({ actors: { runAction } })).start();
    actor.send({ type: 'action.ask', action: 'again', subject, clientNo: 'n1' });
    actor.send({ type: 'action.accept' });
    await settled();
    actor.send({ type: 'action.ask', action: 'pay', subject: replacement.order, clientNo: 'n2' });
    actor.send({ type: 'action.accept' });
    await settled();
    expect(asked).toEqual([
      { action: 'again', orderId: 7, clientNo: 'n1' },
      { action: 'pay', orderId: 8, clientNo: 'n2' },
    ]);
    expect([actor.getSnapshot().value, world.said]).toEqual(['idle', ['pay']]);
  });
});
