import { type ActorRefFrom, assign, fromCallback, sendTo, setup } from 'xstate';
import { outcomeGuards, refusalIn, refusedTo } from '../../lib/outcome.ts';
import { output, payload } from '../../lib/params.ts';
import { type Refusal, refusal } from '../../lib/refusal.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import {
  type BenchParcel,
  type CheckLine,
  type CheckStep,
  checkedBy,
  linesOf,
  nextLine,
  withStep,
} from './checkLines.ts';

export type Sound = 'opened' | 'right' | 'wrong' | 'done';
export type SoundEvent = { type: 'sound.play'; sound: Sound; muted: boolean };
export type Opened = { kind: 'opened'; parcel: BenchParcel } | Refusal;
export interface Scanned {
  code: string;
  waveId: number | null;
  bench: string;
  packedBy: string;
}
type Step<More = object> = { parcelId: number; bench: string } & More;

/** What a bench keeps from one visit to the next. */
export interface BenchSettings {
  packedBy: string;
  muted: boolean;
}

interface Input extends BenchSettings {
  /** The wave that is packed; null: any parcel. */
  waveId: number | null;
  /** Number of this bench. */
  bench: string;
}

interface Context extends Input {
  parcel: BenchParcel | null;
  lines: readonly CheckLine[];
  /** What was checked off, the last at the end. */
  steps: readonly CheckStep[];
  /** What was typed last, as it is worked on. */
  typed: string;
  /** Why the last code took no piece off. */
  wrong: 'unknown' | 'tooMany' | null;
  refusal: Refusal | null;
  /** The parcel that was packed last. */
  last: BenchParcel | null;
}

type Event =
  | { type: 'code.scan'; code: string }
  | { type: 'scan.undo' }
  | { type: 'alarm.acknowledge' }
  | { type: 'parcel.skip' }
  | { type: 'skip.cancel' }
  | { type: 'pack.retry' }
  | { type: 'sound.toggle' }
  | { type: 'packer.name'; packedBy: string };

const clean = { parcel: null, lines: [], steps: [], typed: '', wrong: null, refusal: null };
const UNDO = '-';

/**
 * A packing bench: a scan opens a parcel, scans check its pieces off, and the last one packs it. What is wrong stops it until a
 * person has acknowledged it, which no scanner can.
 */
