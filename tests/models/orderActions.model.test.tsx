// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { OrderDialog, ReplacedDialog } from '../../web/src/features/orders/OrderDialog.tsx';
import { OrderRowActions } from '../../web/src/features/orders/OrderRowActions.tsx';
import {
  askOrderAction,
  type OrderActions,
  type OrderQuestion,
  type QuickActions,
  type Replacement,
  runQuickAction,
} from '../../web/src/features/orders/orderActions.ts';
import { useOrderFlows } from '../../web/src/features/orders/orderFlows.ts';
import { ordersText as text } from '../../web/src/features/orders/orders.text.ts';
import { rechargePath } from '../../web/src/lib/pagePaths.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, inTurn, recordingClient } from '../support/flows/recordingClient.ts';
import { testConfirmAction } from '../support/flows/testConfirmAction.tsx';
import { createModelTest } from '../support/modelTest.ts';
import { button, createViewTest, isBusy, press } from '../support/viewTest.tsx';
import { unpaidOrder } from './orderRow.samples.ts';

const order = { id: 7, orderNo: 'D1', totalFee: 534, packageCount: 1, paid: false, isAfterSale: false };
const questionOf = (action: OrderQuestion['action']): OrderQuestion => ({ action, order, clientNo: 'n1' });
const short = refusal('BALANCE_SHORT', '余额不足，还差5.34元，请先充值', { lack: 534 });
const replacement: Replacement = {
  before: order,
  order: { id: 8, orderNo: 'D2', totalFee: 600, packageCount: 1, paid: false, isAfterSale: false },
  payExpireAt: '2026-11-21T10:30:00+08:00',
  skipped: [],
};

testConfirmAction('the payment of an order', {
  build: (client) => askOrderAction(client),
  view: (actor) => <OrderDialog actor={actor} />,
  subject: questionOf('pay'),
  texts: { ...text.dialog, title: text.payTitle, accept: text.payNow('¥5.34') },
  question: text.payWords('D1'),
  sends: ['ConfirmOrder', { id: 7, action: 'PAY', pays: true, clientNo: 'n1' }],
  answers: { ConfirmOrder: { confirmOrder: {} } },
  done: text.paid,
});

testConfirmAction('the cancellation of an order', {
  build: (client) => askOrderAction(client),
  view: (actor) => <OrderDialog actor={actor} />,
  subject: questionOf('cancel'),
  texts: { ...text.dialog, title: text.cancelTitle, accept: text.cancelNow },
  question: text.cancelWords('D1', 1),
  sends: ['CancelOrder', { id: 7 }],
  answers: { CancelOrder: { cancelOrder: {} } },
  done: text.cancelled,
});

it.each([true, false])(
  'says before an order is received whether a case of it is under way: %s',
  (isAfterSale) => {
    const actor = createActor(askOrderAction(recordingClient({}).client)).start();
    actor.send({
      type: 'action.ask',
      subject: { ...questionOf('receive'), order: { ...order, isAfterSale } },
    });
    render(<OrderDialog actor={actor} />);
    expect(screen.queryByText(text.confirmAfterSale) !== null).toBe(isAfterSale);
    cleanup();
  },
);

/** The buttons in the row of an order, and the question that they lead to. */
function OrderInItsRow(own: { actions?: OrderActions; quick?: QuickActions }) {
  const flows = { ...useOrderFlows(), ...own };
  return (
    <>
      <OrderRowActions order={{ ...unpaidOrder, allowedActions: ['PAY', 'AGAIN_SUBMIT'] }} flows={flows} />
      <OrderDialog actor={flows.actions} />
    </>
  );
}

const ends = { done: { output: null }, short: { output: short }, lost: { error: new Error('offline') } };
const none = () => expect(screen.queryByRole('dialog')).toBeNull();

const asked = createViewTest(
  createModelTest(askOrderAction(recordingClient({}).client), {
    outcomes: { runAction: ends, runAtOnce: ends },
    events: [
      { type: 'action.ask', subject: questionOf('pay') },
      { type: 'action.confirm' },
      { type: 'action.dismiss' },
    ],
    limit: 100,
    key: ({ value }) => value,
    fixture: () => ({
      world: undefined,
      machine: askOrderAction(recordingClient({}).client).provide({ actions: { announce: () => {} } }),
    }),
  }),
  {
    view: (actions) => <OrderInItsRow actions={actions} />,
    externalEvents: ['action.run', 'subject.edit', 'action.confirm', 'action.dismiss'],
    userActions: { 'action.ask': () => press(button(text.pay)) },
    stateAssertions: {
      idle: none,
      runningAtOnce: none,
      confirming: () => expect(screen.getByText(text.payWords(unpaidOrder.orderNo))).toBeDefined(),
      running: () => expect(button(text.dialog.cancel).disabled).toBe(true),
      refused: () =>
        expect(screen.getByText(text.recharge).getAttribute('href')).toBe(
          rechargePath({ amount: 534, back: '/' }),
        ),
      failed: () => expect(screen.getByText(text.dialog.requestFailed)).toBeDefined(),
    },
  },
);

describe('the question about an order, begun in its row', () => {
  it.each(asked.paths)('follows $title', (path) => path.run());
});

const resubmitting = { action: 'resubmit', orderId: unpaidOrder.id, clientNo: 'q1' } as const;
const idle = () => {
  none();
  expect(isBusy(button(text.resubmit))).toBe(false);
};

