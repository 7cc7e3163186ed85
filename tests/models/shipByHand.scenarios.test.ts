import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  type Draft,
  emptyDraft,
  type Opened,
  type Quoted,
  type Step,
} from '../../web/src/features/shipments/byHand/flow/draft.ts';
import { shipByHandMachine } from '../../web/src/features/shipments/byHand/flow/shipByHand.machine.ts';
import {
  selectItemsInAll,
  selectOtherGoodsMeant,
  selectOthers,
  selectPieces,
} from '../../web/src/features/shipments/byHand/flow/shipByHand.selectors.ts';
import { draftOf, nextDraftOf } from '../../web/src/features/shipments/byHand/flow/shipByHand.setup.ts';
import { checkoutMachine } from '../../web/src/features/shipments/shared/checkout/checkout.machine.ts';
import type {
  PayResult,
  Placed,
  PlacedOrder,
  PlaceResult,
} from '../../web/src/features/shipments/shared/checkout/checkout.types.ts';
import type { Recipient } from '../../web/src/features/shipments/shared/recipients/recipient.ts';
import {
  type Basket,
  type BasketResult,
  basketOf,
} from '../../web/src/features/shipments/shared/wizard/basket.ts';
import { noEntry as entry } from '../../web/src/features/shipments/shared/wizard/entry.ts';
import { autosaveDraft } from '../../web/src/features/shipments/shared/wizard/wizardDraft.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { shirts } from '../support/goodsFacts.samples.ts';
import { manualClock } from '../support/manualClock.ts';
import { stillUnpaid } from './checkout.samples.ts';
import { chosen, facts, quoteOf, zhang } from './shipByHand.samples.ts';

const li: Recipient = { ...zhang, id: 'r2', name: '李四', phone: '13712345678', detail: '学院路 9 号' };
const settled = () => new Promise(setImmediate);

const order = (totalFee: number, packageCount: number): PlacedOrder => ({
  ...{ orderId: 900, orderNo: 'D261121100000000001', totalFee, packageCount },
  payExpireAt: '2026-11-21T10:30:00+08:00',
});

interface Script {
  draft?: Draft;
  facts?: Basket;
  furtherFacts?: readonly Basket[];
  onePage?: boolean;
  quotes?: Quoted[];
  creates?: (PlaceResult | Error)[];
  pays?: (PayResult | Error)[];
}

/** A wizard whose gateway answers by the script, in order; what it was asked is kept. */
async function start(script: Script) {
  const { draft = emptyDraft, facts: known, furtherFacts = [], onePage = false } = script;
  const { quotes = [], creates = [], pays = [] } = script;
  const asked = {
    quotes: [] as (readonly Recipient[])[],
    creates: [] as { quoteNo: string | null | undefined; clientNo: string }[],
    pays: [] as { placed: Placed | null; clientNo: string }[],
  };
  const kept: { draft: Draft | null } = { draft: null };
  const clock = manualClock();
  const machine = shipByHandMachine.provide({
    actors: {
      openDraft: fromPromise(
        async (): Promise<Opened> => ({
          ...{ kind: 'opened', draft, refusal: null, furtherFacts },
          facts: known ?? (draft.lines.length === 0 ? null : basketOf([facts], draft.lines)),
        }),
      ),
      loadGoods: fromPromise<BasketResult, readonly number[]>(async ({ input }) => ({
        kind: 'known',
        goods: input.map((goodId) => ({ ...facts, goodId })),
      })),
      quote: fromPromise(async ({ input }) => {
        asked.quotes.push(input.rows);
        return take(quotes);
      }),
      checkout: checkoutMachine.provide({
        actors: {
          placeOrder: fromPromise(async ({ input: { request, clientNo } }) => {
            asked.creates.push({ quoteNo: request?.quoteNo, clientNo });
            return take(creates);
          }),
          findPayment: stillUnpaid,
          payOrder: fromPromise(async ({ input: { placed, clientNo } }) => {
            asked.pays.push({ placed, clientNo });
            return take(pays);
          }),
        },
      }),
    },
  });
  const actor = createActor(machine, { input: { account: 'u-li', entry, onePage }, clock });
  const drafts = {
    load: () => kept.draft,
    save: (value: Draft) => {
      kept.draft = value;
      return true;
    },
    clear: () => {
      kept.draft = null;
    },
  };
  actor.subscribe(autosaveDraft(drafts, draftOf, nextDraftOf));
  actor.start();
  await settled();
  const give = (rows: readonly Recipient[]) =>
    actor.send({ type: 'recipients.changed', rows, unreadText: '', reading: false });
  const quoted = async () => {
    clock.fire(500);
    await settled();
  };
  /** Who takes what the person does now. */
  const taking = (): { send: (event: { type: 'order.submit' | 'order.again' | 'retry' }) => void } =>
    actor.getSnapshot().children.checkout ?? actor;
  const accept = () => actor.send({ type: 'price.accept' });
  const press = async (type: 'order.submit' | 'order.again' | 'retry') => {
    taking().send({ type });
    taking().send({ type });
    await settled();
  };
  const review = async () => {
    actor.send({ type: 'step.go', step: 'review' });
    await settled();
  };
  const checkout = () => actor.getSnapshot().children.checkout?.getSnapshot();
  const context = () => actor.getSnapshot().context;
  return { actor, asked, kept, accept, checkout, context, give, quoted, press, review };
}

