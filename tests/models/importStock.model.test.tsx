// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { refuse } from '../../web/src/features/spreadsheets/sheets.types.ts';
import { ImportDialog } from '../../web/src/features/stock/ImportDialog.tsx';
import {
  type ImportAnswer,
  type ImportedSheet,
  importStockMachine,
  type SheetRead,
} from '../../web/src/features/stock/importStock.machine.ts';
import {
  canClose,
  canSaveFailed,
  canSend,
  hasPreview,
  isLost,
  isOpen,
  isReadFailed,
  isReading,
  isSavingTemplate,
  isSending,
  isTemplateLost,
  selectContext,
} from '../../web/src/features/stock/importStock.selectors.ts';
import {
  fileProblemText,
  rowProblemText,
  importText as text,
} from '../../web/src/features/stock/stockImport.text.ts';
import type { StockSheetRow } from '../../web/src/features/stock/stockSheet.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { acceptedEvents, createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { alerts, createViewTest, isBusy, press, upload } from '../support/viewTest.tsx';

const file = new File(['x'], '库存.xlsx');
const good: StockSheetRow = {
  line: 2,
  texts: { goodsNo: 'G1', warehouse: '一号仓', quantity: '5', delta: '', warn: '' },
  problem: null,
};
const bad: StockSheetRow = {
  line: 3,
  texts: { ...good.texts, quantity: '-5' },
  problem: { code: 'quantity' },
};
const read = (rows: StockSheetRow[] | null): SheetRead => ({ kind: 'read', rows, clientNo: 'sheet-1' });
const imported: ImportedSheet = { kind: 'imported', created: 0, updated: 0, unchanged: 0, failed: [] };
const refused = { ...imported, failed: [{ row: 2, msg: '没有找到该仓库' }] };
const busy = refusal('RATE_LIMITED', '操作过于频繁，请稍后再试');

interface World {
  saved: number[][];
}

function fixture() {
  const world: World = { saved: [] };
  const saveFailed = (
    _: unknown,
    params: { rows: readonly StockSheetRow[]; imported: ImportedSheet | null },
  ) =>
    void world.saved.push([
      ...params.rows.flatMap(({ line, problem }) => (problem ? [line] : [])),
      ...(params.imported?.failed.map(({ row }) => row) ?? []),
    ]);
  return { world, machine: importStockMachine.provide({ actions: { saveFailed } }) };
}

const events = [
  { type: 'dialog.open' },
  { type: 'dialog.close' },
  { type: 'template.save' },
  { type: 'file.choose', file },
  { type: 'file.clear' },
  { type: 'rows.send' },
  { type: 'failed.save' },
] as const;

const stateAssertions: StateAssertions<typeof importStockMachine, World> = {
  closed: (snapshot) => {
    expect([isOpen(snapshot), selectContext(snapshot).rows]).toEqual([false, []]);
    expect(acceptedEvents(snapshot, events)).toEqual(['dialog.open']);
  },
  'choosing.waiting': (snapshot) =>
    expect(acceptedEvents(snapshot, events)).toEqual(['dialog.close', 'template.save', 'file.choose']),
  'choosing.saving': (snapshot) => {
    expect(isSavingTemplate(snapshot)).toBe(true);
    expect(acceptedEvents(snapshot, events)).toEqual(['dialog.close', 'file.choose']);
  },
  'choosing.requestFailed': (snapshot) => expect(isTemplateLost(snapshot)).toBe(true),
  reading: (snapshot) => {
    expect([isReading(snapshot), selectContext(snapshot).file]).toEqual([true, file]);
    expect(acceptedEvents(snapshot, events)).toEqual(['dialog.close', 'file.clear']);
  },
  readFailed: (snapshot) => expect(isReadFailed(snapshot)).toBe(true),
  'preview.checking': (snapshot) => {
    const { rows, clientNo } = selectContext(snapshot);
    expect([hasPreview(snapshot), rows.length > 0, clientNo]).toEqual([true, true, 'sheet-1']);
    expect(canSend(snapshot)).toBe(rows.includes(good));
    expect(canSaveFailed(snapshot)).toBe(rows.includes(bad));
  },
  'preview.refused': (snapshot) => expect(selectContext(snapshot).refusal).toEqual(busy),
  'preview.requestFailed': (snapshot) => expect([isLost(snapshot), canSend(snapshot)]).toEqual([true, true]),
  sending: (snapshot) => {
    expect([isSending(snapshot), canClose(snapshot)]).toEqual([true, false]);
    expect(acceptedEvents(snapshot, events)).toEqual([]);
  },
  done: (snapshot) => {
    const { imported: result, rows } = selectContext(snapshot);
    expect(result).not.toBeNull();
    expect(canSaveFailed(snapshot)).toBe(rows.includes(bad) || result?.failed.length === 1);
    expect(canSend(snapshot)).toBe(false);
  },
};