const atOnce = createViewTest(
  createModelTest(runQuickAction(recordingClient({}).client), {
    outcomes: { runAction: ends, runAtOnce: ends },
    events: [{ type: 'action.run', subject: resubmitting }],
    limit: 100,
    key: ({ value }) => value,
    fixture: () => ({
      world: undefined,
      machine: runQuickAction(recordingClient({}).client).provide({
        actions: { announce: () => {}, notifyRefusal: () => {}, notifyNetworkError: () => {} },
      }),
    }),
  }),
  {
    view: (quick) => <OrderInItsRow quick={quick} />,
    externalEvents: ['action.ask', 'subject.edit', 'action.confirm', 'action.dismiss'],
    userActions: { 'action.run': () => press(button(text.resubmit)) },
    stateAssertions: {
      ...{ idle, confirming: idle, running: idle, refused: idle, failed: idle },
      runningAtOnce: () => {
        expect(isBusy(button(text.resubmit))).toBe(true);
        // Nothing else is asked meanwhile.
        press(button(text.pay));
        none();
      },
    },
  },
);

describe('what is done to an order at a click, begun in its row', () => {
  it.each(atOnce.paths)('follows $title', (path) => path.run());
});

describe('the actions on an order', () => {
  beforeEach(() => void takeNotices());
  afterEach(cleanup);

  it.each([
    [
      { data: { againSubmit: { submitted: 2, skipped: [], newOrder: null } } },
      'success',
      '已重新提交 2 个包裹',
    ],
    [
      {
        errors: [
          {
            message: '操作过于频繁，请稍后再试',
            path: ['againSubmit'],
            extensions: { errorKey: 'RATE_LIMITED' },
          },
        ],
      },
      ...(['warning', '操作过于频繁，请稍后再试'] as const),
    ],
    ['lost', 'warning', text.lost],
  ] as const)('resubmit once at a click, and answer %o with the %s %s', async (answer, tone, words) => {
    const { client, sent } = recordingClient({ ResubmitOrder: inTurn([answer]) });
    const actor = createActor(runQuickAction(client)).start();
    actor.send({ type: 'action.run', subject: resubmitting });
    actor.send({ type: 'action.run', subject: resubmitting });
    await answered();
    expect([sent, takeNotices()]).toEqual([
      [['ResubmitOrder', { id: unpaidOrder.id, clientNo: 'q1' }]],
      [[tone, words]],
    ]);
  });

  it('confirm the receipt once, after the question', async () => {
    const { client, sent } = recordingClient({ ConfirmOrder: { confirmOrder: {} } });
    const actor = createActor(askOrderAction(client)).start();
    actor.send({ type: 'action.ask', subject: questionOf('receive') });
    expect(sent).toEqual([]);
    actor.send({ type: 'action.confirm' });
    actor.send({ type: 'action.confirm' });
    await answered();
    expect([sent, takeNotices()]).toEqual([
      [['ConfirmOrder', { id: 7, action: 'RECEIVE', pays: false, clientNo: 'n1' }]],
      [['success', text.confirmed]],
    ]);
  });

  it('retry with the same idempotency key when the answer was lost', async () => {
    const { client, sent } = recordingClient({
      ConfirmOrder: inTurn(['lost', { data: { confirmOrder: {} } }]),
    });
    const actor = createActor(askOrderAction(client)).start();
    actor.send({ type: 'action.ask', subject: questionOf('pay') });
    actor.send({ type: 'action.confirm' });
    await answered();
    expect(actor.getSnapshot().value).toBe('failed');
    actor.send({ type: 'action.confirm' });
    await answered();
    expect(sent.map(([, variables]) => (variables as { clientNo: string }).clientNo)).toEqual(['n1', 'n1']);
  });

  it('place a cancelled order once more, and hand over the order that replaces it', async () => {
    const replaced: Replacement[] = [];
    const row = { ...unpaidOrder, ...replacement.order, payExpireAt: replacement.payExpireAt, paidAt: null };
    const { client, sent } = recordingClient({
      ResubmitOrder: { againSubmit: { submitted: 0, skipped: [], newOrder: row } },
    });
    const actor = createActor(askOrderAction(client, (one) => void replaced.push(one))).start();
    actor.send({ type: 'action.ask', subject: questionOf('again') });
    actor.send({ type: 'action.confirm' });
    await answered();
    expect([sent, replaced, takeNotices()]).toEqual([
      [['ResubmitOrder', { id: 7, clientNo: 'n1' }]],
      [replacement],
      [],
    ]);
  });

  it('ask for the payment of the order that replaced a cancelled one', () => {
    const actions = createActor(askOrderAction(recordingClient({}).client)).start();
    let shown: Replacement | null = replacement;
    const setReplacement = (one: Replacement | null) => {
      shown = one;
    };
    render(<ReplacedDialog actions={actions} replacement={replacement} setReplacement={setReplacement} />);
    const said = screen.getByRole('dialog').textContent;
    for (const words of [text.replacedTitle, text.replacedWords('D2', 1, '¥6.00', '¥5.34')])
      expect(said).toContain(words);
    press(button(text.goPay('¥6.00')));
    const { value, context } = actions.getSnapshot();
    expect([shown, value, context.subject?.action, context.subject?.order]).toEqual([
      ...[null, 'confirming', 'pay', replacement.order],
    ]);
  });
});
