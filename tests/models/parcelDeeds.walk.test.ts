import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  type DeedAnswer,
  type DeedPart,
  parcelDeedsMachine,
} from '../../web/src/features/parcels/parcelDeeds.machine.ts';
import { selectRunning, tallyOf } from '../../web/src/features/parcels/parcelDeeds.selectors.ts';
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
