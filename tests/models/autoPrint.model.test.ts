import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type AutoPrinted, autoPrintMachine } from '../../web/src/features/labels/autoPrint.machine.ts';
import type { AutoSetting, ListedParcel } from '../../web/src/features/labels/autoPrint.rules.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';

const parcel = (id: number, waybillNo: string | null): ListedParcel => ({
  id,
  packageNo: `BG${id}`,
  platform: 'DOUYIN',
  courierName: '圆通速递',
  waybillNo,
  orderAt: '2026-11-21T08:00:00Z',
  printCount: 0,
});
const input = { openedAt: Date.parse('2026-11-21T09:00:00Z') };
const auto: AutoSetting[] = [{ autoPrint: true }];

interface World {
  told: [string | undefined, AutoPrinted['kind']][];
}

function fixture() {
  const world: World = { told: [] };
  const machine = autoPrintMachine.provide({
    actions: {
      announce: ({ context }, { kind }) => void world.told.push([context.queue[0]?.packageNo, kind]),
    },
  });
  return { world, machine };
}

const stateAssertions: StateAssertions<typeof autoPrintMachine, World> = {
  loading: ({ context }) => expect([context.settings, context.queue]).toEqual([[], []]),
  finding: ({ context }) => expect(context.settings).toEqual(auto),
  off: ({ context }) => expect([context.settings, context.queue]).toEqual([[], []]),
  waiting: ({ context }) => expect([context.settings, context.queue]).toEqual([auto, []]),
  printing: ({ context }) => expect(context.queue.length).toBeGreaterThan(0),
};

const modelTest = createModelTest(autoPrintMachine, {
  input,
  outcomes: {
    loadSettings: {
      auto: { output: auto },
      none: { output: [{ autoPrint: false }] },
      lost: { error: new Error('offline') },
    },
    findComponent: {
      there: { output: true },
      unavailable: { output: false },
      lost: { error: new Error('unavailable') },
    },
    printOnce: {
      printed: { output: { kind: 'printed' } },
      stopped: { output: { kind: 'stopped' } },
      lost: { error: new Error('offline') },
    },
  },
  events: [
    { type: 'list.shown', parcels: [parcel(1, null), parcel(2, null)] },
    { type: 'list.shown', parcels: [parcel(1, 'YT1'), parcel(2, 'YT2')] },
  ],
  limit: 2_000,
  within: ({ context }) => context.queue.length < 3,
  key: ({ value, context }) => [value, [...context.seen.values()], context.queue.length],
  fixture,
});

describe('printing by itself: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

describe('printing by itself: scenarios', () => {
  const settled = () => new Promise(setImmediate);

  async function start({
    settings = auto,
    there = true,
    answers = [],
  }: {
    settings?: AutoSetting[];
    there?: boolean;
    answers?: (AutoPrinted | Error)[];
  } = {}) {
    const printed: (number | undefined)[] = [];
    const { world, machine } = fixture();
    const actor = createActor(
      machine.provide({
        actors: {
          loadSettings: fromPromise<readonly AutoSetting[]>(async () => settings),
          findComponent: fromPromise<boolean>(async () => there),
          printOnce: fromPromise<AutoPrinted, ListedParcel | null>(async ({ input }) => {
            printed.push(input?.id);
            const answer = answers.shift() ?? { kind: 'printed' };
            if (answer instanceof Error) throw answer;
            return answer;
          }),
        },
      }),
      { input },
    ).start();
    await settled();
    const show = async (...parcels: ListedParcel[]) => {
      actor.send({ type: 'list.shown', parcels });
      await settled();
    };
    return { printed, world, show, value: () => actor.getSnapshot().value };
  }

  it('prints each label once, in the order in which it was issued', async () => {
    const { printed, show, world } = await start({ answers: [{ kind: 'printed' }, { kind: 'elsewhere' }] });
    await show(parcel(1, null), parcel(2, null), parcel(3, 'YT3'));
    await show(parcel(1, 'YT1'), parcel(2, 'YT2'), parcel(3, 'YT3'));
    await show(parcel(1, 'YT1'), parcel(2, 'YT2'), parcel(4, 'YT4'));
    expect(printed).toEqual([1, 2]);
    expect(world.told).toEqual([
      ['BG1', 'printed'],
      ['BG2', 'elsewhere'],
    ]);
  });

  it('goes on after one that failed, and stops when the component has gone', async () => {
    const { printed, show, world, value } = await start({
      answers: [{ kind: 'failed', msg: '缺纸' }, { kind: 'stopped' }],
    });
    const all = [1, 2, 3];
    await show(...all.map((id) => parcel(id, null)));
    await show(...all.map((id) => parcel(id, `YT${id}`)));
    expect([printed, value()]).toEqual([[1, 2], 'off']);
    expect(world.told.map(([, kind]) => kind)).toEqual(['failed', 'stopped']);
  });

  it.each([
    ['no setting says so', { settings: [{ autoPrint: false }] }],
    ['the setting is for others', { settings: [{ platform: 'JD' as const, autoPrint: true }] }],
    ['no component is there', { there: false }],
  ])('prints nothing when %s', async (_why, options) => {
    const { printed, show } = await start(options);
    await show(parcel(1, null));
    await show(parcel(1, 'YT1'));
    expect(printed).toEqual([]);
  });
});
