// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type NonReducibleUnknown } from 'xstate';
import { ImportDialog } from '../../web/src/features/spreadsheets/importing/ImportDialog.tsx';
import { importSheetMachine } from '../../web/src/features/spreadsheets/importing/importSheet.machine.ts';
import {
  canClose,
  canSaveFailed,
  canSend,
  canStop,
  hasPreview,
  hasTemplate,
  isDone,
  isInCheck,
  isLost,
  isOpen,
  isReadFailed,
  isReading,
  isSavingTemplate,
  isSending,
  isTemplateLost,
  isUncheckable,
  isUploading,
  takesPictures,
} from '../../web/src/features/spreadsheets/importing/importSheet.selectors.ts';
import {
  fileProblemText,
  importSheetText as text,
} from '../../web/src/features/spreadsheets/importing/importSheet.text.ts';
import type { ImportSheet } from '../../web/src/features/spreadsheets/importing/importSheet.ts';
import type {
  ChosenFiles,
  ImportAnswer,
  ImportContext,
  ImportedPart,
  RowFailure,
  SheetRead,
} from '../../web/src/features/spreadsheets/importing/importSheet.types.ts';
import {
  type ImportRow,
  picturesToUpload,
  reasonOf,
  sendable,
} from '../../web/src/features/spreadsheets/importing/sheetRows.ts';
import { refuse } from '../../web/src/features/spreadsheets/sheets.types.ts';
import { rowProblemText, importWords as words } from '../../web/src/features/stock/stockImport.text.ts';
import { stockImportLook } from '../../web/src/features/stock/stockImportLook.tsx';
import type { StockSheetRow } from '../../web/src/features/stock/stockSheet.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { acceptedEvents, createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { alerts, createViewTest, isBusy, press, upload } from '../support/viewTest.tsx';

const file = new File(['x'], '库存.xlsx');
const good: StockSheetRow = {
  line: 2,
  texts: { goodsNo: 'G1', warehouse: '一号仓', quantity: '5', delta: '', safety: '', warn: '', bin: '' },
  problem: null,
};
const bad: StockSheetRow = {
  line: 3,
  texts: { ...good.texts, quantity: '-5' },
  problem: { code: 'quantity' },
};
/** Needs pictures, and goes with the row behind it. */
const shown: StockSheetRow = { ...good, group: 'A', pictures: ['a.jpg'] };
const beside: StockSheetRow = { ...good, line: 6, group: 'A', pictures: ['b.jpg'] };
const pictures = new File(['x'], '图片.zip');
/** Sent after the first one. */
const next: StockSheetRow = { ...good, line: 4 };
type Read = SheetRead<ImportRow>;
const read = (rows: StockSheetRow[] | null): Read => ({ kind: 'read', rows, clientNo: 'sheet-1' });
const imported: ImportedPart = { kind: 'imported', taken: 1, counts: { updated: 1 }, failed: [] };
const checks = (rows: StockSheetRow[]): Read => ({ kind: 'read', rows, clientNo: 'sheet-1', checks: true });
const refused = { ...imported, failed: [{ row: 2, msg: '没有找到该仓库' }] };
const busy = refusal('RATE_LIMITED', '操作过于频繁，请稍后再试');

interface World {
  saved: number[][];
}

function fixture() {
  const world: World = { saved: [] };
  const saveFailed = (_: unknown, params: { rows: readonly ImportRow[]; failed: readonly RowFailure[] }) =>
    void world.saved.push([
      ...params.rows.flatMap(({ line, problem }) => (problem ? [line] : [])),
      ...params.failed.map(({ row }) => row),
    ]);
  return { world, machine: importSheetMachine.provide({ actions: { saveFailed } }) };
}

