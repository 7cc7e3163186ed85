import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { placedOrder } from '../../../../../../tests/models/checkout.samples.ts';
import { chosen, facts, zhang } from '../../../../../../tests/models/shipByHand.samples.ts';
import { plainBasket, shirts } from '../../../../../../tests/support/goodsFacts.samples.ts';
import { memoryStorage } from '../../../../lib/storage.ts';
import type { CheckoutInput, CheckoutOutput } from '../../shared/checkout/checkout.types.ts';
import { basketOf } from '../../shared/wizard/basket.ts';
import { type Entry, noEntry } from '../../shared/wizard/entry.ts';
import { type Draft, draftStore, type Opened } from './draft.ts';
import { shipByHandMachine } from './shipByHand.machine.ts';

const line = (id: number, warehouseId: number, skuId: number) => ({ id, warehouseId, skuId });
const all = [line(1, 31, 70), line(2, 31, 80), line(3, 34, 70), line(4, 34, 903)];
const placed: Draft = { ...chosen, rows: [zhang], basketLines: all, step: 'review', placed: placedOrder };
const from = (warehouseId: number) => ({ lines: chosen.lines, warehouseId, courierId: 1, split: null });

/** The lines that leave the basket when such a draft, whose order was placed, is paid. */
async function leaving(draft: Draft, known: Partial<Opened> = {}): Promise<readonly number[]> {
  const left = Promise.withResolvers<readonly number[]>();
  const opened: Opened = { kind: 'opened', draft, facts: plainBasket(1, facts), refusal: null, ...known };
  const machine = shipByHandMachine.provide({
    actors: {
      openDraft: fromPromise<Opened, Entry>(async () => opened),
      checkout: fromPromise<CheckoutOutput, CheckoutInput>(async () => ({
        kind: 'paid',
        receipt: { ...placedOrder, paidFee: placedOrder.totalFee },
      })) as never,
      emptyBasket: fromPromise<void, readonly number[]>(async ({ input }) => left.resolve(input)),
    },
  });
  const wizard = createActor(machine, { input: { account: 'u-li', entry: noEntry } }).start();
  await waitFor(wizard, (snapshot) => snapshot.matches('shipped'));
  return left.promise;
}

describe('the lines of the basket that leave it after the payment', () => {
  it('are those that went, from each warehouse', async () => {
    const further = { ...placed, further: [from(34)] };
    expect(await leaving(further, { furtherFacts: [plainBasket(1, facts)] })).toEqual([1, 3]);
  });

  it('are none of a warehouse that was taken out, or of goods that were', async () => {
    expect(await leaving(placed)).toEqual([1]);
  });

  it('are none of goods that took their place', async () => {
    const other = basketOf([shirts], [{ goodId: shirts.goodId, skuId: 903, quantity: 1 }]);
    expect(await leaving({ ...placed, lines: [], warehouseId: 34 }, { facts: other })).toEqual([4]);
  });

  it('are also what a recipient alone gets, and not what none does', async () => {
    const both = basketOf([facts, shirts], [{ goodId: 7, skuId: 70, quantity: 1 }]);
    const own = { ...placed, warehouseId: 34, rows: [{ ...zhang, items: [{ skuId: 903, quantity: 2 }] }] };
    expect(await leaving(own, { facts: both })).toEqual([4]);
  });

  it('are none that an earlier version named by their ids alone', async () => {
    const storage = memoryStorage();
    const { basketLines: _, ...old } = placed;
    storage.setItem(
      'chengcang.shipByHand.u-li',
      JSON.stringify({ v: 1, data: { ...old, basketIds: [1, 2] } }),
    );
    const draft = draftStore(storage, 'u-li').load();
    expect(draft).toMatchObject({ rows: [zhang], basketLines: [] });
    expect(draft && (await leaving(draft))).toEqual([]);
  });
});
