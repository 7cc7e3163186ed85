import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Printers } from '../../web/src/features/printing/components/componentTypes.ts';
import { printingMachine } from '../../web/src/features/printing/printing.machine.ts';
import {
  canMark,
  canStop,
  isAsking,
  isBroken,
  isHeld,
  isLooking,
  isMade,
  isMaking,
  isNothing,
  isRefused,
  isTold,
  selectContext,
  selectOpen,
  tallyOf,
} from '../../web/src/features/printing/printing.selectors.ts';
import type {
  FileAnswer,
  Found,
  Label,
  LabelOutcome,
  LabelsAnswer,
  MadeFile,
  PrintableParcel,
  PrintFile,
  PrintSubject,
} from '../../web/src/features/printing/printing.types.ts';
import { type Refusal, refusal } from '../../web/src/lib/refusal.ts';
import { handClock } from '../support/handClock.ts';
import { type Sights, walkOf } from '../support/walk.ts';

const parcelsOf = (count: number): PrintableParcel[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    packageNo: `BG${at + 1}`,
    waybillNo: `YT${at + 1}`,
  }));
const labelOf = (packageId: number): Label => ({
  packageId,
  printerName: '',
  url: `http://site/${packageId}.pdf`,
});
const file: PrintFile = { url: '/files/exports/t1/labels.pdf', fileName: '面单.pdf' };
const printers: Printers = { names: ['一号机', '二号机'], byDefault: '一号机' };
const gone = refusal('FORBIDDEN', '没有权限');
const noWaybill = { packageId: 2, msg: '还没有运单号' };

interface World {
  reports: number;
}

function stage() {
  const world: World = { reports: 0 };
  const report = () => {
    world.reports += 1;
  };
  return { world, machine: printingMachine.provide({ actions: { report } }) };
}

type Snapshot = Parameters<typeof isLooking>[0];

const sending = (snapshot: Snapshot) => {
  expect([isHeld(snapshot), snapshot.hasTag('busy')]).toEqual([true, true]);
  expect(snapshot.can({ type: 'print.start' })).toBe(false);
};
const making = (snapshot: Snapshot) => {
  expect([isMaking(snapshot), isHeld(snapshot), snapshot.hasTag('busy')]).toEqual([true, false, true]);
  expect(snapshot.can({ type: 'print.start' })).toBe(false);
};

const sights: Sights<typeof printingMachine, World> = {
  looking: (snapshot) =>
    expect([isLooking(snapshot), snapshot.can({ type: 'print.start' })]).toEqual([true, false]),
  asking: (snapshot) => {
    expect([isAsking(snapshot), snapshot.can({ type: 'print.start' })]).toEqual([true, true]);
    const { printers: found } = selectContext(snapshot);
    expect(snapshot.can({ type: 'way.choose', way: 'component' })).toBe(found !== null);
  },
  making: (snapshot) => {
    making(snapshot);
    expect([selectContext(snapshot).file, canStop(snapshot)]).toEqual([null, false]);
  },
  'waiting.pausing': (snapshot) => {
    making(snapshot);
    expect([selectContext(snapshot).taskId, canStop(snapshot)]).toEqual(['t1', true]);
  },
  'waiting.looking': making,
  fetching: (snapshot, { reports }) => {
    making(snapshot);
    expect([selectContext(snapshot).file, reports]).toEqual([file, reports || 1]);
  },
  made: (snapshot) => {
    expect([isMade(snapshot), selectContext(snapshot).file]).toEqual([true, file]);
    expect(['blob:1', null]).toContain(selectContext(snapshot).viewUrl);
  },
  nothing: (snapshot) =>
    expect([isNothing(snapshot), selectContext(snapshot).failed]).toEqual([true, [noWaybill]]),
  refused: (snapshot) => expect([isRefused(snapshot), selectContext(snapshot).refusal]).toEqual([true, gone]),
  broken: (snapshot) =>
    expect([isBroken(snapshot), snapshot.can({ type: 'print.start' })]).toEqual([true, true]),
  labelling: (snapshot) => {
    sending(snapshot);
    expect(selectContext(snapshot).pending.length).toBeGreaterThan(0);
  },
  sending: (snapshot) => {
    sending(snapshot);
    expect(selectContext(snapshot).queue.length).toBeGreaterThan(0);
  },
  // Passed through within one step.
  deciding: () => expect.unreachable(),
  halted: () => expect.unreachable(),
  ending: () => expect.unreachable(),
  marking: (snapshot) => {
    sending(snapshot);
    expect([canStop(snapshot), selectContext(snapshot).unmarked.length > 0]).toEqual([false, true]);
  },
  told: (snapshot) => {
    const { unmarked, parcels } = selectContext(snapshot);
    expect([isTold(snapshot), canMark(snapshot)]).toEqual([true, unmarked.length > 0]);
    const { printed, failed, unknown, done } = tallyOf(selectContext(snapshot));
    const { sure, all } = selectOpen(snapshot);
    expect([printed + failed + unknown, all <= parcels.length, sure <= all]).toEqual([done, true, true]);
  },
};

