import { randomUUID } from 'node:crypto';
import { goodReceiver, type Person, type Shop, type TestApi } from './api.ts';

/** An order that its buyer has received, of the shop's goods or of some combinations; answers its id. */
export async function receivedOrder(
  api: TestApi,
  buyer: Person,
  shop: Shop,
  items: readonly { skuId: number; num: number }[] = [{ skuId: shop.skuId, num: 1 }],
): Promise<number> {
  const { data, msg } = await buyer.call<{ orderId: number }>('POST', '/orders/createOrder', {
    ...{ items, warehouseId: shop.warehouseId, courierId: shop.courierId, senderId: buyer.senderId },
    ...{ packages: [goodReceiver], confirm: true, clientNo: randomUUID() },
  });
  if (!data.orderId) throw new Error(msg);
  await api.query('UPDATE order_package SET status = 50, signed_at = now() WHERE order_id = $1', [
    data.orderId,
  ]);
  await api.query('UPDATE orders SET status = 40, shipped_at = now(), received_at = now() WHERE id = $1', [
    data.orderId,
  ]);
  return data.orderId;
}