const events = [
  { type: 'dialog.open' },
  { type: 'dialog.close' },
  { type: 'template.save' },
  { type: 'file.choose', file },
  { type: 'pictures.choose', file: pictures },
  { type: 'file.clear' },
  { type: 'rows.check' },
  { type: 'rows.send' },
  { type: 'rows.stop' },
  { type: 'failed.save' },
] as const;

const stateAssertions: StateAssertions<typeof importSheetMachine, World> = {
  closed: (snapshot) => {
    const { rows, sent, counts, failed } = snapshot.context;
    expect([isOpen(snapshot), rows, sent, counts, failed]).toEqual([false, [], 0, {}, []]);
    expect(acceptedEvents(snapshot, events)).toEqual(['dialog.open']);
  },
  'choosing.waiting': (snapshot) =>
    expect(acceptedEvents(snapshot, events)).toEqual([
      ...['dialog.close', 'template.save', 'file.choose', 'pictures.choose'],
    ]),
  'choosing.saving': (snapshot) => {
    expect(isSavingTemplate(snapshot)).toBe(true);
    expect([hasTemplate(snapshot), acceptedEvents(snapshot, events)]).toEqual([
      true,
      ['dialog.close', 'file.choose', 'pictures.choose'],
    ]);
  },
  'choosing.requestFailed': (snapshot) => expect(isTemplateLost(snapshot)).toBe(true),
  reading: (snapshot) => {
    expect([isReading(snapshot), snapshot.context.file]).toEqual([true, file]);
    expect(acceptedEvents(snapshot, events)).toEqual(['dialog.close', 'file.clear']);
  },
  readFailed: (snapshot) => expect(isReadFailed(snapshot)).toBe(true),
  checking: (snapshot) => {
    const { rows, checked } = snapshot.context;
    expect([isInCheck(snapshot), isUncheckable(snapshot)]).toEqual([true, false]);
    expect(checked).toBeLessThan(sendable(rows).length);
    expect(acceptedEvents(snapshot, events)).toEqual(['dialog.close', 'file.clear']);
  },
  uncheckable: (snapshot) => {
    expect([isInCheck(snapshot), isUncheckable(snapshot)]).toEqual([true, true]);
    expect(acceptedEvents(snapshot, events)).toEqual(['dialog.close', 'file.clear', 'rows.check']);
  },
  uploading: (snapshot) => {
    const { rows, addresses } = snapshot.context;
    expect([isUploading(snapshot), canStop(snapshot)]).toEqual([true, true]);
    expect(picturesToUpload(rows, addresses).length).toBeGreaterThan(0);
    expect(acceptedEvents(snapshot, events)).toEqual(['rows.stop']);
  },
  'preview.checking': (snapshot) => {
    const { rows, clientNo, sent, failed } = snapshot.context;
    expect([hasPreview(snapshot), rows.length > 0, clientNo]).toEqual([true, true, 'sheet-1']);
    expect(canSend(snapshot)).toBe(sendable(rows).length > sent);
    expect(canSaveFailed(snapshot)).toBe(sendable(rows).length < rows.length || failed.length > 0);
    expect(takesPictures(snapshot)).toBe(sent === 0);
  },
  'preview.refused': (snapshot) => expect(snapshot.context.refusal).toEqual(busy),
  'preview.requestFailed': (snapshot) => expect([isLost(snapshot), canSend(snapshot)]).toEqual([true, true]),
  'sending.part': (snapshot) => {
    const { rows, sent } = snapshot.context;
    expect([isSending(snapshot), canClose(snapshot)]).toEqual([true, false]);
    expect(sent).toBeLessThan(sendable(rows).length);
    expect(acceptedEvents(snapshot, events)).toEqual(['rows.stop']);
  },
  done: (snapshot) => {
    const { rows, sent, counts, failed } = snapshot.context;
    const ready = sendable(rows).length;
    expect([isDone(snapshot), sent, counts]).toEqual([true, ready, { updated: ready }]);
    expect(canSaveFailed(snapshot)).toBe(sendable(rows).length < rows.length || failed.length > 0);
    expect(canSend(snapshot)).toBe(false);
  },
};

