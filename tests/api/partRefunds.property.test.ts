import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brokenInvariants } from '../support/invariants.ts';
import { type Lines, lineFixture } from '../support/lineFixture.ts';

const refunding = lineFixture();
const { fixture } = refunding;

type Step =
  | { do: 'refund'; line: number; num: number; bySeller: boolean; given: number }
  | { do: 'whole'; bySeller: boolean }
  | { do: 'issue' | 'deliver' | 'settle' | 'release' };

const steps = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('refund' as const),
        line: fc.nat(2),
        num: fc.integer({ min: 1, max: 3 }),
        bySeller: fc.boolean(),
        given: fc.integer({ min: 1, max: 100 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('whole' as const), bySeller: fc.boolean() }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('issue', 'deliver', 'settle', 'release') }) },
  ),
  { minLength: 3, maxLength: 9 },
) as fc.Arbitrary<Step[]>;

/** Lets the supplier give so many hundredths of what is asked for. */
async function answerAll(paid: Lines, given: number): Promise<void> {
  for (const { id, status, amount } of await refunding.refunds(paid)) {
    const part = Math.max(1, Math.floor((amount * given) / 100));
    if (status === 30) await refunding.answer(paid.shop.seller, { refundId: id, agree: true, amount: part });
  }
}

async function take(paid: Lines, step: Step): Promise<void> {
  const { buyer, shop } = paid;
  switch (step.do) {
    case 'refund': {
      const items = [{ skuId: paid.skus[step.line] ?? 0, num: step.num }];
      await refunding.refundItems(paid, items, step.bySeller ? shop.seller : buyer, '少件');
      return answerAll(paid, step.given);
    }
    case 'whole':
      await refunding.refund(paid, { reason: '不要了' }, step.bySeller ? shop.seller : buyer);
      await refunding.voidDue();
      return answerAll(paid, 100);
    case 'issue':
      return fixture.issue(paid.orderId);
    case 'deliver':
      await fixture.query(
        'UPDATE order_package SET status = 50, signed_at = now() WHERE order_id = $1 AND status = 30',
        [paid.orderId],
      );
      return;
    case 'settle':
      await refunding.settle();
      return;
    case 'release':
      return refunding.pass(paid, 8);
  }
}

it('whatever is refunded of a parcel in whatever order, every fen and every piece is somewhere', {
  timeout: 240_000,
}, async () => {
  let divided = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (path) => {
      const paid = await refunding.ordered();
      const before = await refunding.rows(paid);
      const price = before.reduce((sum, { packageFee }) => sum + packageFee, 0);
      for (const step of path) await take(paid, step);
      const parcels = await refunding.rows(paid);
      divided += parcels.length > 2 ? 1 : 0;
      const sum = (part: 'packageFee' | 'supplierShare' | 'agentShare' | 'weight' | 'courierFee') =>
        parcels.reduce((total, parcel) => total + parcel[part], 0);
      expect([sum('packageFee'), sum('supplierShare'), sum('agentShare'), sum('weight')]).toEqual([
        price,
        1_110,
        57,
        1_800,
      ]);
      for (const { packageFee, supplierShare, agentShare, refundFee, partOf, courierFee } of parcels) {
        expect(
          Math.min(supplierShare, agentShare, packageFee - supplierShare - agentShare),
        ).toBeGreaterThanOrEqual(0);
        expect(refundFee).toBeLessThanOrEqual(packageFee);
        expect(courierFee).toBe(partOf === null ? 387 : 0);
      }
      expect(await fixture.balance(paid)).toBe(
        1_000_000 - price + parcels.reduce((total, { refundFee }) => total + refundFee, 0),
      );
      for (const who of [paid.agent, paid.shop.seller]) {
        const { balance, held } = await refunding.purse(who);
        expect(balance).toBeGreaterThanOrEqual(held);
        expect(held).toBeGreaterThanOrEqual(0);
      }
      expect(await brokenInvariants(fixture.api)).toEqual([]);
    }),
    { numRuns: 60 },
  );
  expect(divided).toBeGreaterThan(5);
});
