import { autosaveModelDraft } from '../../web/src/features/shipments/model/flow/autosaveModelDraft.ts';
import { emptyModelDraft } from '../../web/src/features/shipments/model/flow/modelDraft.ts';
import { type ModelRow, modelRows } from '../../web/src/features/shipments/model/flow/modelRow.ts';
import { shipModelMachine } from '../../web/src/features/shipments/model/flow/shipModel.machine.ts';
import { noEntry } from '../../web/src/features/shipments/shared/wizard/entry.ts';
import { refuse } from '../../web/src/features/spreadsheets/sheets.types.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { shirts } from '../support/goodsFacts.samples.ts';
import { westLake } from '../support/modelRows.samples.ts';
import { createModelTest } from '../support/modelTest.ts';
import { checkoutEnds, isPriced, onlyTab } from './checkout.samples.ts';
import { facts, goodsKey } from './shipByHand.samples.ts';
import {
  halfModelQuote,
  knownRows,
  modelAtReview,
  modelOpened,
  modelQuote,
  orderedBefore,
  placedModel,
  readingsOf,
  sheet,
} from './shipModel.samples.ts';
import { workingCheckout } from './workingCheckout.ts';

const CREATE_NO = '3f0c1c62-7f0e-4c53-9d0a-1a2b3c4d5e6f';
const lost = { error: new Error('offline') };
export const file = new File(['x'], '十一月.xlsx');
const unreadRows = modelRows(sheet.rows);
/** What gave way to the goods of the address. */
const replaced = { lines: [{ goodId: 7, skuId: 70, quantity: 3 }], warehouseId: 31, courierId: null };
const sent = { type: 'MODEL', parts: [], senderId: 5 } as const;
const senderForm = {
  ...{ id: null, name: '李四', phone: '13800000001', provinceCode: '33', cityCode: '3301' },
  ...{ districtCode: '330106', address: '西溪路 1 号', isDefault: false, remark: '' },
};
/** A file with a column more, which nothing is known of. */
const wide = { ...sheet, columns: [...sheet.columns, { index: 3, header: '说明', field: null, rank: 0 }] };
const outcomeUnknown = { ...wide, header: { ...wide.header, certain: false } };

/** What of a list decides where the wizard can go. */
const listKey = (rows: readonly ModelRow[]) => [
  rows.length > 0,
  rows.some(({ unplaced }) => unplaced !== ''),
  rows.some(({ provinceCode }) => provinceCode === ''),
  rows.filter(({ excluded }) => excluded).length,
];

/** Steps in which changes can be undone. */
const steps = ['check', 'review'] as const;

