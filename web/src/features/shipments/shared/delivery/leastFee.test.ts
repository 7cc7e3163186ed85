import { describe, expect, it } from 'vitest';
import { plainBasket, plainGood } from '../../../../../../tests/support/goodsFacts.samples.ts';
import { basketOf } from '../wizard/basket.ts';
import { leastFee, loadsOf } from './leastFee.ts';

const fees = (firstFee: number, stepFee = 100) => ({
  ...{ courierId: 1, firstWeight: 1000, firstFee, stepWeight: 1000, stepFee },
});
const offer = { ...fees(280), warehouseId: 31 };
/** Goods of 300 g a piece for which the courier takes this at the warehouse. */
const good = (id: number, own = fees(280)) =>
  plainGood(id, { warehouses: [{ id: 31, open: true, available: 9, courierIds: [1], fees: [own] }] });
const least = (...loads: Parameters<typeof leastFee>[1]) => leastFee(offer, loads);

describe('the fee on the tile of a courier', () => {
  it('is that of the freight template of the goods, of several the dearest, wherever they stand', () => {
    const dear = good(7, fees(900));
    const cheap = good(8);
    for (const basket of [plainBasket(1, dear, cheap), plainBasket(1, cheap, dear)])
      expect(least(...loadsOf(basket))).toEqual({ fees: fees(900), fen: 900 });
    expect(least(...loadsOf(plainBasket(1, cheap)))).toEqual({ fees: fees(280), fen: 280 });
  });

  it('is by the weight of the whole parcel', () => {
    const basket = plainBasket(4, good(7), good(8, fees(200, 300)));
    // 2,400 g: two steps.
    expect(least(...loadsOf(basket))).toEqual({ fees: fees(200, 300), fen: 800 });
  });

  it('is the least of the rows of a sheet, each with what it holds', () => {
    const basket = basketOf([good(7, fees(900)), good(8)], [{ goodId: 7, skuId: 70, quantity: 5 }]);
    const rows = [
      [{ skuId: 70, quantity: 1 }],
      [{ skuId: 80, quantity: 9 }],
      [{ skuId: 80, quantity: 2 }],
      [],
    ];
    expect(least(...loadsOf(basket, rows))).toEqual({ fees: fees(280), fen: 280 });
    expect(least(...loadsOf(basket, []))).toEqual({ fees: fees(900), fen: 1000 });
  });

  it('is what the warehouse says of goods that do not say it', () => {
    const elsewhere = plainGood(9);
    expect(least(...loadsOf(plainBasket(1, elsewhere)))).toMatchObject({ fen: 280 });
  });
});