const begun = (answer: Exclude<FileAnswer, Refusal>): MadeFile => ({
  kind: 'begun',
  answer,
  printed: 2,
  failed: [],
});

const walk = walkOf(printingMachine, {
  input: { parcels: parcelsOf(102), kind: 'LABELS' },
  gates: {
    findComponent: {
      found: { output: { kind: 'found', printers } },
      away: { output: { kind: 'away' } },
      lost: { error: new Error('away') },
    },
    makeFile: {
      done: { output: begun({ kind: 'done', file }) },
      writing: { output: begun({ kind: 'writing', taskId: 't1' }) },
      nothing: { output: { ...begun({ kind: 'writing', taskId: 't1' }), printed: 0, failed: [noWaybill] } },
      refused: { output: gone },
      lost: { error: new Error('offline') },
    },
    findFile: {
      done: { output: { kind: 'done', file } },
      writing: { output: { kind: 'writing', taskId: 't1' } },
      refused: { output: gone },
      lost: { error: new Error('offline') },
    },
    fetchFile: { shown: { output: 'blob:1' }, lost: { error: new Error('offline') } },
    makeLabels: {
      labels: { output: { kind: 'labels', labels: [labelOf(1)], failed: [noWaybill] } },
      refused: { output: gone },
      lost: { error: new Error('offline') },
    },
    printLabel: {
      printed: { output: { kind: 'printed' } },
      unknown: { output: { kind: 'unknown', why: 'lost' } },
      away: { error: new Error('away') },
    },
    markPrinted: {
      marked: { output: null },
      refused: { output: gone },
      lost: { error: new Error('offline') },
    },
  },
  events: [
    { type: 'component.look' },
    { type: 'way.choose', way: 'file' },
    { type: 'printer.choose', printer: '二号机' },
    { type: 'print.start' },
    { type: 'print.stop' },
    { type: 'print.retry', unknown: false },
    { type: 'mark.retry' },
  ],
  limit: 30_000,
  key: ({ value, context }) => [
    value,
    context.way,
    context.printers !== null,
    context.printer,
    context.taskId,
    context.file !== null,
    context.viewUrl,
    context.pending.length,
    context.queue.length,
    context.outcomes.get(1)?.kind,
    context.unmarked.length > 0,
    context.stopping,
    context.refusal !== null,
    context.failed.length > 0,
  ],
  alike: ({ value, context }) => [value, context.way, context.pending.length > 0, context.stopping],
  stage,
});

describe('printing, walked', () => {
  it.each(walk.paths)('$title', (path) => path.run(undefined, sights));

  it('walks every edge', () => expect(walk.unwalked()).toEqual([]));
});

