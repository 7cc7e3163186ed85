import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { goodReceiver, type Person } from '../support/api.ts';
import { csvRows, download, exported } from '../support/exportedFiles.ts';
import { fillWaybillFixture, freshNo } from '../support/fillWaybillFixture.ts';
import type { Paid } from '../support/issuingFixture.ts';
import { remoteOrder } from '../support/scriptedShop.ts';

const filesDir = mkdtempSync(join(tmpdir(), 'chengcang-sheets-'));
let now = new Date();
const { fixture, own, fill } = fillWaybillFixture({ filesDir, now: () => now });
afterAll(() => rm(filesDir, { recursive: true }));

const sheet = (who: Person, path: string, body: object = {}) =>
  exported(who, path, { format: 'csv', ...body });
const toShip = (who: Person, body: object = {}) => sheet(who, '/orderPackages/exportToShip', body);
async function rowsOf({ data, msg }: Awaited<ReturnType<typeof exported>>): Promise<string[][]> {
  expect(msg).toBe('操作成功');
  return csvRows(await download(fixture.api, data.url ?? ''));
}
/** Who saw which parcels, and where; of these people alone. */
const audit = (...people: Person[]) =>
  fixture.query(
    `SELECT account_id AS "accountId", package_id AS "packageId", purpose FROM receiver_reveal
      WHERE account_id = ANY ($1) ORDER BY id`,
    [people.map(({ accountId }) => accountId)],
  );
const counted = (who: Person, limit: string, hits: number) =>
  fixture.query("INSERT INTO counter (key, hits, ends_at) VALUES ($1, $2, now() + interval '5 hours')", [
    `${limit}:${who.accountId}`,
    hits,
  ]);
const idsOf = async (paid: Paid) => (await own(paid)).map(({ id }) => id);
const CLEAR = [goodReceiver.receiverName, goodReceiver.receiverPhone];

describe('the supplier’s sheet of parcels to ship', () => {
  it('contains unmasked receivers, newest first, and records each of them', async () => {
    const paid = await fixture.paid(2);
    const { seller } = paid.shop;
    const [first, second] = await own(paid);
    const [headers, ...rows] = await rowsOf(await toShip(seller));
    expect(headers).toEqual(
      '包裹号,运单号,快递,下单的快递,商品,件数,收件人,联系电话,省,市,区,详细地址,规格,备注'.split(','),
    );
    const [{ good, courier } = { good: '', courier: '' }] = await fixture.query<{
      good: string;
      courier: string;
    }>('SELECT good_name AS good, courier_name AS courier FROM orders WHERE id = $1', [paid.orderId]);
    expect(rows).toEqual(
      [second, first].map((parcel) => [
        ...[parcel?.packageNo, '', '', courier, good, '1', ...CLEAR],
        ...['浙江省', '杭州市', '西湖区', goodReceiver.address, '', ''],
      ]),
    );
    expect(await audit(seller)).toEqual(
      [second, first].map((parcel) => ({
        accountId: seller.accountId,
        packageId: parcel?.id,
        purpose: 'sheet',
      })),
    );
  });

  it('contains only parcels that take the supplier’s own number', async () => {
    const paid = await fixture.paid(3);
    const { seller } = paid.shop;
    const [shipped, refunded, waiting] = await own(paid);
    const other = await fixture.paid();
    const foreign = await idsOf(other);
    await fill(seller, [{ packageNo: shipped?.packageNo ?? '', waybillNo: freshNo() }]);
    await paid.buyer.call('POST', '/orderPackages/refund', { packageIds: [refunded?.id], reason: '不要了' });
    const packageIds = [...foreign, shipped?.id, refunded?.id, waiting?.id];
    const [, ...rows] = await rowsOf(await toShip(seller, { packageIds }));
    expect(rows.map(([packageNo]) => packageNo)).toEqual([waiting?.packageNo]);
    expect(await audit(seller)).toEqual([
      { accountId: seller.accountId, packageId: waiting?.id, purpose: 'sheet' },
    ]);
  });

  it('contains no parcel of a bound shop and is refused when it would be empty', async () => {
    const paid = await fixture.paidFromShop([remoteOrder(1)]);
    const { seller } = paid.shop;
    expect(await toShip(seller)).toMatchObject({ code: 7, data: { errorKey: 'EXPORT_EMPTY' } });
    expect(await audit(seller)).toEqual([]);
  });

  it('expires after an hour', async () => {
    const paid = await fixture.paid();
    const { data } = await toShip(paid.shop.seller);
    const statusOf = async () => (await fixture.api.app.inject(data.url ?? '')).statusCode;
    const before = await statusOf();
    const made = now;
    now = new Date(made.getTime() + 3_600_000);
    const after = await statusOf();
    now = made;
    expect([before, after]).toEqual([200, 404]);
  });

  it('does not count against individual reveals and is limited to 20,000 receivers a day', async () => {
    const paid = await fixture.paid(2);
    const { seller } = paid.shop;
    await counted(seller, 'receiverReveals', 100);
    await counted(seller, 'receiversInSheets', 19_998);
    expect((await toShip(seller)).code).toBe(0);
    const { data, msg } = await toShip(seller, { packageIds: (await idsOf(paid)).slice(0, 1) });
    expect([data.errorKey, msg]).toEqual(['REVEAL_LIMIT', '查看收件信息已达上限，请5小时后再试']);
    expect(await audit(seller)).toHaveLength(2);
  });

  it('is written one at a time per account and records exactly the receivers that it hands out', async () => {
    const paid = await fixture.paid(3);
    const { seller } = paid.shop;
    await counted(seller, 'receiversInSheets', 19_993);
    const answers = await Promise.all(Array.from({ length: 4 }, () => toShip(seller)));
    const input = answers.filter(({ code }) => code === 0);
    expect(input).toHaveLength(2);
    expect(await audit(seller)).toHaveLength(3 * input.length);
  });
});

