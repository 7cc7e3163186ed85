// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { BatchDialog } from '../../web/src/features/orders/BatchDialog.tsx';
import { OrderBatchBar } from '../../web/src/features/orders/OrderBatchBar.tsx';
import type { Action } from '../../web/src/features/orders/orderActions.ts';
import {
  batchText,
  batchWords,
  outcomeText,
  summaryText,
} from '../../web/src/features/orders/orderBatch.text.ts';
import { useOrderFlows } from '../../web/src/features/orders/orderFlows.ts';
import {
  type BatchOrder,
  disputedOf,
  type OneOutcome,
  type OrderBatch,
  type OrderBatchSubject,
  runOnOrders,
  sumOf,
} from '../../web/src/features/orders/runOnOrders.ts';
import { LoadAccount } from '../../web/src/graphql/account.graphql.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { isFailed } from '../../web/src/lib/selectors.ts';
import { answered, inTurn, recordingClient, watchedReads } from '../support/flows/recordingClient.ts';
import { testBatchAction } from '../support/flows/testBatchAction.tsx';
import { button, isBusy, press } from '../support/viewTest.tsx';
import { unpaidOrder } from './orderRow.samples.ts';

const one: BatchOrder = { id: 1, orderNo: 'D1', totalFee: 1_266, isAfterSale: false, clientNo: 'n1' };
const two: BatchOrder = { id: 2, orderNo: 'D2', totalFee: 534, isAfterSale: false, clientNo: 'n2' };
const three: BatchOrder = { id: 3, orderNo: 'D3', totalFee: 100, isAfterSale: false, clientNo: 'n3' };
const gone = refusal('ORDER_STATE', '订单状态已变化，请刷新后重试');
const done: OneOutcome = { kind: 'done' };

const orders = [
  { ...unpaidOrder, id: 1, orderNo: 'D1', totalFee: 1_266 },
  { ...unpaidOrder, id: 2, orderNo: 'D2', totalFee: 534 },
];

