// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { FillBackDialog } from '../../web/src/features/parcels/fillBack/FillBackDialog.tsx';
import {
  type BackInput,
  canCancel,
  canRetry,
  countRows,
  type FileSaved,
  type FillBackSubject,
  fillBackMachine,
  type MatchAnswer,
  PART_SIZE,
  type SaveInput,
} from '../../web/src/features/parcels/fillBack/fillBack.machine.ts';
import {
  countsText,
  resultText,
  fillBackText as text,
} from '../../web/src/features/parcels/fillBack/fillBack.text.ts';
import {
  type Question,
  type RowParcel,
  waybillsOf,
} from '../../web/src/features/parcels/fillBack/matchRows.ts';
import type { BackRow, BackSheet } from '../../web/src/features/spreadsheets/fillBack/backSheet.ts';
import { fileRefusalText } from '../../web/src/features/spreadsheets/sheets.text.ts';
import { type FileRefusal, refuse } from '../../web/src/features/spreadsheets/sheets.types.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { alerts, buttonSaying, choose, createViewTest, isBusy, press, upload } from '../support/viewTest.tsx';

const subject: FillBackSubject = { account: 'one', orderId: null };
const file = new File(['x'], '订单.xlsx');
const receiver = { name: '张三', phone: '13800000011', address: '杭州市文三路1号' };
const backOf = (rows: BackRow[], otherSheets: string[] = ['第二批']): BackSheet => ({
  ...{ kind: 'back', sheet: '订单', otherSheets, headerLine: 1, rows },
});
const numbered = (line: number): BackRow => ({ line, thirdOrderNo: `A-${line}`, receiver: null });
const addressed = (line: number): BackRow => ({ line, thirdOrderNo: '', receiver });
const shipped = (parcelId: number): RowParcel => ({
  ...{ parcelId, orderId: 1, status: 'SHIPPED', statusText: '已发货', waybillNo: `YT${parcelId}` },
  courierName: '圆通速递',
});
const found = (...rows: [number, RowParcel[]][]): MatchAnswer => ({
  ...{ kind: 'found', rows: rows.map(([row, parcels]) => ({ row, parcels })) },
});
const often = refusal('RATE_LIMITED', '操作过于频繁，请稍后再试');

const stateAssertions: StateAssertions<typeof fillBackMachine, undefined> = {
  closed: (snapshot) => {
    const { subject: whose, file: kept, back, queue, found: all, results } = snapshot.context;
    expect([whose, kept, back, queue, all.size, results.size]).toEqual([null, null, null, [], 0, 0]);
    expect(snapshot.hasTag('open')).toBe(false);
  },
  'choosing.idle': (snapshot) => expect(snapshot.can({ type: 'file.save' })).toBe(false),
  'choosing.readFailed': ({ context }) => expect(context.fileRefusal).toBeNull(),
  reading: ({ context }) =>
    expect([context.file, context.back, context.results.size]).toEqual([file, null, 0]),
  advancing: () => expect.unreachable('nobody rests here'),
  matching: (snapshot) => {
    expect(snapshot.context.queue.length).toBeGreaterThan(0);
    expect(snapshot.context.refusal).toBeNull();
    expect(canCancel(snapshot)).toBe(true);
  },
  refused: (snapshot) => expect([snapshot.context.refusal, canRetry(snapshot)]).toEqual([often, true]),
  requestFailed: (snapshot) => expect([snapshot.context.refusal, canRetry(snapshot)]).toEqual([null, true]),
  'matched.ready': (snapshot) => {
    const { results, back, queue } = snapshot.context;
    expect([results.size, queue]).toEqual([back?.rows.length, []]);
    expect(snapshot.can({ type: 'file.save' })).toBe(waybillsOf(results).size > 0);
  },
  'matched.saveFailed': ({ context }) => expect(context.savedName).toBeNull(),
  saving: (snapshot) => expect(snapshot.can({ type: 'file.save' })).toBe(false),
};

