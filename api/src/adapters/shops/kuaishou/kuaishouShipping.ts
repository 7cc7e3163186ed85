import { toPlatformCourier } from '../couriers.ts';
import { postEachOrder } from '../postEachOrder.ts';
import { explainShopError } from '../refusal.ts';
import { ShopError } from '../shopError.ts';
import type { Shipment, ShopAccess } from '../shopPlatform.ts';
import { type KuaishouClient, numberOfId } from './kuaishouClient.ts';
import { KUAISHOU_COURIERS } from './kuaishouCouriers.ts';
import { PLATFORM } from './kuaishouErrors.ts';
import { parcelsOf, remoteOrderOf } from './kuaishouOrders.ts';
import { readOrder } from './kuaishouReads.ts';

/**
 * One call per order with the same number; Kuaishou accepts a repeated number. The sender address cannot be chosen. An
 * order has one kind of goods: what follows its first parcel is told as a further one.
 */
export async function postShipment(
  client: KuaishouClient,
  access: ShopAccess,
  { remoteOrderNos, lineIds, courierCode, waybillNo }: Shipment,
): Promise<void> {
  const parcel = { expressCode: expressCodeOf(courierCode), expressNo: waybillNo };
  await postEachOrder(remoteOrderNos, waybillNo, {
    async post(orderNo) {
      const id = numberOfId(orderNo);
      const [method, params] =
        lineIds && (await hasParcels(client, access, orderNo))
          ? ['open.seller.order.goods.logistics.append', { oid: id, ...parcel }]
          : ['open.seller.order.goods.deliver', { orderId: id, ...parcel }];
      await ship(client, access, orderNo, method, params);
    },
    read: (orderNo) => orderAsItStands(client, access, orderNo),
  });
}

/** Changes the number of each order's newest parcel. */
export async function changeShipment(
  client: KuaishouClient,
  access: ShopAccess,
  { remoteOrderNos, courierCode, waybillNo }: Shipment,
): Promise<void> {
  const expressCode = expressCodeOf(courierCode);
  for (const orderNo of remoteOrderNos) {
    const order = await readOrder(client, access, orderNo);
    const parcel = order && parcelsOf(order).at(-1);
    if (!parcel) throw new ShopError(PLATFORM, 'invalid', 'NOT_SHIPPED');
    if (parcel.waybillNo === waybillNo && parcel.courierCode === courierCode) continue;
    await ship(client, access, orderNo, 'open.seller.order.logistics.update', {
      orderId: numberOfId(orderNo),
      expressCode,
      expressNo: waybillNo,
      logisticsId: numberOfId(parcel.parcelId),
    });
  }
}

async function ship(
  client: KuaishouClient,
  access: ShopAccess,
  orderNo: string,
  method: string,
  params: unknown,
): Promise<void> {
  try {
    await client.write(method, params, access.accessToken);
  } catch (error) {
    throw await explainShopError(PLATFORM, error, async () => [
      await orderAsItStands(client, access, orderNo),
    ]);
  }
}

async function hasParcels(client: KuaishouClient, access: ShopAccess, orderNo: string): Promise<boolean> {
  const order = await readOrder(client, access, orderNo);
  return order !== null && parcelsOf(order).length > 0;
}

async function orderAsItStands(client: KuaishouClient, access: ShopAccess, orderNo: string) {
  const order = await readOrder(client, access, orderNo);
  return order && remoteOrderOf(order);
}

function expressCodeOf(courierCode: string): unknown {
  return numberOfId(toPlatformCourier(KUAISHOU_COURIERS, PLATFORM, courierCode));
}
