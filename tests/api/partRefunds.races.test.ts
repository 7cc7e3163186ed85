import { describe, expect, it } from 'vitest';
import { brokenInvariants } from '../support/invariants.ts';
import { type Lines, lineFixture } from '../support/lineFixture.ts';
import { raceOn } from '../support/race.ts';

const refunding = lineFixture();
const { fixture, refundItems, rows } = refunding;
const race = raceOn(fixture.query);
const FEE = 1_377;

const pieces = ({ skus: [plain, large] }: Lines) => [
  { skuId: plain, num: 2 },
  { skuId: large, num: 1 },
];

describe('pieces of a parcel are refunded once', { timeout: 180_000 }, () => {
  it.each(['one line', 'three lines'])('when they are asked for twice, of %s', async (of) => {
    await race(
      async () => {
        if (of === 'three lines') return refunding.ordered();
        const offered = await refunding.offer();
        // What others hold, too, of the same stock does not let more go back.
        const held = [{ skuId: offered.skus[0], num: 3 }];
        return refunding.order(offered, [held, held, held]);
      },
      (paid) => [
        () => refundItems(paid, [{ skuId: paid.skus[0], num: 2 }]),
        () => refundItems(paid, [{ skuId: paid.skus[0], num: 2 }], paid.shop.seller),
        () => refundItems(paid, [{ skuId: paid.skus[0], num: 2 }]),
      ],
      async (paid) => {
        const parcels = await rows(paid);
        expect(parcels.filter(({ partOf }) => partOf !== null)).toMatchObject([
          { packageFee: 260, refundFee: 260 },
        ]);
        const paidFor = parcels.reduce((sum, { packageFee, refundFee }) => sum + packageFee - refundFee, 0);
        expect(await fixture.balance(paid)).toBe(1_000_000 - paidFor);
      },
    );
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('beside others of the same parcel, and beside the whole of it', async () => {
    await race(
      () => refunding.ordered(),
      (paid) => [
        () => refundItems(paid, [{ skuId: paid.skus[0], num: 1 }]),
        () => refundItems(paid, [{ skuId: paid.skus[2], num: 1 }]),
        () => refunding.refund(paid),
      ],
      async (paid) => {
        for (const { status } of await rows(paid)) expect(status).toBe(70);
        expect(await fixture.balance(paid)).toBe(1_000_000);
        expect(await refunding.stock(paid)).toEqual({ locked: [0, 0, 0], quantity: [1000, 1000, 1000] });
      },
    );
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('or shipped: what is on the label has left the stock, and nothing else', async () => {
    const ends = new Set<string>();
    await race(
      () => refunding.ordered(),
      (paid) => [() => refundItems(paid, pieces(paid)), () => fixture.issue(paid.orderId)],
      async (paid) => {
        const [rest, part] = await rows(paid);
        const asked = fixture.courier.asked.at(-1);
        expect(rest?.status).toBe(30);
        expect(asked?.weight).toBe(rest?.weight);
        const gone = part?.status === 70 ? [999, 1000, 998] : [997, 999, 998];
        ends.add(`${part?.status} ${rest?.refundStatus}`);
        expect(await refunding.stock(paid)).toEqual({ locked: [0, 0, 0], quantity: gone });
      },
    );
    expect(await brokenInvariants(fixture.api)).toEqual([]);
    expect(ends.size).toBeGreaterThan(1);
  });

  it('out of the shares when the parcel is settled concurrently, and out of escrow otherwise', async () => {
    await race(
      async () => {
        const paid = await refunding.ordered();
        await fixture.issue(paid.orderId);
        await refunding.move(paid, 50);
        return paid;
      },
      (paid) => [
        () => refundItems(paid, pieces(paid), paid.shop.seller),
        () => refunding.settle(),
        () => refunding.settle(),
      ],
      async (paid) => {
        await refunding.settle();
        expect(await fixture.balance(paid)).toBe(1_000_000 - FEE + 490);
        expect(await refunding.wallet(paid.agent)).toBe(57 - 30);
        // The commission on 400 fen of goods, as its own or as the rest of that on 800.
        expect(await refunding.wallet(paid.shop.seller)).toBe(1_110 - 400 - 14);
      },
    );
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });
});
