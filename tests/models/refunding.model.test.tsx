// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import {
  countResults,
  forecastRefunds,
  type ParcelOutcome,
  type RefundSubject,
} from '../../web/src/features/refunds/forecastRefund.ts';
import { RefundDialog } from '../../web/src/features/refunds/RefundDialog.tsx';
import { resultCountsText, refundingText as text } from '../../web/src/features/refunds/refunds.text.ts';
import {
  PART_SIZE,
  type RefundRequest,
  type RefundResult,
  type RequestingRefunds,
  requestRefunds,
} from '../../web/src/features/refunds/requestRefunds.ts';
import { answered, inTurn, recordingClient } from '../support/flows/recordingClient.ts';
import { refusedBatch, testBatchAction } from '../support/flows/testBatchAction.tsx';
import { alerts, buttonSaying, press, type } from '../support/viewTest.tsx';

const parcel = (id: number, more: Partial<RefundSubject> = {}): RefundSubject => ({
  id,
  packageNo: `P${id}`,
  goodName: '玻璃杯',
  price: 534,
  status: 'PENDING_SHIPMENT',
  outputStatus: 'NONE',
  refundStatus: 'NONE',
  signedAt: null,
  allowedActions: ['REFUND'],
  ...more,
});
const many = Array.from({ length: PART_SIZE + 1 }, (_, at) => parcel(at + 1));
const signed = parcel(900, { status: 'SIGNED', signedAt: '2026-11-20T10:00:00+08:00' });
const gone = parcel(901, { status: 'REFUNDED', refundStatus: 'SUCCESS', allowedActions: [] });

const back: ParcelOutcome = { kind: 'applied', refundStatus: 'SUCCESS', amount: 534 };
const request = (...parcels: RefundSubject[]): RefundRequest => ({ parcels, by: 'buyer', reason: '' });

/** What was asked and typed, while the dialog is open. */
function requestOf({ context: { subject } }: SnapshotFrom<RequestingRefunds>): RefundRequest {
  if (!subject) throw new Error('nothing is asked');
  return subject;
}
const outlookIn = (snapshot: SnapshotFrom<RequestingRefunds>) => {
  const { parcels, by } = requestOf(snapshot);
  return forecastRefunds(parcels, by);
};
const tallyIn = ({ context }: SnapshotFrom<RequestingRefunds>) =>
  countResults(context.results, context.queue);

testBatchAction('the request of refunds', {
  build: (client) => requestRefunds(client, () => {}),
  view: (refunding) => <RefundDialog actor={refunding} />,
  subjects: [request(...many), request(signed, gone), request(gone)],
  changes: [{ reason: '破损' }],
  results: { showingResults: [[1, back] satisfies RefundResult] },
  subjectKey: ({ parcels, reason }) => [parcels.length, reason],
  resultKey: ([id]) => id,
  userActions: {
    'subject.edit': ({ change }) => type(screen.getByLabelText(/^退款原因/), change.reason ?? ''),
    'batch.confirm': (_, snapshot) => {
      const { possible, fen } = outlookIn(snapshot);
      press(
        buttonSaying(
          snapshot.matches('confirming') ? text.accept(possible.length, fen, 'buyer') : text.retry,
        ),
      );
    },
    'batch.stop': (_, { context }) => press(buttonSaying(context.isStopping ? text.stopping : text.stop)),
    'batch.dismiss': (_, snapshot) => {
      const canAccept = snapshot.matches('confirming') && outlookIn(snapshot).possible.length > 0;
      const end = snapshot.matches({ resting: 'showingResults' }) ? text.gotIt : text.close;
      press(buttonSaying(canAccept ? text.cancel : end));
    },
  },
  notOffered: (snapshot, event) =>
    // What came to no answer is tried again or closed.
    (event.type === 'batch.stop' && snapshot.matches({ resting: 'failed' })) ||
    // No reason is asked for where nothing can be refunded.
    (event.type === 'subject.edit' && outlookIn(snapshot).possible.length === 0),
  stateAssertions: {
    'resting.idle': () => expect(screen.queryByRole('dialog')).toBeNull(),
    confirming: (snapshot) => {
      const { possible, fen } = outlookIn(snapshot);
      const impossible = requestOf(snapshot).parcels.length - possible.length;
      if (possible.length === 0) return expect(alerts()).toEqual([text.none]);
      expect(screen.getByText(text.possible(possible.length, fen))).toBeDefined();
      expect(alerts()).toEqual([
        ...(impossible > 0 ? [text.impossible(impossible)] : []),
        ...(snapshot.context.problem ? [text.reasonMissing] : []),
      ]);
    },
    running: (snapshot) => {
      const { isStopping } = snapshot.context;
      const all = outlookIn(snapshot).possible.length;
      const done = all - tallyIn(snapshot).unsent;
      expect(screen.getByRole('status').textContent).toBe(text.progress(done, all));
      expect(buttonSaying(isStopping ? text.stopping : text.stop).disabled).toBe(isStopping);
      expect(screen.queryByText(text.retry)).toBeNull();
    },
    'resting.refused': () =>
      expect([alerts()[0], buttonSaying(text.retry).disabled]).toEqual([refusedBatch.msg, false]),
    'resting.failed': () =>
      expect([alerts()[0], buttonSaying(text.retry).disabled]).toEqual([text.requestFailed, false]),
    'resting.showingResults': (snapshot) => {
      const { results } = snapshot.context;
      if (results.length > 0) expect(screen.getByText(resultCountsText(tallyIn(snapshot)))).toBeDefined();
      expect(screen.queryByText(text.retry)).toBeNull();
    },
  },
  // What came of each is told always.
  unused: ['runPart[2]', 'refused on subject.edit'],
});

