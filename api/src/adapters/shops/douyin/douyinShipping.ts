import { toPlatformCourier } from '../couriers.ts';
import { type Fields, listOf, numberOf, textOf } from '../fields.ts';
import { explainShopError } from '../refusal.ts';
import { ShopError } from '../shopError.ts';
import type { Shipment, ShopAccess } from '../shopPlatform.ts';
import type { DouyinClient } from './douyinClient.ts';
import { DOUYIN_COURIERS } from './douyinCouriers.ts';
import { PLATFORM } from './douyinErrors.ts';
import { packsOf, remoteOrderOf } from './douyinOrders.ts';
import { readOrder } from './douyinReads.ts';

const WAITING = [2, 101, 105];
const CANCELLED = 4;

/** One parcel of one or several orders. The request id makes a repeated call return the first answer. */
export async function postShipment(
  client: DouyinClient,
  access: ShopAccess,
  { remoteOrderNos, lineIds, courierCode, waybillNo, remoteAddressId, requestId }: Shipment,
): Promise<void> {
  const company_code = toPlatformCourier(DOUYIN_COURIERS, PLATFORM, courierCode);
  const orders = await Promise.all(remoteOrderNos.map((orderNo) => readOrder(client, access, orderNo)));
  await ship(client, access, remoteOrderNos, 'order.logisticsAddSinglePack', {
    order_id_list: remoteOrderNos,
    shipped_order_info: orders.flatMap((order) => (order ? packedOf(order, lineIds) : [])),
    logistics_code: waybillNo,
    company_code,
    request_id: requestId,
    ...(remoteAddressId !== null && { address_id: remoteAddressId }),
  });
}

/** Changes the number of each order's newest parcel. */
export async function changeShipment(
  client: DouyinClient,
  access: ShopAccess,
  { remoteOrderNos, courierCode, waybillNo }: Shipment,
): Promise<void> {
  const company_code = toPlatformCourier(DOUYIN_COURIERS, PLATFORM, courierCode);
  for (const orderNo of remoteOrderNos) {
    const order = await readOrder(client, access, orderNo);
    const pack = order && packsOf(order).at(-1);
    if (!pack) throw new ShopError(PLATFORM, 'invalid', 'NOT_SHIPPED');
    if (pack.waybillNo === waybillNo && pack.courierCode === courierCode) continue;
    await ship(client, access, [orderNo], 'order.logisticsEditByPack', {
      order_id: orderNo,
      pack_id: pack.packId,
      logistics_code: waybillNo,
      company_code,
    });
  }
}

async function ship(
  client: DouyinClient,
  access: ShopAccess,
  orderNos: string[],
  method: string,
  params: unknown,
): Promise<void> {
  try {
    await client.write(method, params, access.accessToken);
  } catch (error) {
    throw await explainShopError(PLATFORM, error, async () => {
      const orders = await Promise.all(orderNos.map((orderNo) => readOrder(client, access, orderNo)));
      return orders.map((order) => order && remoteOrderOf(order));
    });
  }
}

/**
 * The items in the parcel: those of its lines that wait. When none wait, as on a retry after a lost answer, all of them are sent:
 * the platform then recognises the request id or reports the order as shipped.
 */
function packedOf(
  order: Fields,
  lineIds: Shipment['lineIds'],
): { shipped_order_id: string; shipped_num: number }[] {
  const items = listOf(order.sku_order_list).filter(
    ({ order_id }) => lineIds === null || lineIds.includes(textOf(order_id)),
  );
  const waiting = items.filter(({ order_status }) => WAITING.includes(numberOf(order_status)));
  const packed = waiting.length
    ? waiting
    : items.filter(({ order_status }) => numberOf(order_status) !== CANCELLED);
  return packed.map(({ order_id, item_num }) => ({
    shipped_order_id: textOf(order_id),
    shipped_num: numberOf(item_num),
  }));
}