const modelTest = createModelTest(importSheetMachine, {
  outcomes: {
    saveTemplate: {
      saved: { output: { kind: 'saved' } },
      busy: { output: busy },
      lost: { error: new Error('offline') },
    },
    readFile: {
      good: { output: read([good]) },
      long: { output: read([good, next]) },
      mixed: { output: read([good, bad]) },
      bad: { output: read([bad]) },
      none: { output: read([]) },
      strange: { output: read(null) },
      damaged: { output: refuse('FILE_DAMAGED') },
      unchecked: { output: checks([good, next]) },
      shown: { output: read([shown, beside]) },
      lost: { error: new Error('worker') },
    },
    checkPart: {
      right: { output: { kind: 'checked', taken: 1, failed: [], warned: [] } },
      odd: { output: { kind: 'checked', taken: 1, failed: [], warned: [{ row: 2, msg: '与已有商品同名' }] } },
      wrong: {
        output: { kind: 'checked', taken: 1, failed: [{ row: 2, msg: '没有找到该仓库' }], warned: [] },
      },
      busy: { output: busy },
      lost: { error: new Error('offline') },
    },
    uploadPart: {
      one: { output: { kind: 'uploaded', addresses: { 'a.jpg': '/files/u/a' }, failed: {} } },
      both: {
        output: { kind: 'uploaded', addresses: { 'a.jpg': '/files/u/a', 'b.jpg': '/files/u/b' }, failed: {} },
      },
      broken: {
        output: { kind: 'uploaded', addresses: { 'a.jpg': '/files/u/a' }, failed: { 'b.jpg': '图片已损坏' } },
      },
      busy: { output: busy },
      lost: { error: new Error('offline') },
    },
    sendPart: {
      imported: { output: imported },
      refused: { output: refused },
      busy: { output: busy },
      lost: { error: new Error('offline') },
    },
  },
  events: [...events],
  limit: 6_000,
  key: ({ value, context }) => [
    ...[
      value,
      context.file !== null,
      context.pictures !== null,
      context.fileProblem?.code,
      context.refusal?.errorKey,
    ],
    ...[context.rows.map(({ line, problem }) => [line, problem !== null]), context.sent, context.checked],
    ...[
      context.failed.length,
      context.warned.length,
      Object.keys(context.addresses).length,
      context.stopping,
    ],
  ],
  fixture,
});

