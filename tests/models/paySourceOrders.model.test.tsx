// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { PayManyDialog } from '../../web/src/features/shops/sources/PayManyDialog.tsx';
import {
  type DueOrders,
  dueOf,
  type PaidOrder,
  type PayingSourceOrders,
  paySourceOrders,
} from '../../web/src/features/shops/sources/paySourceOrders.ts';
import { payAtCashier } from '../../web/src/features/shops/sources/sourceActions.ts';
import { sourcesText, payManyText as text } from '../../web/src/features/shops/sources/sources.text.ts';
import { uiText } from '../../web/src/ui/base/ui.text.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, inTurn, recordingClient } from '../support/flows/recordingClient.ts';
import { testBatchAction } from '../support/flows/testBatchAction.tsx';
import { alerts, buttonSaying, press } from '../support/viewTest.tsx';

const one = (id: number) => ({ id, remoteOrderNo: `T${id}`, amount: 1_000 * id });
const subjectOf = (ids: readonly number[]): DueOrders => ({ orders: ids.map(one) });
const MSG = '1688应付金额现在是12.00元，和您确认的不同，没有扣款';
type Snapshot = ReturnType<PayingSourceOrders['getSnapshot']>;
const countOf = ({ context }: Snapshot) => context.subject?.orders.length ?? 0;
const result = (problem: string | null) => [{ id: 1, remoteOrderNo: 'T1', problem }];

testBatchAction('paying several orders at 1688', {
  build: (client) => paySourceOrders(client),
  view: (actor) => <PayManyDialog actor={actor} />,
  subjects: [subjectOf([1]), subjectOf([]), subjectOf([1, 2])],
  results: { paid: result(null), other: result(MSG) },
  subjectKey: ({ orders }) => orders.length,
  resultKey: ({ problem }) => problem,
  userActions: {
    'batch.confirm': (_, snapshot) =>
      press(
        buttonSaying(
          snapshot.matches('confirming')
            ? text.accept(countOf(snapshot) === 1 ? '¥10.00' : '¥30.00')
            : text.retry,
        ),
      ),
    'batch.stop': (_, snapshot) => {
      const stop = snapshot.context.isStopping ? text.stopping : text.stop;
      press(buttonSaying(snapshot.hasTag('failed') ? text.enough : stop));
    },
    'batch.dismiss': (_, snapshot) => {
      const end = snapshot.can({ type: 'batch.confirm' }) ? text.close : text.gotIt;
      press(buttonSaying(snapshot.matches('confirming') ? text.cancel : end));
    },
  },
  // What came to no answer is tried again, or left with what is known of the others.
  notOffered: (snapshot, event) => event.type === 'batch.dismiss' && snapshot.hasTag('failed'),
  unused: ['batch.confirm[0]', 'on subject.edit'],
  stateAssertions: {
    'resting.idle': () => expect(screen.queryByRole('dialog')).toBeNull(),
    confirming: (snapshot) =>
      expect(within(screen.getByLabelText(text.orders)).getAllByRole('listitem')).toHaveLength(
        countOf(snapshot),
      ),
    running: (snapshot) => {
      const { results, isStopping } = snapshot.context;
      expect(screen.getByText(text.progress(results.length, countOf(snapshot)))).toBeDefined();
      expect(buttonSaying(isStopping ? text.stopping : text.stop).disabled).toBe(isStopping);
    },
    'resting.failed': () =>
      expect([alerts(), buttonSaying(text.retry).disabled]).toEqual([[text.requestFailed], false]),
    'resting.refused': () => expect(buttonSaying(text.retry).disabled).toBe(false),
    'resting.showingResults': ({ context: { results, queue } }) => {
      const failed = results.flatMap(({ remoteOrderNo, problem }) =>
        problem ? [`${remoteOrderNo}${problem}`] : [],
      );
      expect(alerts()).toEqual([text.counts(results.length - failed.length, failed.length, queue.length)]);
      expect(screen.getByLabelText(uiText.close)).toBeDefined();
    },
  },
});

const paid = { data: { paySourceOrder: { __typename: 'PaidSourceOrder', url: null, order: null } } };
const other = {
  errors: [{ message: MSG, path: ['paySourceOrder'], extensions: { errorKey: 'SOURCE_AMOUNT' } }],
};

