import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  type AutoDraft,
  type ChosenOrder,
  draftOfShop,
  emptyAutoDraft,
} from '../../web/src/features/shipments/auto/flow/autoDraft.ts';
import { shipAutoMachine } from '../../web/src/features/shipments/auto/flow/shipAuto.machine.ts';
import type { AutoWizard } from '../../web/src/features/shipments/auto/flow/shipAuto.selectors.ts';
import { autoDraftOf } from '../../web/src/features/shipments/auto/flow/shipAuto.setup.ts';
import type {
  AutoEvent,
  Found,
  Opened,
  OrdersChanged,
  Planned,
  Pulled,
  ShopRead,
} from '../../web/src/features/shipments/auto/flow/shipAuto.types.ts';
import { shortParcels } from '../../web/src/features/shipments/auto/flow/shortParcels.ts';
import type { BatchQuoted } from '../../web/src/features/shipments/shared/checkout/batchQuote.ts';
import { checkoutMachine } from '../../web/src/features/shipments/shared/checkout/checkout.machine.ts';
import type {
  OrderRequest,
  PayResult,
  Placed,
  PlaceResult,
} from '../../web/src/features/shipments/shared/checkout/checkout.types.ts';
import { autosaveDraft } from '../../web/src/features/shipments/shared/wizard/wizardDraft.ts';
import type { BatchInput } from '../../web/src/graphql/generated/graphql.ts';
import { type Refusal, refusal } from '../../web/src/lib/refusal.ts';
import { shirts } from '../support/goodsFacts.samples.ts';
import { manualClock } from '../support/manualClock.ts';
import { stillUnpaid } from './checkout.samples.ts';
import {
  atReview,
  batchQuoteOf,
  blockedQuote,
  chosen,
  halfQuote,
  opened,
  placed,
  plan,
  scarceQuote,
  shop,
  tissues,
} from './shipAuto.samples.ts';
import { facts } from './shipByHand.samples.ts';

const settled = () => new Promise(setImmediate);

interface Script {
  draft?: AutoDraft;
  open?: Partial<Opened>;
  shops?: (ShopRead | Error)[];
  pulls?: (Pulled | Error)[];
  merges?: OrdersChanged[];
  waiting?: (readonly ChosenOrder[])[];
  plans?: Planned[];
  quotes?: BatchQuoted[];
  creates?: (PlaceResult | Error)[];
  pays?: (PayResult | Error)[];
}

/** A wizard whose gateway answers by the script, in order; what it was asked is kept. */
async function start(script: Script) {
  const { draft = emptyAutoDraft, open = {}, shops = [], pulls = [], merges = [] } = script;
  const { waiting = [], plans = [], quotes = [], creates = [], pays = [] } = script;
  const asked = {
    pulls: [] as { taskId: string | null; days: number }[],
    merges: [] as (readonly (readonly number[])[])[],
    plans: [] as unknown[],
    quotes: [] as BatchInput[],
    creates: [] as { request: OrderRequest | null; clientNo: string }[],
    pays: [] as { placed: Placed | null; clientNo: string }[],
  };
  const kept: { draft: AutoDraft | null } = { draft: null };
  const clock = manualClock();
  const machine = shipAutoMachine.provide({
    actors: {
      openDraft: fromPromise(async () => opened(draft, open)),
      readShop: fromPromise(async () => take(shops)),
      pullOrders: fromPromise(async ({ input: { taskId, days } }) => {
        asked.pulls.push({ taskId, days });
        return take(pulls);
      }),
      changeOrders: fromPromise(async ({ input }) => {
        if (input.type === 'orders.merge') asked.merges.push(input.groups);
        return take(merges);
      }),
      recheckOrders: fromPromise(async (): Promise<Found> => ({ kind: 'found', orders: take(waiting) })),
      planOrders: fromPromise(async ({ input }) => {
        asked.plans.push(input);
        return take(plans);
      }),
      quote: fromPromise(async ({ input }) => {
        asked.quotes.push(input);
        return take(quotes);
      }),
      checkout: checkoutMachine.provide({
        actors: {
          placeOrder: fromPromise(async ({ input }) => {
            asked.creates.push(input);
            return take(creates);
          }),
          findPayment: stillUnpaid,
          payOrder: fromPromise(async ({ input }) => {
            asked.pays.push(input);
            return take(pays);
          }),
        },
      }),
    },
  });
  const actor = createActor(machine, { input: { account: 'u-li' }, clock });
  const drafts = {
    load: () => kept.draft,
    save: (value: AutoDraft) => {
      kept.draft = value;
      return true;
    },
    clear: () => {
      kept.draft = null;
    },
  };
  actor.subscribe(autosaveDraft(drafts, autoDraftOf));
  actor.start();
  await settled();
  return {
    ...{ actor, asked, kept },
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
    checkout: () => actor.getSnapshot().children.checkout?.getSnapshot().value,
    pause: async () => {
      clock.fire(1_000);
      await settled();
    },
    send: async (event: AutoEvent) => {
      actor.send(event);
      await settled();
    },
    /** Done twice, as an impatient person does. */
    press: async (event: AutoEvent) => {
      taking(actor).send(event);
      taking(actor).send(event);
      await settled();
    },
  };
}