describe('taking a sheet over: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const dialog = () => within(screen.getByRole('dialog'));
const button = (name: string) => dialog().getByRole<HTMLButtonElement>('button', { name });
/** The line of each row that is shown, and what is said of it. */
const verdicts = () =>
  dialog()
    .queryAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell'))
    .map((cells) => [cells.at(0)?.textContent, cells.at(-1)?.textContent]);
const verdictOf = (row: ImportRow, ...told: readonly RowFailure[]) => {
  const said = told.find((one) => one.row === row.line)?.msg ?? text.ready;
  return [String(row.line), reasonOf(row as StockSheetRow, rowProblemText) ?? said];
};

const choosing = () => {
  expect(dialog().getByLabelText(words.title)).toBeDefined();
  expect(button(text.cancel).disabled).toBe(false);
};
const oddAlerts = ({ context: { sent, warned } }: { context: ImportContext<ImportRow> }) =>
  sent === 0 && warned.length > 0 ? [text.warned(warned.length)] : [];
const previewing = ({ context: { rows, sent, failed, warned } }: { context: ImportContext<ImportRow> }) => {
  expect(dialog().getByText(text.preview)).toBeDefined();
  const ready = sendable(rows).length;
  expect(dialog().getByRole('status').textContent).toBe(
    sent > 0 ? text.sent(sent, ready) : text.counts(ready, rows.length - ready),
  );
  expect(dialog().queryByText(text.saveFailed) !== null).toBe(ready < rows.length || failed.length > 0);
  expect(verdicts()).toHaveLength(rows.length);
  expect(verdicts()).toEqual(expect.arrayContaining(rows.map((row) => verdictOf(row, ...failed, ...warned))));
  // What is wrong comes first.
  if (rows.includes(bad)) expect(verdicts()[0]).toEqual(verdictOf(bad));
  return ready;
};

const viewTest = createViewTest(modelTest, {
  view: (actor) => (
    <ImportDialog actor={actor as ImportSheet<StockSheetRow>} look={stockImportLook} words={words} />
  ),
  // Above the table, and in its place while there is none.
  externalEvents: ['dialog.open'],
  userActions: {
    'dialog.close': (_, snapshot) => press(button(isDone(snapshot) ? text.close : text.cancel)),
    'template.save': () => press(button(text.template)),
    'pictures.choose': (event, snapshot) =>
      upload(
        dialog().getByLabelText(
          (hasPreview(snapshot) ? snapshot.context.zip : snapshot.context.pictures)
            ? text.changePictures
            : text.pictures,
          { selector: 'input' },
        ),
        event.file,
      ),
    'rows.check': () => press(button(text.recheck)),
    'rows.stop': () => press(button(text.stop)),
    'file.choose': (event) => upload(dialog().getByLabelText(text.choose, { selector: 'input' }), event.file),
    'file.clear': () => press(button(text.again)),
    'rows.send': (_, snapshot) =>
      press(
        button(
          isLost(snapshot)
            ? text.retry
            : text.send(sendable(snapshot.context.rows).length - snapshot.context.sent),
        ),
      ),
    'failed.save': () => press(button(text.saveFailed)),
  },
  stateAssertions: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    'choosing.waiting': ({ context: { fileProblem, refusal: said } }) => {
      choosing();
      expect(isBusy(button(text.template))).toBe(false);
      expect(alerts()).toEqual([
        ...(fileProblem ? [fileProblemText(fileProblem, words)] : []),
        ...(said ? [said.msg] : []),
      ]);
    },
    'choosing.saving': () => {
      choosing();
      expect(isBusy(button(text.template))).toBe(true);
    },
    'choosing.requestFailed': () => {
      choosing();
      expect(alerts().at(-1)).toBe(text.templateLost);
    },
    reading: () => {
      expect(dialog().getByRole('status').textContent).toContain(text.reading(file.name));
      expect(dialog().queryByText(text.template)).toBeNull();
    },
    readFailed: () => {
      choosing();
      expect(alerts()).toEqual([text.readFailed]);
    },
    checking: ({ context: { rows, checked } }) => {
      expect(dialog().getByText(text.checked(checked, sendable(rows).length))).toBeDefined();
      expect(alerts()).toEqual([]);
    },
    uncheckable: ({ context: { refusal: said } }) => {
      expect(alerts()).toEqual([said?.msg ?? text.uncheckable]);
      expect(button(text.recheck).disabled).toBe(false);
    },
    uploading: ({ context: { rows, addresses } }) => {
      const done = Object.keys(addresses).length;
      const all = done + picturesToUpload(rows, addresses).length;
      expect(dialog().getByRole('status').textContent).toBe(text.uploaded(done, all));
      expect([isBusy(button(text.send(sendable(rows).length))), button(text.stop).disabled]).toEqual([
        true,
        false,
      ]);
    },
    'preview.checking': (snapshot) => {
      const left = previewing(snapshot) - snapshot.context.sent;
      expect([alerts(), button(text.send(left)).disabled]).toEqual([oddAlerts(snapshot), left === 0]);
    },
    'preview.refused': (snapshot) => {
      previewing(snapshot);
      expect(alerts()).toEqual([...oddAlerts(snapshot), busy.msg]);
    },
    'preview.requestFailed': (snapshot) => {
      previewing(snapshot);
      expect(alerts()).toEqual([...oddAlerts(snapshot), text.lost]);
    },
    'sending.part': ({ context: { rows, sent, stopping } }) => {
      const ready = sendable(rows).length;
      expect([isBusy(button(text.send(ready - sent))), button(text.stop).disabled]).toEqual([true, stopping]);
      expect(dialog().getByRole('progressbar', { name: text.sending })).toHaveProperty('value', sent);
      expect(dialog().getByRole('status').textContent).toBe(text.sent(sent, ready));
      expect([button(text.again).disabled, button(text.cancel).disabled]).toEqual([true, true]);
      expect(dialog().queryByText(text.saveFailed)).toBeNull();
    },
    done: ({ context: { rows, counts, failed } }) => {
      expect(dialog().getByText(words.imported(counts))).toBeDefined();
      const stayed = rows.filter(
        (row) => row.problem !== null || failed.some(({ row: line }) => line === row.line),
      );
      const told = stayed.map((row) => verdictOf(row, ...failed));
      expect(verdicts()).toEqual(expect.arrayContaining(told));
      expect([verdicts().length, dialog().queryByText(text.saveFailed) !== null]).toEqual([
        told.length,
        told.length > 0,
      ]);
    },
  },
});

