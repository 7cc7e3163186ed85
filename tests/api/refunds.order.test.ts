import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Person } from '../support/api.ts';
import { FEE, refundFixture } from '../support/refundFixture.ts';

const refunding = refundFixture();
const { fixture } = refunding;

type Terms = { rate: number; agentShare: number; amount: number };
const AGENT_MOST = 20;

/** What supplier, agent and buyer have of a signed parcel, of which so much is given back before or after its settlement. */
async function left({ rate, agentShare, amount }: Terms, settledFirst: boolean) {
  const agent = await fixture.api.buyer();
  const paid = await fixture.paid();
  const { seller } = paid.shop;
  await fixture.query('UPDATE account SET super_id = $1 WHERE id = $2', [
    agent.accountId,
    paid.buyer.accountId,
  ]);
  await fixture.query('UPDATE order_package SET agent_share = $2 WHERE order_id = $1', [
    paid.orderId,
    agentShare,
  ]);
  await fixture.query('UPDATE account SET commission_rate = $1 WHERE id = $2', [rate, seller.accountId]);
  await fixture.issue(paid.orderId);
  await refunding.move(paid, 50);
  if (settledFirst) expect(await refunding.settle()).toBe(1);
  await refunding.refund(paid, { reason: '少件' });
  const refundId = await refunding.refundId(paid);
  await refunding.answer(seller, { refundId, agree: true, amount });
  expect(await refunding.settle()).toBe(0);
  const has = (who: Person) => refunding.wallet(who);
  return { supplier: await has(seller), agent: await has(agent), buyer: (await has(paid.buyer)) - 999_600 };
}

it('a refunded fen of a parcel costs its supplier the commission, settled or not', async () => {
  const terms = { rate: 350, agentShare: 20, amount: 1 };
  // 330 of the fee are the supplier's, less 3 of 350 in ten thousand of its goods.
  const expected = { supplier: 327, agent: 20, buyer: 1 };
  expect([await left(terms, false), await left(terms, true)]).toEqual([expected, expected]);
});

it('the shares of a refunded parcel do not depend on the order of refund and settlement', async () => {
  const terms = fc.record({
    rate: fc.nat({ max: 10_000 }),
    agentShare: fc.nat({ max: AGENT_MOST }),
    amount: fc.integer({ min: 1, max: FEE }),
  });
  await fc.assert(
    fc.asyncProperty(terms, async (input) => {
      const [before, after] = [await left(input, false), await left(input, true)];
      expect(before).toEqual(after);
    }),
    { numRuns: 10, endOnFailure: true },
  );
}, 120_000);
