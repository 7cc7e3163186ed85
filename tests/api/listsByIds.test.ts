import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Person } from '../support/api.ts';
import { refundFixture } from '../support/refundFixture.ts';
import { addShopOrders, bindShop } from '../support/shopOrders.ts';

const refunding = refundFixture();
const { fixture } = refunding;

type Page = { list: { id: number }[]; total: number; page: number; pageSize: number };
/** Three rows, and a filter that the first of them passes. */
type Own = { who: Person; ids: number[]; filter: object };

const LISTS = [
  ['parcels', '/orderPackages/getOrderPackagesList'],
  ["parcels of a supplier's", '/orderPackages/getOrderPackagesList'],
  ['refunds', '/refunds/getRefundsList'],
  ["refunds of a supplier's parcels", '/refunds/getRefundsList'],
  ['orders of shops', '/shopOrders/getShopOrdersList'],
  ['own goods', '/goods/getGoodsList'],
] as const;
type Name = (typeof LISTS)[number][0];

let own: Record<Name, Own>;
let others: Record<Name, Own>;

beforeAll(async () => {
  [own, others] = [await rowsOfSomebody(), await rowsOfSomebody()];
});

async function rowsOfSomebody(): Promise<Record<Name, Own>> {
  const [some, all] = [await fixture.paid(3), await fixture.paid(3)];
  const [parcelIds, refunded] = [await refunding.idsOf(some), await refunding.idsOf(all)];
  await refunding.refund(some, { packageIds: parcelIds.slice(0, 1) });
  await refunding.refund(all);
  const bound = await bindShop(fixture.api, some.buyer);
  const waiting = await addShopOrders(fixture.api, bound.id, [{ importStatus: 4 }, {}, {}]);
  const goods = await fixture.query<{ id: number }>(
    `INSERT INTO goods (goods_no, name, search_text, category_id, seller_id, pics, supply_price, weight, status)
     SELECT 'I' || $1::bigint || '-' || n, '商品', '', 8, $1, '[]', 100, 100, CASE n WHEN 1 THEN 2 ELSE 0 END
       FROM generate_series(1, 3) n RETURNING id`,
    [some.shop.seller.accountId],
  );
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
  const parcels = { ids: parcelIds, filter: { status: 70 } };
  const refunds = { ids: idsOf(await refunding.refunds(all)), filter: { packageId: refunded[0] } };
  return {
    parcels: { who: some.buyer, ...parcels },
    "parcels of a supplier's": { who: some.shop.seller, ...parcels },
    refunds: { who: all.buyer, ...refunds },
    "refunds of a supplier's parcels": { who: all.shop.seller, ...refunds },
    'orders of shops': { who: some.buyer, ids: idsOf(waiting), filter: { importStatus: 4 } },
    'own goods': { who: some.shop.seller, ids: idsOf(goods), filter: { status: 2 } },
  };
}

describe.each(LISTS)('the list of %s', (name, path) => {
  const requested = (body: object): Promise<Answer<Page>> => own[name].who.call<Page>('POST', path, body);
  async function found(body: object) {
    const { data } = await requested(body);
    return [data.list.map(({ id }) => id), data.total];
  }

  it('is narrowed to ids and leaves out those of other accounts', async () => {
    const [first, second, third] = own[name].ids;
    const ids = [third, ...others[name].ids, first, first, 999_999_999];
    expect(await found({ ids })).toEqual([[third, first], 2]);
    expect(await found({ ids: [second] })).toEqual([[second], 1]);
    expect(await found({ ids: others[name].ids })).toEqual([[], 0]);
  });

  it('combines ids with every other filter', async () => {
    const { ids, filter } = own[name];
    const [first, second, third] = ids;
    expect(await found({ ids: [first, second], ...filter })).toEqual([[first], 1]);
    expect(await found({ ids: [second, third], ...filter })).toEqual([[], 0]);
    expect(await found({ ids: [first, second, third], page: 2, pageSize: 2 })).toEqual([[first], 3]);
  });

  it('accepts as many ids as a page has rows', async () => {
    const many = Array.from({ length: 101 }, (_, at) => 900_000_000 + at);
    const [first] = own[name].ids;
    expect(await found({ ids: [first, ...many.slice(0, 99)], pageSize: 100 })).toEqual([[first], 1]);
    for (const ids of [many, [], [0], [1.5], ['x']])
      expect((await requested({ ids })).data).toMatchObject({ errorKey: 'BAD_PARAM' });
  });
});