const refunded = (ids: readonly number[]) => ({
  data: {
    refundParcels: {
      success: ids.map((parcelId) => ({ parcelId, refundStatus: 'SUCCESS', amount: 534 })),
      failed: [],
      parcels: [],
    },
  },
});
const ALREADY = '该包裹正在退款中，请勿重复申请';
const failed = (parcelId: number) => ({
  data: { refundParcels: { success: [], failed: [{ parcelId, msg: ALREADY }], parcels: [] } },
});

/** Runs the request on a graph that gives these answers one by one. */
function begun(answers: (object | 'lost')[], latest: readonly object[] = []) {
  const { client, sent } = recordingClient({
    RefundParcels: inTurn(answers),
    ListLatestRefunds: { refunds: { nextCursor: null, list: latest } },
  });
  const reported: ReadonlyMap<number, string | null>[] = [];
  const actor = createActor(requestRefunds(client, (results) => void reported.push(results))).start();
  return { actor, sent, reported };
}

describe('the request of refunds', () => {
  const ids = many.map(({ id }) => id);
  const [first, second] = [ids.slice(0, PART_SIZE), ids.slice(PART_SIZE)];

  it('sends the parcels that can be refunded in parts, one after the other', async () => {
    const { actor, sent, reported } = begun([refunded(first), failed(second[0] ?? 0)]);
    actor.send({ type: 'batch.ask', subject: request(gone, ...many) });
    actor.send({ type: 'subject.edit', change: { reason: ' 拍错 ' } });
    actor.send({ type: 'batch.confirm' });
    actor.send({ type: 'batch.confirm' });
    await answered();
    await answered();
    expect(sent).toEqual([
      ['RefundParcels', { ids: first, reason: '拍错' }],
      ['RefundParcels', { ids: second, reason: '拍错' }],
    ]);
    expect(tallyIn(actor.getSnapshot())).toEqual({
      ...{ applied: PART_SIZE, failed: 1, unsent: 0 },
      ...{ returned: 534 * PART_SIZE, awaited: 0 },
    });
    expect(reported.map(({ size }) => size)).toEqual([PART_SIZE + 1]);
  });

  it('sends a part again after a lost answer, and finds among the latest refunds what the first try has done', async () => {
    const { actor, sent } = begun(
      ['lost', failed(1)],
      [{ id: 9, parcelId: 1, amount: 534, status: 'SUCCESS' }],
    );
    actor.send({ type: 'batch.ask', subject: request(parcel(1)) });
    actor.send({ type: 'batch.confirm' });
    await answered();
    expect(actor.getSnapshot().context.isRetry).toBe(true);
    actor.send({ type: 'batch.confirm' });
    await answered();
    await answered();
    expect(sent).toEqual([
      ['RefundParcels', { ids: [1] }],
      ['RefundParcels', { ids: [1] }],
    ]);
    const { value, context } = actor.getSnapshot();
    expect([value, context.results]).toEqual([{ resting: 'showingResults' }, [[1, back]]]);
  });

  it('sends no further part once it is stopped', async () => {
    const { actor, sent } = begun([refunded(first)]);
    actor.send({ type: 'batch.ask', subject: request(...many) });
    actor.send({ type: 'batch.confirm' });
    actor.send({ type: 'batch.stop' });
    await answered();
    expect([sent.length, tallyIn(actor.getSnapshot()).unsent]).toEqual([1, 1]);
  });

  it('requires a reason for a parcel that was signed', () => {
    const { actor } = begun([]);
    actor.send({ type: 'batch.ask', subject: request(signed) });
    actor.send({ type: 'batch.confirm' });
    const { value, context } = actor.getSnapshot();
    expect([value, context.problem, outlookIn(actor.getSnapshot()).needsReason]).toEqual([
      ...['confirming', text.reasonMissing, true],
    ]);
  });
});
