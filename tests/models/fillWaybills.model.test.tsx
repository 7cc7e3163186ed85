// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { FillDialog } from '../../web/src/features/parcels/filling/FillDialog.tsx';
import {
  fillSheetText,
  resultCountsText,
  fillText as text,
} from '../../web/src/features/parcels/filling/filling.text.ts';
import {
  type FillResult,
  type FillRow,
  type FillSubject,
  readyRows,
} from '../../web/src/features/parcels/filling/fillRows.ts';
import {
  canFix,
  canRetry,
  countResults,
  type FillContext,
  fillWaybillsMachine,
  PART_SIZE,
  type PartAnswer,
  type RowsRead,
  selectLeft,
} from '../../web/src/features/parcels/filling/fillWaybills.machine.ts';
import { fileRefusalText } from '../../web/src/features/spreadsheets/sheets.text.ts';
import { refuse } from '../../web/src/features/spreadsheets/sheets.types.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import {
  alerts,
  buttonSaying,
  choose,
  createViewTest,
  isBusy,
  press,
  type,
  upload,
} from '../support/viewTest.tsx';

const parcel = (id: number): FillSubject => ({
  ...{ id, packageNo: `P${id}`, goodName: '玻璃杯', quantity: 1, warehouseId: 3, courierName: '圆通' },
  receiver: '张* 138******01',
});
const noOf = (at: number) => `SF${String(at).padStart(12, '0')}1`;
const fromSheet = (at: number): FillRow => ({
  ...{ row: at, parcelId: null, packageNo: `P${at}`, waybillNo: noOf(at), courier: '', isRounded: false },
});
const many = Array.from({ length: PART_SIZE + 1 }, (_, at) => fromSheet(at + 2));
const file = new File(['x'], '运单.xlsx');
const failed: FillResult = { kind: 'failed', msg: '运单号已被使用' };
const often = refusal('RATE_LIMITED', '操作过于频繁，请稍后再试');
const showingResults = (results: [number, FillResult][]): PartAnswer => ({
  kind: 'answered',
  results: new Map(results),
});

interface World {
  reported: Pick<FillContext, 'rows' | 'results'>[];
}

function fixture() {
  const world: World = { reported: [] };
  const machine = fillWaybillsMachine.provide({
    actions: { report: (_, { rows, results }) => void world.reported.push({ rows, results }) },
  });
  return { world, machine };
}

const stateAssertions: StateAssertions<typeof fillWaybillsMachine, World> = {
  closed: (snapshot) => {
    const { parcels, rows, file: kept, results, queue } = snapshot.context;
    expect([parcels, rows, kept, results.size, queue]).toEqual([[], [], null, 0, []]);
    expect(snapshot.hasTag('open')).toBe(false);
  },
  typing: ({ context }) => expect([context.file, context.rows.length > 0]).toEqual([null, true]),
  'choosing.idle': (snapshot) => expect(snapshot.can({ type: 'fill.submit' })).toBe(false),
  'choosing.readFailed': ({ context }) => expect(context.fileRefusal).toBeNull(),
  reading: ({ context }) =>
    expect([context.file, context.fileRefusal, context.areColumnsMissing]).toEqual([file, null, false]),
  checked: (snapshot) => expect([snapshot.context.file, canFix(snapshot)]).toEqual([file, false]),
  sending: (snapshot) => {
    expect(snapshot.context.queue.length).toBeGreaterThan(0);
    for (const type of ['fill.submit', 'fill.dismiss', 'fill.retry'] as const)
      expect(snapshot.can({ type })).toBe(false);
  },
  refused: ({ context }) => expect([context.refusal, context.stopping]).toEqual([often, false]),
  requestFailed: ({ context }) => expect([context.refusal, context.stopping]).toEqual([null, false]),
  showingResults: (snapshot) => expect(snapshot.context.results.size).toBeGreaterThan(0),
  leaving: () => expect.unreachable('nobody rests here'),
};

const modelTest = createModelTest(fillWaybillsMachine, {
  outcomes: {
    readRows: {
      rows: { output: { kind: 'rows', rows: many } satisfies RowsRead },
      blank: { output: { kind: 'rows', rows: [{ ...fromSheet(2), waybillNo: '' }] } satisfies RowsRead },
      otherColumns: { output: { kind: 'rows', rows: null } satisfies RowsRead },
      damaged: { output: refuse('FILE_DAMAGED') },
      lost: { error: new Error('worker') },
    },
    sendPart: {
      showingResults: { output: showingResults([[1, failed]]) },
      often: { output: often },
      lost: { error: new Error('offline') },
    },
  },
  events: [
    { type: 'hand.open', parcels: [] },
    { type: 'hand.open', parcels: [parcel(1), parcel(2)] },
    { type: 'sheet.open', parcels: [] },
    { type: 'number.edit', row: 1, waybillNo: noOf(1) },
    { type: 'numbers.paste', row: 1, text: `${noOf(1)}\n${noOf(2)}` },
    { type: 'courier.choose', courier: '中通' },
    { type: 'file.choose', file },
    { type: 'file.cancel' },
    { type: 'fill.submit' },
    { type: 'fill.stop' },
    { type: 'fill.retry' },
    { type: 'rest.fix' },
    { type: 'fill.dismiss' },
  ],
  limit: 6000,
  key: ({
    value,
    context: { rows, file: kept, queue, results, stopping, areRowsMissing, areColumnsMissing, fileRefusal },
  }) => [
    ...[value, rows.map(({ waybillNo, courier }) => (waybillNo ? 1 : 0) + (courier ? 2 : 0)).slice(0, 2)],
    ...[rows.length, kept !== null, queue.length, results.size, stopping, areRowsMissing],
    ...[areColumnsMissing, fileRefusal !== null],
  ],
  equivalence: ({ value, context: { queue, stopping, file: kept } }) => [
    value,
    queue.length,
    stopping,
    kept !== null,
  ],
  fixture,
});

