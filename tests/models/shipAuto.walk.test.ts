import { describe, expect, it } from 'vitest';
import { type AutoDraft, emptyAutoDraft } from '../../web/src/features/shipments/autoDraft.ts';
import { keepDraft } from '../../web/src/features/shipments/keepDraft.ts';
import { shipAutoMachine } from '../../web/src/features/shipments/shipAuto.machine.ts';
import { autoDraftOf } from '../../web/src/features/shipments/shipAuto.setup.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import type { Stored } from '../../web/src/lib/storage.ts';
import { type Sights, walkOf } from '../support/walk.ts';
import {
  atReview,
  batchQuoteOf,
  blockedQuote,
  chosen,
  halfQuote,
  opened,
  placed,
  plan,
  shop,
} from './shipAuto.samples.ts';
import { facts } from './shipByHand.samples.ts';

const CREATE_NO = '3f0c1c62-7f0e-4c53-9d0a-1a2b3c4d5e6f';
const sent = { type: 'AUTO', parts: [], senderId: 5 } as const;
const lost = { error: new Error('offline') };
const changed = { output: refusal('SHOP_ORDER_CHANGED') };
const senderForm = {
  ...{ id: null, name: '李四', phone: '13800000001', provinceCode: '33', cityCode: '3301' },
  ...{ districtCode: '330106', address: '西溪路 1 号', isDefault: false, remark: '' },
};
const unplanned = {
  shopOrderId: 12,
  mergeId: null,
  reasonCode: 'GOODS_UNMAPPED',
  msg: '商品未关联',
} as const;

interface World {
  draft: AutoDraft | null;
}

function stage() {
  const world: World = { draft: null };
  const store: Stored<AutoDraft> = {
    load: () => world.draft,
    save: (draft) => {
      world.draft = draft;
      return true;
    },
    clear: () => {
      world.draft = null;
    },
  };
  return { world, machine: shipAutoMachine, watch: keepDraft(store, autoDraftOf) };
}

type Table = Sights<typeof shipAutoMachine, World>;
type Sight = Table[keyof Table];

/** What holds wherever the person composes: all of it is kept, and nothing is asked of the till. */
const composing: Sight = ({ context }, { draft }) => {
  expect(draft).toEqual(autoDraftOf(context));
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

/** While something is being changed at the server, nobody leaves before it is known. */
const staying: Sight = (snapshot, world) => {
  busy(snapshot, world);
  expect(snapshot.can({ type: 'step.go', step: 'shop' })).toBe(false);
};

const passing: Sight = () => expect.unreachable('decides at once');

const sights: Table = {
  opening: ({ context }, { draft }) => {
    expect(context.shop).toBeNull();
    expect(draft).toBeNull();
  },
  unopened: (snapshot, { draft }) => {
    expect(snapshot.can({ type: 'retry' })).toBe(true);
    expect(draft).toBeNull();
  },
  resuming: passing,
  'composing.shop.choosing': (snapshot, world) => {
    atRest(snapshot, world);
    if (!snapshot.context.shop) expect(snapshot.can({ type: 'step.go', step: 'orders' })).toBe(false);
  },
  'composing.shop.reading': staying,
  'composing.shop.broken': atRest,
  'composing.orders.deciding': passing,
  'composing.orders.pulling.asking': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.can({ type: 'pull.cancel' })).toBe(true);
  },
  'composing.orders.pulling.pausing': (snapshot, world) => {
    atRest(snapshot, world);
    expect(world.draft?.pullTaskId).toBe('t-1');
  },
  'composing.orders.pullFailed': atRest,
  'composing.orders.choosing': (snapshot, world) => {
    atRest(snapshot, world);
    expect(world.draft?.pullTaskId).toBeNull();
  },
  'composing.orders.finding': busy,
  'composing.orders.merging': staying,
  'composing.orders.splitting': staying,
  'composing.orders.ignoring': staying,
  'composing.orders.rechecking': staying,
  'composing.goods.deciding': passing,
  'composing.goods.fitting.planning': busy,
  'composing.goods.fitting.planned': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.context.plan).not.toBeNull();
    expect(snapshot.context.mode).toBe('mapped');
  },
  'composing.goods.fitting.refused': atRest,
  'composing.goods.fitting.broken': atRest,
  'composing.goods.fitting.loading': busy,
  'composing.goods.fitting.single': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.context.mode).toBe('one');
  },
  'composing.goods.fitting.unloaded': atRest,
  'composing.goods.editingSender.writing': (snapshot, world) => {
    atRest(snapshot, world);
    expect(world.draft?.senderForm?.name).toBe('李四');
    expect(snapshot.can({ type: 'step.go', step: 'review' })).toBe(false);
  },
  'composing.goods.editingSender.saving': staying,
  'composing.goods.editingSender.unsaved': atRest,
  'composing.review.quoting': busy,
  'composing.review.ready': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.context.quote?.quoteNo).toBe('Q1');
    expect(world.draft?.createNo).toMatch(/^[0-9a-f-]{36}$/);
  },
  'composing.review.refused': atRest,
  'composing.review.broken': atRest,
  'placing.creating': (snapshot, world) => {
    busy(snapshot, world);
    expect(world.draft?.sent).toEqual(snapshot.context.sent);
    expect(world.draft?.createNo).toBe(snapshot.context.createNo);
  },
  'placing.unsure': (snapshot, world) => {
    atRest(snapshot, world);
    expect(world.draft?.sent).not.toBeNull();
    expect(snapshot.can({ type: 'order.submit' })).toBe(false);
  },
  'paying.requesting': (snapshot, world) => {
    busy(snapshot, world);
    expect(world.draft?.placed?.batchNo).toBe(placed.batchNo);
    expect(world.draft?.payNo).toBe(snapshot.context.payNo);
  },
  'paying.unpaid': atRest,
  'paying.unsure': atRest,
  'paying.closed': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.can({ type: 'order.again' })).toBe(true);
  },
  shipped: ({ context }, { draft }) => {
    expect(draft).toBeNull();
    expect(context.receipt).toMatchObject({ batchNo: placed.batchNo, packageCount: 2, paidFee: 1068 });
    expect(context.chosen).toEqual([]);
  },
};