describe('printing, pinned', () => {
  const settled = () => new Promise(setImmediate);

  interface Answers {
    found?: Found;
    made?: MadeFile[];
    states?: FileAnswer[];
    labels?: (ids: readonly number[]) => LabelsAnswer;
    outcomes?: (LabelOutcome | Error)[];
    marks?: (Refusal | null | Error)[];
  }

  function start(subject: PrintSubject, answers: Answers) {
    const { world, machine } = stage();
    const clock = handClock();
    const asked: unknown[] = [];
    const next = <T>(list: (T | Error)[] | undefined, what: unknown): T => {
      asked.push(what);
      const answer = list?.shift();
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('nothing to answer');
      return answer;
    };
    const actor = createActor(
      machine.provide({
        actors: {
          findComponent: fromPromise(async () => answers.found ?? { kind: 'away' as const }),
          makeFile: fromPromise<MadeFile, PrintSubject>(async ({ input }) =>
            next(answers.made, [input.kind, input.parcels.length]),
          ),
          findFile: fromPromise<FileAnswer, string>(async ({ input }) => next(answers.states, input)),
          fetchFile: fromPromise<string, PrintFile | null>(async () => 'blob:1'),
          makeLabels: fromPromise<LabelsAnswer, readonly number[]>(async ({ input }) => {
            asked.push(['labels', input.length]);
            return answers.labels?.(input) ?? { kind: 'labels', labels: input.map(labelOf), failed: [] };
          }),
          printLabel: fromPromise<LabelOutcome, { label: Label | null; printer: string }>(
            async ({ input: { label, printer } }) =>
              answers.outcomes
                ? next(answers.outcomes, ['print', label?.packageId, printer])
                : { kind: 'printed' as const },
          ),
          markPrinted: fromPromise<Refusal | null, readonly number[]>(async ({ input }) => {
            asked.push(['mark', [...input]]);
            const mark = answers.marks?.shift() ?? null;
            if (mark instanceof Error) throw mark;
            return mark;
          }),
        },
      }),
      { input: subject, clock },
    ).start();
    return { actor, asked, world, clock, snapshot: () => actor.getSnapshot() };
  }

  const found: Found = { kind: 'found', printers };
  const labels = (count: number): PrintSubject => ({ parcels: parcelsOf(count), kind: 'LABELS' });

  it('makes one file, waits for it, and offers it', async () => {
    const { actor, asked, clock, snapshot, world } = start(
      { parcels: parcelsOf(3), kind: 'PICKING' },
      {
        made: [begun({ kind: 'writing', taskId: 't1' })],
        states: [
          { kind: 'writing', taskId: 't1' },
          { kind: 'done', file },
        ],
      },
    );
    await settled();
    actor.send({ type: 'print.start' });
    actor.send({ type: 'print.start' });
    for (const _look of [1, 2]) {
      await settled();
      clock.fire(1_500);
    }
    await settled();
    expect(asked).toEqual([['PICKING', 3], 't1', 't1']);
    expect([isMade(snapshot()), snapshot().context.viewUrl, world.reports]).toEqual([true, 'blob:1', 1]);
  });

  it('prints through the component when there is one, counts, and marks what came out once', async () => {
    const { actor, asked, snapshot, world } = start(labels(3), {
      found,
      outcomes: [{ kind: 'printed' }, { kind: 'failed', msg: '打印机缺纸' }, { kind: 'printed' }],
    });
    await settled();
    expect(snapshot().context.way).toBe('component');
    actor.send({ type: 'printer.choose', printer: '二号机' });
    actor.send({ type: 'print.start' });
    await settled();
    expect(asked).toEqual([
      ['labels', 3],
      ['print', 1, '二号机'],
      ['print', 2, '二号机'],
      ['print', 3, '二号机'],
      ['mark', [1, 3]],
    ]);
    expect(tallyOf(snapshot().context)).toEqual({ printed: 2, failed: 1, unknown: 0, done: 3 });
    expect([selectOpen(snapshot()), world.reports]).toEqual([{ sure: 1, all: 1 }, 1]);
  });

  it('prints again only what surely did not come out, and what is unsure when it is wished', async () => {
    const { actor, asked, snapshot } = start(labels(3), {
      found,
      outcomes: [
        { kind: 'unknown', why: 'late' },
        { kind: 'failed', msg: '缺纸' },
        { kind: 'printed' },
        { kind: 'printed' },
        { kind: 'printed' },
      ],
    });
    await settled();
    actor.send({ type: 'print.start' });
    await settled();
    expect(selectOpen(snapshot())).toEqual({ sure: 1, all: 2 });
    actor.send({ type: 'print.retry', unknown: false });
    await settled();
    expect(selectOpen(snapshot())).toEqual({ sure: 0, all: 1 });
    actor.send({ type: 'print.retry', unknown: true });
    await settled();
    expect(asked.filter((one) => Array.isArray(one) && one[0] === 'print')).toEqual([
      ['print', 1, ''],
      ['print', 2, ''],
      ['print', 3, ''],
      ['print', 2, ''],
      ['print', 1, ''],
    ]);
    expect(selectOpen(snapshot())).toEqual({ sure: 0, all: 0 });
  });

  it('asks for the labels of many parcels in pieces of a hundred', async () => {
    const { actor, asked, snapshot } = start(labels(250), { found });
    await settled();
    actor.send({ type: 'print.start' });
    while (!isTold(snapshot())) await settled();
    expect(asked.slice(0, 3)).toEqual([
      ['labels', 100],
      ['labels', 100],
      ['labels', 50],
    ]);
    expect(tallyOf(snapshot().context)).toEqual({ printed: 250, failed: 0, unknown: 0, done: 250 });
  });

  it('stops after the label that is under way, and can go on', async () => {
    const { actor, asked, snapshot } = start(labels(3), {
      found,
      outcomes: [{ kind: 'printed' }, { kind: 'printed' }, { kind: 'printed' }],
    });
    await settled();
    actor.send({ type: 'print.start' });
    actor.send({ type: 'print.stop' });
    await settled();
    expect([isTold(snapshot()), asked]).toEqual([true, [['labels', 3]]]);
    expect(selectOpen(snapshot())).toEqual({ sure: 3, all: 3 });
    actor.send({ type: 'print.retry', unknown: false });
    await settled();
    expect(tallyOf(snapshot().context).printed).toBe(3);
  });

  it('sends nothing more once the component is away', async () => {
    const { actor, asked, snapshot } = start(labels(3), {
      found,
      outcomes: [{ kind: 'printed' }, new Error('away')],
    });
    await settled();
    actor.send({ type: 'print.start' });
    await settled();
    expect(asked).toEqual([
      ['labels', 3],
      ['print', 1, ''],
      ['print', 2, ''],
      ['mark', [1]],
    ]);
    expect(selectOpen(snapshot())).toEqual({ sure: 2, all: 2 });
  });

  it('does not offer those again that the service refused', async () => {
    const { actor, snapshot } = start(labels(2), {
      found,
      labels: () => ({ kind: 'labels', labels: [labelOf(1)], failed: [noWaybill] }),
      outcomes: [{ kind: 'printed' }],
    });
    await settled();
    actor.send({ type: 'print.start' });
    await settled();
    expect(tallyOf(snapshot().context)).toEqual({ printed: 1, failed: 1, unknown: 0, done: 2 });
    expect(selectOpen(snapshot())).toEqual({ sure: 0, all: 0 });
  });

  it('keeps what came out until it is counted', async () => {
    const { actor, asked, snapshot, world } = start(labels(1), {
      found,
      outcomes: [{ kind: 'printed' }],
      marks: [new Error('offline'), gone, null],
    });
    await settled();
    actor.send({ type: 'print.start' });
    await settled();
    expect([canMark(snapshot()), snapshot().context.unmarked]).toEqual([true, [1]]);
    actor.send({ type: 'mark.retry' });
    await settled();
    expect([canMark(snapshot()), snapshot().context.refusal, world.reports]).toEqual([true, gone, 0]);
    actor.send({ type: 'mark.retry' });
    await settled();
    expect([canMark(snapshot()), world.reports]).toEqual([false, 1]);
    expect(asked.filter((one) => Array.isArray(one) && one[0] === 'mark')).toHaveLength(3);
  });

  it('falls back to a file where the component is away', async () => {
    const { actor, asked, snapshot } = start(labels(2), { made: [begun({ kind: 'done', file })] });
    await settled();
    expect(snapshot().can({ type: 'way.choose', way: 'component' })).toBe(false);
    actor.send({ type: 'print.start' });
    await settled();
    expect([asked, isMade(snapshot())]).toEqual([[['LABELS', 2]], true]);
  });
});
