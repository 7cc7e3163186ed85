import { expect, it } from 'vitest';
import { keepSellerFigures } from '../../api/src/modules/statistics/suppliers.repository.ts';
import type { Shop } from '../support/api.ts';
import { caseFixture } from '../support/caseFixture.ts';
import { operatorWith } from '../support/operators.ts';

const { fixture, move } = caseFixture();
const reason = '年度协议调整';

type Supplier = Record<string, unknown> & { id: number; warnings: string[] };
const named = async (shop: Shop, name: string) =>
  fixture.query('UPDATE account SET company_name = $2 WHERE id = $1', [shop.seller.accountId, name]);

it('suppliers are listed with how fast they ship, and with what is beyond a limit', async () => {
  const who = await operatorWith(fixture.api);
  const shop = await fixture.api.shop({ stock: 100 });
  await named(shop, '慢慢发货商行');
  await fixture.query('UPDATE account SET deposit_min = 100000 WHERE id = $1', [shop.seller.accountId]);
  const paid = await fixture.paid(20, { shop });
  await fixture.issue(paid.orderId);
  await move(paid, 50);
  await fixture.query("UPDATE orders SET paid_at = paid_at - interval '3 days' WHERE id = $1", [
    paid.orderId,
  ]);
  await fixture.query(
    "UPDATE order_package SET promised_ship_at = shipped_at - interval '1 day' WHERE order_id = $1",
    [paid.orderId],
  );
  await keepSellerFigures(fixture.api.database.db, new Date());
  const list = async (query: string) =>
    (await who.call<{ list: Supplier[] }>('GET', `/console/suppliers?${query}`)).data.list;
  const [found] = await list(`name=${encodeURIComponent('慢慢发货')}&warned=true`);
  expect(found).toMatchObject({
    ...{ id: shop.seller.accountId, packageCount: 20, lateRate: 10_000, refundedRate: 0, disputedRate: 0 },
    ...{ score: null, deposit: 0, depositLack: 100_000 },
    warnings: ['shipSlow', 'shipLate', 'depositLow'],
  });
  expect(Math.floor(Number(found?.shipMedian) / 86_400)).toBe(3);
  const quick = await fixture.api.shop();
  expect((await list('warned=true')).map(({ id }) => id)).not.toContain(quick.seller.accountId);
});

it('a supplier has its own deposit and commission, which are audited with what they were', async () => {
  const who = await operatorWith(fixture.api);
  const { seller } = await fixture.api.shop();
  const id = seller.accountId;
  const terms = { id, commissionRate: 250, depositMin: 30_000, reason };
  const { data } = await who.call('PUT', '/console/suppliers/terms', terms);
  expect(data).toMatchObject({
    commissionRate: 250,
    depositMin: 30_000,
    ownDepositMin: 30_000,
    depositLack: 30_000,
  });
  expect((await seller.call('GET', '/deposit/mine')).data).toMatchObject({ minimum: 30_000, lack: 30_000 });
  await who.call('PUT', '/console/suppliers/terms', { ...terms, depositMin: null });
  expect((await seller.call('GET', '/deposit/mine')).data).toMatchObject({ minimum: 0 });
  const log = await fixture.query(
    "SELECT before, after, reason FROM audit_log WHERE action = 'supplier terms' AND target = $1 ORDER BY id",
    [String(id)],
  );
  expect(log).toEqual([
    {
      before: { commissionRate: 0, depositMin: null },
      after: { commissionRate: 250, depositMin: 30_000 },
      reason,
    },
    {
      before: { commissionRate: 250, depositMin: 30_000 },
      after: { commissionRate: 250, depositMin: null },
      reason,
    },
  ]);
  const buyer = await fixture.api.buyer();
  expect(await who.call('PUT', '/console/suppliers/terms', { ...terms, id: buyer.accountId })).toMatchObject({
    data: { errorKey: 'NOT_FOUND' },
  });
});

it('the page of a supplier shows what its deposit did, its goods by state and its warehouses', async () => {
  const who = await operatorWith(fixture.api);
  const { seller } = await fixture.api.shop();
  await fixture.query('INSERT INTO demo_money (account_id, amount) VALUES ($1, 50000)', [seller.accountId]);
  await fixture.query(
    `SELECT ledger_move(15::smallint, 'demo', (SELECT max(id) FROM demo_money WHERE account_id = $1), '', '演示资金',
            ledger_account_of(0, 'demo'), ledger_account_of($1, 'available'), 50000)`,
    [seller.accountId],
  );
  expect(await seller.call('POST', '/deposit/payIn', { amount: 20_000 })).toMatchObject({ code: 0 });
  const { data } = await who.call('GET', `/console/suppliers/find?id=${seller.accountId}`);
  expect(data).toMatchObject({
    ...{ deposit: 20_000, held: 0, heldParcels: [], goods: [{ status: 1, count: 1 }] },
    depositMoves: [expect.objectContaining({ kind: 21, amount: 20_000, title: '保证金缴存' })],
    warehouses: [expect.objectContaining({ status: 1 })],
  });
});
