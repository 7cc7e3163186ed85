import { toPlatformCourier } from '../couriers.ts';
import { type Fields, fieldsOf, listOf, numberOf, textOf } from '../fields.ts';
import { postEachOrder } from '../postEachOrder.ts';
import { explainShopError } from '../refusal.ts';
import { ShopError } from '../shopError.ts';
import type { Shipment, ShopAccess } from '../shopPlatform.ts';
import type { JushuitanClient } from './jushuitanClient.ts';
import { courierOf, JUSHUITAN_COURIERS } from './jushuitanCouriers.ts';
import { jushuitanError, PLATFORM } from './jushuitanErrors.ts';
import { remoteOrderOf } from './jushuitanOrders.ts';
import { readOrder } from './jushuitanReads.ts';

/** An order takes one number, which ships it as a whole. */
export async function postShipment(
  client: JushuitanClient,
  access: ShopAccess,
  { remoteOrderNos, courierCode, waybillNo }: Shipment,
): Promise<void> {
  const courier = await courierOf(client, access.accessToken, courierCode);
  const read = async (orderNo: string) => {
    const order = await readOrder(client, access, orderNo);
    return order && remoteOrderOf(order);
  };
  await postEachOrder(remoteOrderNos, waybillNo, {
    async post(orderNo) {
      const order = await readOrder(client, access, orderNo);
      if (!order) throw new ShopError(PLATFORM, 'invalid', 'NO_ORDER');
      const item = {
        o_id: Number(orderNo),
        shop_id: numberOf(order.shop_id),
        so_id: textOf(order.so_id),
        ...courier,
        l_id: waybillNo,
        ...(remoteOrderNos.length > 1 && { send_by_used_lid: true }),
      };
      try {
        await send(client, access, item);
      } catch (error) {
        throw await explainShopError(PLATFORM, error, async () => [await read(orderNo)]);
      }
    },
    read,
  });
}

/** No call is known that replaces a number: only one that it already has is right. */
export async function changeShipment(
  client: JushuitanClient,
  access: ShopAccess,
  { remoteOrderNos, courierCode, waybillNo }: Shipment,
): Promise<void> {
  toPlatformCourier(JUSHUITAN_COURIERS, PLATFORM, courierCode);
  for (const orderNo of remoteOrderNos) {
    const order = await readOrder(client, access, orderNo);
    if (textOf(order?.l_id) !== waybillNo) throw new ShopError(PLATFORM, 'invalid', 'NO_CHANGE');
  }
}

/** The call succeeds as a whole; each order has a result of its own, as a list or as a list within. */
async function send(client: JushuitanClient, { accessToken }: ShopAccess, item: Fields): Promise<void> {
  const { data } = await client.write('/open/order/sent/upload', { items: [item] }, accessToken);
  const rows = listOf(Array.isArray(data) ? data : fieldsOf(data).data);
  const failed = rows.find(({ issuccess }) => issuccess !== true);
  if (failed) throw jushuitanError(failed, 'NO_SUCCESS');
}
