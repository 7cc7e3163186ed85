// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { BatchBar } from '../../web/src/features/parcels/BatchBar.tsx';
import type { ChosenParcel } from '../../web/src/features/parcels/chosenParcel.ts';
import { DeedsNotice } from '../../web/src/features/parcels/DeedsNotice.tsx';
import {
  type DeedAnswer,
  type DeedPart,
  parcelDeedsMachine,
} from '../../web/src/features/parcels/parcelDeeds.machine.ts';
import {
  type ParcelDeeds,
  selectRunning,
  tallyOf,
} from '../../web/src/features/parcels/parcelDeeds.selectors.ts';
import { batchText, deedsText as text } from '../../web/src/features/parcels/parcels.text.ts';
import { selectionMachine } from '../../web/src/features/parcels/selection.machine.ts';
import { buttonSaying, press, rendered } from '../support/rendered.tsx';
import { type Sights, walkOf } from '../support/walk.ts';

const parcels = [
  { id: 1, orderId: 7 },
  { id: 2, orderId: 8 },
  { id: 3, orderId: 7 },
];
const choose = { type: 'deed.choose', deed: 'resubmit', parcels, clientNo: 'wish-0001' } as const;
const nothing = { ...choose, parcels: [] };

const went: DeedAnswer = [[1, { kind: 'gone' }]];
const left: DeedAnswer = [[1, { kind: 'failed', msg: '已提交5次，请联系客服' }]];

interface World {
  told: (number | string)[];
}

function stage() {
  const world: World = { told: [] };
  const machine = parcelDeedsMachine.provide({
    actions: {
      report: (_, { results }) => void world.told.push(results.size),
      announce: (_, { deed }) => void world.told.push(deed),
    },
  });
  return { world, machine };
}

const sights: Sights<typeof parcelDeedsMachine, World> = {
  'resting.idle': (snapshot) => {
    expect([selectRunning(snapshot), snapshot.context.results.size]).toEqual([null, 0]);
    expect(snapshot.can(nothing)).toBe(false);
  },
  'resting.told': ({ context }) => expect(context.results.size).toBeGreaterThan(0),
  'resting.broken': (snapshot) => {
    expect(snapshot.context.queue.length).toBeGreaterThan(0);
    expect(snapshot.can({ type: 'deed.retry' })).toBe(true);
  },
  working: (snapshot) => {
    expect(selectRunning(snapshot)?.deed).toBe('resubmit');
    expect([snapshot.can(choose), snapshot.can({ type: 'deed.dismiss' })]).toEqual([false, false]);
  },
};

const walk = walkOf(parcelDeedsMachine, {
  gates: {
    doPart: {
      went: { output: went },
      left: { output: left },
      lost: { error: new Error('offline') },
    },
  },
  events: [choose, nothing, { type: 'deed.stop' }, { type: 'deed.retry' }, { type: 'deed.dismiss' }],
  limit: 500,
  key: ({ value, context: { queue, results, stopping } }) => [
    ...[value, queue.length, stopping],
    ...[...results.values()].map(({ kind }) => kind),
  ],
  stage,
});

describe('one thing done to many parcels, walked', () => {
  it.each(walk.paths)('$title', (path) => path.run(undefined, sights));

  it('walks every edge', () => expect(walk.unwalked()).toEqual([]));
});

const chosen = parcels.map(
  ({ id, orderId }): ChosenParcel => ({
    ...{ id, orderId, packageNo: `P${id}`, goodName: '玻璃杯', num: 1, price: 534, waybillNo: null },
    ...{ warehouseId: 3, courierName: '圆通', receiverName: '张*', receiverPhone: '138******01' },
    ...{ province: '浙江省', city: '杭州市', district: '西湖区', address: '文三路***' },
    ...{ status: 'PENDING_SHIPMENT', outputStatus: 'FAILED', refundStatus: 'NONE', signedAt: null },
    allowedActions: ['AGAIN_SUBMIT'],
  }),
);
const selection = createActor(selectionMachine);
const nobodyAsks = () => expect.unreachable('nobody asks for it');

/** What the list of parcels says of its deeds, and where they are begun for those that are chosen. */
function Page({ deeds }: { deeds: ParcelDeeds }) {
  const running = useSelector(deeds, selectRunning);
  return (
    <>
      <DeedsNotice deeds={deeds} />
      <BatchBar
        selection={selection}
        chosen={chosen}
        total={chosen.length}
        filter={{}}
        busy={running !== null}
        onRefund={nobodyAsks}
        onRun={(deed, some) => deeds.send({ ...choose, deed, parcels: some })}
        onExport={nobodyAsks}
        onFill={nobodyAsks}
        exporting={false}
      />
    </>
  );
}