const modelTest = createModelTest(importStockMachine, {
  outcomes: {
    saveTemplate: {
      saved: { output: { kind: 'saved' } },
      busy: { output: busy },
      lost: { error: new Error('offline') },
    },
    readFile: {
      good: { output: read([good]) },
      mixed: { output: read([good, bad]) },
      bad: { output: read([bad]) },
      none: { output: read([]) },
      strange: { output: read(null) },
      damaged: { output: refuse('FILE_DAMAGED') },
      lost: { error: new Error('worker') },
    },
    sendRows: {
      imported: { output: imported },
      refused: { output: refused },
      busy: { output: busy },
      lost: { error: new Error('offline') },
    },
  },
  events: [...events],
  limit: 3_000,
  key: ({ value, context: { file: chosen, fileProblem, rows, refusal: said, imported: result } }) => [
    ...[value, chosen !== null, fileProblem?.code, rows.map(({ line }) => line), said?.errorKey],
    result?.failed.length,
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
const verdictOf = ({ line, problem }: StockSheetRow, failed: ImportedSheet['failed'] = []) => {
  const said = failed.find(({ row }) => row === line)?.msg ?? text.ready;
  return [String(line), problem ? rowProblemText(problem) : said];
};

const choosing = () => {
  expect(dialog().getByLabelText(text.title)).toBeDefined();
  expect(button(text.cancel).disabled).toBe(false);
};
const previewing = ({ context: { rows } }: Parameters<typeof canSend>[0]) => {
  expect(dialog().getByText(text.preview)).toBeDefined();
  const ready = rows.filter(({ problem }) => problem === null).length;
  expect(dialog().getByRole('status').textContent).toBe(text.counts(ready, rows.length - ready));
  expect(dialog().queryByText(text.saveFailed) !== null).toBe(rows.includes(bad));
  // What is wrong comes first.
  expect(verdicts()).toEqual(rows.toReversed().map((row) => verdictOf(row)));
  return ready;
};

const viewTest = createViewTest(modelTest, {
  view: (actor) => <ImportDialog actor={actor} />,
  // Above the table, and in its place while there is none.
  externalEvents: ['dialog.open'],
  userActions: {
    'dialog.close': (_, { context }) => press(button(context.imported ? text.close : text.cancel)),
    'template.save': () => press(button(text.template)),
    'file.choose': (event) => upload(dialog().getByLabelText(text.choose, { selector: 'input' }), event.file),
    'file.clear': () => press(button(text.again)),
    'rows.send': (_, snapshot) => press(button(isLost(snapshot) ? text.retry : text.send(1))),
    'failed.save': () => press(button(text.saveFailed)),
  },
  stateAssertions: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    'choosing.waiting': ({ context: { fileProblem, refusal: said } }) => {
      choosing();
      expect(isBusy(button(text.template))).toBe(false);
      expect(alerts()).toEqual([
        ...(fileProblem ? [fileProblemText(fileProblem)] : []),
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
    'preview.checking': (snapshot) => {
      const ready = previewing(snapshot);
      expect([alerts(), button(text.send(ready)).disabled]).toEqual([[], ready === 0]);
    },
    'preview.refused': (snapshot) => {
      previewing(snapshot);
      expect(alerts()).toEqual([busy.msg]);
    },
    'preview.requestFailed': (snapshot) => {
      previewing(snapshot);
      expect(alerts()).toEqual([text.lost]);
    },
    sending: () => {
      expect(isBusy(button(text.send(1)))).toBe(true);
      expect([button(text.again).disabled, button(text.cancel).disabled]).toEqual([true, true]);
      expect(dialog().queryByText(text.saveFailed)).toBeNull();
    },
    done: ({ context: { rows, imported: result } }) => {
      expect(dialog().getByText(text.imported(0, 0, 0))).toBeDefined();
      const stayed = rows.filter((row) => row === bad || result?.failed.length === 1);
      const told = stayed.map((row) => verdictOf(row, result?.failed));
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

it('sends a sheet again under its number, and says which rows to correct', async () => {
  const sent: string[] = [];
  const answers: (ImportAnswer | 'lost')[] = ['lost', busy, refused];
  const { world, machine } = fixture();
  const actor = createActor(
    machine.provide({
      actors: {
        readFile: fromPromise<SheetRead, File | null>(async () => read([good, bad])),
        sendRows: fromPromise<ImportAnswer, { rows: readonly StockSheetRow[]; clientNo: string }>(
          async ({ input }) => {
            sent.push(input.clientNo);
            const answer = answers.shift() ?? 'lost';
            if (answer === 'lost') throw new Error('offline');
            return answer;
          },
        ),
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
  expect([sent, world.saved]).toEqual([['sheet-1', 'sheet-1', 'sheet-1'], [[3, 2]]]);
  actor.send({ type: 'file.clear' });
  expect([actor.getSnapshot().value, selectContext(actor.getSnapshot()).rows]).toEqual([
    { choosing: 'waiting' },
    [],
  ]);
});

it.each([
  ['HEADER', read(null)],
  ['ROWS', read([])],
  ['FILE_DAMAGED', refuse('FILE_DAMAGED')],
] as const)('a file that leads nowhere says %s', async (code, answer) => {
  const readFile = fromPromise<SheetRead, File | null>(async () => answer);
  const actor = createActor(fixture().machine.provide({ actors: { readFile } })).start();
  actor.send({ type: 'dialog.open' });
  actor.send({ type: 'file.choose', file });
  await new Promise(setImmediate);
  expect([actor.getSnapshot().value, selectContext(actor.getSnapshot()).fileProblem?.code]).toEqual([
    { choosing: 'waiting' },
    code,
  ]);
});
