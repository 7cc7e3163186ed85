// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { BenchBar } from '../../web/src/features/packing/BenchBar.tsx';
import { BenchView } from '../../web/src/features/packing/BenchView.tsx';
import {
  benchMachine,
  type Opened,
  type Scanned,
  type SoundEvent,
} from '../../web/src/features/packing/bench.machine.ts';
import { benchText as text } from '../../web/src/features/packing/bench.text.ts';
import { heldParcel } from '../../web/src/features/packing/useGivenBack.ts';
import { type Refusal, refusal } from '../../web/src/lib/refusal.ts';
import { isBusy } from '../../web/src/lib/selectors.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { alerts, button, createViewTest, press, type } from '../support/viewTest.tsx';
import { benchParcel, unshipped } from './bench.samples.ts';

const input = { waveId: null, bench: 'bench-1', packedBy: '', muted: false };
const refunding = refusal('PACK_REFUNDING', '包裹正在退款，请不要打包');
const used = refusal('', '运单号已被使用');
const lost = { error: new Error('offline') };

interface World {
  printed: string[];
  kept: [string, boolean][];
}

function fixture() {
  const world: World = { printed: [], kept: [] };
  const machine = benchMachine.provide({
    actions: {
      printLabel: ({ context }) => void world.printed.push(context.parcel?.packageNo ?? ''),
      keepSettings: ({ context }) => void world.kept.push([context.packedBy, context.muted]),
    },
  });
  return { world, machine };
}

type Snapshot = Parameters<StateAssertions<typeof benchMachine, World>['waiting']>[0];
const open = ({ context, value }: Snapshot) => expect([value, context.parcel?.parcelId]).toEqual([value, 7]);

const stateAssertions: StateAssertions<typeof benchMachine, World> = {
  waiting: ({ context: { parcel, lines, steps, wrong, refusal: why } }) =>
    expect({ parcel, lines, steps, wrong, why }).toEqual({
      ...{ parcel: null, lines: [], steps: [], wrong: null, why: null },
    }),
  opening: (snapshot) => expect([isBusy(snapshot), snapshot.context.parcel]).toEqual([true, null]),
  stopped: (snapshot) => {
    expect([snapshot.hasTag('alarm'), snapshot.can({ type: 'parcel.skip' })]).toEqual([true, false]);
    expect(snapshot.context.refusal).not.toBeNull();
  },
  checking: (snapshot) => {
    open(snapshot);
    expect(snapshot.context.lines.some(({ done, need }) => done < need)).toBe(true);
  },
  wrongPiece: (snapshot) => {
    open(snapshot);
    expect([snapshot.hasTag('alarm'), snapshot.context.wrong]).toEqual([true, 'unknown']);
  },
  askingWaybill: (snapshot) => {
    open(snapshot);
    expect(snapshot.context.parcel?.waybillNo).toBeNull();
  },
  filling: (snapshot) => expect(isBusy(snapshot)).toBe(true),
  packing: (snapshot) => {
    expect([isBusy(snapshot), snapshot.can({ type: 'code.scan', code: '6901' })]).toEqual([true, false]);
    expect(snapshot.context.lines.every(({ done, need }) => done === need)).toBe(true);
  },
  packFailed: open,
  skipping: open,
  leaving: (snapshot) => expect(isBusy(snapshot)).toBe(true),
  leaveFailed: open,
};

const ofTwo = (parcel: typeof unshipped) => ({
  ...parcel,
  items: parcel.items.map((item) => ({ ...item, quantity: 2 })),
});
const small = ofTwo({ ...unshipped, waybillNo: 'YT7777777777', place: null });
const ends = ({ value, context }: Snapshot) => [value, context.steps.length, context.refusal?.errorKey];
const modelTest = createModelTest(benchMachine, {
  input,
  outcomes: {
    openParcel: {
      opened: { output: { kind: 'opened', parcel: small } satisfies Opened },
      unshipped: { output: { kind: 'opened', parcel: ofTwo(unshipped) } satisfies Opened },
      refused: { output: refunding },
      lost,
    },
    fillWaybill: { filled: { output: null }, refused: { output: used }, lost },
    packParcel: { packed: { output: null }, refused: { output: refunding }, lost },
    leaveParcel: { left: { output: null }, lost },
  },
  events: [
    { type: 'code.scan', code: 'YT7777777777' },
    { type: 'code.scan', code: '6901' },
    { type: 'code.scan', code: '-' },
    { type: 'scan.undo' },
    { type: 'alarm.acknowledge' },
    { type: 'parcel.skip' },
    { type: 'skip.cancel' },
    { type: 'pack.retry' },
    { type: 'sound.toggle' },
    { type: 'packer.name', packedBy: '老王' },
  ],
  limit: 4_000,
  key: ({ value, context }) => [
    ...[value, context.parcel?.waybillNo, context.steps.length, context.refusal?.errorKey, context.muted],
    ...[context.packedBy, context.last !== null],
  ],
  within: ({ context }) => context.last === null && !(context.muted && context.packedBy !== ''),
  fixture,
});

