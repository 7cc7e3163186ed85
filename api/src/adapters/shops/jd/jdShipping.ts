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

/**
 * One call per order, which JD requires; there is no sender address. JD ships whole orders: the first number of an order
 * in parts ships it, and the others are added to its numbers.
 */
export async function postShipment(
  client: JdClient,
  access: ShopAccess,
  { remoteOrderNos, lineIds, courierCode, waybillNo }: Shipment,
): Promise<void> {
  const logiCoprId = toPlatformCourier(JD_COURIERS, PLATFORM, courierCode);
  await postEachOrder(remoteOrderNos, waybillNo, {
    post: async (orderNo) => {
      try {
        const before = lineIds ? await numbersOf(client, access, orderNo) : [];
        if (before.length > 0) {
          const added = { waybillId: waybillNo, logicId: Number(logiCoprId) };
          return await setNumbers(client, access, orderNo, [...before, added]);
        }
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
  access: ShopAccess,
  { remoteOrderNos, courierCode, waybillNo }: Shipment,
): Promise<void> {
  const logicId = Number(toPlatformCourier(JD_COURIERS, PLATFORM, courierCode));
  for (const orderNo of remoteOrderNos) {
    await setNumbers(client, access, orderNo, [{ waybillId: waybillNo, logicId }]);
  }
}

type JdNumber = { waybillId: string; logicId: number };

/** The numbers that an order was shipped with. */
async function numbersOf(client: JdClient, access: ShopAccess, orderNo: string): Promise<JdNumber[]> {
  const order = await readOrder(client, access, orderNo);
  return (order?.shipments ?? []).map(({ waybillNo, courierCode }) => ({
    waybillId: waybillNo,
    logicId: Number(JD_COURIERS[courierCode] ?? courierCode),
  }));
}

/** Replaces all numbers of a shipped order. */
async function setNumbers(
  client: JdClient,
  { accessToken }: ShopAccess,
  orderNo: string,
  partialShipmentInfoList: JdNumber[],
): Promise<void> {
  const data = { orderId: Number(orderNo), partialShipmentInfoList };
  const answer = await client.write('jingdong.pop.order.waybill.update', { request: { data } }, accessToken);
  const code = textOf(fieldsOf(answer.response).code);
  if (!DONE.includes(code)) throw new ShopError(PLATFORM, 'unknown', code);
}