describe('taking a sheet over, in its dialog', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

it('goes on behind the parts that were sent, and says which rows to correct', async () => {
  const sent: unknown[] = [];
  const answers: (ImportAnswer | 'lost')[] = [refused, 'lost', busy, imported];
  const { world, machine } = fixture();
  const actor = createActor(
    machine.provide({
      actors: {
        readFile: fromPromise<Read, ChosenFiles>(async () => read([good, bad, next])),
        sendPart: fromPromise<ImportAnswer, NonReducibleUnknown>(async ({ input }) => {
          const { sent: from, clientNo } = input as ImportContext<ImportRow>;
          sent.push([clientNo, from]);
          const answer = answers.shift() ?? 'lost';
          if (answer === 'lost') throw new Error('offline');
          return answer;
        }),
      },
    }),
  ).start();
  const rest = () => new Promise(setImmediate);
  actor.send({ type: 'dialog.open' });
  actor.send({ type: 'file.choose', file });
  await rest();
  for (const value of [{ preview: 'requestFailed' }, { preview: 'refused' }, 'done']) {
    actor.send({ type: 'rows.send' });
    await rest();
    expect(actor.getSnapshot().value).toEqual(value);
  }
  actor.send({ type: 'failed.save' });
  const again = ['sheet-1', 1];
  expect([sent, world.saved]).toEqual([[['sheet-1', 0], again, again, again], [[3, 2]]]);
  expect(actor.getSnapshot().context.counts).toEqual({ updated: 2 });
  actor.send({ type: 'file.clear' });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.rows]).toEqual([
    { choosing: 'waiting' },
    [],
  ]);
});

it('offers no template where there is none', () => {
  const machine = importSheetMachine.provide({ guards: { hasTemplate: () => false } });
  const actor = createActor(machine).start();
  actor.send({ type: 'dialog.open' });
  expect(hasTemplate(actor.getSnapshot())).toBe(false);
});

it.each([
  ['HEADER', read(null)],
  ['ROWS', read([])],
  ['FILE_DAMAGED', refuse('FILE_DAMAGED')],
] as const)('a file that leads nowhere says %s', async (code, answer) => {
  const readFile = fromPromise<Read, ChosenFiles>(async () => answer);
  const actor = createActor(fixture().machine.provide({ actors: { readFile } })).start();
  actor.send({ type: 'dialog.open' });
  actor.send({ type: 'file.choose', file });
  await new Promise(setImmediate);
  expect([actor.getSnapshot().value, actor.getSnapshot().context.fileProblem?.code]).toEqual([
    { choosing: 'waiting' },
    code,
  ]);
});
