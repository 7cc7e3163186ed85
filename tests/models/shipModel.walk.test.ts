import { describe, expect, it } from 'vitest';
import { keepModelDraft } from '../../web/src/features/shipments/keepModelDraft.ts';
import { emptyModelDraft } from '../../web/src/features/shipments/modelDraft.ts';
import { type ModelRow, modelRows } from '../../web/src/features/shipments/modelRow.ts';
import { westLake } from '../../web/src/features/shipments/modelRows.samples.ts';
import { refuse } from '../../web/src/features/shipments/sheets/sheets.types.ts';
import { shipModelMachine } from '../../web/src/features/shipments/shipModel.machine.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { type Sights, walkOf } from '../support/walk.ts';
import { facts } from './shipByHand.samples.ts';
import {
  halfModelQuote,
  knownRows,
  modelAtReview,
  modelOpened,
  modelQuote,
  placedModel,
  readingsOf,
  sheet,
} from './shipModel.samples.ts';

const CREATE_NO = '3f0c1c62-7f0e-4c53-9d0a-1a2b3c4d5e6f';
const lost = { error: new Error('offline') };
const file = new File(['x'], '十一月.xlsx');
const unreadRows = modelRows(sheet.rows);
const sent = { type: 'MODEL', parts: [], senderId: 5 } as const;
const senderForm = {
  ...{ id: null, name: '李四', phone: '13800000001', provinceCode: '33', cityCode: '3301' },
  ...{ districtCode: '330106', address: '西溪路 1 号', isDefault: false, remark: '' },
};
const unsure = { ...sheet, header: { ...sheet.header, certain: false } };

type Table = Sights<typeof shipModelMachine, null>;
type Sight = Table[keyof Table];

/** What holds wherever the person composes: nothing is asked of the till. */
const composing: Sight = ({ context }) => {
  expect(context.placed).toBeNull();
  expect(context.sent).toBeNull();
};

const busy: Sight = (snapshot, world) => {
  expect(snapshot.hasTag('busy')).toBe(true);
  expect(snapshot.can({ type: 'order.submit' })).toBe(false);
  if (snapshot.matches('composing')) composing(snapshot, world);
};

const atRest: Sight = (snapshot, world) => {
  expect(snapshot.hasTag('busy')).toBe(false);
  if (snapshot.matches('composing')) composing(snapshot, world);
};

const passing: Sight = () => expect.unreachable('decides at once');

const sights: Table = {
  opening: ({ context }) => expect(context.rows).toEqual([]),
  unopened: (snapshot) => expect(snapshot.can({ type: 'retry' })).toBe(true),
  resuming: passing,
  'composing.file.choosing': atRest,
  'composing.file.reading': (snapshot, world) => {
    busy(snapshot, world);
    expect(snapshot.context.file).toBe(file);
    expect(snapshot.can({ type: 'reading.cancel' })).toBe(true);
    expect(snapshot.can({ type: 'step.go', step: 'check' })).toBe(false);
  },
  'composing.file.mapping': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.context.read?.columns).toHaveLength(3);
  },
  'composing.file.broken': atRest,
  'composing.check.deciding': passing,
  'composing.check.locating': (snapshot, world) => {
    busy(snapshot, world);
    expect(snapshot.can({ type: 'step.go', step: 'goods' })).toBe(false);
  },
  'composing.check.unlocated': atRest,
  'composing.check.comparing': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.context.ordered).toBeNull();
  },
  'composing.check.mending': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.context.rows.every(({ unplaced }) => unplaced === '')).toBe(true);
  },
  'composing.goods.deciding': passing,
  'composing.goods.fitting.loading': busy,
  'composing.goods.fitting.choosing': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.context.quoted).toBeNull();
  },
  'composing.goods.fitting.unloaded': atRest,
  'composing.goods.editingSender.writing': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.can({ type: 'step.go', step: 'review' })).toBe(false);
  },
  'composing.goods.editingSender.saving': (snapshot, world) => {
    busy(snapshot, world);
    expect(snapshot.can({ type: 'step.go', step: 'check' })).toBe(false);
  },
  'composing.goods.editingSender.unsaved': atRest,
  'composing.review.quoting': busy,
  'composing.review.ready': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.context.quoted?.quote.quoteNo).toBe('Q7');
    expect(snapshot.context.createNo).toMatch(/^[0-9a-f-]{36}$/);
  },
  'composing.review.refused': atRest,
  'composing.review.broken': atRest,
  'placing.keeping': (snapshot, world) => {
    busy(snapshot, world);
    expect(snapshot.context.sent?.type).toBe('MODEL');
  },
  'placing.creating': (snapshot, world) => {
    busy(snapshot, world);
    expect(snapshot.context.sent?.type).toBe('MODEL');
  },
  'placing.unsure': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.context.sent).not.toBeNull();
    expect(snapshot.can({ type: 'order.submit' })).toBe(false);
  },
  'paying.requesting': (snapshot, world) => {
    busy(snapshot, world);
    expect(snapshot.context.placed).toEqual(placedModel);
  },
  'paying.unpaid': atRest,
  'paying.unsure': atRest,
  'paying.closed': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.context.rows.length).toBeGreaterThan(0);
  },
  shipped: ({ context }) => {
    expect(context.receipt).toEqual({ batchNo: placedModel.batchNo, packageCount: 2, paidFee: 1068 });
    expect(context.rows).toEqual([]);
    expect(context.file).toBeNull();
  },
};

/** What of a list decides where the wizard can go. */
const listKey = (rows: readonly ModelRow[]) => [
  rows.length > 0,
  rows.some(({ unplaced }) => unplaced !== ''),
  rows.some(({ provinceCode }) => provinceCode === ''),
  rows.filter(({ excluded }) => excluded).length,
];

