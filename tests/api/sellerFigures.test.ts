import { expect, it } from 'vitest';
import { keepSellerFigures } from '../../api/src/modules/statistics/suppliers.repository.ts';
import type { WarehouseDto } from '../../api/src/modules/warehouses/warehouses.schemas.ts';
import { OpsError, runOps } from '../../api/src/ops/runOps.ts';
import type { Shop } from '../support/api.ts';
import { caseFixture } from '../support/caseFixture.ts';
import type { Paid } from '../support/issuingFixture.ts';

const casing = caseFixture();
const { fixture } = casing;

const ops = (...args: string[]) => runOps(args, { db: fixture.api.database.db, operator: 'tester' });
const count = () => keepSellerFigures(fixture.api.database.db, new Date());

/** So many parcels of a shop, signed; answers their ids. */
async function signed(shop: Shop, parcels: number): Promise<{ paid: Paid; ids: number[] }> {
  const paid = await fixture.paid(parcels, { shop });
  await fixture.issue(paid.orderId);
  await casing.move(paid, 50);
  return { paid, ids: await casing.idsOf(paid) };
}

/** A case that its supplier answers after so many seconds. */
async function answered(paid: Paid, packageId: number, seconds: number, action: string): Promise<number> {
  const { caseId } = (await casing.open(paid, { packageId })).data;
  await fixture.query(
    'UPDATE after_sale_case SET created_at = created_at - make_interval(secs => $2) WHERE id = $1',
    [caseId, seconds],
  );
  await casing.answer(paid.shop.seller, { caseId, action, text: '已核实' });
  return caseId;
}

/** What a buyer sees of the supplier of a shop. */
async function seen({ warehouseId }: Shop) {
  const buyer = await fixture.api.buyer();
  const { data } = await buyer.call<WarehouseDto>('POST', '/warehouse/id', { id: warehouseId });
  return { refundRate: data.refundRate, answerSeconds: data.answerSeconds };
}

it('buyers see the refunds and the first answer of a supplier once it has 20 parcels and 5 answers', async () => {
  const shop = await fixture.api.shop({ stock: 1000 });
  const { paid, ids } = await signed(shop, 19);
  for (const id of ids.slice(0, 4)) await answered(paid, id, 1000, 'accept');
  await count();
  expect(await seen(shop)).toEqual({ refundRate: null, answerSeconds: null });

  const { paid: last, ids: more } = await signed(shop, 1);
  expect(await seen(shop)).toEqual({ refundRate: null, answerSeconds: null });
  await count();
  expect(await seen(shop)).toEqual({ refundRate: 2000, answerSeconds: null });

  await answered(last, more[0] ?? 0, 5000, 'refuse');
  await count();
  const { refundRate, answerSeconds } = await seen(shop);
  expect([refundRate, Math.floor((answerSeconds ?? 0) / 100)]).toEqual([2000, 10]);

  // What is older than 30 days is forgotten.
  await fixture.query("UPDATE orders SET paid_at = now() - interval '31 days' WHERE id = $1", [paid.orderId]);
  await count();
  expect(await seen(shop)).toEqual({ refundRate: null, answerSeconds: null });
});

it('operators list suppliers with what they have sold, the most disputed first', async () => {
  const [worse, better] = [
    await fixture.api.shop({ stock: 1000 }),
    await fixture.api.shop({ stock: 1000 }),
  ] as const;
  const { paid, ids } = await signed(worse, 2);
  const caseId = await answered(paid, ids[0] ?? 0, 7200, 'refuse');
  await casing.reply(paid.buyer, { caseId, action: 'escalate', text: '请平台判断' });
  await signed(better, 4);
  const rows = (await ops('case', 'figures')) as { seller: number }[];
  const own = rows.filter(({ seller }) => [worse, better].some((shop) => shop.seller.accountId === seller));
  expect(own).toMatchObject([
    {
      ...{ seller: worse.seller.accountId, parcels: 2, cases: 1, caseRate: '50%', refundRate: '0%' },
      ...{ refunded: '0.00', disputed: 1, disputeRate: '50%', answered: 1, late: 0, medianHours: '2.0' },
    },
    { seller: better.seller.accountId, parcels: 4, cases: 0, disputeRate: '0%', medianHours: '' },
  ]);
  await fixture.query("UPDATE orders SET paid_at = now() - interval '31 days' WHERE id = $1", [paid.orderId]);
  const sellers = async (...args: string[]) =>
    ((await ops('case', 'figures', ...args)) as { seller: number }[]).map(({ seller }) => seller);
  expect(await sellers()).not.toContain(worse.seller.accountId);
  expect(await sellers('--days', '40')).toContain(worse.seller.accountId);
  await expect(ops('case', 'figures', '--days', '367')).rejects.toThrow(OpsError);
});