/** Who takes what the person does now. */
function taking(wizard: AutoWizard) {
  return (wizard.getSnapshot().children.checkout ?? wizard) as { send: (event: AutoEvent) => void };
}

function take<T>(answers: (T | Error)[]): T {
  const next = answers.shift();
  if (next === undefined) throw new Error('asked once too often');
  if (next instanceof Error) throw next;
  return next;
}

const pull = (done: boolean, total: number): Pulled => ({
  ...{ kind: 'pulled', taskId: 't-1', done, total, added: total, updated: 0 },
});
const quoted = (quote = batchQuoteOf()): BatchQuoted => ({ kind: 'quoted', quote });
const created: PlaceResult = { kind: 'placed', placed };
const paid: PayResult = { kind: 'paid', paidFee: 1068 };
const shopRead: ShopRead = { kind: 'shop', shop };
const items = [{ skuId: 70, quantity: 1 }];
const part = {
  ...{ warehouseId: 31, courierId: 1, mergeIds: [91], shopOrderIds: [12] },
  contents: [
    { mergeId: 91, items, planKey: 'a.1-0' },
    { shopOrderId: 12, items, planKey: 'b.1-0' },
  ],
};
const batch: BatchInput = {
  ...{ type: 'AUTO', parts: [part], senderId: 5, remark: '', skipInvalid: false, autoSend: true },
};
const apart = chosen.map((order) => ({ ...order, mergeId: null }));
const unplanned = {
  shopOrderId: 12,
  mergeId: null,
  reasonCode: 'GOODS_UNMAPPED',
  msg: '商品未关联',
} as const;

