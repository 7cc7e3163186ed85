import { ShopError, type ShopErrorKind } from './shopError.ts';
import type { RemoteOrder } from './shopPlatform.ts';

/** Why an order in this state cannot be shipped; null when its state does not reveal the reason. */
function refusalOf(order: RemoteOrder | null): ShopErrorKind | null {
  if (!order) return 'invalid';
  if (order.status === 6) return 'closed';
  if (order.status >= 4) return 'alreadyShipped';
  if (order.refundStatus === 2) return 'closed';
  return order.refundStatus === 1 ? 'refunding' : null;
}

/** Replaces an ambiguous error by the reason that the orders' current states reveal. */
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