const pulled = { taskId: 't-1', added: 2, updated: 0, total: 3, kind: 'pulled' };
const found = { kind: 'found', orders: chosen };

const walk = walkOf(shipAutoMachine, {
  input: { account: 'u-li' },
  gates: {
    openBatch: {
      nothing: { output: opened(emptyAutoDraft) },
      pulling: { output: opened({ ...emptyAutoDraft, step: 'orders', shopId: 3, pullTaskId: 't-1' }) },
      atGoods: { output: opened({ ...atReview, step: 'goods', plan: null }) },
      atReview: { output: opened({ ...atReview, createNo: CREATE_NO }) },
      sending: {
        output: opened({ ...atReview, createNo: CREATE_NO, payNo: 'p-1', sent: { ...sent, parts: [] } }),
      },
      placed: { output: opened({ ...atReview, payNo: 'p-1', placed }) },
      lost,
    },
    readShop: {
      known: { output: { kind: 'shop', shop } },
      expired: { output: refusal('SHOP_EXPIRED') },
      lost,
    },
    pullOrders: {
      going: { output: { ...pulled, done: false } },
      done: { output: { ...pulled, done: true } },
      refused: { output: refusal('SHOP_EXPIRED') },
      lost,
    },
    findOrders: { found: { output: found }, refused: { output: refusal('BAD_PARAM') }, lost },
    recheckOrders: { found: { output: { kind: 'found', orders: [] } }, lost },
    mergeOrders: {
      merged: { output: { kind: 'merged', groups: [{ mergeId: 91, shopOrderIds: [13, 14] }], rejected: [] } },
      refused: { output: refusal('MERGE_DIFF') },
      lost,
    },
    splitMerge: {
      split: { output: { kind: 'split', mergeId: 91 } },
      refused: { output: refusal('MERGE_STATE') },
      lost,
    },
    ignoreOrders: {
      done: { output: { kind: 'ignored', ids: [12] } },
      refused: { output: refusal('BAD_PARAM') },
      lost,
    },
    planOrders: {
      planned: { output: { kind: 'planned', plan } },
      half: { output: { kind: 'planned', plan: { ...plan, unplanned: [unplanned] } } },
      nothing: { output: { kind: 'planned', plan: { parts: [], unplanned: [unplanned] } } },
      changed,
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
      enough: { output: { kind: 'quoted', quote: batchQuoteOf() } },
      half: { output: { kind: 'quoted', quote: halfQuote() } },
      blocked: { output: { kind: 'quoted', quote: blockedQuote() } },
      changed,
      refused: { output: refusal('COURIER_OFF') },
      lost,
    },
    createBatch: {
      placed: { output: { kind: 'placed', placed } },
      dearer: { output: refusal('PRICE_CHANGED') },
      changed,
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
    { type: 'step.go', step: 'shop' },
    { type: 'step.go', step: 'orders' },
    { type: 'step.go', step: 'goods' },
    { type: 'step.go', step: 'review' },
    { type: 'shop.choose', shopId: 3 },
    { type: 'orders.pull', days: 30 },
    { type: 'pull.cancel' },
    { type: 'filter.change', change: { keyword: '张' } },
    { type: 'page.go', page: 2 },
    { type: 'orders.choose', orders: chosen, chosen: true },
    { type: 'orders.chooseAll' },
    { type: 'orders.clear' },
    { type: 'orders.merge', groups: [[13, 14]] },
    { type: 'merge.split', mergeId: 91 },
    { type: 'orders.ignore', ids: [12] },
    { type: 'orders.takeBack', ids: [12] },
    { type: 'mode.choose', mode: 'one' },
    { type: 'mode.choose', mode: 'mapped' },
    { type: 'plan.refresh' },
    { type: 'unplanned.leaveOut' },
    { type: 'goods.choose', goodId: 7 },
    { type: 'warehouse.choose', warehouseId: 31 },
    { type: 'courier.choose', courierId: 1 },
    { type: 'num.change', num: 1 },
    { type: 'sender.choose', senderId: 5 },
    { type: 'sender.open', form: senderForm },
    { type: 'sender.edit', change: { remark: '仓库' } },
    { type: 'sender.cancel' },
    { type: 'sender.save' },
    { type: 'autoSend.change', autoSend: false },
    { type: 'address.choose', remoteAddressId: 'a-1' },
    { type: 'remark.edit', remark: '轻放' },
    { type: 'invalid.skip', skip: true },
    { type: 'quote.refresh' },
    { type: 'order.submit' },
    { type: 'order.again' },
    { type: 'retry' },
  ],
  limit: 60_000,
  key: ({ value, context }) => [
    value,
    [
      context.shop,
      context.pullTaskId,
      context.goodId,
      context.facts,
      context.courierId,
      context.senderForm,
    ].map(Boolean),
    [context.mode, context.chosen.length > 0, context.plan?.unplanned.length, context.placed?.batchNo],
    [context.quote?.packageCount, context.skipInvalid],
  ],
  // Two edges that only differ in what was chosen long before are one.
  alike: ({ value }) => value,
  stage,
});

describe('shipping the orders of a shop, walked', () => {
  it.each(walk.paths)('$title', (path) => path.run(undefined, sights));

  it('walks every edge', () => expect(walk.unwalked()).toEqual([]));
});
