import { ShopError, type ShopErrorKind } from './shopError.ts';
import type { RemoteOrder } from './shopPlatform.ts';

/** Why an order in this state takes no shipment; null when its state does not tell. */
function refusalOf(order: RemoteOrder | null): ShopErrorKind | null {
  if (!order) return 'invalid';
  if (order.status === 6) return 'closed';
  if (order.status >= 4) return 'alreadyShipped';
  if (order.refundStatus === 2) return 'closed';
  return order.refundStatus === 1 ? 'refunding' : null;
}

/** An error whose code leaves open why the shipment was refused, made to say so by the orders as they stand now. */
export async function explainShopError(
  platform: string,
  error: unknown,
  readOrders: () => Promise<(RemoteOrder | null)[]>,
): Promise<unknown> {
  if (!(error instanceof ShopError) || error.kind !== 'unknown') return error;
  const orders = await readOrders().catch(() => []);
  const kind = orders.map(refusalOf).find((reason) => reason !== null);
  return kind ? new ShopError(platform, kind, error.code) : error;
}
