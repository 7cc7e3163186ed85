import { toPlatformCourier } from '../couriers.ts';
import { postEachOrder } from '../postEachOrder.ts';
import { explainShopError } from '../refusal.ts';
import { ShopError } from '../shopError.ts';
import type { Shipment, ShopAccess } from '../shopPlatform.ts';
import type { PinduoduoClient } from './pinduoduoClient.ts';
import { PINDUODUO_COURIERS } from './pinduoduoCouriers.ts';
import { PLATFORM } from './pinduoduoErrors.ts';
import { readOrder } from './pinduoduoReads.ts';

const FIRST = '1';
const CHANGED = '2';
/** Of `extra_track_type`. */
const IN_PARTS = '1';

/**
 * One call per order, which Pinduoduo requires. It ships whole orders: the first number of an order in parts ships it,
 * and the others are told as numbers of further parcels.
 */
export async function postShipment(
  client: PinduoduoClient,
  access: ShopAccess,
  shipment: Shipment,
): Promise<void> {
  const parcel = parcelOf(shipment);
  const back = shipment.remoteAddressId === null ? {} : { refund_address_id: shipment.remoteAddressId };
  await postEachOrder(shipment.remoteOrderNos, shipment.waybillNo, {
    post: async (order_sn) => {
      try {
        if (shipment.lineIds && (await hasNumbers(client, access, order_sn)))
          await addNumber(client, access, order_sn, parcel);
        else await send(client, access, { ...parcel, ...back, order_sn, redelivery_type: FIRST });
      } catch (error) {
        throw await explainShopError(PLATFORM, error, async () => [
          await readOrder(client, access, order_sn),
        ]);
      }
    },
    read: (orderNo) => readOrder(client, access, orderNo),
  });
}

export async function changeShipment(
  client: PinduoduoClient,
  access: ShopAccess,
  shipment: Shipment,
): Promise<void> {
  const parcel = parcelOf(shipment);
  for (const order_sn of shipment.remoteOrderNos) {
    await send(client, access, { ...parcel, order_sn, redelivery_type: CHANGED });
  }
}

function parcelOf({ courierCode, waybillNo }: Shipment) {
  const logistics_id = toPlatformCourier(PINDUODUO_COURIERS, PLATFORM, courierCode);
  return { logistics_id, tracking_number: waybillNo };
}

async function hasNumbers(client: PinduoduoClient, access: ShopAccess, orderNo: string): Promise<boolean> {
  const order = await readOrder(client, access, orderNo);
  return order !== null && order.shipments.length > 0;
}

async function addNumber(
  client: PinduoduoClient,
  { accessToken }: ShopAccess,
  order_sn: string,
  { logistics_id, tracking_number }: ReturnType<typeof parcelOf>,
): Promise<void> {
  const method = { type: 'pdd.order.upload.extra.logistics', node: 'upload_extra_logistics_response' };
  const extra_track_list = JSON.stringify([{ shipping_id: Number(logistics_id), tracking_number }]);
  const answer = await client.write(
    method,
    { order_sn, extra_track_type: IN_PARTS, extra_track_list },
    accessToken,
  );
  if (answer.success !== true) throw new ShopError(PLATFORM, 'unknown', 'NO_SUCCESS');
}

async function send(
  client: PinduoduoClient,
  { accessToken }: ShopAccess,
  parameters: Record<string, string>,
): Promise<void> {
  const method = { type: 'pdd.logistics.online.send', node: 'logistics_online_send_response' };
  const answer = await client.write(method, parameters, accessToken);
  if (answer.is_success !== true) throw new ShopError(PLATFORM, 'unknown', 'NO_SUCCESS');
}
