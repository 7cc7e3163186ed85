import type { AssignedOrder, AssigningPlatform } from '../../api/src/adapters/shops/assigningPlatform.ts';
import type { ShopAccess } from '../../api/src/adapters/shops/shopPlatform.ts';
import type { Receiver } from '../../simulators/src/shops/shopTypes.ts';
import { HOUR_MS } from './shopCalls.ts';
import type { SimulatedShops } from './simulatedShops.ts';

const SENDER = {
  name: '林文博',
  phone: '14100000001',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  address: '文三路1号',
};

export const BY_YTO = { courierCode: 'YTO', sender: SENDER };

/** All that was assigned or has changed in the last hour, each once. */
export async function assignedTo(platform: AssigningPlatform, access: ShopAccess): Promise<AssignedOrder[]> {
  const window = { from: new Date(Date.now() - HOUR_MS), to: new Date(Date.now() + HOUR_MS) };
  const found = new Map<string, AssignedOrder>();
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof platform.listAssigned>> = await platform.listAssigned(
      access,
      window,
      cursor,
    );
    for (const order of page.orders) found.set(order.assignedId, order);
    cursor = page.next;
  } while (cursor !== null);
  return [...found.values()];
}

/** The only one of them. */
export async function onlyAssignedTo(
  platform: AssigningPlatform,
  access: ShopAccess,
): Promise<AssignedOrder> {
  const [order, ...others] = await assignedTo(platform, access);
  if (!order || others.length > 0) throw new Error('not one assigned order');
  return order;
}

export function waybillOf({ merchantShopId, assignedId, items }: AssignedOrder, parcel = 1, parcels = 1) {
  return { requestNo: `${assignedId}-${parcel}`, merchantShopId, assignedId, parcel, parcels, items };
}

export function piecesOf({ items }: AssignedOrder): number {
  return items.reduce((sum, { num }) => sum + num, 0);
}

/** An order is assigned: bought, paid, and given to the supplier that its merchant is bound to. */
export async function assignOne(
  shops: SimulatedShops,
  merchant: { platform: string; shopId: string },
  supplierId: string,
  bought: Record<string, number> = {},
): Promise<string> {
  await shops.act('bindSupplier', { ...merchant, supplierId });
  const [orderNo = ''] = await shops.addOrders(merchant, bought);
  await shops.act('assignOrder', { ...merchant, orderNo, supplierId });
  return orderNo;
}

/** What nobody but the print component is to learn. */
export function secretsOf({ name, phone, address }: Receiver): string[] {
  return [name, phone, address];
}
