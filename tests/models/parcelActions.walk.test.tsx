// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ActionsNotice } from '../../web/src/features/parcels/ActionsNotice.tsx';
import { BatchBar } from '../../web/src/features/parcels/BatchBar.tsx';
import type { ChosenParcel } from '../../web/src/features/parcels/chosenParcel.ts';
import {
  type ActionPart,
  type ActionResponse,
  parcelActionsMachine,
} from '../../web/src/features/parcels/parcelActions.machine.ts';
import {
  type ParcelActions,
  selectRunning,
  tallyOf,
} from '../../web/src/features/parcels/parcelActions.selectors.ts';
import { batchText, parcelActionsText as text } from '../../web/src/features/parcels/parcels.text.ts';
import { selectionMachine } from '../../web/src/features/parcels/selection.machine.ts';
import { buttonSaying, press, rendered } from '../support/rendered.tsx';
import { type Sights, walkOf } from '../support/walk.ts';

const parcels = [
  { id: 1, orderId: 7 },
  { id: 2, orderId: 8 },
  { id: 3, orderId: 7 },
];
const choose = { type: 'action.choose', action: 'resubmit', parcels, clientNo: 'wish-0001' } as const;
const nothing = { ...choose, parcels: [] };

const went: ActionResponse = [[1, { kind: 'gone' }]];
const left: ActionResponse = [[1, { kind: 'failed', msg: '已提交5次，请联系客服' }]];

interface World {
  told: (number | string)[];
}

function stage() {
  const world: World = { told: [] };
  const machine = parcelActionsMachine.provide({
    actions: {
      report: (_, { results }) => void world.told.push(results.size),
      announce: (_, { action }) => void world.told.push(action),
    },
  });
  return { world, machine };
}

const sights: Sights<typeof parcelActionsMachine, World> = {
  'resting.idle': (snapshot) => {
    expect([selectRunning(snapshot), snapshot.context.results.size]).toEqual([null, 0]);
    expect(snapshot.can(nothing)).toBe(false);
  },
  'resting.told': ({ context }) => expect(context.results.size).toBeGreaterThan(0),
  'resting.broken': (snapshot) => {
    expect(snapshot.context.queue.length).toBeGreaterThan(0);
    expect(snapshot.can({ type: 'action.retry' })).toBe(true);
  },
  working: (snapshot) => {
    expect(selectRunning(snapshot)?.action).toBe('resubmit');
    expect([snapshot.can(choose), snapshot.can({ type: 'action.dismiss' })]).toEqual([false, false]);
  },
};

const walk = walkOf(parcelActionsMachine, {
  gates: {
    runPart: {
      went: { output: went },
      left: { output: left },
      lost: { error: new Error('offline') },
    },
  },
  events: [choose, nothing, { type: 'action.stop' }, { type: 'action.retry' }, { type: 'action.dismiss' }],
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
        filter={{}}
        busy={running !== null}
        onRefund={nobodyAsks}
        onRun={(action, some) => actions.send({ ...choose, action, parcels: some })}
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
  view: (actions) => <Page actions={actions} />,
  outside: [],
  hands: {
    'action.choose': () => press(resubmit()),
    'action.stop': () => press(buttonSaying(text.stop)),
    'action.retry': () => press(buttonSaying(text.retry)),
    'action.dismiss': () => press(buttonSaying(text.gotIt)),
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
function begun(answers: (ActionResponse | Error)[]) {
  const asked: ActionPart[] = [];
  const { world, machine } = stage();
  const runPart = fromPromise<ActionResponse, ActionPart>(async ({ input }) => {
    asked.push(input);
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('no answer');
    return answer;
  });
  const actor = createActor(machine.provide({ actors: { runPart } })).start();
  return { actor, asked, world };
}

const gone = (...ids: number[]): ActionResponse => ids.map((id) => [id, { kind: 'gone' }]);
const settled = () => new Promise(setImmediate);
const ofSeven = { orderId: 7, packageIds: [1, 3], action: 'resubmit', clientNo: 'wish-0001:7' };
const ofEight = { orderId: 8, packageIds: [2], action: 'resubmit', clientNo: 'wish-0001:8' };

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
    actor.send({ type: 'action.retry' });
    await settled();
    expect([asked, world.told]).toEqual([
      [ofSeven, ofEight, ofEight],
      [2, 3, 'resubmit'],
    ]);
  });

  it('begins with no further order once it is stopped', async () => {
    const { actor, asked } = begun([gone(1, 3)]);
    actor.send(choose);
    actor.send({ type: 'action.stop' });
    await settled();
    expect([asked, tallyOf(actor.getSnapshot().context)]).toEqual([
      [ofSeven],
      { gone: 2, failed: 0, untried: 1 },
    ]);
  });
});
