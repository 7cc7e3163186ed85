import { ShopError, type ShopErrorKind } from './shopError.ts';
import type { RemoteOrder } from './shopPlatform.ts';

/** Errors that would hit the remaining orders too; a later retry continues from there. */
const STOPS_BATCH: readonly ShopErrorKind[] = ['authExpired', 'rateLimited', 'transient', 'courierUnknown'];

type OrderCalls = {
  post: (orderNo: string) => Promise<void>;
  read: (orderNo: string) => Promise<RemoteOrder | null>;
};

/**
 * Posts one parcel for several orders where a platform takes one at a time. An order that already has the number, as
 * after an earlier attempt, is a failure only when all have it; a failing order does not stop the others.
 */
export async function postEachOrder(
  orderNos: string[],
  waybillNo: string,
  { post, read }: OrderCalls,
): Promise<void> {
  const failures: unknown[] = [];
  const done: unknown[] = [];
  for (const orderNo of orderNos) {
    try {
      await post(orderNo);
    } catch (error) {
      if (!(error instanceof ShopError) || STOPS_BATCH.includes(error.kind)) throw error;
      const isOurs = error.kind === 'alreadyShipped' && (await hasNumber(read, orderNo, waybillNo));
      (isOurs ? done : failures).push(error);
    }
  }
  const [failure = done.length === orderNos.length ? done[0] : undefined] = failures;
  if (failure) throw failure;
}

async function hasNumber(read: OrderCalls['read'], orderNo: string, waybillNo: string): Promise<boolean> {
  const order = await read(orderNo);
  return order?.shipments.some((shipment) => shipment.waybillNo === waybillNo) ?? false;
}
