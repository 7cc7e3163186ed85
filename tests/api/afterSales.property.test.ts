import fc from 'fast-check';
import { expect, it } from 'vitest';
import { caseFixture } from '../support/caseFixture.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { decided } from '../support/issuingFixture.ts';
import type { Lines } from '../support/lineFixture.ts';

const casing = caseFixture();
const { fixture } = casing;

type Step =
  | { do: 'open'; ask: 1 | 2 | 3 | 4 | 5; part: number }
  | { do: 'answer'; action: 'accept' | 'offer' | 'refuse'; offer: 2 | 3 | 4; part: number }
  | { do: 'reply'; action: 'acceptOffer' | 'insist' | 'escalate' | 'revoke' | 'sendBack' }
  | { do: 'decide'; give: 'all' | 'nothing' | 'replacement' | 'part'; part: number }
  | { do: 'refund'; bySeller: boolean; pieces: number }
  | { do: 'settle' | 'release' | 'silence' | 'lose' | 'deliver' | 'giveUp' };

const part = fc.integer({ min: 1, max: 100 });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('open' as const),
        ask: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const),
        part,
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('answer' as const),
        action: fc.constantFrom('accept' as const, 'offer' as const, 'refuse' as const),
        offer: fc.constantFrom(2 as const, 3 as const, 4 as const),
        part,
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('reply' as const),
        action: fc.constantFrom(
          'acceptOffer' as const,
          'insist' as const,
          'escalate' as const,
          'revoke' as const,
          'sendBack' as const,
        ),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('decide' as const),
        give: fc.constantFrom('all' as const, 'nothing' as const, 'replacement' as const, 'part' as const),
        part,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('refund' as const),
        bySeller: fc.boolean(),
        pieces: fc.integer({ min: 0, max: 3 }),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constantFrom(
          'settle' as const,
          'release' as const,
          'silence' as const,
          'lose' as const,
          'deliver' as const,
          'giveUp' as const,
        ),
      }),
    },
  ),
  { minLength: 3, maxLength: 12 },
);

/** Ways that end as the test wants to have seen, whatever chance brings. */
const EACH_OUTCOME: [Step[]][] = [
  [
    [
      { do: 'open', ask: 1, part: 1 },
      { do: 'answer', action: 'accept', offer: 2, part: 1 },
    ],
  ],
  [
    [
      { do: 'open', ask: 2, part: 10 },
      { do: 'answer', action: 'accept', offer: 2, part: 1 },
    ],
  ],
  [
    [
      { do: 'open', ask: 2, part: 10 },
      { do: 'reply', action: 'revoke' },
    ],
  ],
  [
    [
      { do: 'open', ask: 1, part: 1 },
      { do: 'answer', action: 'offer', offer: 3, part: 10 },
      { do: 'reply', action: 'acceptOffer' },
      { do: 'deliver' },
    ],
  ],
];

async function take(paid: Lines, step: Step): Promise<void> {
  const open = (await casing.cases(paid)).find(({ status }) => status < 70);
  const caseId = open?.id ?? 0;
  const of = (most: number, hundredths: number) => Math.max(1, Math.floor((most * hundredths) / 100));
  switch (step.do) {
    case 'open':
      await casing.open(paid, {
        ask: step.ask,
        ...([2, 5].includes(step.ask) && { amount: of(1_377, step.part) }),
      });
      return;
    case 'answer':
      await casing.answer(paid.shop.seller, {
        ...{ caseId, action: step.action, text: '答复' },
        ...(step.action === 'offer' && { offer: step.offer, amount: of(1_377, step.part) }),
      });
      return;
    case 'reply':
      await casing.reply(paid.buyer, {
        ...{ caseId, action: step.action, text: '回复' },
        ...(step.action === 'sendBack' && { courierId: paid.shop.courierId, waybillNo: `YT7700${caseId}` }),
      });
      return;
    case 'deliver': {
      const again = await casing.replacementOf(paid);
      if (again) {
        await fixture.issue(again.orderId);
        await casing.arrive(again);
      }
      if (open?.returnId) await decided(paid.shop.seller, '/returns/scan', { waybillNo: `YT7700${caseId}` });
      await casing.stepDue();
      return;
    }
    case 'giveUp': {
      const again = await casing.replacementOf(paid);
      if (again) await casing.refund(again, { reason: '不发了' }, paid.shop.seller);
      await casing.stepDue();
      return;
    }
    case 'decide':
      if (open?.status === 60) {
        const [first] = await casing.shares(paid);
        const left = (first?.packageFee ?? 0) - (first?.compensated ?? 0);
        const give = step.give === 'part' ? of(left, step.part) : step.give;
        if (left > 0) await casing.decide(caseId, give);
      }
      return;
    case 'refund': {
      const who = step.bySeller ? paid.shop.seller : paid.buyer;
      if (step.pieces > 0)
        await casing.refundItems(paid, [{ skuId: paid.skus[0], num: step.pieces }], who, '少件');
      else await casing.refund(paid, { reason: '不要了' }, who);
      return;
    }
    case 'settle':
      await casing.settle();
      return;
    case 'release':
      await casing.pass(paid, 8);
      await fixture.query(
        'UPDATE order_package SET signed_at = now() WHERE order_id = $1 AND held_until IS NOT NULL',
        [paid.orderId],
      );
      return;
    case 'silence':
      await casing.wait(paid, 121);
      await casing.agreeOverdue();
      await casing.stepDue();
      return;
    case 'lose':
      await fixture.query('UPDATE order_package SET status = 60 WHERE order_id = $1 AND status = 50', [
        paid.orderId,
      ]);
      return;
  }
}

it('whatever is asked, offered, decided, settled and refunded in whatever order, every fen is somewhere', {
  timeout: 240_000,
}, async () => {
  const outcomes = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(steps, async (path) => {
      const paid = await casing.ordered();
      await fixture.issue(paid.orderId);
      await casing.move(paid, 50);
      await fixture.query("UPDATE warehouse SET contact = '退货组', phone = '13800001111' WHERE id = $1", [
        paid.shop.warehouseId,
      ]);
      const [{ packageFee: price } = { packageFee: 0 }] = await casing.shares(paid);
      for (const step of path) await take(paid, step);
      const parcels = await casing.rows(paid);
      const shares = await casing.shares(paid);
      for (const { packageFee, compensated, supplierShare, agentShare, supplyFee, commission } of shares) {
        const platform = packageFee - compensated - supplierShare - agentShare;
        expect(Math.min(supplierShare, agentShare, platform, supplyFee, commission)).toBeGreaterThanOrEqual(
          0,
        );
      }
      const freight = await casing.freightPaid(paid);
      const back = ((await fixture.balance(paid)) ?? 0) - (1_000_000 - price) + freight;
      const refunded = parcels.reduce((total, { refundFee }) => total + refundFee, 0);
      const compensated = shares.reduce((total, each) => total + each.compensated, 0);
      expect(back).toBe(refunded + compensated);
      expect(back).toBeLessThanOrEqual(price);
      for (const who of [paid.agent, paid.shop.seller]) {
        const { balance, held } = await casing.purse(who);
        expect(balance).toBeGreaterThanOrEqual(held);
      }
      expect(await brokenInvariants(fixture.api)).toEqual([]);
      for (const { outcome } of await casing.cases(paid))
        outcomes.set(String(outcome), (outcomes.get(String(outcome)) ?? 0) + 1);
    }),
    { numRuns: 80, examples: EACH_OUTCOME },
  );
  for (const outcome of ['refunded', 'compensated', 'revoked', 'replaced'])
    expect(outcomes.get(outcome)).toBeGreaterThan(0);
});
