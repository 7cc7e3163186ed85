import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { depositFixture } from '../support/depositFixture.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { raceOn } from '../support/race.ts';

const MINIMUM = 300;
const depositing = depositFixture(MINIMUM);
const { fixture, purse, deposit, lines } = depositing;
const race = raceOn(fixture.query);

describe('the deposit of a supplier', () => {
  it('is topped up from what is released until the minimum is there, and nothing that it lacks goes out', async () => {
    const { paid, seller, agent } = await depositing.earned();
    await depositing.move(paid, 50);
    await depositing.settle();
    expect(await deposit(seller)).toEqual({
      ...{ balance: 0, minimum: MINIMUM, lack: MINIMUM, maxPayIn: 0, maxTakeOut: 0 },
    });
    expect(await purse(seller)).toEqual({ balance: 327, held: 327, withdrawable: 0 });
    await depositing.pass(paid, 8);
    expect(await deposit(seller)).toMatchObject({ balance: MINIMUM, lack: 0, maxPayIn: 27 });
    expect(await purse(seller)).toEqual({ balance: 27, held: 0, withdrawable: 27 });
    expect(await lines(seller)).toEqual(['货款结算 327', '保证金补足 -300']);
    // An agent has none.
    expect(await purse(agent)).toEqual({ balance: 20, held: 0, withdrawable: 20 });
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('is topped up as far as the income goes, and keeps in what it lacks when the minimum is raised', async () => {
    const { seller } = await depositing.final();
    await depositing.setMinimum(320);
    try {
      expect(await deposit(seller)).toMatchObject({ balance: 300, lack: 20 });
      expect(await purse(seller)).toMatchObject({ balance: 27, withdrawable: 7 });
      expect(await depositing.cashOutAll(seller)).toBe(7);
      expect(await depositing.cashOutAll(seller)).toBe(0);
    } finally {
      await depositing.setMinimum(MINIMUM);
    }
    expect(await purse(seller)).toMatchObject({ balance: 20, withdrawable: 20 });
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('takes what is put in by hand and gives out what is above the minimum', async () => {
    const { seller } = await depositing.final();
    expect((await depositing.takeOut(seller, 1)).data).toMatchObject({ errorKey: 'AMOUNT_MAX' });
    expect((await depositing.payIn(seller, 28)).data).toMatchObject({ errorKey: 'AMOUNT_MAX' });
    expect((await depositing.payIn(seller, 27)).data).toEqual({
      ...{ balance: 327, minimum: MINIMUM, lack: 0, maxPayIn: 0, maxTakeOut: 27 },
    });
    expect((await depositing.takeOut(seller, 28)).data).toMatchObject({ errorKey: 'AMOUNT_MAX' });
    expect((await depositing.takeOut(seller, 27)).data).toMatchObject({ balance: 300, maxTakeOut: 0 });
    expect(await purse(seller)).toEqual({ balance: 27, held: 0, withdrawable: 27 });
    expect((await lines(seller)).slice(2)).toEqual(['保证金缴存 -27', '保证金退回 27']);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('leaves what was recharged as it was, which goes in and comes out and is not cashed out', async () => {
    const seller = await fixture.api.seller();
    await depositing.recharge(seller, 500);
    await depositing.payIn(seller, 500);
    expect(await deposit(seller)).toMatchObject({ balance: 500, maxTakeOut: 200 });
    await depositing.takeOut(seller, 200);
    expect(await purse(seller)).toEqual({ balance: 200, held: 0, withdrawable: 0 });
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('moves once for a number, and refuses the number of another amount', async () => {
    const { seller } = await depositing.final();
    const clientNo = randomUUID();
    const [first, second] = [
      await depositing.payIn(seller, 10, { clientNo }),
      await depositing.payIn(seller, 10, { clientNo }),
    ];
    expect(second.data).toEqual(first.data);
    expect(await deposit(seller)).toMatchObject({ balance: 310 });
    expect((await depositing.payIn(seller, 11, { clientNo })).data).toMatchObject({
      errorKey: 'IDEMPOTENCY_CONFLICT',
    });
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('is not for buyers', async () => {
    const buyer = await fixture.api.buyer();
    expect((await buyer.call('GET', '/deposit/mine')).code).not.toBe(0);
  });

  it('is never below nothing, which the ledger itself holds', async () => {
    const { seller } = await depositing.final();
    await expect(
      fixture.query(
        `SELECT ledger_move(10::smallint, 'test', $1, '', '', ledger_account_of($1, 'deposit'), ledger_account_of(0, 'test'), 301)`,
        [seller.accountId],
      ),
    ).rejects.toThrow('never_overdrawn');
  });

  it('gets every fen once when two processes release, while its supplier pays in, takes out and cashes out', async () => {
    await race(
      async () => {
        const earned = await depositing.earned(2);
        await depositing.move(earned.paid, 50);
        await depositing.settle();
        await fixture.query(
          `UPDATE order_package SET signed_at = now() - interval '8 days', held_until = now() - interval '1 second' WHERE order_id = $1`,
          [earned.paid.orderId],
        );
        return earned;
      },
      ({ seller }) => [
        () => depositing.release(),
        () => depositing.payIn(seller, 350),
        () => depositing.release(),
        () => depositing.takeOut(seller, 40),
        () => depositing.cashOutAll(seller).catch(() => 0),
      ],
      async ({ seller }) => {
        const { balance } = await deposit(seller);
        const { balance: wallet } = await purse(seller);
        const [row] = await fixture.query<{ out: number }>(
          'SELECT coalesce(sum(amount), 0)::bigint AS out FROM cash_out WHERE account_id = $1',
          [seller.accountId],
        );
        expect(balance).toBeGreaterThanOrEqual(MINIMUM);
        expect(balance + wallet + (row?.out ?? 0)).toBe(654);
      },
    );
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  }, 120_000);
});
