import { describe, expect, it } from 'vitest';
import { type Draft, type Entry, emptyDraft } from '../../web/src/features/shipments/draft.ts';
import { keepDraft } from '../../web/src/features/shipments/keepDraft.ts';
import { shipByHandMachine } from '../../web/src/features/shipments/shipByHand.machine.ts';
import { draftOf } from '../../web/src/features/shipments/shipByHand.setup.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import type { Stored } from '../../web/src/lib/storage.ts';
import { type Sights, walkOf } from '../support/walk.ts';
import { chosen, facts, phoneless, quoteOf, zhang } from './shipByHand.samples.ts';

const entry: Entry = { goodId: null, warehouseId: null, courierId: null };
const rows = [zhang];
const CREATE_NO = '3f0c1c62-7f0e-4c53-9d0a-1a2b3c4d5e6f';
const placed = {
  orderId: 900,
  orderNo: 'D261121100000000001',
  totalFee: 534,
  packageCount: 1,
  payExpireAt: '2026-11-21T10:30:00+08:00',
};
const senderForm = {
  ...{ id: null, name: '李四', phone: '13800000001', provinceCode: '33', cityCode: '3301' },
  ...{ districtCode: '330106', address: '西溪路 1 号', isDefault: false, remark: '' },
};

interface World {
  draft: Draft | null;
}

function stage() {
  const world: World = { draft: null };
  const store: Stored<Draft> = {
    load: () => world.draft,
    save: (draft) => {
      world.draft = draft;
      return true;
    },
    clear: () => {
      world.draft = null;
    },
  };
  return { world, machine: shipByHandMachine, watch: keepDraft(store, draftOf) };
}

type Sight = Sights<typeof shipByHandMachine, World>[keyof Sights<typeof shipByHandMachine, World>];

/** What holds wherever the person composes: all of it is kept, and nothing is asked of the till. */
const composing: Sight = ({ context }, { draft }) => {
  expect(draft).toEqual(draftOf(context));
  expect(context.placed).toBeNull();
  expect(context.sentQuoteNo).toBeNull();
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

const sights: Sights<typeof shipByHandMachine, World> = {
  opening: ({ context }, { draft }) => {
    expect(context.facts).toBeNull();
    expect(draft).toBeNull();
  },
  unopened: (snapshot, { draft }) => {
    expect(snapshot.can({ type: 'retry' })).toBe(true);
    expect(draft).toBeNull();
  },
  resuming: () => expect.unreachable('decides at once'),
  'composing.goods.choosing': atRest,
  'composing.goods.loading': busy,
  'composing.goods.broken': atRest,
  'composing.delivery.choosing': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.context.senderForm).toBeNull();
  },
  'composing.delivery.editingSender': (snapshot, world) => {
    atRest(snapshot, world);
    expect(world.draft?.senderForm?.name).toBe('李四');
  },
  'composing.delivery.savingSender': (snapshot, world) => {
    busy(snapshot, world);
    expect(snapshot.can({ type: 'step.go', step: 'goods' })).toBe(false);
  },
  'composing.delivery.senderUnsaved': (snapshot, world) => {
    atRest(snapshot, world);
    expect(world.draft?.senderForm?.name).toBe('李四');
  },
  'composing.recipients.deciding': () => expect.unreachable('decides at once'),
  'composing.recipients.empty': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.can({ type: 'step.go', step: 'review' })).toBe(false);
  },
  'composing.recipients.settling': atRest,
  'composing.recipients.quoting': busy,
  'composing.recipients.quoted': atRest,
  'composing.recipients.refused': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.context.refusal?.errorKey).toBe('COURIER_OFF');
  },
  'composing.recipients.broken': atRest,
  'composing.review.quoting': busy,
  'composing.review.ready': (snapshot, world) => {
    atRest(snapshot, world);
    expect(snapshot.context.quote?.rows).toEqual(rows);
    expect(world.draft?.createNo).toMatch(/^[0-9a-f-]{36}$/);
  },
  'composing.review.refused': atRest,
  'composing.review.broken': atRest,
  'placing.creating': (snapshot, world) => {
    busy(snapshot, world);
    expect(world.draft?.sentQuoteNo).toBe('Q1');
    expect(world.draft?.createNo).toBe(snapshot.context.createNo);
  },
  'placing.unsure': (snapshot, world) => {
    atRest(snapshot, world);
    expect(world.draft?.sentQuoteNo).toBe('Q1');
    expect(snapshot.can({ type: 'order.submit' })).toBe(false);
  },
  'paying.requesting': (snapshot, world) => {
    busy(snapshot, world);
    expect(world.draft?.placed?.orderId).toBe(900);
    expect(world.draft?.payNo).toBe(snapshot.context.payNo);
  },
  'paying.unpaid': atRest,
  'paying.unsure': atRest,
  'paying.closed': (snapshot, world) => {
    atRest(snapshot, world);
    expect(world.draft?.rows).toEqual(rows);
  },
  shipped: ({ context }, { draft }) => {
    expect(draft).toBeNull();
    expect(context.receipt).toEqual({ orderId: 900, orderNo: placed.orderNo, packageCount: 1, paidFee: 534 });
    expect(context.rows).toEqual([]);
  },
};