const walk = walkOf(shipModelMachine, {
  input: { account: 'u-li' },
  gates: {
    openModel: {
      nothing: { output: modelOpened(emptyModelDraft) },
      atCheck: { output: modelOpened({ ...emptyModelDraft, step: 'check', rows: knownRows, senderId: 5 }) },
      atGoods: { output: modelOpened({ ...modelAtReview, step: 'goods' }, { facts: null }) },
      atReview: { output: modelOpened({ ...modelAtReview, createNo: CREATE_NO }) },
      sending: {
        output: modelOpened({ ...modelAtReview, createNo: CREATE_NO, sent: { ...sent, parts: [] } }),
      },
      placed: { output: modelOpened({ ...modelAtReview, payNo: 'p-1', placed: placedModel }) },
      lost,
    },
    readFile: {
      read: { output: sheet },
      unsure: { output: unsure },
      refused: { output: refuse('FILE_DAMAGED') },
      lost,
    },
    readPlaces: {
      read: { output: { kind: 'places', readings: readingsOf(unreadRows) } },
      refused: { output: refusal('BAD_PARAM') },
      lost,
    },
    findOrdered: {
      one: { output: { kind: 'numbers', ordered: new Set(['NO1002']) } },
      refused: { output: refusal('BAD_PARAM') },
      lost,
    },
    loadGoods: { known: { output: { kind: 'known', facts } }, off: { output: refusal('GOODS_OFF') }, lost },
    saveSender: {
      saved: { output: { kind: 'saved', senderId: 6 } },
      refused: { output: refusal('BAD_PARAM') },
      lost,
    },
    quoteBatch: {
      enough: { output: { kind: 'quoted', quote: modelQuote() } },
      half: { output: { kind: 'quoted', quote: halfModelQuote() } },
      refused: { output: refusal('COURIER_OFF') },
      lost,
    },
    keepDraft: { kept: { output: true }, lost },
    createBatch: {
      placed: { output: { kind: 'placed', placed: placedModel } },
      dearer: { output: refusal('PRICE_CHANGED') },
      lost,
    },
    payBatch: {
      paid: { output: { kind: 'paid', paidFee: 1068 } },
      short: { output: refusal('BALANCE_SHORT') },
      expired: { output: refusal('PAY_EXPIRED') },
      lost,
    },
  },
  events: [
    { type: 'step.go', step: 'file' },
    { type: 'step.go', step: 'check' },
    { type: 'step.go', step: 'goods' },
    { type: 'step.go', step: 'review' },
    { type: 'file.choose', file },
    { type: 'reading.progress', progress: { stage: 'opening', share: null } },
    { type: 'reading.cancel' },
    { type: 'sheet.choose', sheet: '旧的' },
    { type: 'mapping.open' },
    { type: 'mapping.cancel' },
    { type: 'mapping.confirm' },
    { type: 'column.map', index: 1, field: 'phone' },
    { type: 'locating.skip' },
    { type: 'rows.locate', ids: ['l2'] },
    { type: 'cells.fill', field: 'name', cells: [{ id: 'l2', value: '李四' }] },
    { type: 'rows.replace', field: 'detail', find: '文三路', replace: '文二路', ids: null },
    { type: 'rows.move', ids: ['l2'], region: westLake },
    { type: 'rows.exclude', ids: ['l2'], excluded: true },
    { type: 'errors.exclude' },
    { type: 'rows.undo' },
    { type: 'numBy.choose', numBy: 'file' },
    { type: 'split.choose', split: { courierId: 2, areaCodes: ['650102'] } },
    { type: 'split.choose', split: null },
    { type: 'goods.choose', goodId: 7 },
    { type: 'warehouse.choose', warehouseId: 31 },
    { type: 'courier.choose', courierId: 1 },
    { type: 'num.change', num: 1 },
    { type: 'sender.choose', senderId: 5 },
    { type: 'sender.open', form: senderForm },
    { type: 'sender.edit', change: { remark: '仓库' } },
    { type: 'sender.cancel' },
    { type: 'sender.save' },
    { type: 'platform.choose', platform: 'TAOBAO' },
    { type: 'remark.edit', remark: '轻放' },
    { type: 'duplicates.allow', allow: true },
    { type: 'invalid.skip', skip: true },
    { type: 'quote.refresh' },
    { type: 'draft.kept' },
    { type: 'draft.unkept' },
    { type: 'order.submit' },
    { type: 'order.again' },
    { type: 'retry' },
  ],
  limit: 60_000,
  key: ({ value, context }) => [
    value,
    [context.file, context.read, context.goodId, context.facts, context.courierId, context.senderForm].map(
      Boolean,
    ),
    [context.rows, ...context.past].map(listKey),
    [
      context.ordered === null,
      context.quoted?.quote.packageCount,
      context.skipInvalid,
      context.placed?.batchNo,
    ],
  ],
  // Two edges that only differ in what was chosen long before are one.
  alike: ({ value }) => value,
  // The way through a file is the same whatever was done to its rows.
  within: (snapshot) => {
    const { unkept, past } = snapshot.context;
    return !unkept && (past.length === 0 || (past.length === 1 && snapshot.matches({ composing: 'check' })));
  },
  stage: () => ({ world: null, machine: shipModelMachine, watch: keepModelDraft() }),
});

describe('shipping from a file, walked', () => {
  it.each(walk.paths)('$title', (path) => path.run(undefined, sights));

  it('walks every edge', () => expect(walk.unwalked()).toEqual([]));
});