describe('shipping the orders of a shop: scenarios', () => {
  it('goes from a shop to two paid parcels of 1068 fen: pulled, merged, mapped, priced, paid once', async () => {
    const run = await start({
      shops: [shopRead],
      pulls: [pull(false, 2), pull(true, 3)],
      merges: [{ kind: 'merged', groups: [{ mergeId: 91, shopOrderIds: [13, 14] }], rejected: [] }],
      plans: [
        { kind: 'planned', plan: { parts: [], unplanned: [unplanned], sourced: [] } },
        { kind: 'planned', plan },
      ],
      quotes: [quoted()],
      creates: [created],
      pays: [paid],
    });
    await run.press({ type: 'shop.choose', shopId: 3 });
    expect(run.value()).toEqual({ composing: { orders: { pulling: 'pausing' } } });
    expect(run.kept.draft?.pullTaskId).toBe('t-1');
    await run.pause();
    expect(run.asked.pulls).toEqual([
      { taskId: null, days: 7 },
      { taskId: 't-1', days: 7 },
    ]);
    expect(run.context().progress?.total).toBe(3);
    await run.press({ type: 'orders.choose', orders: apart, chosen: true });
    await run.press({ type: 'orders.merge', groups: [[13, 14]] });
    expect(run.asked.merges).toEqual([[[13, 14]]]);
    expect(run.kept.draft?.chosen).toEqual(chosen);

    // Nothing is mapped yet: nothing goes out until its goods are known, whatever was bought last.
    await run.send({ type: 'step.go', step: 'goods' });
    expect(run.context()).toMatchObject({ mode: 'mapped', goodId: null, plan: { parts: [] } });
    expect(run.actor.getSnapshot().can({ type: 'step.go', step: 'review' })).toBe(false);
    await run.press({ type: 'plan.refresh' });
    await run.send({ type: 'step.go', step: 'review' });
    expect(run.asked.quotes).toEqual([batch]);
    const { createNo, payNo } = run.kept.draft ?? {};
    await run.press({ type: 'order.submit' });
    expect(run.asked.creates).toEqual([{ request: { ...batch, quoteNo: 'Q1' }, clientNo: createNo }]);
    expect(run.asked.pays).toEqual([{ placed, clientNo: payNo }]);
    expect(run.context().receipt).toEqual({ ...placed, paidFee: 1068 });
    expect(run.context().autoSend).toBe(true);
    expect(run.kept.draft).toBeNull();
  });

  it('sends as many of the same goods as each customer bought, unless the person gives one number for all', async () => {
    const three = { id: 15, mergeId: null, quantity: 3 };
    const goods = { goodId: 7, warehouseId: 31, courierId: 1 };
    const draft: AutoDraft = { ...atReview, ...goods, mode: 'one', plan: null, chosen: [...chosen, three] };
    const run = await start({
      draft: { ...draft, step: 'goods' },
      open: { facts },
      quotes: [quoted(), quoted()],
    });
    await run.send({ type: 'step.go', step: 'review' });
    await run.send({ type: 'step.go', step: 'goods' });
    await run.send({ type: 'numBy.choose', numBy: 'same' });
    await run.send({ type: 'quantity.change', quantity: 2 });
    await run.send({ type: 'step.go', step: 'review' });
    expect(run.asked.quotes.map(({ parts }) => parts)).toEqual([
      [
        { ...goods, quantity: 1, mergeIds: [], shopOrderIds: [12] },
        { ...goods, quantity: 2, mergeIds: [91], shopOrderIds: [] },
        { ...goods, quantity: 3, mergeIds: [], shopOrderIds: [15] },
      ],
      [{ ...goods, quantity: 2, mergeIds: [91], shopOrderIds: [12, 15] }],
    ]);
  });

  it('sends one combination of goods with several to all, once it is chosen', async () => {
    const goods = { warehouseId: 31, courierId: 1 };
    const draft: AutoDraft = { ...atReview, ...goods, goodId: 90, mode: 'one', plan: null, step: 'goods' };
    const run = await start({ draft, open: { facts: shirts }, quotes: [quoted()] });
    const canGo = () => run.actor.getSnapshot().can({ type: 'step.go', step: 'review' });
    expect(canGo()).toBe(false);
    await run.send({ type: 'sku.choose', skuId: 70 });
    expect(canGo()).toBe(false);
    await run.send({ type: 'sku.choose', skuId: 903 });
    await run.send({ type: 'numBy.choose', numBy: 'same' });
    await run.send({ type: 'step.go', step: 'review' });
    expect(run.asked.quotes.map(({ parts }) => parts)).toEqual([
      [{ ...goods, skuId: 903, quantity: 1, mergeIds: [91], shopOrderIds: [12] }],
    ]);
  });

  it('leaves out what has no goods by one decision, and it goes out of the choice', async () => {
    const run = await start({
      draft: { ...atReview, step: 'goods', plan: null },
      plans: [
        { kind: 'planned', plan: { ...plan, unplanned: [{ ...unplanned, shopOrderId: 14, mergeId: 91 }] } },
      ],
    });
    await run.press({ type: 'unplanned.exclude' });
    expect(run.context().chosen.map(({ id }) => id)).toEqual([12]);
    expect(run.actor.getSnapshot().can({ type: 'step.go', step: 'review' })).toBe(true);
  });

  it('asks again for the orders whose fallback is accepted, and remembers it for the next plan', async () => {
    const suggested = { ...unplanned, reasonCode: 'FALLBACK_SUGGESTED', shopOrderId: 12 } as const;
    const run = await start({
      draft: { ...atReview, step: 'goods', plan: null },
      plans: [
        { kind: 'planned', plan: { ...plan, unplanned: [suggested] } },
        { kind: 'planned', plan },
      ],
    });
    await run.press({ type: 'fallback.accept', orderIds: [12] });
    expect(run.asked.plans).toMatchObject([{ fallbackIds: [] }, { fallbackIds: [12] }]);
    expect(run.context().fallbackIds).toEqual([12]);
    expect(run.actor.getSnapshot().can({ type: 'step.go', step: 'review' })).toBe(true);
  });

  it('says why a pull failed, pulls again from the start, and follows a lost answer by its task', async () => {
    const expired = refusal('SHOP_EXPIRED', '店铺授权已过期，请续期后重试');
    const run = await start({
      draft: { ...emptyAutoDraft, step: 'orders', shopId: 3, pullTaskId: 't-1' },
      pulls: [expired, pull(false, 1), new Error('offline'), pull(true, 2)],
    });
    expect(run.value()).toEqual({ composing: { orders: 'pullFailed' } });
    expect(run.context().refusal).toEqual(expired);
    await run.press({ type: 'retry' });
    expect(run.context().refusal).toBeNull();
    await run.pause();
    expect(run.value()).toEqual({ composing: { orders: 'pullFailed' } });
    await run.press({ type: 'retry' });
    expect(run.asked.pulls.map(({ taskId }) => taskId)).toEqual(['t-1', null, 't-1', 't-1']);
    expect(run.value()).toEqual({ composing: { orders: 'choosing' } });
  });

  it('reads the orders of the shop that was asked for at once, and once', async () => {
    const run = await start({ draft: draftOfShop(null, 3) ?? emptyAutoDraft, pulls: [pull(true, 2)] });
    expect(run.asked.pulls.map(({ taskId }) => taskId)).toEqual([null]);
    expect(run.value()).toEqual({ composing: { orders: 'choosing' } });
    const after = await start({ draft: run.kept.draft ?? emptyAutoDraft });
    expect(after.asked.pulls).toEqual([]);
  });

  it('cancels the waiting for a pull, which stays away after a reload', async () => {
    const run = await start({
      draft: { ...emptyAutoDraft, step: 'orders', shopId: 3, pullTaskId: 't-1' },
      pulls: [pull(false, 1)],
    });
    await run.press({ type: 'pull.cancel' });
    const after = await start({ draft: run.kept.draft ?? emptyAutoDraft });
    expect(after.value()).toEqual({ composing: { orders: 'choosing' } });
    expect(after.asked.pulls).toEqual([]);
  });

  it('keeps the choice while the shop is renewed, and goes on with it', async () => {
    const expired = refusal('SHOP_EXPIRED', '店铺授权已过期，请续期后重试');
    const run = await start({
      draft: { ...atReview, autoSend: false },
      open: { shop: null, refusal: expired },
      shops: [expired, shopRead],
      pulls: [pull(true, 0)],
      plans: [{ kind: 'planned', plan }],
    });
    expect(run.value()).toEqual({ composing: { shop: 'choosing' } });
    expect(run.context().refusal).toEqual(expired);
    await run.press({ type: 'shop.choose', shopId: 3 });
    expect(run.value()).toEqual({ composing: { shop: 'choosing' } });
    await run.press({ type: 'shop.choose', shopId: 3 });
    expect(run.context()).toMatchObject({ chosen, autoSend: false });
    await run.send({ type: 'step.go', step: 'goods' });
    expect(run.asked.plans).toEqual([{ shopId: 3, chosen, fallbackIds: [] }]);
  });

  it('forgets what was chosen in another shop', async () => {
    const run = await start({
      draft: { ...atReview, step: 'shop' },
      shops: [{ kind: 'shop', shop: { ...shop, shopId: 4, autoSend: false, defaultSenderId: 6 } }],
      pulls: [pull(true, 0)],
    });
    await run.press({ type: 'shop.choose', shopId: 4 });
    expect(run.kept.draft).toMatchObject({ shopId: 4, chosen: [], plan: null, mode: 'mapped' });
    expect(run.kept.draft).toMatchObject({ autoSend: false, senderId: 6 });
  });

  it('sends the same request again after a lost answer, even after a reload', async () => {
    const before = await start({ draft: atReview, quotes: [quoted()], creates: [new Error('lost')] });
    await before.press({ type: 'order.submit' });
    expect(before.checkout()).toEqual({ placing: 'outcomeUnknown' });

    const draft = before.kept.draft ?? emptyAutoDraft;
    // The sender was removed meanwhile: what was sent stays as it was.
    const after = await start({ draft: { ...draft, senderId: 8 }, creates: [created], pays: [paid] });
    await after.press({ type: 'retry' });
    expect(after.asked.creates).toEqual(before.asked.creates);
    expect(after.value()).toBe('shipped');
  });

  it('pays under the same number when no answer came, and under a new one after a refusal', async () => {
    const short: Refusal = refusal('BALANCE_SHORT', '余额不足，还差0.68元，请先充值', { lack: 68 });
    const run = await start({
      draft: { ...atReview, placed, payNo: 'p-1' },
      pays: [new Error('lost'), short, paid],
    });
    await run.press({ type: 'order.submit' });
    await run.press({ type: 'retry' });
    expect(run.checkout()).toEqual({ paying: 'unpaid' });
    await run.press({ type: 'order.submit' });
    const numbers = run.asked.pays.map(({ clientNo }) => clientNo);
    expect(numbers.slice(0, 2)).toEqual(['p-1', 'p-1']);
    expect(numbers[2]).not.toBe('p-1');
    expect(run.context().receipt?.paidFee).toBe(1068);
  });

  it('shows both prices when they changed from 1068 to 1120 fen, and asks under a new number', async () => {
    const run = await start({
      draft: atReview,
      quotes: [quoted(), quoted(batchQuoteOf({ quoteNo: 'Q2', totalFee: 1120 }))],
      creates: [refusal('PRICE_CHANGED'), created],
      pays: [paid],
    });
    await run.press({ type: 'order.submit' });
    expect([run.context().totalBefore, run.context().quote?.totalFee]).toEqual([1068, 1120]);
    await run.press({ type: 'order.submit' });
    expect(run.asked.creates).toHaveLength(1);
    await run.press({ type: 'price.accept' });
    await run.press({ type: 'order.submit' });
    expect(run.asked.creates.map((one) => one.request?.quoteNo)).toEqual(['Q1', 'Q2']);
    expect(new Set(run.asked.creates.map(({ clientNo }) => clientNo)).size).toBe(2);
  });

  it('leads back to the orders when the shop changed them, without those that no longer wait', async () => {
    const run = await start({
      draft: atReview,
      quotes: [quoted()],
      creates: [refusal('SHOP_ORDER_CHANGED', '店铺订单已变化，请重新拉取后再试')],
      waiting: [
        [
          { id: 13, mergeId: null, quantity: 1 },
          { id: 99, mergeId: null, quantity: 1 },
        ],
      ],
    });
    await run.press({ type: 'order.submit' });
    expect(run.value()).toEqual({ composing: { orders: 'choosing' } });
    expect(run.context()).toMatchObject({
      ...{ chosen: [{ id: 13, mergeId: null, quantity: 1 }], goneCount: 2, plan: null },
    });
    expect(run.context().refusal?.errorKey).toBe('SHOP_ORDER_CHANGED');
  });

  it('pays for what can go only after the person left the rest out', async () => {
    const run = await start({
      draft: atReview,
      quotes: [quoted(halfQuote())],
      creates: [created],
      pays: [paid],
    });
    await run.press({ type: 'order.submit' });
    expect(run.asked.creates).toEqual([]);
    await run.press({ type: 'invalid.skip', skip: true });
    await run.press({ type: 'order.submit' });
    expect(
      run.asked.creates.map(({ request }) => request && 'skipInvalid' in request && request.skipInvalid),
    ).toEqual([true]);
  });

  it('asks for nothing that the stock or the balance of 500 fen cannot cover', async () => {
    const { parts } = batchQuoteOf();
    const short = {
      field: 'row',
      reasonCode: 'STOCK_SHORT',
      msg: '库存不足，仅剩1件',
      blocking: true,
    } as const;
    const scarce = batchQuoteOf({ parts: parts.map((one) => ({ ...one, problems: [short] })) });
    for (const quote of [scarce, batchQuoteOf({ balance: 500, enough: false })]) {
      const run = await start({ draft: atReview, quotes: [quoted(quote)] });
      await run.press({ type: 'invalid.skip', skip: true });
      await run.press({ type: 'order.submit' });
      expect(run.asked.creates).toEqual([]);
    }
  });

  it('takes what the stock does not reach for out of choice and plan, and pays for the others', async () => {
    const run = await start({
      draft: atReview,
      quotes: [quoted(scarceQuote()), quoted(batchQuoteOf())],
      creates: [created],
      pays: [paid],
    });
    const [[row, lacking] = expect.unreachable('one parcel lacks stock'), ...more] = shortParcels(
      run.context(),
    );
    expect([row.shopOrderIds, lacking, more]).toEqual([
      [12],
      { said: '抽纸', available: tissues.quantity },
      [],
    ]);
    await run.press({ type: 'order.submit' });
    expect(run.asked.creates).toEqual([]);
    await run.press({ type: 'orders.leaveOut', orders: [{ id: 12, mergeId: null }] });
    expect(run.context().chosen.map(({ id }) => id)).toEqual([13, 14]);
    await run.press({ type: 'order.submit' });
    const [part, ...others] = run.asked.quotes.at(-1)?.parts ?? [];
    expect(others).toEqual([]);
    expect(part).toMatchObject({ mergeIds: [91], shopOrderIds: [], contents: [{ mergeId: 91 }] });
    expect(run.asked.creates).toHaveLength(1);
  });

  it('says why the stock refused the batch until what goes is another', async () => {
    const why = refusal('STOCK_SHORT', '【抽纸】库存不足，仅剩1件');
    const run = await start({
      draft: atReview,
      quotes: [quoted(batchQuoteOf()), quoted(scarceQuote()), quoted(batchQuoteOf())],
      creates: [why],
    });
    await run.press({ type: 'order.submit' });
    expect([run.value(), run.context().refusal]).toEqual([{ composing: { review: 'ready' } }, why]);
    await run.press({ type: 'orders.leaveOut', orders: [{ id: 12, mergeId: null }] });
    expect([run.value(), run.context().refusal]).toEqual([{ composing: { review: 'ready' } }, null]);
  });

  it('says no longer that rows are wrong once these are skipped', async () => {
    const why = refusal('ROWS_INVALID', '有1条收件信息需要修改');
    const run = await start({
      draft: atReview,
      quotes: [quoted(batchQuoteOf()), quoted(halfQuote())],
      creates: [why],
    });
    await run.press({ type: 'order.submit' });
    expect(run.context().refusal).toEqual(why);
    await run.press({ type: 'invalid.skip', skip: true });
    expect(run.context().refusal).toBeNull();
  });

  it('asks for nothing when all rows are left out', async () => {
    const run = await start({ draft: atReview, quotes: [quoted(blockedQuote())] });
    await run.press({ type: 'invalid.skip', skip: true });
    await run.press({ type: 'order.submit' });
    expect(run.asked.creates).toEqual([]);
    expect(run.value()).toEqual({ composing: { review: 'ready' } });
    expect(run.actor.getSnapshot().can({ type: 'step.go', step: 'orders' })).toBe(true);
  });
});