function take<T>(answers: (T | Error)[]): T {
  const next = answers.shift();
  if (next === undefined) throw new Error('asked once too often');
  if (next instanceof Error) throw next;
  return next;
}

const quote = (rows: readonly Recipient[], change = {}): Quoted => ({
  kind: 'quoted',
  quote: quoteOf(rows, change),
});
const paid = (paidFee: number): PayResult => ({ kind: 'paid', paidFee });
const both = [zhang, li];

describe('shipping by hand: scenarios', () => {
  it('goes from nothing to two paid parcels of 534 fen, asking the till once', async () => {
    const run = await start({
      quotes: [quote(both), quote(both)],
      creates: [{ kind: 'placed', placed: order(1068, 2) }],
      pays: [paid(1068)],
    });
    run.actor.send({ type: 'goods.choose', goodId: 7 });
    await settled();
    run.actor.send({ type: 'items.choose', goodId: 7, items: [{ skuId: 70, quantity: 2 }] });
    run.actor.send({ type: 'step.go', step: 'delivery' });
    run.actor.send({ type: 'courier.choose', courierId: 2 });
    run.actor.send({ type: 'sender.choose', senderId: 6 });
    run.actor.send({ type: 'step.go', step: 'recipients' });
    run.give(both);
    await run.quoted();
    expect(run.context().quote?.answer.totalFee).toBe(1068);
    await run.review();
    const { createNo, payNo } = run.kept.draft ?? {};
    await run.press('order.submit');
    expect(run.asked.creates).toEqual([{ quoteNo: 'Q1', clientNo: createNo }]);
    expect(run.asked.pays).toEqual([{ placed: order(1068, 2), clientNo: payNo }]);
    expect(run.context().receipt).toEqual({ ...order(1068, 2), paidFee: 1068 });
    expect(run.kept.draft).toBeNull();
  });

  it('prices a list again after each change, and does not continue on an old price', async () => {
    const run = await start({
      draft: { ...chosen, step: 'recipients' },
      quotes: [quote([zhang]), quote(both)],
    });
    run.give([zhang]);
    await run.quoted();
    expect(run.actor.getSnapshot().can({ type: 'step.go', step: 'review' })).toBe(true);
    run.give(both);
    expect(run.actor.getSnapshot().can({ type: 'step.go', step: 'review' })).toBe(false);
    await run.quoted();
    expect(run.asked.quotes).toEqual([[zhang], both]);
    expect(run.context().quote?.answer.totalFee).toBe(1068);
  });

  it('goes back to any step from a priced list, and forward only without a row that cannot go', async () => {
    const banned = { field: 'region', reasonCode: 'AREA_BANNED', msg: '停发', blocking: true } as const;
    const blocked = quoteOf([zhang]);
    blocked.answer.rows[0]?.problems.push(banned);
    const run = await start({
      draft: { ...chosen, rows: [zhang], step: 'recipients' },
      quotes: [{ kind: 'quoted', quote: blocked }],
    });
    await run.quoted();
    const can = (step: Step) => run.actor.getSnapshot().can({ type: 'step.go', step });
    expect([can('goods'), can('delivery'), can('recipients'), can('review')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    run.actor.send({ type: 'step.go', step: 'goods' });
    expect(run.actor.getSnapshot().matches({ composing: { goods: 'choosing' } })).toBe(true);
  });

  it('sends the same request again after a lost answer, even after a reload', async () => {
    const atReview: Draft = { ...chosen, rows: both, step: 'review' };
    const before = await start({ draft: atReview, quotes: [quote(both)], creates: [new Error('lost')] });
    await before.press('order.submit');
    const [sent] = before.asked.creates;
    expect(before.checkout()?.value).toEqual({ placing: 'outcomeUnknown' });

    const after = await start({
      draft: before.kept.draft ?? emptyDraft,
      creates: [{ kind: 'placed', placed: order(1068, 2) }],
      pays: [paid(1068)],
    });
    await after.press('retry');
    expect(after.asked.creates).toEqual([sent]);
    expect(after.actor.getSnapshot().value).toBe('shipped');
  });

  it('on one page takes another courier of a second warehouse once its courier was refused', async () => {
    const second = { lines: chosen.lines, warehouseId: 34, courierId: 1, split: null };
    const run = await start({
      onePage: true,
      draft: { ...chosen, rows: both, step: 'recipients', further: [second] },
      furtherFacts: [basketOf([facts], chosen.lines)],
      quotes: [refusal('COURIER_OFF'), quote(both)],
    });
    await run.quoted();
    expect(run.context().refusal?.errorKey).toBe('COURIER_OFF');
    run.actor.send({ type: 'further.courier', warehouseId: 34, courierId: 2 });
    await run.quoted();
    expect(run.context().further).toEqual([{ ...second, courierId: 2 }]);
    expect(run.actor.getSnapshot().value).toEqual({ composing: { recipients: 'quoted' } });
    run.actor.send({ type: 'further.remove', warehouseId: 34 });
    expect(run.context().further).toEqual([]);
  });

  it('on one page prices anew once the pieces are changed that were refused', async () => {
    const run = await start({
      onePage: true,
      draft: { ...chosen, rows: both, step: 'recipients' },
      quotes: [refusal('BAD_PARAM', '单个包裹不能超过50公斤'), quote(both)],
    });
    await run.quoted();
    expect(run.context().refusal?.errorKey).toBe('BAD_PARAM');
    run.actor.send({ type: 'items.choose', goodId: 7, items: [{ skuId: 70, quantity: 2 }] });
    await run.quoted();
    expect(run.context().refusal).toBeNull();
    expect(run.actor.getSnapshot().value).toEqual({ composing: { recipients: 'quoted' } });
  });

  it('shows both prices when they changed from 1068 to 1120 fen, and asks under a new number', async () => {
    const dearer = { totalFee: 1120 };
    const run = await start({
      draft: { ...chosen, rows: both, step: 'review' },
      quotes: [quote(both), quote(both, dearer)],
      creates: [refusal('PRICE_CHANGED'), { kind: 'placed', placed: order(1120, 2) }],
      pays: [paid(1120)],
    });
    await run.press('order.submit');
    expect([run.context().totalBefore, run.context().quote?.answer.totalFee]).toEqual([1068, 1120]);
    await run.press('order.submit');
    expect(run.asked.creates).toHaveLength(1);
    run.accept();
    await run.press('order.submit');
    const numbers = run.asked.creates.map(({ clientNo }) => clientNo);
    expect(new Set(numbers).size).toBe(2);
    expect(run.context().receipt?.paidFee).toBe(1120);
  });

  it('does not ask for an order that the balance of 500 fen or the stock of 1 cannot cover', async () => {
    const short = { field: 'row', reasonCode: 'STOCK_SHORT', msg: '库存不足，仅剩1件', blocking: true };
    for (const change of [{ balance: 500, enough: false }, { problems: [short] }]) {
      const run = await start({
        draft: { ...chosen, rows: both, step: 'review' },
        quotes: [quote(both, change)],
      });
      await run.press('order.submit');
      expect(run.asked.creates).toEqual([]);
      expect(run.actor.getSnapshot().matches({ composing: { review: 'ready' } })).toBe(true);
    }
  });

  it('keeps an order that the balance could not pay, and pays it later under a new number', async () => {
    const run = await start({
      draft: { ...chosen, rows: both, step: 'review' },
      quotes: [quote(both)],
      creates: [{ kind: 'placed', placed: order(1068, 2) }],
      pays: [refusal('BALANCE_SHORT', '余额不足，还差0.68元，请先充值', { lack: 68 }), paid(1068)],
    });
    await run.press('order.submit');
    expect(run.kept.draft?.placed).toEqual(order(1068, 2));
    await run.press('order.submit');
    expect(new Set(run.asked.pays.map(({ clientNo }) => clientNo)).size).toBe(2);
    expect(run.asked.creates).toHaveLength(1);
    expect(run.context().receipt?.paidFee).toBe(1068);
  });

  it('pays under the same number when no answer came', async () => {
    const run = await start({
      draft: { ...chosen, rows: both, placed: order(1068, 2), payNo: 'p-1', step: 'review' },
      pays: [new Error('lost'), paid(1068)],
    });
    await run.press('order.submit');
    await run.press('retry');
    expect(run.asked.pays).toEqual([
      { placed: order(1068, 2), clientNo: 'p-1' },
      { placed: order(1068, 2), clientNo: 'p-1' },
    ]);
  });

  it('gives the recipients back when the order was closed before it was paid', async () => {
    const run = await start({
      draft: { ...chosen, rows: both, placed: order(1068, 2), payNo: 'p-1', step: 'review' },
      pays: [refusal('PAY_EXPIRED', '订单已超时关闭')],
    });
    await run.press('order.submit');
    expect(run.checkout()?.value).toEqual({ paying: 'closed' });
    await run.press('order.again');
    expect(run.kept.draft).toMatchObject({ rows: both, placed: null, createNo: null, payNo: null });
  });

  it('begins the next shipment with the recipients that were left out, also after a reload', async () => {
    const left = { ...li, id: 'r3', phone: '137', text: '李四 137', excluded: true };
    const run = await start({
      draft: { ...chosen, rows: [zhang, left], placed: order(534, 1), payNo: 'p-1', step: 'review' },
      pays: [paid(534)],
    });
    await run.press('order.submit');
    const again = [{ ...left, excluded: false, leftOver: true }];
    expect(run.kept.draft).toMatchObject({ rows: again, step: 'recipients', placed: null });
    await run.press('order.again');
    expect(run.actor.getSnapshot().matches({ composing: 'recipients' })).toBe(true);
    expect(run.context().rows).toEqual(again);
    expect(run.kept.draft?.rows).toEqual(again);
    run.give([]);
    expect(run.kept.draft?.rows).toEqual([]);
  });

  it('puts the reason of a refused order at the row that it names', async () => {
    const failed = [{ row: 1, field: 'region', reasonCode: 'AREA_BANNED', msg: '该地区停发：疫情' }];
    const run = await start({
      draft: { ...chosen, rows: both, step: 'review' },
      quotes: [quote(both)],
      creates: [refusal('ROWS_INVALID', '有收件人不能发货', { failed })],
    });
    await run.press('order.submit');
    expect(run.context().failed.map(({ row, msg }) => [row.id, msg])).toEqual([['r2', '该地区停发：疫情']]);
    expect(run.actor.getSnapshot().can({ type: 'order.submit' })).toBe(false);
  });
});

describe('what the recipients say of the goods', () => {
  it('parcels are counted by their pieces, those that are out or wrong not', async () => {
    const { actor, give } = await start({
      draft: { ...chosen, step: 'recipients', lines: [{ goodId: 7, skuId: 70, quantity: 2 }] },
    });
    give([
      ...[zhang, { ...li, id: 'r2', quantity: '3' }, { ...li, id: 'r3', quantity: '2' }],
      ...[
        { ...li, id: 'r4', quantity: '4', excluded: true },
        { ...li, id: 'r5', quantity: '99' },
        { ...li, id: 'r6', quantity: '3', phone: '137' },
      ],
    ]);
    expect(selectPieces(actor.getSnapshot())).toEqual([
      { pieces: 2, parcels: 2 },
      { pieces: 3, parcels: 1 },
    ]);
  });

  it('parcels of something else than all get are counted, and what all hold together', async () => {
    const basket = basketOf([shirts], [{ goodId: shirts.goodId, skuId: 903, quantity: 1 }]);
    const { actor, give } = await start({
      draft: { ...chosen, step: 'recipients', lines: [{ goodId: 90, skuId: 903, quantity: 1 }] },
      facts: basket,
    });
    const blue = { ...li, specification: '蓝色 L' };
    give([
      zhang,
      { ...blue, id: 'r2' },
      { ...li, id: 'r3', quantity: '2' },
      { ...blue, id: 'r4', excluded: true },
    ]);
    expect(selectOthers(actor.getSnapshot())).toBe(2);
    expect(selectItemsInAll(actor.getSnapshot())).toEqual([
      { skuId: 903, quantity: 3 },
      { skuId: 906, quantity: 1 },
    ]);
  });

  it('specifications are to be looked at after other goods were chosen, until the list is changed', async () => {
    const { actor, give, kept } = await start({ draft: { ...chosen, step: 'recipients' } });
    const isAsked = () => selectOtherGoodsMeant(actor.getSnapshot());
    const red = { ...zhang, specification: '红色' };
    give([red]);
    expect(isAsked()).toBe(false);
    actor.send({ type: 'step.go', step: 'goods' });
    actor.send({ type: 'goods.choose', goodId: 8 });
    await settled();
    expect([isAsked(), kept.draft?.rowsGoodId]).toEqual([true, 7]);
    give([{ ...red, specification: '蓝色' }]);
    expect(isAsked()).toBe(false);
    actor.send({ type: 'goods.choose', goodId: 9 });
    give([zhang]);
    expect(isAsked()).toBe(false);
  });
});