describe('paying several orders at 1688: scenarios', () => {
  beforeEach(() => void takeNotices());

  function begun(answers: (object | 'lost')[], ids: readonly number[]) {
    const { client, sent } = recordingClient({ PaySourceOrder: inTurn(answers) });
    const told: (readonly PaidOrder[])[] = [];
    const actor = createActor(paySourceOrders(client, (results) => told.push(results))).start();
    actor.send({ type: 'batch.ask', subject: subjectOf(ids) });
    actor.send({ type: 'batch.confirm' });
    return { actor, sent, told };
  }

  it('pays each by itself with the amount that was confirmed', async () => {
    const { sent } = begun([paid, paid], [1, 2]);
    await answered();
    expect(sent).toEqual([
      ['PaySourceOrder', { id: 1, way: 'AGREEMENT', amount: 1_000 }],
      ['PaySourceOrder', { id: 2, way: 'AGREEMENT', amount: 2_000 }],
    ]);
    expect(takeNotices()).toEqual([['success', text.done(2)]]);
  });

  it('goes on behind one whose amount has changed, and says so at it', async () => {
    const { told } = begun([other, paid], [1, 2]);
    await answered();
    expect(told.at(-1)).toEqual([
      { id: 1, remoteOrderNo: 'T1', problem: MSG },
      { id: 2, remoteOrderNo: 'T2', problem: null },
    ]);
  });

  it('can be left where an answer was lost, of which it says that nobody knows', async () => {
    const { actor, told } = begun(['lost'], [1]);
    await answered();
    actor.send({ type: 'batch.stop' });
    expect(told.at(-1)).toEqual([{ id: 1, remoteOrderNo: 'T1', problem: text.unknown }]);
  });
});

describe('going to the cashier of 1688', () => {
  beforeEach(() => void takeNotices());

  function going(answer: object | 'lost', hasWindow = true) {
    const { client, sent } = recordingClient({ OpenSourceCashier: inTurn([answer]) });
    const opened = { location: { href: 'about:blank' }, close: vi.fn() };
    const told: unknown[] = [];
    const actor = createActor(payAtCashier(client, (left, isOpen) => told.push([left, isOpen]))).start();
    actor.send({
      type: 'action.run',
      subject: { ids: [1, 2], opened: hasWindow ? (opened as unknown as Window) : null },
    });
    return { sent, opened, told };
  }
  const page = (url: string | null, left: object[] = []) => ({
    data: { openSourceCashier: { __typename: 'OpenSourceCashierPayload', url, left } },
  });
  const left = { __typename: 'UnpaidSourceOrder', id: 2, msg: MSG };

  it('shows the page of all in the window that was opened', async () => {
    const { sent, opened, told } = going(page('https://cashier.example'));
    await answered();
    expect(sent).toEqual([['OpenSourceCashier', { ids: [1, 2] }]]);
    expect(opened.location.href).toBe('https://cashier.example');
    expect(opened.close).not.toHaveBeenCalled();
    expect([told, takeNotices()]).toEqual([[[[], true]], [['success', sourcesText.opened]]]);
  });

  it('tells what is not on that page, and why', async () => {
    const { told } = going(page('https://cashier.example', [left]));
    await answered();
    expect(told).toMatchObject([[[{ id: 2, msg: MSG }], true]]);
    expect(takeNotices()).toEqual([['warning', sourcesText.openedBut(1)]]);
  });

  it.each([
    ['nothing can be paid', page(null, [left]), MSG],
    ['no answer comes', 'lost' as const, sourcesText.lost],
  ])('closes the window where %s', async (_, answer, words) => {
    const { opened } = going(answer);
    await answered();
    expect(opened.close).toHaveBeenCalledOnce();
    expect(takeNotices()).toEqual([['warning', words]]);
  });

  it('says that the browser has kept the window shut', async () => {
    going(page('https://cashier.example'), false);
    await answered();
    expect(takeNotices()).toEqual([['warning', sourcesText.blocked]]);
  });
});

it('only what can be paid and whose amount is known is chosen', () => {
  const order = { ...one(1), allowedActions: ['PAY'] } as unknown as Parameters<typeof dueOf>[0];
  expect(dueOf(order)).toEqual(one(1));
  expect(dueOf({ ...order, amount: null })).toBeNull();
  expect(dueOf({ ...order, allowedActions: ['RETRY'] })).toBeNull();
});
