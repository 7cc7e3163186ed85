import { describe, expect, it } from 'vitest';
import { planSplit } from '../../api/src/modules/splits/splits.repository.ts';
import { Refusal } from '../../api/src/shared/refusal.ts';
import { splitFixture } from '../support/splitFixture.ts';

const splitting = splitFixture();
const AT_ONCE = 12;
const keyOf = (error: unknown) => (error instanceof Refusal ? error.errorKey : String(error));

describe('many cash-outs split the same recharges at once', () => {
  it('and no fen is split twice', async () => {
    await splitting.spent();
    const payNo = await splitting.recharged(200_000);
    const { supplier } = await splitting.approved(10_000);
    // 60,000 fen may be split: six cash-outs of 9,940 fen.
    const ids = await splitting.api().query<{ id: number }>(
      `INSERT INTO cash_out (cash_out_no, account_id, amount, fee, account_type, account, account_name, account_masked, status)
       SELECT 'RACE' || n, $1, 10000, 60, 1, '', '', '', 20 FROM generate_series(1, $2::int) AS n RETURNING id`,
      [supplier.accountId, AT_ONCE],
    );
    const { db } = splitting.api().database;
    const results = await Promise.allSettled(
      ids.map(({ id }) => db.transaction((tx) => planSplit(tx, id, { payType: 2, days: 30 }))),
    );
    const keys = results.map((one) => (one.status === 'fulfilled' ? 'ok' : keyOf(one.reason)));
    expect([keys.filter((key) => key === 'ok').length, [...new Set(keys)].sort()]).toEqual([
      6,
      ['SPLIT_SHORT', 'ok'],
    ]);
    const [sums] = await splitting
      .api()
      .query('SELECT split_amount AS kept, split_limit AS most FROM payment WHERE pay_no = $1', [payNo]);
    expect(sums).toEqual({ kept: 59_640, most: 60_000 });
    // What no movement of the ledger stands behind is taken out again.
    await splitting.api().query('UPDATE cash_out_split SET status = 3, ended_at = now() WHERE status = 0');
    await splitting.api().query('DELETE FROM cash_out_split');
    await splitting.api().query("DELETE FROM cash_out WHERE cash_out_no LIKE 'RACE%'");
  });

  it('and what one person does twice happens once', async () => {
    await splitting.spent();
    await splitting.recharged(200_000);
    const { second, id } = await splitting.approved(10_000);
    const answers = await Promise.all(Array.from({ length: 8 }, () => splitting.begin(second, id)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(
      new Set(
        answers.filter(({ code }) => code !== 0).map(({ data }) => (data as { errorKey?: string }).errorKey),
      ),
    ).toEqual(new Set(['CASHOUT_STATE']));
    await Promise.all(Array.from({ length: 4 }, () => splitting.splitting().work()));
    expect(await splitting.settled(second, id)).toMatchObject({ status: 30, splitAmount: 9_940 });
    expect((await splitting.lines(id)).filter((line) => line.startsWith('5 '))).toHaveLength(3);
  });
});

describe('a recharge that is sent back while it is split', () => {
  it('gives no fen to both', async () => {
    for (let round = 0; round < 6; round += 1) {
      await splitting.spent();
      const payNo = await splitting.recharged(20_000);
      const { second, id } = await splitting.approved(6_000);
      const [{ account, payment } = {}] = await splitting
        .api()
        .query<{ account: number; payment: number }>(
          'SELECT account_id AS account, id AS payment FROM payment WHERE pay_no = $1',
          [payNo],
        );
      const back = splitting.api().query('SELECT refund_recharges($1) AS fen', [account]);
      const [split] = await Promise.all([splitting.begin(second, id), back]);
      const [sums] = await splitting.api().query<{ split: number; back: number }>(
        `SELECT split_amount AS split, (SELECT coalesce(sum(amount), 0)::bigint FROM recharge_refund WHERE payment_id = $1) AS back
           FROM payment WHERE id = $1`,
        [payment],
      );
      expect(sums).toEqual(split.code === 0 ? { split: 5_964, back: 14_036 } : { split: 0, back: 20_000 });
    }
  });
});