describe('numbers of the supplier’s own: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const download = () => screen.getByRole('button', { name: fillSheetText.download });
const numberOf = (row: number) => screen.getByLabelText<HTMLInputElement>(text.numberOf(`P${row}`));
const dialogTitle = () => within(screen.getByRole('dialog')).getByRole('heading', { level: 2 }).textContent;

const viewTest = createViewTest(modelTest, {
  view: (filling) => <FillDialog actor={filling} />,
  externalEvents: ['hand.open', 'sheet.open'],
  userActions: {
    'number.edit': ({ row, waybillNo }) => type(numberOf(row), waybillNo),
    'numbers.paste': ({ row, text: words }) =>
      void fireEvent.paste(numberOf(row), { clipboardData: { getData: () => words } }),
    'courier.choose': ({ courier }) => choose(text.courier, courier),
    'file.choose': ({ file: chosen }, snapshot) =>
      upload(
        screen.getByLabelText(snapshot.matches('checked') ? fillSheetText.another : fillSheetText.choose),
        chosen,
      ),
    'file.cancel': () => press(buttonSaying(text.cancel)),
    'fill.submit': (_, { context }) => press(buttonSaying(text.submit(readyRows(context.rows).length))),
    'fill.stop': (_, { context }) => press(buttonSaying(context.stopping ? text.stopping : text.stop)),
    'fill.retry': () => press(buttonSaying(text.retry)),
    'rest.fix': (_, snapshot) => press(buttonSaying(text.fix(selectLeft(snapshot)))),
    'fill.dismiss': (_, snapshot) => {
      const end = snapshot.matches('showingResults') ? text.gotIt : text.cancel;
      press(buttonSaying(canRetry(snapshot) || canFix(snapshot) ? text.close : end));
    },
  },
  stateAssertions: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    typing: ({ context: { rows, areRowsMissing } }) => {
      expect(dialogTitle()).toBe(text.title(rows.length));
      expect(rows.map(({ row }) => numberOf(row).value)).toEqual(rows.map(({ waybillNo }) => waybillNo));
      expect(alerts()).toEqual(areRowsMissing ? [text.areRowsMissing] : []);
    },
    'choosing.idle': ({ context: { fileRefusal, areColumnsMissing } }) => {
      expect(isBusy(download())).toBe(false);
      expect(screen.getByText(fillSheetText.recorded)).toBeDefined();
      expect(alerts()).toEqual([
        ...(fileRefusal ? [fileRefusalText(fileRefusal)] : []),
        ...(areColumnsMissing ? [fillSheetText.areColumnsMissing] : []),
      ]);
    },
    'choosing.readFailed': () => expect(alerts()).toContain(fillSheetText.readFailed),
    reading: () => {
      expect(screen.getByText(fillSheetText.reading)).toBeDefined();
      expect(screen.queryByText(fillSheetText.choose)).toBeNull();
    },
    checked: ({ context: { rows, areRowsMissing } }) => {
      const ready = readyRows(rows).length;
      expect(screen.getByText(new RegExp(`^${fillSheetText.read(file.name, ready)}`))).toBeDefined();
      expect(screen.queryAllByText(fillSheetText.ok).length).toBe(ready);
      expect(alerts()).toEqual(areRowsMissing ? [text.areRowsMissing] : []);
    },
    sending: ({ context: { rows, queue, stopping } }) => {
      const all = readyRows(rows).length;
      expect(screen.getByRole('status').textContent).toBe(text.progress(all - queue.length, all));
      expect(buttonSaying(stopping ? text.stopping : text.stop).disabled).toBe(stopping);
    },
    refused: () => expect([alerts()[0], buttonSaying(text.retry).disabled]).toEqual([often.msg, false]),
    requestFailed: () =>
      expect([alerts()[0], buttonSaying(text.retry).disabled]).toEqual([text.requestFailed, false]),
    showingResults: (snapshot) => {
      expect(alerts()).toEqual([resultCountsText(countResults(snapshot.context)) + fillSheetText.failed]);
      expect(screen.queryByText(text.retry)).toBeNull();
    },
    leaving: () => expect.unreachable('nobody rests here'),
  },
  answers: {
    ListFillCouriers: {
      warehouse: {
        ...{ __typename: 'Warehouse', id: 3 },
        couriers: [
          {
            ...{ __typename: 'WarehouseCourier', enabled: true, courierId: 2 },
            courier: { __typename: 'Courier', id: 2, name: '中通' },
          },
        ],
      },
    },
  },
});

