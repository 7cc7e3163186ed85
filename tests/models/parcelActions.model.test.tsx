// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { ActionsNotice } from '../../web/src/features/parcels/ActionsNotice.tsx';
import { BatchBar } from '../../web/src/features/parcels/BatchBar.tsx';
import type { ChosenParcel } from '../../web/src/features/parcels/chosenParcel.ts';
import { batchText, parcelActionsText as text } from '../../web/src/features/parcels/parcels.text.ts';
import {
  countResults,
  type ParcelActionSubject,
  type ParcelActions,
  runParcelAction,
  selectRunning,
} from '../../web/src/features/parcels/runParcelAction.ts';
import { selectionOf } from '../../web/src/flows/selection.machine.ts';
import type { ParcelFilter } from '../../web/src/graphql/generated/graphql.ts';
import { isBusy, isFailed } from '../../web/src/lib/selectors.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, inTurn, recordingClient } from '../support/flows/recordingClient.ts';
import { testBatchAction } from '../support/flows/testBatchAction.tsx';
import { buttonSaying, press } from '../support/viewTest.tsx';

const parcels = [
  { id: 1, orderId: 7 },
  { id: 2, orderId: 8 },
  { id: 3, orderId: 7 },
];
const subject: ParcelActionSubject = { action: 'resubmit', parcels, clientNo: 'request-0001' };

const chosen = parcels.map(
  ({ id, orderId }): ChosenParcel => ({
    ...{
      id,
      orderId,
      packageNo: `P${id}`,
      goodName: '玻璃杯',
      quantity: 1,
      price: 534,
      refundFee: 0,
      waybillNo: null,
    },
    ...{
      ownWaybill: false,
      atErp: false,
      shippedBeforeEdit: false,
      receiverErasedAt: null,
      mergeId: null,
      items: [],
    },
    ...{ warehouseId: 3, courierName: '圆通', receiverName: '张*', receiverPhone: '138******01' },
    ...{ province: '浙江省', city: '杭州市', district: '西湖区', address: '文三路***' },
    ...{ status: 'PENDING_SHIPMENT', outputStatus: 'FAILED', refundStatus: 'NONE', signedAt: null },
    allowedActions: ['AGAIN_SUBMIT'],
  }),
);
const selection = createActor(selectionOf<ChosenParcel, ParcelFilter>());
const nobodyAsks = () => expect.unreachable('nobody asks for it');

/** What the list of parcels says of its actions, and where they are begun for those that are chosen. */
function Page({ actions }: { actions: ParcelActions }) {
  const running = useSelector(actions, selectRunning);
  return (
    <>
      <ActionsNotice actions={actions} />
      <BatchBar
        selection={selection}
        chosen={chosen}
        total={chosen.length}
        totalIsExact
        filter={{}}
        busy={running !== null}
        onRefund={nobodyAsks}
        onRun={(action, some) =>
          actions.send({ type: 'batch.run', subject: { ...subject, action, parcels: some } })
        }
        onExport={nobodyAsks}
        onFill={nobodyAsks}
        exporting={false}
        canShipAgain={false}
      />
    </>
  );
}

const resubmit = () => buttonSaying(batchText.resubmit(chosen.length));
const notice = () => screen.queryByRole('alert')?.textContent;

