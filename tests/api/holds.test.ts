import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderBody, type Person } from '../support/api.ts';
import { holdFixture } from '../support/holdFixture.ts';
import { brokenInvariants } from '../support/invariants.ts';
import type { Paid } from '../support/issuingFixture.ts';

const holding = holdFixture();
const { fixture, purse } = holding;
const none = { balance: 0, held: 0, withdrawable: 0 };

/** How far a parcel has come when it is settled, and how it goes on then. */
const WAYS: [name: string, settled: (paid: Paid) => Promise<unknown>, isReleased: boolean][] = [
  ['was signed', (paid) => holding.move(paid, 50), true],
  [
    'is on its way for as long as its supplier waits',
    async (paid) => {
      await holding.move(paid, 40, { picked: true });
      await holding.pass(paid, 7);
    },
    false,
  ],
  [
    'was received by its buyer, whatever its courier says',
    (paid) => paid.buyer.call('POST', '/orders/confirmOrder', { id: paid.orderId, action: 'receive' }),
    true,
  ],
  [
    'was signed, and something is wrong with it since',
    async (paid) => {
      await holding.move(paid, 50);
      await holding.settle();
      await holding.move(paid, 60);
    },
    false,
  ],
];

describe('settled money that may still be refunded', () => {
  it.each(WAYS)('cannot be cashed out or spent: %s', async (_name, settled) => {
    const { paid, seller, agent } = await holding.earned();
    await settled(paid);
    await holding.settle();
    expect([await purse(seller), await purse(agent)]).toEqual([
      { balance: 327, held: 327, withdrawable: 0 },
      { balance: 20, held: 20, withdrawable: 0 },
    ]);
    expect(await holding.spendAll(agent)).toBe(0);
    await holding.refundAll(paid);
    expect([await purse(seller), await purse(agent)]).toEqual([none, none]);
    expect(await fixture.balance(paid)).toBe(1_000_000);
  });

  it.each(WAYS)(
    'becomes available a week after arrival and not earlier: %s',
    async (_name, settled, released) => {
      const { paid, seller, agent } = await holding.earned();
      await settled(paid);
      await holding.settle();
      await holding.pass(paid, 8);
      const [supplier, ofAgent] = released ? [327, 20] : [0, 0];
      expect([await purse(seller), await purse(agent)]).toEqual([
        { balance: 327, held: 327 - supplier, withdrawable: supplier },
        { balance: 20, held: 20 - ofAgent, withdrawable: ofAgent },
      ]);
      expect([await holding.cashOutAll(seller), await holding.cashOutAll(agent)]).toEqual([
        supplier,
        ofAgent,
      ]);
      await holding.refundAll(paid);
      expect([(await purse(seller)).balance, (await purse(agent)).balance]).toEqual([0, 0]);
      expect(await fixture.balance(paid)).toBe(released ? 999_600 : 1_000_000);
    },
  );

  it('is protected by the ledger itself against every movement', async () => {
    const { paid, seller, agent } = await holding.earned();
    await holding.move(paid, 50);
    await holding.settle();
    const take = ({ accountId }: Person, kind: number) =>
      fixture.query(
        `SELECT ledger_move($2::smallint, 'test', $1, 'taken', '', ledger_account_of($1, 'available'), ledger_account_of(0, 'test'), 1)`,
        [accountId, kind],
      );
    for (const [who, kind] of [
      [agent, 2],
      [seller, 4],
      [seller, 12],
    ] as const)
      await expect(take(who, kind)).rejects.toThrow('never_overdrawn');
  });

  it('is reported as the missing amount when an agent pays an order', async () => {
    const { paid, agent } = await holding.earned(10);
    await holding.move(paid, 50);
    await holding.settle();
    const shop = await fixture.api.shop();
    await fixture.query('SELECT give_demo_money($1, 300)', [agent.accountId]);
    const answer = await agent.call<{ lack: number; balance: number }>(
      'POST',
      '/orders/createOrder',
      orderBody(agent, shop, { confirm: true }),
    );
    expect([answer.data.errorKey, answer.data.balance, answer.data.lack]).toEqual([
      'BALANCE_SHORT',
      300,
      100,
    ]);
    const { data } = await agent.call<{ balance: number; held: number }>('GET', '/user/info');
    expect([data.balance, data.held]).toEqual([500, 200]);
  });
});

describe('a parcel beyond its refund period', () => {
  async function final() {
    const earned = await holding.earned();
    await holding.move(earned.paid, 50);
    await holding.settle();
    await holding.pass(earned.paid, 8);
    return earned;
  }

  it('is not refundable by its buyer, even when its courier reports a new state', async () => {
    const { paid } = await final();
    await holding.move(paid, 60);
    const { data } = await holding.refund(paid, { reason: '破损' });
    expect(data.errorKey).toBe('REFUND_LATE');
  });

  it('is refundable by its supplier, who also bears the agent’s final share', async () => {
    const { paid, seller, agent } = await final();
    await fixture.query(
      `SELECT ledger_move(14::smallint, 'test', $1, 'more', '', ledger_account_of(0, 'test'), ledger_account_of($1, 'available'), 20)`,
      [seller.accountId],
    );
    const answer = await holding.refund(paid, {}, seller);
    expect(answer.data.refundFee).toBe(400);
    expect([(await purse(seller)).balance, (await purse(agent)).balance]).toEqual([0, 20]);
    expect(await fixture.balance(paid)).toBe(1_000_000);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('is not refundable by a supplier whose wallet is too low', async () => {
    const { paid, seller } = await final();
    await holding.cashOutAll(seller);
    const { data } = await holding.refund(paid, {}, seller);
    expect(data).toMatchObject({ errorKey: 'REFUND_FUNDS' });
    expect((await purse(seller)).balance).toBe(0);
    expect(await fixture.parcels(paid)).toMatchObject([{ status: 50 }]);
  });
});

const DEEDS = {
  settle: () => holding.settle(),
  'the supplier cashes out': ({ seller }) => holding.cashOutAll(seller),
  'the agent cashes out': ({ agent }) => holding.cashOutAll(agent),
  'the agent spends': ({ agent }) => holding.spendAll(agent),
  'a day passes': ({ paid }) => holding.pass(paid, 1),
  'a week passes': ({ paid }) => holding.pass(paid, 8),
  'it is on its way': ({ paid }) => holding.move(paid, 40, { picked: true }),
  'it is signed': ({ paid }) => holding.move(paid, 50),
  'something is wrong with it': ({ paid }) => holding.move(paid, 60),
  'the buyer asks for a parcel': async ({ paid }) => {
    const [first] = await holding.idsOf(paid);
    await holding.refund(paid, { packageIds: [first], reason: '少件' });
  },
  'everything is refunded': ({ paid }) => holding.refundAll(paid),
} satisfies Record<string, (world: { paid: Paid; seller: Person; agent: Person }) => Promise<unknown>>;

/** Stories of many steps, each on the database. */
it('no wallet becomes negative whatever is cashed out, spent and refunded in any order', async () => {
  const names = Object.keys(DEEDS) as (keyof typeof DEEDS)[];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...names), { minLength: 4, maxLength: 12 }), async (story) => {
      const world = await holding.earned(2);
      for (const name of [...story, 'everything is refunded'] as const) {
        await DEEDS[name](world);
        for (const who of [world.seller, world.agent]) {
          const { balance, held } = await purse(who);
          expect(balance).toBeGreaterThanOrEqual(held);
        }
      }
    }),
    { numRuns: 8, endOnFailure: true },
  );
  expect(await brokenInvariants(fixture.api)).toEqual([]);
}, 120_000);