describe('numbers of the supplier’s own, in their dialog', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

/** Runs the machine on answers given one by one. */
function begun(answers: (PartAnswer | Error)[], read: RowsRead = { kind: 'rows', rows: many }) {
  const sent: (readonly FillRow[])[] = [];
  const { world, machine } = fixture();
  const sendPart = fromPromise<PartAnswer, readonly FillRow[]>(async ({ input }) => {
    sent.push(input);
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('no answer');
    return answer;
  });
  const readRows = fromPromise<RowsRead, File>(async () => read);
  const actor = createActor(machine.provide({ actors: { sendPart, readRows } })).start();
  return { actor, sent, world };
}
const settled = () => new Promise(setImmediate);

describe('numbers of the supplier’s own: scenarios', () => {
  it('goes for the parcels that have one, once, with the courier that was chosen', async () => {
    const { actor, sent, world } = begun([showingResults([[2, { kind: 'filled' }]])]);
    actor.send({ type: 'hand.open', parcels: [parcel(7), parcel(8)] });
    actor.send({ type: 'number.edit', row: 2, waybillNo: 'SF1234567890123' });
    actor.send({ type: 'courier.choose', courier: '中通' });
    actor.send({ type: 'fill.submit' });
    actor.send({ type: 'fill.submit' });
    await settled();
    expect(sent).toEqual([
      [
        {
          ...{ row: 2, parcelId: 8, packageNo: 'P8', waybillNo: 'SF1234567890123', courier: '中通' },
          isRounded: false,
        },
      ],
    ]);
    actor.send({ type: 'fill.dismiss' });
    expect(world.reported.map(({ results }) => [...results])).toEqual([[[2, { kind: 'filled' }]]]);
  });

  it('keeps what was typed for those that failed, to be put right', async () => {
    const { actor, sent } = begun([
      showingResults([
        [1, { kind: 'filled' }],
        [2, failed],
      ]),
      showingResults([[2, { kind: 'filled' }]]),
    ]);
    actor.send({ type: 'hand.open', parcels: [parcel(7), parcel(8)] });
    actor.send({ type: 'numbers.paste', row: 1, text: 'SF1111122222\nSF3333344444' });
    actor.send({ type: 'fill.submit' });
    await settled();
    actor.send({ type: 'rest.fix' });
    expect(actor.getSnapshot().context.rows.map(({ row, waybillNo }) => [row, waybillNo])).toEqual([
      [2, 'SF3333344444'],
    ]);
    actor.send({ type: 'number.edit', row: 2, waybillNo: 'SF3333355555' });
    actor.send({ type: 'fill.submit' });
    await settled();
    expect(sent.map((rows) => rows.map(({ waybillNo }) => waybillNo))).toEqual([
      ['SF1111122222', 'SF3333344444'],
      ['SF3333355555'],
    ]);
    expect(countResults(actor.getSnapshot().context)).toEqual({ filled: 1, failed: 0, unsent: 0 });
  });

  it('sends a sheet in parts, and after a lost answer the same part again', async () => {
    const [first, second] = [many.slice(0, PART_SIZE), many.slice(PART_SIZE)];
    const all = (rows: readonly FillRow[]) =>
      showingResults(rows.map(({ row }) => [row, { kind: 'filled' }]));
    const { actor, sent } = begun([new Error('offline'), all(first), all(second)]);
    actor.send({ type: 'sheet.open', parcels: [] });
    actor.send({ type: 'file.choose', file });
    await settled();
    actor.send({ type: 'fill.submit' });
    await settled();
    expect(actor.getSnapshot().value).toBe('requestFailed');
    actor.send({ type: 'fill.retry' });
    await settled();
    expect(sent).toEqual([first, first, second]);
    expect(countResults(actor.getSnapshot().context)).toEqual({
      filled: PART_SIZE + 1,
      failed: 0,
      unsent: 0,
    });
  });

  it('sends no further part once it is stopped, and nothing where no row can be sent', async () => {
    const { actor, sent } = begun([showingResults(many.slice(0, PART_SIZE).map(({ row }) => [row, failed]))]);
    actor.send({ type: 'sheet.open', parcels: [] });
    actor.send({ type: 'file.choose', file });
    await settled();
    actor.send({ type: 'fill.submit' });
    actor.send({ type: 'fill.stop' });
    await settled();
    expect([sent.length, countResults(actor.getSnapshot().context)]).toEqual([
      1,
      { filled: 0, failed: PART_SIZE, unsent: 1 },
    ]);
    actor.send({ type: 'fill.dismiss' });
    actor.send({ type: 'hand.open', parcels: [parcel(7)] });
    actor.send({ type: 'number.edit', row: 1, waybillNo: '1' });
    actor.send({ type: 'fill.submit' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.areRowsMissing, sent.length]).toEqual([
      'typing',
      true,
      1,
    ]);
  });
});