/** The wizard for a file, from every place that a draft may have come to. */
export const modelTest = createModelTest(shipModelMachine, {
  input: { account: 'u-li', entry: noEntry },
  outcomes: {
    openDraft: {
      nothing: { output: modelOpened(emptyModelDraft) },
      atCheck: { output: modelOpened({ ...emptyModelDraft, step: 'check', rows: knownRows, senderId: 5 }) },
      atGoods: { output: modelOpened({ ...modelAtReview, step: 'goods', senderId: 6 }, { facts: null }) },
      atReview: { output: modelOpened({ ...modelAtReview, createNo: CREATE_NO }) },
      sending: {
        output: modelOpened({ ...modelAtReview, createNo: CREATE_NO, sent: { ...sent, parts: [] } }),
      },
      placed: { output: modelOpened({ ...modelAtReview, payNo: 'p-1', placed: placedModel }) },
      entered: { output: modelOpened({ ...modelAtReview, step: 'goods', replaced }) },
      lost,
    },
    readFile: {
      read: { output: wide },
      outcomeUnknown: { output: outcomeUnknown },
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
    loadGoods: {
      known: { output: { kind: 'known', goods: [facts] } },
      both: { output: { kind: 'known', goods: [facts, shirts] } },
      off: { output: refusal('GOODS_OFF') },
      lost,
    },
    saveSender: {
      saved: { output: { kind: 'saved', senderId: 6 } },
      refused: { output: refusal('BAD_PARAM') },
      lost,
    },
    quote: {
      enough: { output: { kind: 'quoted', quote: modelQuote() } },
      half: { output: { kind: 'quoted', quote: halfModelQuote(orderedBefore) } },
      short: { output: { kind: 'quoted', quote: modelQuote({ balance: 1_000, enough: false }) } },
      refused: { output: refusal('COURIER_OFF') },
      lost,
    },
    saveDraft: { kept: { output: true }, lost },
    checkout: { ...checkoutEnds(placedModel), leftForCheck: { output: { kind: 'left', step: 'check' } } },
  },
  standIns: { checkout: workingCheckout },
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
    { type: 'column.map', index: 3, field: 'remark' },
    { type: 'locating.skip' },
    { type: 'rows.locate', ids: ['l2'] },
    { type: 'cells.fill', cells: [{ id: 'l2', field: 'name', value: '李四' }] },
    { type: 'rows.replace', field: 'detail', find: '文三路', replace: '文二路', ids: null },
    { type: 'rows.move', ids: ['l2'], region: westLake },
    { type: 'rows.exclude', ids: ['l2'], excluded: true },
    { type: 'errors.exclude' },
    { type: 'rows.undo' },
    { type: 'numBy.choose', numBy: 'file' },
    { type: 'split.choose', split: { courierId: 2, areaCodes: ['330106'] } },
    { type: 'split.choose', split: null },
    { type: 'goods.choose', goodId: 7 },
    { type: 'warehouse.choose', warehouseId: 31 },
    { type: 'warehouse.choose', warehouseId: 34 },
    { type: 'courier.choose', courierId: 1 },
    { type: 'courier.choose', courierId: 2 },
    { type: 'items.choose', goodId: 7, items: [{ skuId: 70, quantity: 2 }] },
    { type: 'items.choose', goodId: 7, items: [{ skuId: 70, quantity: 3 }] },
    { type: 'goods.add', goodId: shirts.goodId },
    { type: 'goods.remove', goodId: shirts.goodId },
    { type: 'goods.restore' },
    { type: 'link.choose', text: '大红 加大', skuId: 903 },
    { type: 'sender.choose', senderId: 5 },
    { type: 'sender.open', form: senderForm },
    { type: 'sender.edit', change: { address: '西溪路 2 号' } },
    { type: 'sender.cancel' },
    { type: 'sender.save' },
    { type: 'platform.choose', platform: 'TAOBAO' },
    { type: 'remark.edit', remark: '轻放' },
    { type: 'duplicates.allow', allow: true },
    { type: 'invalid.skip', skip: true },
    { type: 'rows.revise', rows: [] },
    { type: 'quote.refresh' },
    { type: 'price.accept' },
    { type: 'draft.saved' },
    { type: 'draft.saveFailed' },
    { type: 'checkout.changed', placed: placedModel, payNo: 'p-1' },
    { type: 'draft.sentElsewhere', sent: { placed: placedModel } },
    { type: 'draft.repeat' },
    { type: 'order.submit' },
    { type: 'order.again' },
    { type: 'retry' },
  ],
  limit: 200_000,
  key: ({ value, context }) => [
    value,
    [context.file, context.read, context.lines[0], context.facts, context.courierId, context.senderForm].map(
      Boolean,
    ),
    [context.rows, ...context.past].map(listKey),
    context.revised > 0,
    context.sentElsewhere !== null,
    [context.rows[0]?.name, context.rows[0]?.detail],
    [
      context.ordered === null,
      goodsKey(context),
      context.replaced !== null,
      context.quoted?.quote.packageCount,
      context.quoted?.quote.enough,
      context.skipInvalid,
      context.placed?.totalFee,
      [context.repriced, context.repriced && context.totalBefore],
      context.refusal?.errorKey === 'PRICE_CHANGED',
    ],
  ],
  // Two edges that only differ in what was chosen long before are one.
  equivalence: ({ value }) => value,
  // The way through a file is the same whatever was done to its rows.
  within: (snapshot) => {
    const { draftSaveFailed, past, lines, replaced: gone, sentElsewhere } = snapshot.context;
    return (
      !draftSaveFailed &&
      (sentElsewhere === null || isPriced(snapshot)) &&
      ((lines.length < 2 && gone === null) || snapshot.matches({ composing: 'goods' })) &&
      (past.length === 0 ||
        (past.length === 1 && steps.some((step) => snapshot.matches({ composing: step }))))
    );
  },
  fixture: () => ({ world: null, machine: shipModelMachine, watch: autosaveModelDraft(onlyTab) }),
});
