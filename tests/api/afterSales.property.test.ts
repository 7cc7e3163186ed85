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
  | { do: 'answer'; action: 'accept' | 'offer' | 'refuse'; offer?: 2 | 3 | 4; part: number }
  | { do: 'reply'; action: 'acceptOffer' | 'insist' | 'escalate' | 'revoke' | 'sendBack' }
  | { do: 'decide'; give: 'all' | 'nothing' | 'replacement' | 'part'; part: number }
  | { do: 'refund'; bySeller: boolean; pieces: number }
  | { do: 'appeal'; bySeller: boolean }
  | { do: 'deposit'; fen: number }
  | { do: 'settle' | 'release' | 'silence' | 'lose' | 'deliver' | 'giveUp' };

const part = fc.integer({ min: 1, max: 100 });
/** A case that an operator is to decide, of a supplier with a deposit. */
const BEFORE_OPERATOR: Step[] = [
  { do: 'deposit', fen: 600 },
  { do: 'open', ask: 2, part: 10 },
  { do: 'answer', action: 'refuse', part: 1 },
  { do: 'reply', action: 'escalate' },
];
/** The same about some pieces of the parcel. */
const PIECES_BEFORE_OPERATOR: Step[] = [
  { do: 'deposit', fen: 600 },
  { do: 'refund', bySeller: false, pieces: 1 },
  { do: 'answer', action: 'offer', part: 1 },
  { do: 'reply', action: 'escalate' },
];
const anySteps: fc.Arbitrary<Step[]> = fc.array(
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
        // Of what the parcel cost, and more.
        part: fc.integer({ min: 1, max: 150 }),
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
    { weight: 3, arbitrary: fc.record({ do: fc.constant('appeal' as const), bySeller: fc.boolean() }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('deposit' as const), fen: fc.integer({ min: 1, max: 900 }) }),
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
const steps = fc
  .tuple(fc.constantFrom([], BEFORE_OPERATOR, PIECES_BEFORE_OPERATOR), anySteps)
  .map(([before, path]) => [...before, ...path]);

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
  [
    [
      ...BEFORE_OPERATOR,
      { do: 'decide', give: 'part', part: 10 },
      { do: 'settle' },
      { do: 'release' },
      { do: 'appeal', bySeller: false },
      { do: 'decide', give: 'part', part: 120 },
    ],
  ],
];

/** What the supplier cannot pay is refused, and nothing else. */
const unlessFunded = (error: { errorKey?: string }) => {
  if (error.errorKey !== 'REFUND_FUNDS') throw error;
};

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
        ...(step.action === 'offer' && { offer: step.offer ?? 2, amount: of(1_377, step.part) }),
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
        const give = step.give === 'part' ? of(first?.packageFee ?? 0, step.part) : step.give;
        if (left > 0 || step.give !== 'all') await casing.decide(caseId, give).catch(unlessFunded);
      }
      return;
    case 'appeal': {
      const judged = (await casing.cases(paid)).at(-1);
      if (judged) await casing.appeal(step.bySeller ? paid.shop.seller : paid.buyer, judged.id);
      return;
    }
    case 'deposit': {
      const { accountId } = paid.shop.seller;
      await fixture.query(
        `SELECT ledger_move(1::smallint, 'test', $1, gen_random_uuid()::text, '', ledger_account_of(0, 'test'), ledger_account_of($1, 'available'), $2)`,
        [accountId, step.fen],
      );
      await fixture.query('SELECT pay_into_deposit($1, $2)', [accountId, step.fen]);
      return;
    }
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
        // A supplier bears the final share of its agent, too.
        const supplier = supplierShare + agentShare;
        expect(Math.min(supplier, agentShare, platform, supplyFee, commission)).toBeGreaterThanOrEqual(0);
      }
      const freight = await casing.freightPaid(paid);
      const back = ((await fixture.balance(paid)) ?? 0) - (1_000_000 - price) + freight;
      const refunded = parcels.reduce((total, { refundFee }) => total + refundFee, 0);
      const compensated = shares.reduce((total, each) => total + each.compensated, 0);
      const [given] = await fixture.query<{ surplus: number; drawn: number }>(
        `SELECT coalesce(sum(surplus), 0)::bigint AS surplus, (
                  SELECT coalesce(sum(e.amount), 0)::bigint FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
                   WHERE a.owner_id = $2 AND a.code = 'deposit' AND e.amount < 0) AS drawn
           FROM compensation c JOIN order_package p ON p.id = c.package_id WHERE p.order_id = $1`,
        [paid.orderId, paid.shop.seller.accountId],
      );
      const { surplus, drawn } = given ?? { surplus: 0, drawn: 0 };
      expect(back).toBe(refunded + compensated + surplus);
      expect(back).toBeLessThanOrEqual(price + surplus);
      expect(-drawn).toBeGreaterThanOrEqual(surplus);
      if (drawn < 0) outcomes.set('drawn', (outcomes.get('drawn') ?? 0) + 1);
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
  for (const outcome of ['refunded', 'compensated', 'revoked', 'replaced', 'drawn'])
    expect(outcomes.get(outcome)).toBeGreaterThan(0);
});
