import { toPlatformCourier } from '../couriers.ts';
import { fieldsOf, textOf } from '../fields.ts';
import { postEachOrder } from '../postEachOrder.ts';
import { explainShopError } from '../refusal.ts';
import { ShopError } from '../shopError.ts';
import type { Shipment, ShopAccess } from '../shopPlatform.ts';
import type { JdClient } from './jdClient.ts';
import { JD_COURIERS } from './jdCouriers.ts';
import { isSuccess, PLATFORM, resultError } from './jdErrors.ts';
import { readOrder } from './jdReads.ts';

/** One call per order, which JD requires; there is no sender address. */
export async function postShipment(
  client: JdClient,
  access: ShopAccess,
  { remoteOrderNos, courierCode, waybillNo }: Shipment,
): Promise<void> {
  const logiCoprId = toPlatformCourier(JD_COURIERS, PLATFORM, courierCode);
  await postEachOrder(remoteOrderNos, waybillNo, {
    post: async (orderNo) => {
      try {
        const parcel = { orderId: Number(orderNo), logiCoprId, logiNo: waybillNo };
        const answer = await client.write('jingdong.pop.order.shipment', parcel, access.accessToken);
        const result = fieldsOf(answer.sopjosshipment_result);
        if (!isSuccess(result)) throw resultError(result);
      } catch (error) {
        throw await explainShopError(PLATFORM, error, async () => [await readOrder(client, access, orderNo)]);
      }
    },
    read: (orderNo) => readOrder(client, access, orderNo),
  });
}

const DONE = ['0', '200'];

export async function changeShipment(
  client: JdClient,
  { accessToken }: ShopAccess,
  { remoteOrderNos, courierCode, waybillNo }: Shipment,
): Promise<void> {
  const logicId = Number(toPlatformCourier(JD_COURIERS, PLATFORM, courierCode));
  for (const orderNo of remoteOrderNos) {
    const data = { orderId: Number(orderNo), partialShipmentInfoList: [{ waybillId: waybillNo, logicId }] };
    const answer = await client.write(
      'jingdong.pop.order.waybill.update',
      { request: { data } },
      accessToken,
    );
    const code = textOf(fieldsOf(answer.response).code);
    if (!DONE.includes(code)) throw new ShopError(PLATFORM, 'unknown', code);
  }
}
