import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import {
  countShippingFits,
  shippedNumberRows,
  shippedNumbersBelow,
} from '../../api/src/modules/parcels/shippedNumbers.repository.ts';
import { goodReceiver, type Person } from '../support/api.ts';
import { csvRows, download, exported } from '../support/exportedFiles.ts';
import { fillWaybillFixture } from '../support/fillWaybillFixture.ts';
import { remoteOrder } from '../support/scriptedShop.ts';

const filesDir = mkdtempSync(join(tmpdir(), 'chengcang-shipping-'));
const { fixture, ordered: orderedAt, ship } = fillWaybillFixture({ filesDir });
/** Said to be of Pinduoduo. */
const ordered = (packages: object[], at: Parameters<typeof orderedAt>[1] = {}, more: object = {}) =>
  orderedAt(packages, at, { platform: 2, ...more });
afterAll(() => rm(filesDir, { recursive: true }));

const PATH = '/orderPackages/exportPackages';
const template = (who: Person, body: object = {}) =>
  exported(who, PATH, { format: 'csv', template: 'pinduoduo', ...body });
async function rowsOf(answer: Awaited<ReturnType<typeof exported>>): Promise<string[][]> {
  expect(answer.msg).toBe('操作成功');
  return csvRows(await download(fixture.api, answer.data.url ?? ''));
}

const numbered = (thirdOrderNo: string) => ({ ...goodReceiver, thirdOrderNo });

describe('the template in which a platform takes many waybills', () => {
  it('has number, courier and waybill number of each parcel, and nobody’s receiver', async () => {
    const order = await ordered([numbered('240101-001'), numbered('240101-002')]);
    const numbers = [await ship(order, order.parcels[0]), await ship(order, order.parcels[1])];
    const [{ courier } = { courier: '' }] = await fixture.query<{ courier: string }>(
      'SELECT courier_name AS courier FROM orders WHERE id = $1',
      [order.orderId],
    );
    const answer = await template(order.buyer);
    expect(answer.data.fileName).toMatch(/^拼多多批量发货-\d{8}-\d{4}\.csv$/);
    expect(await rowsOf(answer)).toEqual([
      ['订单号', '快递公司', '快递单号'],
      ['240101-002', courier, numbers[1]],
      ['240101-001', courier, numbers[0]],
    ]);
    expect(
      await fixture.query('SELECT id FROM receiver_reveal WHERE account_id = $1', [order.buyer.accountId]),
    ).toEqual([]);
  });

  it('says first which parcels cannot be in it, and has the others where that is asked for', async () => {
    const order = await ordered([
      ...['A-1001', 'A-1002', 'A-1003'].map(numbered),
      goodReceiver,
      { ...goodReceiver, receiverName: '李四' },
    ]);
    const { buyer } = order;
    const waybillNo = await ship(order, order.parcels[0]);
    await ordered([numbered('A-1004')], order, { platform: 1 });
    await buyer.call('POST', '/orderPackages/refund', {
      packageIds: [order.parcels[2]?.id],
      reason: '不要了',
    });
    const refused = await template(buyer);
    expect(refused).toMatchObject({
      code: 7,
      msg: '2个包裹没有第三方订单号，1个包裹是其他平台的订单，1个包裹还没有出单，1个包裹已退款或取消，不能写进发货表；可以导出的有1个',
      data: {
        ...{ errorKey: 'EXPORT_PARTIAL', fits: 1, unnumbered: 2, otherPlatform: 1, waiting: 1 },
        ...{ ended: 1, told: 0 },
      },
    });
    const [, ...rows] = await rowsOf(await template(buyer, { partial: true }));
    expect(rows.map(([no, , waybill]) => [no, waybill])).toEqual([['A-1001', waybillNo]]);
    const chosen = await rowsOf(await template(buyer, { ids: [order.parcels[0]?.id] }));
    expect(chosen).toHaveLength(2);
    const nothing = await template(buyer, { ids: [order.parcels[1]?.id], partial: true });
    expect(nothing.data.errorKey).toBe('EXPORT_EMPTY');
  });

  it('has a row for each order of a merged parcel, and none that its shop was told of', async () => {
    const paid = await fixture.paidFromShop(
      [remoteOrder(1), remoteOrder(2, { receiver: remoteOrder(1).receiver })],
      { merged: true },
    );
    await fixture.issue(paid.orderId);
    const [parcel] = await fixture.parcels(paid);
    const { db } = fixture.api.database;
    const { accountId } = paid.buyer;
    const actor = { accountId, kind: 'buyer', level: 1, superId: null } as const;
    const rows = shippedNumberRows(db, actor, {}, [4]);
    const numbers = await shippedNumbersBelow(db, rows, Number.MAX_SAFE_INTEGER, 10);
    expect(numbers.map(({ id, waybillNo }) => [id, waybillNo])).toEqual([
      [parcel?.id, parcel?.waybillNo],
      [parcel?.id, parcel?.waybillNo],
    ]);
    expect(new Set(numbers.map(({ thirdOrderNo }) => thirdOrderNo)).size).toBe(2);
    const told = db.transaction(async (tx) => {
      await tx.execute(sql`UPDATE order_package SET auto_send_status = 3 WHERE id = ${parcel?.id}`);
      throw Object.assign(new Error('undone'), { counts: await countShippingFits(tx, actor, {}, [4]) });
    });
    await expect(told).rejects.toMatchObject({ counts: { fits: 0, told: 1 } });
  });

  it('is of the caller’s parcels, of buyers alone, and takes a thousand chosen ones', async () => {
    const order = await ordered([numbered('A-2001')]);
    await ship(order, order.parcels[0]);
    const ids = Array.from({ length: 1000 }, (_, at) => (order.parcels[0]?.id ?? 0) + at);
    const stranger = await fixture.api.buyer();
    expect((await template(stranger, { ids })).data.errorKey).toBe('EXPORT_EMPTY');
    expect(await rowsOf(await template(order.buyer, { ids }))).toHaveLength(2);
    expect((await template(order.buyer, { ids: [...ids, 1] })).data.errorKey).toBe('BAD_PARAM');
    expect((await template(order.shop.seller)).data).toMatchObject({
      errorKey: 'BAD_PARAM',
      field: 'template',
    });
    expect((await template(order.buyer, { format: 'jsonl' })).data.errorKey).toBe('BAD_PARAM');
  });
});