/** The bar over two chosen orders, and the dialog that it leads to. */
function ChosenOrders({ batch }: { batch: OrderBatch }) {
  const flows = useOrderFlows();
  const never = () => expect.unreachable();
  const chosen = { rows: orders, has: () => true, choose: never, clear: never };
  return (
    <>
      <OrderBatchBar
        chosen={chosen}
        flows={{ ...flows, batch }}
        total={2}
        totalIsExact
        listed={{ filter: {}, sort: 'NEWEST' }}
      />
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

testBatchAction<OrderBatchSubject, BatchOrder, OneOutcome>('one action on many orders', {
  build: (client) => runOnOrders(client),
  view: (batch) => <ChosenOrders batch={batch} />,
  subjects: [
    { action: 'pay', orders: [one, two] },
    { action: 'pay', orders: [] },
  ],
  results: { done: [done], gone: [gone] },
  subjectKey: (subject) => subject.orders.length,
  resultKey: ({ kind }) => kind,
  userActions: {
    'batch.ask': () => press(button(words.button(2))),
    'batch.confirm': (_, snapshot) => press(button(isFailed(snapshot) ? batchText.retry : accept)),
    'batch.stop': (_, snapshot) => press(button(isFailed(snapshot) ? batchText.enough : batchText.stop)),
    'batch.dismiss': (_, snapshot) =>
      press(button(snapshot.matches({ resting: 'showingResults' }) ? batchText.ok : batchText.keep)),
  },
  notOffered: (snapshot, event) =>
    // It is stopping already.
    (event.type === 'batch.stop' && snapshot.context.isStopping) ||
    // The page is behind the dialog.
    (event.type === 'batch.ask' && snapshot.hasTag('open')) ||
    // What came to no answer is tried again, or left with its results told.
    (event.type === 'batch.dismiss' && isFailed(snapshot)),
  stateAssertions: {
    'resting.idle': () => expect(screen.queryByRole('dialog')).toBeNull(),
    confirming: () => {
      expect(screen.getByText(words.question(2))).toBeDefined();
      expect(screen.queryByRole('progressbar')).toBeNull();
      expect(button(accept).disabled).toBe(false);
    },
    running: ({ context: { results, isStopping } }) => {
      expect(progress()).toEqual([results.length, 2]);
      expect(isBusy(button(accept))).toBe(true);
      expect(button(batchText.stop).disabled).toBe(isStopping);
      expect(
        screen.getByText(isStopping ? batchText.stopping : batchText.progress(results.length, 2)),
      ).toBeDefined();
    },
    'resting.failed': ({ context: { results, queue } }) => {
      expect(progress()).toEqual([results.length, 2]);
      expect(screen.getByText(batchText.requestFailed(queue[0]?.orderNo ?? ''))).toBeDefined();
    },
    // A refusal is the result of one order, and ends no batch.
    'resting.refused': () => expect(button(accept).disabled).toBe(false),
    'resting.showingResults': ({ context: { subject, results, queue } }) => {
      expect(screen.getByText(summaryText(results, queue.length))).toBeDefined();
      const list = screen.getByLabelText(batchText.results);
      for (const [at, outcome] of results.entries()) {
        const { orderNo } = subject?.orders[at] ?? one;
        expect(list.textContent).toContain(`${orderNo}${outcomeText('pay', outcome)}`);
      }
    },
  },
  unused: ['batch.confirm[0]', 'runPart[2]', 'on subject.edit'],
});

const paid = { data: { confirmOrder: {} } };
const refused = {
  errors: [{ message: gone.msg, path: ['confirmOrder'], extensions: { errorKey: 'ORDER_STATE' } }],
};

it('names the orders with a refund or a case under way where they are received, and nowhere else', () => {
  const subject = (action: Action) => ({ action, orders: [one, { ...two, isAfterSale: true }] });
  expect(disputedOf(subject('receive')).map(({ orderNo }) => orderNo)).toEqual(['D2']);
  expect(disputedOf(subject('cancel'))).toEqual([]);
});

describe('one action on many orders', () => {
  function start(answers: (object | 'lost')[], action: Action, ...subjects: BatchOrder[]) {
    const next = inTurn(answers);
    const { client, sent } = recordingClient({ ConfirmOrder: next, CancelOrder: next });
    const refreshed = watchedReads(client, 'orders');
    const setBalance = (balance: number) =>
      client.writeQuery({
        query: LoadAccount,
        variables: { kind: 'BUYER' },
        data: {
          me: {
            ...{ __typename: 'Account', id: 1, uuid: 'u', authorityId: 1, kind: 'BUYER', member: null },
            ...{ phone: '', nickName: '', headerImg: '', balance, frozen: 0 },
          } as never,
        },
      });
    const actor = createActor(runOnOrders(client)).start();
    actor.send({ type: 'batch.ask', subject: { action, orders: subjects } });
    const kinds = () => actor.getSnapshot().context.results.map(({ kind }) => kind);
    const numbers = () =>
      sent.map(([name, variables]) => [name, (variables as { clientNo?: string }).clientNo]);
    return { actor, numbers, setBalance, kinds, refreshed };
  }

  it('pays one order after the other, says which were refused, and reads the lists again', async () => {
    const { actor, numbers, setBalance, kinds, refreshed } = start(
      [paid, refused, paid],
      'pay',
      one,
      two,
      three,
    );
    setBalance(1_900);
    expect([numbers(), sumOf([one, two, three])]).toEqual([[], 1_900]);
    actor.send({ type: 'batch.confirm' });
    actor.send({ type: 'batch.confirm' });
    await answered();
    await answered();
    expect(numbers()).toEqual([
      ['ConfirmOrder', 'n1'],
      ['ConfirmOrder', 'n2'],
      ['ConfirmOrder', 'n3'],
    ]);
    expect([actor.getSnapshot().value, kinds()]).toEqual([
      { resting: 'showingResults' },
      ['done', 'refused', 'done'],
    ]);
    expect(refreshed()).toBeGreaterThan(0);
  });

  it('sends no payment that the balance does not cover; a cancellation needs none', () => {
    const { actor, setBalance } = start([], 'pay', one, two);
    setBalance(1_799);
    actor.send({ type: 'batch.confirm' });
    expect(actor.getSnapshot().value).toBe('confirming');
    setBalance(1_800);
    expect(actor.getSnapshot().can({ type: 'batch.confirm' })).toBe(true);
    const cancelling = start([], 'cancel', one, two);
    cancelling.setBalance(0);
    cancelling.actor.send({ type: 'batch.confirm' });
    expect(cancelling.actor.getSnapshot().value).toBe('running');
  });

  it('tries the same order again under the same number, and goes on', async () => {
    const { actor, numbers, kinds } = start([paid, 'lost', paid], 'pay', one, two);
    actor.send({ type: 'batch.confirm' });
    await answered();
    await answered();
    expect([actor.getSnapshot().value, kinds()]).toEqual([{ resting: 'failed' }, ['done']]);
    actor.send({ type: 'batch.confirm' });
    await answered();
    expect([numbers().map(([, clientNo]) => clientNo), kinds()]).toEqual([
      ['n1', 'n2', 'n2'],
      ['done', 'done'],
    ]);
  });

  it('says that the outcome of an order is unknown when its answer was lost and it is left', async () => {
    const cancelled = { data: { cancelOrder: {} } };
    const { actor, kinds, refreshed } = start([cancelled, 'lost'], 'cancel', one, two, three);
    actor.send({ type: 'batch.confirm' });
    await answered();
    await answered();
    actor.send({ type: 'batch.stop' });
    const { value, context } = actor.getSnapshot();
    expect([value, kinds(), context.queue]).toEqual([
      ...[{ resting: 'showingResults' }, ['done', 'unknown'], [three]],
    ]);
    expect(refreshed()).toBeGreaterThan(0);
  });

  it('stops after the order that is under way', async () => {
    const { actor, numbers, kinds } = start([paid], 'receive', one, two, three);
    actor.send({ type: 'batch.confirm' });
    actor.send({ type: 'batch.stop' });
    await answered();
    expect([actor.getSnapshot().value, numbers(), kinds()]).toEqual([
      { resting: 'showingResults' },
      [['ConfirmOrder', 'n1']],
      ['done'],
    ]);
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
  expect(summaryText([done, done], 0)).toBe('成功 2 个');
  expect(summaryText([done, gone, { kind: 'unknown' }], 2)).toBe(
    '成功 1 个，失败 1 个，1 个没有得到结果，2 个没有处理',
  );
});