const modelTest = createModelTest(fillBackMachine, {
  outcomes: {
    readSheet: {
      both: { output: backOf([numbered(2), addressed(3)]) },
      receivers: { output: backOf([addressed(3)], []) },
      nothing: { output: backOf([{ line: 2, thirdOrderNo: '', receiver: null }], []) },
      otherColumns: { output: refuse('BACK_COLUMNS') },
      lost: { error: new Error('worker') },
    },
    matchPart: {
      found: { output: found([2, [shipped(1)]], [3, [shipped(2)]]) },
      none: { output: found() },
      often: { output: often },
      lost: { error: new Error('offline') },
    },
    saveFile: {
      saved: { output: { kind: 'saved', fileName: '订单-已回填.xlsx' } satisfies FileSaved },
      damaged: { output: refuse('FILE_DAMAGED') },
      gone: { error: new Error('NotReadableError') },
    },
  },
  events: [
    { type: 'dialog.open', subject },
    { type: 'file.choose', file },
    { type: 'sheet.choose', sheet: '第二批' },
    { type: 'work.cancel' },
    { type: 'match.retry' },
    { type: 'file.save' },
    { type: 'dialog.close' },
  ],
  limit: 8000,
  key: ({ value, context }) => {
    const { back, sheet, queue, areNumbersAsked, found: all, fileRefusal, savedName } = context;
    return [
      ...[value, back?.rows.length, back?.otherSheets.length, sheet, queue.length, areNumbersAsked],
      ...[[...all.keys()], fileRefusal?.code, savedName],
    ];
  },
  equivalence: ({ value, context: { back, queue, areNumbersAsked, found: all } }) => [
    ...[value, back?.rows.length, queue.length, areNumbersAsked, all.size],
  ],
  fixture: () => ({ world: undefined, machine: fillBackMachine }),
});

describe('waybills back into a file: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const save = () => within(screen.getByRole('dialog')).getByRole('button', { name: /保存回填|没有可以回填/ });

const viewTest = createViewTest(modelTest, {
  view: (filling) => <FillBackDialog actor={filling} />,
  externalEvents: ['dialog.open'],
  userActions: {
    'file.choose': ({ file: chosen }, snapshot) =>
      upload(screen.getByLabelText(snapshot.matches('matched') ? text.another : text.choose), chosen),
    'sheet.choose': ({ sheet }) => choose(text.sheet, sheet),
    'work.cancel': () => press(buttonSaying(text.cancel)),
    'match.retry': () => press(buttonSaying(text.retry)),
    'file.save': () => press(save()),
    'dialog.close': (_, snapshot) =>
      canCancel(snapshot)
        ? press(screen.getByRole('button', { name: '关闭' }))
        : press(buttonSaying(text.close)),
  },
  stateAssertions: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    'choosing.idle': ({ context: { fileRefusal } }) => {
      expect(screen.getByText(text.privacy)).toBeDefined();
      expect(alerts()).toEqual(fileRefusal ? [fileRefusalText(fileRefusal)] : []);
    },
    'choosing.readFailed': () => expect(alerts()).toEqual([text.readFailed]),
    reading: () => {
      expect(screen.getByText(text.reading)).toBeDefined();
      expect(screen.queryByText(text.choose)).toBeNull();
    },
    advancing: () => expect.unreachable('nobody rests here'),
    matching: ({ context: { asked, queue, areNumbersAsked } }) => {
      expect(screen.getByRole('status').textContent).toBe(text.progress(asked - queue.length, asked));
      expect(screen.getByText(areNumbersAsked ? text.byReceiver : text.byNumber)).toBeDefined();
    },
    refused: () => expect(alerts()).toEqual([often.msg]),
    requestFailed: () => expect(alerts()).toEqual([text.requestFailed]),
    'matched.ready': ({ context: { results, fileRefusal, savedName, back } }) => {
      const counts = countRows({ results });
      expect(screen.getByText(`${file.name}：${countsText(counts)}`)).toBeDefined();
      for (const result of results.values())
        expect(screen.getAllByText(resultText(result)).length).toBeGreaterThan(0);
      expect(alerts().includes(fileRefusal ? fileRefusalText(fileRefusal) : '-')).toBe(fileRefusal !== null);
      expect(screen.queryByText(text.saved(savedName ?? ''), { exact: false }) !== null).toBe(
        savedName !== null,
      );
      expect(screen.queryByLabelText(text.sheet) !== null).toBe((back?.otherSheets.length ?? 0) > 0);
    },
    'matched.saveFailed': () => expect(alerts()).toContain(text.saveFailed),
    saving: () => expect(isBusy(save())).toBe(true),
  },
});