describe('the buyer’s parcel export', () => {
  it('contains unmasked receivers, each recorded, except masked ones of bound shops', async () => {
    const paid = await fixture.paid(2);
    const { buyer } = paid;
    const ids = await idsOf(paid);
    const files = [
      await sheet(buyer, '/orderPackages/exportPackages', { orderId: paid.orderId }),
      await sheet(buyer, '/orders/exportOrder', { id: paid.orderId }),
    ];
    for (const file of files) {
      const [, ...rows] = await rowsOf(file);
      expect(rows.map((row) => row.slice(18, 20))).toEqual([CLEAR, CLEAR]);
    }
    const seen = ids.toReversed().map((packageId) => ({
      ...{ accountId: buyer.accountId, packageId, purpose: 'export' },
    }));
    expect(await audit(buyer)).toEqual([...seen, ...seen]);

    const ofShop = await fixture.paidFromShop([remoteOrder(1)]);
    const [, ...masked] = await rowsOf(
      await sheet(ofShop.buyer, '/orderPackages/exportPackages', { orderId: ofShop.orderId }),
    );
    expect(masked.map((row) => row[18])).toEqual([expect.stringContaining('*')]);
    expect(await audit(ofShop.buyer)).toEqual([]);
  });

  it('of orders, and a supplier’s list, contain no receivers and record nothing', async () => {
    const paid = await fixture.paid();
    await rowsOf(await sheet(paid.buyer, '/orders/exportOrders', {}));
    const [, row] = await rowsOf(await sheet(paid.shop.seller, '/orderPackages/exportPackages', {}));
    expect(row?.slice(18, 20)).toEqual(['张*', '138******11']);
    expect(await audit(paid.buyer, paid.shop.seller)).toEqual([]);
  });

  it('is refused beyond 200,000 receivers a day and stores nothing', async () => {
    const paid = await fixture.paid(2);
    await counted(paid.buyer, 'receiversInExports', 199_999);
    const { data, code } = await sheet(paid.buyer, '/orderPackages/exportPackages');
    expect([code, data.errorKey]).toEqual([7, 'REVEAL_LIMIT']);
    expect(await audit(paid.buyer)).toEqual([]);
    // There is room for one.
    const [first] = await idsOf(paid);
    expect((await sheet(paid.buyer, '/orderPackages/exportPackages', { id: first })).code).toBe(0);
    expect(await audit(paid.buyer)).toHaveLength(1);
  });
});
