import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { ExportFile } from '../../web/src/exports/exporting.machine.ts';
import { countResults, selectOpen } from '../../web/src/features/labels/printing.selectors.ts';
import type {
  FileAnswer,
  Found,
  Label,
  LabelOutcome,
  LabelsAnswer,
  MadeFile,
  PrintSubject,
} from '../../web/src/features/labels/printing.types.ts';
import type { Refusal } from '../../web/src/lib/refusal.ts';
import { manualClock } from '../support/manualClock.ts';
import { begun, file, fixture, gone, labelOf, noWaybill, parcelsOf, printers } from './printing.fixture.ts';

describe('printing: scenarios', () => {
  const settled = () => new Promise(setImmediate);

  interface Answers {
    found?: Found;
    ready?: MadeFile[];
    states?: FileAnswer[];
    labels?: (ids: readonly number[]) => LabelsAnswer;
    outcomes?: (LabelOutcome | Error)[];
    marks?: (Refusal | null | Error)[];
  }

  function start(subject: PrintSubject, answers: Answers) {
    const { world, machine } = fixture();
    const clock = manualClock();
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
          findComponent: fromPromise(async () => answers.found ?? { kind: 'unavailable' as const }),
          makeFile: fromPromise<MadeFile, PrintSubject>(async ({ input }) =>
            next(answers.ready, [input.kind, input.parcels.length]),
          ),
          findFile: fromPromise<FileAnswer, string>(async ({ input }) => next(answers.states, input)),
          fetchFile: fromPromise<string, ExportFile | null>(async () => 'blob:1'),
          makeLabels: fromPromise<LabelsAnswer, readonly number[]>(async ({ input }) => {
            asked.push(['labels', input.length]);
            return answers.labels?.(input) ?? { kind: 'labels', labels: input.map(labelOf), failed: [] };
          }),
          printLabel: fromPromise<LabelOutcome, { label: Label | null; printer: string }>(
            async ({ input: { label, printer } }) =>
              answers.outcomes
                ? next(answers.outcomes, ['print', label?.parcelId, printer])
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
        ready: [begun({ kind: 'writing', taskId: 't1' })],
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
    expect([snapshot().matches('ready'), snapshot().context.viewUrl, world.reports]).toEqual([
      true,
      'blob:1',
      1,
    ]);
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
    expect(countResults(snapshot().context)).toEqual({ printed: 2, failed: 1, unknown: 0, done: 3 });
    expect([selectOpen(snapshot()), world.reports]).toEqual([{ sure: 1, all: 1 }, 1]);
  });

  it('prints again only what certainly failed, and what is unknown on request', async () => {
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
    while (!snapshot().matches('showingResults')) await settled();
    expect(asked.slice(0, 3)).toEqual([
      ['labels', 100],
      ['labels', 100],
      ['labels', 50],
    ]);
    expect(countResults(snapshot().context)).toEqual({ printed: 250, failed: 0, unknown: 0, done: 250 });
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
    expect([snapshot().matches('showingResults'), asked]).toEqual([true, [['labels', 3]]]);
    expect(selectOpen(snapshot())).toEqual({ sure: 3, all: 3 });
    actor.send({ type: 'print.retry', unknown: false });
    await settled();
    expect(countResults(snapshot().context).printed).toBe(3);
  });

  it('sends nothing more once the component is away', async () => {
    const { actor, asked, snapshot } = start(labels(3), {
      found,
      outcomes: [{ kind: 'printed' }, new Error('unavailable')],
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
    expect(countResults(snapshot().context)).toEqual({ printed: 1, failed: 1, unknown: 0, done: 2 });
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
    expect([snapshot().can({ type: 'mark.retry' }), snapshot().context.unmarked]).toEqual([true, [1]]);
    actor.send({ type: 'mark.retry' });
    await settled();
    expect([snapshot().can({ type: 'mark.retry' }), snapshot().context.refusal, world.reports]).toEqual([
      true,
      gone,
      0,
    ]);
    actor.send({ type: 'mark.retry' });
    await settled();
    expect([snapshot().can({ type: 'mark.retry' }), snapshot().context.refusal, world.reports]).toEqual([
      false,
      null,
      1,
    ]);
    expect(asked.filter((one) => Array.isArray(one) && one[0] === 'mark')).toHaveLength(3);
  });

  it('falls back to a file where the component is away', async () => {
    const { actor, asked, snapshot } = start(labels(2), { ready: [begun({ kind: 'done', file })] });
    await settled();
    expect(snapshot().can({ type: 'way.choose', way: 'component' })).toBe(false);
    actor.send({ type: 'print.start' });
    await settled();
    expect([asked, snapshot().matches('ready')]).toEqual([[['LABELS', 2]], true]);
  });
});
