import { expect, type Page } from 'playwright/test';
import { inDatabase } from './person.ts';
import { call, deliver, receivers } from './placedOrders.ts';

/** The courier's answers come by the queue, where thousands of another journey may stand. */
const SOON = { timeout: 150_000 };

interface Arrived {
  packageNo: string;
  fee: number;
}

/** A parcel of the goods that its buyer, who is signed in on the page, has signed for. */
export async function arrived(page: Page, name: string): Promise<Arrived> {
  const [good] = await inDatabase<{ goodId: number; warehouseId: number; courierId: number }>(
    `SELECT g.id::int AS "goodId", w.warehouse_id::int AS "warehouseId", w.courier_id::int AS "courierId"
      FROM goods g JOIN warehouse h ON h.seller_id = g.seller_id JOIN warehouse_courier w ON w.warehouse_id = h.id WHERE g.name = $1`,
    [name],
  );
  const { id: senderId } = await call<{ id: number }>(page, '/sellerSends/create', {
    ...{ name: '王掌柜', phone: '13800000301', districtCode: '330106', cityCode: '3301', provinceCode: '33' },
    address: '文三路1号',
  });
  const { orderId } = await call<{ orderId: number }>(page, '/orders/createOrder', {
    ...{ ...good, senderId, num: 1, packages: receivers.slice(0, 1), confirm: true },
    clientNo: crypto.randomUUID(),
  });
  const parcel = async () => {
    const [row] = await inDatabase<Arrived & { waybillNo: string | null; status: number }>(
      `SELECT package_no AS "packageNo", package_fee::int AS fee, waybill_no AS "waybillNo", status
         FROM order_package WHERE order_id = $1`,
      [orderId],
    );
    return row;
  };
  await expect.poll(async () => (await parcel())?.waybillNo ?? null, SOON).not.toBeNull();
  await deliver((await parcel())?.waybillNo ?? null);
  await expect.poll(async () => (await parcel())?.status, SOON).toBe(50);
  const found = await parcel();
  if (!found) throw new Error('the parcel is gone');
  return found;
}
