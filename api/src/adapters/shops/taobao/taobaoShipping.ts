import { toPlatformCourier } from '../couriers.ts';
import { fieldsOf } from '../fields.ts';
import { postEachOrder } from '../postEachOrder.ts';
import { explainShopError } from '../refusal.ts';
import { ShopError } from '../shopError.ts';
import type { Shipment, ShopAccess } from '../shopPlatform.ts';
import type { TaobaoClient } from './taobaoClient.ts';
import { TAOBAO_COURIERS } from './taobaoCouriers.ts';
import { PLATFORM } from './taobaoErrors.ts';
import { readOrder } from './taobaoReads.ts';

/** One call per trade, which Taobao requires. It ships a sub order once, and asks that a trade's parcels come one by one. */
export async function postShipment(
  client: TaobaoClient,
  access: ShopAccess,
  shipment: Shipment,
): Promise<void> {
  const parcel = { ...parcelOf(shipment), ...(shipment.lineIds && { sub_tid: shipment.lineIds.join() }) };
  const sender = shipment.remoteAddressId === null ? {} : { sender_id: shipment.remoteAddressId };
  await postEachOrder(shipment.remoteOrderNos, shipment.waybillNo, {
    post: async (tid) => {
      try {
        await ship(client, access, 'alibaba.ascp.logistics.offline.send', tid, { ...parcel, ...sender });
      } catch (error) {
        throw await explainShopError(PLATFORM, error, async () => [await readOrder(client, access, tid)]);
      }
    },
    read: (tid) => readOrder(client, access, tid),
  });
}

export async function changeShipment(
  client: TaobaoClient,
  access: ShopAccess,
  shipment: Shipment,
): Promise<void> {
  const parcel = { ...parcelOf(shipment), ...(shipment.lineIds && { sub_tids: shipment.lineIds.join() }) };
  for (const tid of shipment.remoteOrderNos) {
    await ship(client, access, 'alibaba.ascp.logistics.consign.resend', tid, parcel);
  }
}

function parcelOf({ courierCode, waybillNo }: Shipment): { consign_pkgs: string } {
  const company_code = toPlatformCourier(TAOBAO_COURIERS, PLATFORM, courierCode);
  return { consign_pkgs: JSON.stringify([{ company_code, out_sid: waybillNo }]) };
}

async function ship(
  client: TaobaoClient,
  access: ShopAccess,
  method: string,
  tid: string,
  parameters: Record<string, string>,
): Promise<void> {
  const answer = await client.write(method, { tid, ...parameters }, access.accessToken);
  if (fieldsOf(answer.result).success !== true) throw new ShopError(PLATFORM, 'unknown', 'NO_SUCCESS');
}