testBatchAction('one action on many parcels', {
  build: (client) => runParcelAction(client, () => {}),
  view: (actions) => <Page actions={actions} />,
  subjects: [subject, { ...subject, parcels: [] }],
  results: { gone: [[1, null]], left: [[1, '已提交5次，请联系客服']] },
  subjectKey: (one) => one.parcels.length,
  resultKey: ([, problem]) => problem,
  userActions: {
    'batch.run': () => press(resubmit()),
    'batch.confirm': () => press(buttonSaying(text.retry)),
    'batch.stop': () => press(buttonSaying(text.stop)),
    'batch.dismiss': () => press(buttonSaying(text.gotIt)),
  },
  // Nothing is asked before, and no order is refused for all.
  notOffered: (snapshot, event) =>
    (event.type !== 'batch.run' &&
      (snapshot.matches('confirming') || snapshot.matches({ resting: 'refused' }))) ||
    (event.type === 'batch.stop' && isFailed(snapshot)),
  stateAssertions: {
    'resting.idle': (snapshot) => {
      expect([notice(), screen.queryByRole('progressbar'), selectRunning(snapshot)]).toEqual([
        ...[undefined, null, null],
      ]);
      expect(resubmit().disabled).toBe(false);
    },
    confirming: () => expect(notice()).toBeUndefined(),
    'resting.refused': () => expect(notice()).toBeUndefined(),
    'resting.showingResults': ({ context }) => {
      const { gone, failed, untried } = countResults(context);
      const words = text.counts(gone, failed) + (untried > 0 ? text.untried(untried) : '');
      expect(notice()).toBe(words + (failed > 0 ? text.atRows : '') + text.gotIt);
      expect(screen.queryByText(text.retry)).toBeNull();
    },
    'resting.failed': () => expect(notice()).toBe(text.requestFailed + text.retry + text.gotIt),
    running: (snapshot) => {
      const { results, isStopping } = snapshot.context;
      expect(selectRunning(snapshot)).toEqual({ action: 'resubmit', id: null });
      expect(screen.getByText(text.progress(text.doing.resubmit, results.length, 3))).toBeDefined();
      expect([buttonSaying(text.stop).disabled, resubmit().disabled]).toEqual([isStopping, true]);
    },
  },
  unused: ['batch.confirm[0]', 'on subject.edit'],
});

const again = (skipped: readonly { parcelId: number; msg: string }[] = []) => ({
  data: { againSubmit: { skipped } },
});

/** Runs the action on a graph that gives these answers one by one. */
function begun(answers: (object | 'lost')[]) {
  const { client, sent } = recordingClient({ ResubmitParcels: inTurn(answers) });
  const reported: number[] = [];
  const actor = createActor(runParcelAction(client, ({ size }) => void reported.push(size))).start();
  takeNotices();
  return { actor, sent, reported };
}

const ofSeven = ['ResubmitParcels', { id: 7, parcelIds: [1, 3], clientNo: 'request-0001:7' }];
const ofEight = ['ResubmitParcels', { id: 8, parcelIds: [2], clientNo: 'request-0001:8' }];

describe('one action on many parcels', () => {
  it('goes order by order, each under its own number, and says when all went', async () => {
    const { actor, sent, reported } = begun([again(), again()]);
    actor.send({ type: 'batch.run', subject });
    actor.send({ type: 'batch.run', subject });
    expect(isBusy(actor.getSnapshot())).toBe(true);
    await answered();
    await answered();
    expect([sent, reported, takeNotices()]).toEqual([
      [ofSeven, ofEight],
      [3],
      [['success', text.done.resubmit(3)]],
    ]);
    expect(actor.getSnapshot().value).toEqual({ resting: 'idle' });
  });

  it('tells what did not go', async () => {
    const { actor, reported } = begun([again([{ parcelId: 3, msg: '不能' }]), again()]);
    actor.send({ type: 'batch.run', subject });
    await answered();
    await answered();
    const { value, context } = actor.getSnapshot();
    expect([value, countResults(context), reported]).toEqual([
      { resting: 'showingResults' },
      { gone: 2, failed: 1, untried: 0 },
      [3],
    ]);
  });

  it('sends an order again under the same number after its answer was lost', async () => {
    const { actor, sent, reported } = begun([again(), 'lost', again()]);
    actor.send({ type: 'batch.run', subject });
    await answered();
    await answered();
    actor.send({ type: 'batch.confirm' });
    await answered();
    expect([sent, reported]).toEqual([
      [ofSeven, ofEight, ofEight],
      [2, 3],
    ]);
  });

  it('begins no further order once it is stopped', async () => {
    const { actor, sent } = begun([again()]);
    actor.send({ type: 'batch.run', subject });
    actor.send({ type: 'batch.stop' });
    await answered();
    expect([sent, countResults(actor.getSnapshot().context)]).toEqual([
      [ofSeven],
      { gone: 2, failed: 0, untried: 1 },
    ]);
  });
});
