import { type AutoDraft, emptyAutoDraft } from '../../web/src/features/shipments/auto/flow/autoDraft.ts';
import { shipAutoMachine } from '../../web/src/features/shipments/auto/flow/shipAuto.machine.ts';
import { autoDraftOf } from '../../web/src/features/shipments/auto/flow/shipAuto.setup.ts';
import { autosaveDraft } from '../../web/src/features/shipments/shared/wizard/wizardDraft.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import type { StoredValue } from '../../web/src/lib/storage.ts';
import { shirts } from '../support/goodsFacts.samples.ts';
import { createModelTest } from '../support/modelTest.ts';
import { checkoutEnds, isPriced } from './checkout.samples.ts';
import {
  atReview,
  batchQuoteOf,
  blockedQuote,
  chosen,
  halfQuote,
  opened,
  placed,
  plan,
  route,
  scarceQuote,
  shop,
  split,
} from './shipAuto.samples.ts';
import { facts } from './shipByHand.samples.ts';
import { workingCheckout } from './workingCheckout.ts';

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

const suggested = {
  ...{ shopOrderId: 12, mergeId: null, reasonCode: 'FALLBACK_SUGGESTED' },
  msg: '首选缺货，可改用备选【抽纸】',
} as const;

/** Bought at 1688. */
const sourced = {
  ...{ shopOrderId: 12, sourceName: '橙子商行', supplier: '义乌市橙果日用品厂', amount: 880 },
  items: [{ offerNo: '1', specNo: 's', title: '抽纸', specName: '', pic: '', quantity: 1, price: 880 }],
};

export interface World {
  draft: AutoDraft | null;
}

function fixture() {
  const world: World = { draft: null };
  const store: StoredValue<AutoDraft> = {
    load: () => world.draft,
    save: (draft) => {
      world.draft = draft;
      return true;
    },
    clear: () => {
      world.draft = null;
    },
  };
  return { world, machine: shipAutoMachine, watch: autosaveDraft(store, autoDraftOf) };
}

const pulled = { taskId: 't-1', added: 2, updated: 0, total: 3, kind: 'pulled' };
const found = { kind: 'found', orders: chosen };