describe('a packing bench: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const field = () => {
  const [first] = screen.getAllByRole<HTMLInputElement>('textbox', { name: (name) => name !== text.packer });
  if (!first) throw new Error('no field');
  return first;
};
const key = (name: string) => void fireEvent.keyDown(field(), { key: name });
const enter = (code: string) => {
  type(field(), code);
  fireEvent.submit(field());
};

const viewTest = createViewTest(modelTest, {
  view: (bench) => (
    <>
      <BenchBar bench={bench} />
      <BenchView bench={bench} />
    </>
  ),
  externalEvents: [],
  equivalence: ends,
  userActions: {
    'code.scan': ({ code }) => enter(code),
    'scan.undo': () => key('Backspace'),
    'alarm.acknowledge': () => key(' '),
    'parcel.skip': () => key('Escape'),
    'skip.cancel': () => key('Escape'),
    'pack.retry': () => enter(''),
    'sound.toggle': ({ type: _ }, { context }) => press(button(text.sound(context.muted))),
    'packer.name': ({ packedBy }) => type(screen.getByRole('textbox', { name: text.packer }), packedBy),
  },
  stateAssertions: {
    waiting: () => expect([field().placeholder, alerts()]).toEqual([text.field.waiting, []]),
    opening: () => expect(screen.getByText(text.opening)).toBeDefined(),
    stopped: ({ context }) => {
      const of = context.parcel ? text.stopped(context.parcel.packageNo) : text.scanned(context.typed);
      expect(alerts()).toEqual([
        expect.stringMatching(new RegExp(`${context.refusal?.msg || text.lost}.*${of}`)),
      ]);
      expect(field().placeholder).toBe(text.field.alarm);
    },
    checking: () => {
      expect(screen.getByRole('list', { name: text.pieces })).toBeDefined();
      expect(field().placeholder).toBe(text.field.checking);
    },
    wrongPiece: () => expect(alerts()).toEqual([expect.stringContaining(text.wrong.unknown)]),
    askingWaybill: () => expect(field().placeholder).toBe(text.field.askingWaybill),
    filling: () => expect(screen.getByText(text.packing)).toBeDefined(),
    packing: () => expect(screen.getByText(text.packing)).toBeDefined(),
    packFailed: () =>
      expect([alerts(), field().placeholder]).toEqual([[expect.any(String)], text.field.retry]),
    skipping: () => expect(field().placeholder).toBe(text.field.skipping),
    leaving: () => expect(screen.getByRole('status')).toBeDefined(),
    leaveFailed: () => expect(field().placeholder).toBe(text.field.retry),
  },
});