describe('waybills back into a file, in their dialog', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

/** Runs the machine on one file, with answers given one by one. */
async function begun(rows: BackRow[], answers: (MatchAnswer | Error)[]) {
  const asked: (readonly Question[])[] = [];
  const saved: SaveInput[] = [];
  const actor = createActor(
    fillBackMachine.provide({
      actors: {
        readSheet: fromPromise<BackSheet | FileRefusal, BackInput>(async () => backOf(rows)),
        matchPart: fromPromise<MatchAnswer, { subject: FillBackSubject | null; part: readonly Question[] }>(
          async ({ input: { part } }) => {
            asked.push(part);
            const answer = answers.shift();
            if (!answer || answer instanceof Error) throw answer ?? new Error('no answer');
            return answer;
          },
        ),
        saveFile: fromPromise<FileSaved, SaveInput>(async ({ input }) => {
          saved.push(input);
          return { kind: 'saved', fileName: '订单-已回填.xlsx' };
        }),
      },
    }),
  ).start();
  actor.send({ type: 'dialog.open', subject });
  actor.send({ type: 'file.choose', file });
  await new Promise(setImmediate);
  return { actor, asked, saved };
}

describe('waybills back into a file: scenarios', () => {
  it('numbers are asked for in parts, a lost part again, then the receivers of those not found', async () => {
    const rows = Array.from({ length: PART_SIZE + 1 }, (_, at) => numbered(at + 2));
    const last = rows.at(-1)?.line ?? 0;
    const all = [...rows, { ...addressed(last + 1), thirdOrderNo: `A-${last}` }, addressed(last + 2)];
    const { actor, asked } = await begun(all, [
      found([2, [shipped(1)]]),
      new Error('offline'),
      found(),
      found([last + 1, [shipped(9)]]),
    ]);
    expect(actor.getSnapshot().value).toBe('requestFailed');
    actor.send({ type: 'match.retry' });
    await new Promise(setImmediate);
    expect(asked.map((part) => [part.length, part[0]?.lines])).toEqual([
      [PART_SIZE, [2]],
      [1, [last, last + 1]],
      [1, [last, last + 1]],
      [1, [last + 1, last + 2]],
    ]);
    expect(asked.at(-1)).toEqual([{ lines: [last + 1, last + 2], receiver }]);
    expect(countRows(actor.getSnapshot().context)).toEqual({
      ...{ filled: 3, waiting: 0, ended: 0, ambiguous: 0, taken: 0, missing: PART_SIZE, incomplete: 0 },
    });
  });

  it('is saved with the waybills of its rows, as often as it is asked for', async () => {
    const { actor, saved } = await begun([numbered(2), numbered(3)], [found([2, [shipped(1)]])]);
    actor.send({ type: 'file.save' });
    await new Promise(setImmediate);
    actor.send({ type: 'file.save' });
    await new Promise(setImmediate);
    expect(saved.map(({ results }) => [...waybillsOf(results)])).toEqual(
      Array.from({ length: 2 }, () => [[2, { courier: '圆通速递', waybillNo: 'YT1' }]]),
    );
    expect(actor.getSnapshot().context.savedName).toBe('订单-已回填.xlsx');
  });
});