const resubmit = () => buttonSaying(batchText.resubmit(chosen.length));
const notice = () => screen.queryByRole('alert')?.textContent;

const seen = rendered(walk, {
  view: (deeds) => <Page deeds={deeds} />,
  outside: [],
  hands: {
    'deed.choose': () => press(resubmit()),
    'deed.stop': () => press(buttonSaying(text.stop)),
    'deed.retry': () => press(buttonSaying(text.retry)),
    'deed.dismiss': () => press(buttonSaying(text.gotIt)),
  },
  sights: {
    'resting.idle': () => {
      expect([notice(), screen.queryByRole('progressbar')]).toEqual([undefined, null]);
      expect(resubmit().disabled).toBe(false);
    },
    'resting.told': ({ context }) => {
      const { gone, failed, untried } = tallyOf(context);
      const words = text.tally(gone, failed) + (untried > 0 ? text.untried(untried) : '');
      expect(notice()).toBe(words + (failed > 0 ? text.atRows : '') + text.gotIt);
      expect(screen.queryByText(text.retry)).toBeNull();
    },
    'resting.broken': () => expect(notice()).toBe(text.broken + text.retry + text.gotIt),
    working: ({ context: { results, count, stopping } }) => {
      expect(screen.getByText(text.progress(text.doing.resubmit, results.size, count))).toBeDefined();
      expect([buttonSaying(text.stop).disabled, resubmit().disabled]).toEqual([stopping, true]);
    },
  },
});

describe('one thing done to many parcels, in its list', () => {
  it.each(seen.paths)('$title', (path) => path.run());

  it('walks every edge', () => expect(seen.unwalked()).toEqual([]));
});

/** Runs the machine on answers given one by one. */
function begun(answers: (DeedAnswer | Error)[]) {
  const asked: DeedPart[] = [];
  const { world, machine } = stage();
  const doPart = fromPromise<DeedAnswer, DeedPart>(async ({ input }) => {
    asked.push(input);
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('no answer');
    return answer;
  });
  const actor = createActor(machine.provide({ actors: { doPart } })).start();
  return { actor, asked, world };
}

const gone = (...ids: number[]): DeedAnswer => ids.map((id) => [id, { kind: 'gone' }]);
const settled = () => new Promise(setImmediate);
const ofSeven = { orderId: 7, packageIds: [1, 3], deed: 'resubmit', clientNo: 'wish-0001:7' };
const ofEight = { orderId: 8, packageIds: [2], deed: 'resubmit', clientNo: 'wish-0001:8' };

describe('one thing done to many parcels, pinned', () => {
  it('goes order by order, each under its own number, and says when all went', async () => {
    const { actor, asked, world } = begun([gone(1, 3), gone(2)]);
    actor.send(choose);
    actor.send(choose);
    await settled();
    expect([asked, world.told]).toEqual([
      [ofSeven, ofEight],
      [3, 'resubmit'],
    ]);
    expect(actor.getSnapshot().value).toEqual({ resting: 'idle' });
  });

  it('tells what did not go', async () => {
    const { actor, world } = begun([[...gone(1), [3, { kind: 'failed', msg: '不能' }]], gone(2)]);
    actor.send(choose);
    await settled();
    const { value, context } = actor.getSnapshot();
    expect([value, tallyOf(context), world.told]).toEqual([
      { resting: 'told' },
      { gone: 2, failed: 1, untried: 0 },
      [3],
    ]);
  });

  it('asks again under the same number for the order whose answer was lost', async () => {
    const { actor, asked, world } = begun([gone(1, 3), new Error('offline'), gone(2)]);
    actor.send(choose);
    await settled();
    actor.send({ type: 'deed.retry' });
    await settled();
    expect([asked, world.told]).toEqual([
      [ofSeven, ofEight, ofEight],
      [2, 3, 'resubmit'],
    ]);
  });

  it('begins with no further order once it is stopped', async () => {
    const { actor, asked } = begun([gone(1, 3)]);
    actor.send(choose);
    actor.send({ type: 'deed.stop' });
    await settled();
    expect([asked, tallyOf(actor.getSnapshot().context)]).toEqual([
      [ofSeven],
      { gone: 2, failed: 0, untried: 1 },
    ]);
  });
});