/** The wizard for a shop's orders, from every place that a draft may have come to. */
export const modelTest = createModelTest(shipAutoMachine, {
  input: { account: 'u-li' },
  outcomes: {
    openDraft: {
      nothing: { output: opened(emptyAutoDraft) },
      pulling: {
        output: opened({ ...emptyAutoDraft, step: 'orders', shopId: 3, senderId: 5, pullTaskId: 't-1' }),
      },
      atGoods: { output: opened({ ...atReview, step: 'goods', plan: null, senderId: 6 }) },
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
    changeOrders: {
      merged: { output: { kind: 'merged', groups: [{ mergeId: 91, shopOrderIds: [13, 14] }], rejected: [] } },
      split: { output: { kind: 'split', mergeId: 91 } },
      ignored: { output: { kind: 'ignored', ids: [12] } },
      refused: { output: refusal('MERGE_DIFF') },
      lost,
    },
    planOrders: {
      planned: { output: { kind: 'planned', plan } },
      half: { output: { kind: 'planned', plan: { ...plan, unplanned: [unplanned] } } },
      nothing: { output: { kind: 'planned', plan: { parts: [], unplanned: [unplanned], sourced: [] } } },
      suggested: { output: { kind: 'planned', plan: { parts: [], unplanned: [suggested], sourced: [] } } },
      bought: { output: { kind: 'planned', plan: { parts: [], unplanned: [], sourced: [sourced] } } },
      changed,
      refused: { output: refusal('BAD_PARAM') },
      lost,
    },
    loadGoods: {
      known: { output: { kind: 'known', facts } },
      several: { output: { kind: 'known', facts: { ...shirts, goodId: 7 } } },
      off: { output: refusal('GOODS_OFF') },
      lost,
    },
    saveSender: {
      saved: { output: { kind: 'saved', senderId: 6 } },
      refused: { output: refusal('BAD_PARAM') },
      lost,
    },
    quote: {
      enough: { output: { kind: 'quoted', quote: batchQuoteOf() } },
      half: { output: { kind: 'quoted', quote: halfQuote() } },
      short: { output: { kind: 'quoted', quote: batchQuoteOf({ balance: 1_000, enough: false }) } },
      blocked: { output: { kind: 'quoted', quote: blockedQuote() } },
      scarce: { output: { kind: 'quoted', quote: scarceQuote() } },
      changed,
      refused: { output: refusal('COURIER_OFF') },
      lost,
    },
    checkout: {
      ...checkoutEnds(placed),
      changed,
      leftForOrders: { output: { kind: 'left', step: 'orders' } },
    },
  },
  standIns: { checkout: workingCheckout },
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
    { type: 'orders.merge', groups: [[16, 17]] },
    { type: 'merge.split', mergeId: 91 },
    { type: 'orders.ignore', ids: [12] },
    { type: 'orders.restore', ids: [15] },
    { type: 'mode.choose', mode: 'one' },
    { type: 'mode.choose', mode: 'mapped' },
    { type: 'numBy.choose', numBy: 'same' },
    { type: 'numBy.choose', numBy: 'order' },
    { type: 'plan.refresh' },
    { type: 'split.choose', route, split },
    { type: 'split.choose', route, split: null },
    { type: 'unplanned.exclude' },
    { type: 'sourced.exclude' },
    { type: 'fallback.accept', orderIds: [12] },
    { type: 'goods.choose', goodId: 7 },
    { type: 'warehouse.choose', warehouseId: 31 },
    { type: 'warehouse.choose', warehouseId: 34 },
    { type: 'courier.choose', courierId: 1 },
    { type: 'sku.choose', skuId: 903 },
    { type: 'quantity.change', quantity: 2 },
    { type: 'quantity.change', quantity: 3 },
    { type: 'sender.choose', senderId: 5 },
    { type: 'sender.open', form: senderForm },
    { type: 'sender.edit', change: { address: '西溪路 2 号' } },
    { type: 'sender.cancel' },
    { type: 'sender.save' },
    { type: 'address.choose', remoteAddressId: 'a-1' },
    { type: 'autoSend.change', autoSend: false },
    { type: 'remark.edit', remark: '轻放' },
    { type: 'invalid.skip', skip: true },
    { type: 'orders.leaveOut', orders: [{ id: 12, mergeId: null }] },
    { type: 'quote.refresh' },
    { type: 'price.accept' },
    { type: 'checkout.changed', placed, payNo: 'p-1' },
    { type: 'draft.sentElsewhere', sent: { placed } },
    { type: 'draft.repeat' },
    { type: 'order.submit' },
    { type: 'order.again' },
    { type: 'retry' },
  ],
  limit: 120_000,
  key: ({ value, context }) => [
    value,
    [
      context.shop,
      context.pullTaskId,
      context.goodId,
      context.facts,
      context.skuId,
      context.courierId,
      context.senderForm,
    ].map(Boolean),
    [
      context.mode,
      context.numBy,
      context.facts?.skus.length,
      context.chosen.length > 0,
      context.plan?.unplanned.map(({ reasonCode }) => reasonCode),
      context.plan?.sourced.length,
      context.placed?.totalFee,
      [context.repriced, context.repriced && context.totalBefore],
      context.refusal?.errorKey === 'PRICE_CHANGED',
    ],
    [context.quote?.packageCount, context.quote?.enough, context.skipInvalid],
    context.step === 'review' && context.quote?.parts[0]?.problems.length,
    context.sentElsewhere !== null,
    context.splits.length,
  ],
  // The way through a shop's orders is the same whichever combination is chosen, and by whom parcels go.
  within: (snapshot) =>
    ((snapshot.context.plan?.unplanned[0]?.reasonCode !== 'FALLBACK_SUGGESTED' &&
      !snapshot.context.plan?.sourced.length) ||
      snapshot.matches({ composing: { goods: { fitting: 'planned' } } })) &&
    (snapshot.context.splits.length === 0 || snapshot.matches({ composing: { goods: 'fitting' } })) &&
    ((snapshot.context.facts?.skus.length ?? 0) < 2 ||
      snapshot.matches({ composing: { goods: { fitting: 'single' } } })) &&
    (snapshot.context.sentElsewhere === null || isPriced(snapshot)),
  // Two edges that only differ in what was chosen long before are one.
  equivalence: ({ value }) => value,
  fixture,
});