export const benchMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'busy' | 'alarm' | 'open',
  },
  actors: {
    openParcel: unprovidedActor<Opened, Scanned>(),
    fillWaybill: unprovidedActor<Refusal | null, { packageNo: string; waybillNo: string }>(),
    packParcel: unprovidedActor<Refusal | null, Step<{ packedBy: string }>>(),
    leaveParcel: unprovidedActor<Refusal | null, Step<{ reason: string }>>(),
    sounds: fromCallback<SoundEvent>(() => {}),
  },
  guards: {
    ...outcomeGuards,
    isCode: (_, { code }: { code: string }) => /^(?=.*\d)[\w-]{4,}$/.test(code.trim()),
    isGiven: (_, { code }: { code: string }) => code.trim() !== '',
    isUndo: ({ context }, { code }: { code: string }) => code.trim() === UNDO && context.steps.length > 0,
    takesPieces: ({ context }, { code }: { code: string }) => 'step' in checkedBy(context.lines, code),
    hasSteps: ({ context }) => context.steps.length > 0,
    isReady: ({ context }) => nextLine(context.lines) === -1 && context.parcel?.waybillNo != null,
    isComplete: ({ context }) => nextLine(context.lines) === -1,
  },
  actions: {
    clear: assign(clean),
    setTyped: assign((_, { code }: { code: string }) => ({ typed: code.trim(), refusal: null })),
    setParcel: assign((_, answer: Opened) =>
      answer.kind === 'opened' ? { parcel: answer.parcel, lines: linesOf(answer.parcel) } : {},
    ),
    takePieces: assign(({ context: { lines, steps } }, { code }: { code: string }) => {
      const checked = checkedBy(lines, code);
      return 'step' in checked
        ? { lines: withStep(lines, checked.step, 1), steps: [...steps, checked.step] }
        : {};
    }),
    undoStep: assign(({ context: { lines, steps } }) => {
      const last = steps.at(-1);
      return last ? { lines: withStep(lines, last, -1), steps: steps.slice(0, -1) } : {};
    }),
    setWrong: assign(({ context }, { code }: { code: string }) => {
      const checked = checkedBy(context.lines, code);
      return { typed: code.trim(), wrong: 'wrong' in checked ? checked.wrong : null };
    }),
    clearWrong: assign({ wrong: null, typed: '' }),
    setWaybill: assign(({ context: { parcel, typed } }) => ({
      parcel: parcel && { ...parcel, waybillNo: typed },
    })),
    setRefusal: assign(refusalIn),
    setLost: assign({ refusal: refusal('') }),
    clearRefusal: assign({ refusal: null }),
    clearLast: assign({ last: null }),
    setLast: assign(({ context }) => ({ last: context.parcel })),
    toggleSound: assign(({ context }) => ({ muted: !context.muted })),
    setPacker: assign((_, { packedBy }: { packedBy: string }) => ({ packedBy })),
    play: sendTo('sounds', ({ context }, { sound }: { sound: Sound }) => ({
      ...{ type: 'sound.play' as const, sound, muted: context.muted },
    })),
    /** Keeps name and sound for the next visit. */
    keepSettings: unprovidedAction(),
    /** Prints the label of the parcel that was packed, where a setting says so. */
    printLabel: unprovidedAction(),
  },
}).createMachine({
  id: 'bench',
  context: ({ input }) => ({ ...input, ...clean, last: null }),
  invoke: { id: 'sounds', src: 'sounds' },
  on: {
    'sound.toggle': { actions: ['toggleSound', 'keepSettings'] },
    'packer.name': { actions: [{ type: 'setPacker', params: payload }, 'keepSettings'] },
  },
  initial: 'waiting',
  states: {
    waiting: {
      entry: 'clear',
      on: {
        'code.scan': {
          guard: { type: 'isGiven', params: payload },
          target: 'opening',
          actions: { type: 'setTyped', params: payload },
        },
      },
    },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openParcel',
        src: 'openParcel',
        input: ({ context: { typed: code, waveId, bench, packedBy } }) => ({ code, waveId, bench, packedBy }),
        onDone: [
          refusedTo('stopped'),
          {
            target: 'checking',
            actions: [
              { type: 'setParcel', params: output },
              { type: 'play', params: { sound: 'opened' } },
            ],
          },
        ],
        onError: { target: 'stopped', actions: 'setLost' },
      },
    },
    /** The parcel is not to be packed, or could not be read. */
    stopped: {
      tags: 'alarm',
      entry: { type: 'play', params: { sound: 'wrong' } },
      on: {
        'alarm.acknowledge': 'waiting',
        'code.scan': { actions: { type: 'play', params: { sound: 'wrong' } } },
      },
    },
    checking: {
      tags: 'open',
      always: [
        { guard: 'isReady', target: 'packing' },
        { guard: 'isComplete', target: 'askingWaybill' },
      ],
      on: {
        'code.scan': [
          { guard: { type: 'isUndo', params: payload }, actions: 'undoStep' },
          {
            guard: { type: 'takesPieces', params: payload },
            target: 'checking',
            actions: [
              { type: 'takePieces', params: payload },
              { type: 'play', params: { sound: 'right' } },
            ],
          },
          {
            guard: { type: 'isGiven', params: payload },
            target: 'wrongPiece',
            actions: { type: 'setWrong', params: payload },
          },
        ],
        'scan.undo': { guard: 'hasSteps', actions: 'undoStep' },
        'parcel.skip': 'skipping',
      },
    },
    wrongPiece: {
      tags: ['alarm', 'open'],
      entry: { type: 'play', params: { sound: 'wrong' } },
      on: {
        'alarm.acknowledge': { target: 'checking', actions: 'clearWrong' },
        'code.scan': { actions: { type: 'play', params: { sound: 'wrong' } } },
      },
    },
    /** All pieces are there; its supplier ships it under a number of its own. */
    askingWaybill: {
      tags: 'open',
      on: {
        'code.scan': {
          guard: { type: 'isGiven', params: payload },
          target: 'filling',
          actions: { type: 'setTyped', params: payload },
        },
        'scan.undo': { guard: 'hasSteps', target: 'checking', actions: ['undoStep', 'clearRefusal'] },
        'parcel.skip': 'skipping',
      },
    },
    filling: {
      tags: ['busy', 'open'],
      invoke: {
        id: 'fillWaybill',
        src: 'fillWaybill',
        input: ({ context: { parcel, typed } }) => ({
          packageNo: parcel?.packageNo ?? '',
          waybillNo: typed,
        }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: output },
            target: 'askingWaybill',
            actions: [
              { type: 'setRefusal', params: output },
              { type: 'play', params: { sound: 'wrong' } },
            ],
          },
          { target: 'packing', actions: 'setWaybill' },
        ],
        onError: { target: 'askingWaybill', actions: 'setLost' },
      },
    },
    packing: {
      tags: ['busy', 'open'],
      invoke: {
        id: 'packParcel',
        src: 'packParcel',
        input: ({ context: { parcel, bench, packedBy } }) => ({
          ...{ parcelId: parcel?.parcelId ?? 0, bench, packedBy },
        }),
        onDone: [
          refusedTo('stopped'),
          {
            target: 'waiting',
            actions: ['setLast', 'printLabel', { type: 'play', params: { sound: 'done' } }],
          },
        ],
        onError: 'packFailed',
      },
    },
    /** No answer came: it may have been packed, and trying again tells. */
    packFailed: { tags: 'open', on: { 'pack.retry': 'packing' } },
    skipping: {
      tags: 'open',
      entry: 'clearRefusal',
      on: {
        'code.scan': [
          // A scan says no reason: the packer went on without seeing that one is asked for.
          {
            guard: { type: 'isCode', params: payload },
            actions: { type: 'play', params: { sound: 'wrong' } },
          },
          {
            guard: { type: 'isGiven', params: payload },
            target: 'leaving',
            actions: { type: 'setTyped', params: payload },
          },
        ],
        'skip.cancel': 'checking',
      },
    },
    leaving: {
      tags: ['busy', 'open'],
      invoke: {
        id: 'leaveParcel',
        src: 'leaveParcel',
        input: ({ context: { parcel, bench, typed } }) => ({
          ...{ parcelId: parcel?.parcelId ?? 0, bench, reason: typed },
        }),
        onDone: { target: 'waiting', actions: 'clearLast' },
        onError: 'leaveFailed',
      },
    },
    leaveFailed: { tags: 'open', on: { 'pack.retry': 'leaving', 'skip.cancel': 'checking' } },
  },
});

export type Bench = ActorRefFrom<typeof benchMachine>;
