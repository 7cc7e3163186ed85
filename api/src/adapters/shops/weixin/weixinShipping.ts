import { toPlatformCourier } from '../couriers.ts';
import type { Fields } from '../fields.ts';
import { postEachOrder } from '../postEachOrder.ts';
import { explainShopError } from '../refusal.ts';
import { ShopError } from '../shopError.ts';
import type { Shipment, ShopAccess } from '../shopPlatform.ts';
import type { WeixinClient } from './weixinClient.ts';
import { WEIXIN_COURIERS } from './weixinCouriers.ts';
import { PLATFORM } from './weixinErrors.ts';
import { parcelledOf, remoteOrderOf } from './weixinOrders.ts';
import { readOrder } from './weixinReads.ts';

const BY_COURIER = 1;

/** One call per order with the same number; a delivery names the goods that it holds. The sender address cannot be chosen. */
export async function postShipment(
  client: WeixinClient,
  access: ShopAccess,
  shipment: Shipment,
): Promise<void> {
  const courier = toPlatformCourier(WEIXIN_COURIERS, PLATFORM, shipment.courierCode);
  await postEachOrder(shipment.remoteOrderNos, shipment.waybillNo, {
    post: (orderNo) =>
      deliver(client, access, orderNo, '/channels/ec/order/delivery/send', courier, shipment),
    read: (orderNo) => orderAsItStands(client, access, orderNo),
  });
}

/** Changes the number of each order. WeChat allows three changes, so an equal number is not sent. */
export async function changeShipment(
  client: WeixinClient,
  access: ShopAccess,
  shipment: Shipment,
): Promise<void> {
  const courier = toPlatformCourier(WEIXIN_COURIERS, PLATFORM, shipment.courierCode);
  for (const orderNo of shipment.remoteOrderNos) {
    const order = await readOrder(client, access, orderNo);
    if (!order || remoteOrderOf(order).shipments.length === 0) {
      throw new ShopError(PLATFORM, 'invalid', 'NOT_SHIPPED');
    }
    if (isShippedAs(order, shipment)) continue;
    await deliver(client, access, orderNo, '/channels/ec/order/deliveryinfo/update', courier, shipment);
  }
}

/** The order, or the lines of it that the parcel holds, sent or changed. */
async function deliver(
  client: WeixinClient,
  access: ShopAccess,
  orderNo: string,
  path: string,
  delivery_id: string,
  { waybillNo: waybill_id, lineIds }: Shipment,
): Promise<void> {
  const order = await readOrder(client, access, orderNo);
  if (!order) throw new ShopError(PLATFORM, 'invalid', 'NO_ORDER');
  const delivery = {
    delivery_id,
    waybill_id,
    deliver_type: BY_COURIER,
    product_infos: parcelledOf(order, lineIds),
  };
  try {
    await client.write(path, { order_id: orderNo, delivery_list: [delivery] }, access.accessToken);
  } catch (error) {
    throw await explainShopError(PLATFORM, error, async () => [
      await orderAsItStands(client, access, orderNo),
    ]);
  }
}

async function orderAsItStands(client: WeixinClient, access: ShopAccess, orderNo: string) {
  const order = await readOrder(client, access, orderNo);
  return order && remoteOrderOf(order);
}

function isShippedAs(order: Fields, { waybillNo, courierCode }: Shipment): boolean {
  const newest = remoteOrderOf(order).shipments.at(-1);
  return newest?.waybillNo === waybillNo && newest.courierCode === courierCode;
}