describe('a packing bench, on its page', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

describe('a packing bench: scenarios', () => {
  const settled = () => new Promise(setImmediate);
  type AtBench = { parcelId: number; bench: string };

  /** A bench whose answers are given, with what it played, packed and printed. */
  function begin(parcel: typeof benchParcel, packs: (Refusal | null)[] = []) {
    const played: string[] = [];
    const packed: object[] = [];
    const { world, machine } = fixture();
    const actor = createActor(
      machine.provide({
        actors: {
          openParcel: fromPromise<Opened, Scanned>(async () => ({ kind: 'opened', parcel })),
          packParcel: fromPromise<Refusal | null, AtBench & { packedBy: string }>(async ({ input: sent }) => {
            packed.push(sent);
            return packs.shift() ?? null;
          }),
          fillWaybill: fromPromise<Refusal | null, { packageNo: string; waybillNo: string }>(
            async () => null,
          ),
          leaveParcel: fromPromise<Refusal | null, AtBench & { reason: string }>(async ({ input: sent }) => {
            packed.push(sent);
            return null;
          }),
          sounds: fromCallback<SoundEvent>(({ receive }) => {
            receive(({ sound, muted }) => void played.push(muted ? `(${sound})` : sound));
          }),
        },
      }),
      { input },
    ).start();
    const scan = async (...codes: string[]) => {
      for (const code of codes) actor.send({ type: 'code.scan', code });
      await settled();
    };
    return { actor, scan, played, packed, world };
  }

  it('keeps a parcel from others while it is open, until it may be packed', async () => {
    const { actor, scan } = begin(benchParcel);
    const held = () => heldParcel(actor.getSnapshot());
    expect(held()).toBeNull();
    await scan('YT7777777777');
    expect(held()).toEqual({ parcelId: 7, bench: 'bench-1' });
    await scan('0000');
    expect(held()).toEqual({ parcelId: 7, bench: 'bench-1' });
    actor.send({ type: 'alarm.acknowledge' });
    for (const code of ['6901', 'cz', 'box1']) actor.send({ type: 'code.scan', code });
    expect([actor.getSnapshot().value, held()]).toEqual(['packing', null]);
  });

  it('packs once the last piece is there, and prints its label', async () => {
    const { actor, scan, played, packed, world } = begin(benchParcel);
    actor.send({ type: 'packer.name', packedBy: '老王' });
    await scan('YT7777777777');
    await scan('6901', 'cz', 'box1');
    expect(played).toEqual(['opened', 'right', 'right', 'right', 'done']);
    expect(packed).toEqual([{ parcelId: 7, bench: 'bench-1', packedBy: '老王' }]);
    expect([actor.getSnapshot().value, world.printed]).toEqual(['waiting', ['P7']]);
  });

  it('takes no piece while a wrong one is not acknowledged, whatever is scanned', async () => {
    const { actor, scan, played } = begin(benchParcel);
    await scan('P7');
    await scan('9999', '6901', '6901');
    expect([actor.getSnapshot().value, actor.getSnapshot().context.steps.length]).toEqual(['wrongPiece', 0]);
    expect(played).toEqual(['opened', 'wrong', 'wrong', 'wrong']);
    actor.send({ type: 'alarm.acknowledge' });
    await scan('6901');
    expect([actor.getSnapshot().value, actor.getSnapshot().context.steps.length]).toEqual(['checking', 1]);
  });

  it('undoes the last scan alone, also a bundle with all of its parts', async () => {
    const { actor, scan } = begin(benchParcel);
    await scan('P7');
    await scan('6901', 'BOX1', '-');
    expect(actor.getSnapshot().context.lines.map(({ done }) => done)).toEqual([1, 0, 0]);
  });

  it('asks for a waybill number before it packs, where there is none', async () => {
    const { actor, scan, packed } = begin(unshipped);
    await scan('P7');
    await scan('6901');
    expect([actor.getSnapshot().value, packed]).toEqual(['askingWaybill', []]);
    await scan('SF1234567890123');
    expect([actor.getSnapshot().value, packed.length]).toEqual(['waiting', 1]);
  });

  it('stops when the parcel is refunded while it is packed', async () => {
    const { actor, scan, played, world } = begin(unshipped, [refunding]);
    await scan('P7');
    await scan('6901');
    await scan('SF1234567890123');
    expect([actor.getSnapshot().value, actor.getSnapshot().context.refusal]).toEqual(['stopped', refunding]);
    expect([played.at(-1), world.printed]).toEqual(['wrong', []]);
  });

  it('is put aside with its reason, and silent while it is muted', async () => {
    const { actor, scan, played, packed, world } = begin(benchParcel);
    actor.send({ type: 'sound.toggle' });
    await scan('P7');
    actor.send({ type: 'parcel.skip' });
    await scan('缺货');
    expect([actor.getSnapshot().value, packed]).toEqual([
      'waiting',
      [{ parcelId: 7, bench: 'bench-1', reason: '缺货' }],
    ]);
    expect([played, world.kept]).toEqual([['(opened)'], [['', true]]]);
  });
});