const opened = (draft: Draft, change: object = {}) => ({
  output: { kind: 'opened', draft, facts, refusal: null, ...change },
});

const walk = walkOf(shipByHandMachine, {
  input: { account: 'u-li', entry },
  gates: {
    openShipment: {
      nothing: opened(emptyDraft, { facts: null }),
      atDelivery: opened({ ...chosen, courierId: null, step: 'delivery' }),
      atRecipients: opened({ ...chosen, rows, step: 'recipients' }),
      atReview: opened({ ...chosen, rows, step: 'review', createNo: CREATE_NO }),
      sending: opened({
        ...chosen,
        rows,
        step: 'review',
        createNo: CREATE_NO,
        payNo: 'p-1',
        sentQuoteNo: 'Q1',
      }),
      placed: opened({ ...chosen, rows, step: 'review', payNo: 'p-1', placed }),
      lost: { error: new Error('offline') },
    },
    loadGoods: {
      known: { output: { kind: 'known', facts } },
      off: { output: refusal('GOODS_OFF') },
      lost: { error: new Error('offline') },
    },
    saveSender: {
      saved: { output: { kind: 'saved', senderId: 6 } },
      refused: { output: refusal('BAD_PARAM') },
      lost: { error: new Error('offline') },
    },
    quoteShipment: {
      enough: { output: { kind: 'quoted', quote: quoteOf(rows) } },
      short: { output: { kind: 'quoted', quote: quoteOf(rows, { balance: 500, enough: false }) } },
      refused: { output: refusal('COURIER_OFF') },
      lost: { error: new Error('offline') },
    },
    createShipment: {
      placed: { output: { kind: 'placed', placed } },
      changed: { output: refusal('PRICE_CHANGED') },
      banned: { output: refusal('ROWS_INVALID', '', { failed: [{ row: 0, field: 'region', msg: '停发' }] }) },
      lost: { error: new Error('offline') },
    },
    payShipment: {
      paid: { output: { kind: 'paid', orderId: 900, paidFee: 534 } },
      short: { output: refusal('BALANCE_SHORT') },
      expired: { output: refusal('PAY_EXPIRED') },
      lost: { error: new Error('offline') },
    },
  },
  events: [
    { type: 'step.go', step: 'goods' },
    { type: 'step.go', step: 'delivery' },
    { type: 'step.go', step: 'recipients' },
    { type: 'step.go', step: 'review' },
    { type: 'goods.choose', goodId: 7 },
    { type: 'warehouse.choose', warehouseId: 31 },
    { type: 'num.change', num: 1 },
    { type: 'courier.choose', courierId: 1 },
    { type: 'sender.choose', senderId: 5 },
    { type: 'sender.open', form: senderForm },
    { type: 'sender.edit', change: { remark: '仓库' } },
    { type: 'sender.cancel' },
    { type: 'sender.save' },
    { type: 'platform.choose', platform: 'DOUYIN' },
    { type: 'remark.edit', remark: '轻放' },
    { type: 'recipients.changed', rows, unreadText: '', reading: false },
    { type: 'recipients.changed', rows: [phoneless], unreadText: '', reading: false },
    { type: 'duplicates.allow', allow: true },
    { type: 'quote.refresh' },
    { type: 'order.submit' },
    { type: 'order.again' },
    { type: 'retry' },
  ],
  limit: 3_000,
  key: ({ value, context }) => [
    value,
    [context.facts, context.warehouseId, context.courierId, context.senderId, context.senderForm].map(
      Boolean,
    ),
    [context.rows[0]?.id, context.quote?.answer.enough, context.failed.length, context.placed?.orderId],
  ],
  stage,
});

describe('shipping by hand, walked', () => {
  it.each(walk.paths)('$title', (path) => path.run(undefined, sights));

  it('walks every edge', () => expect(walk.unwalked()).toEqual([]));
});
