import { remoteOrderOf } from '../../adapters/shops/assignedShop.ts';
import type { AssignedOrder } from '../../adapters/shops/assigningPlatform.ts';
import type { Queryable } from '../../db/client.ts';
import { KEEP_ASSIGNED } from '../../jobs/kinds/assignedShops.ts';
import type { JobSender } from '../../jobs/queue.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { assignedShopsOf } from '../shops/assignedShops.repository.ts';
import { claimedMasks } from '../shops/merchantCode.ts';
import type { ShopRow } from '../shops/shops.repository.ts';
import { keepClaimedMasks, keepUnclaimedOrders } from '../shops/unclaimedOrders.repository.ts';
import { markOwnOrders } from './ownOrders.service.ts';
import { upsertShopOrders } from './shopOrders.repository.ts';
import { takeParcelsBack } from './takenBack.ts';

type Kept = { added: number; updated: number };
type Dependencies = { box: SecretBox; queue: JobSender };

/**
 * Stores a page of what was assigned to a supplier: each order in the shop that is open here for its merchant, those of the
 * others as unclaimed. Where merchants are hidden, a memo may show whose one is.
 */
export async function keepAssignedPage(
  tx: Queryable,
  { box, queue }: Dependencies,
  supplier: ShopRow,
  orders: readonly AssignedOrder[],
  { readAt, isHidden }: { readAt: Date; isHidden: boolean },
): Promise<Kept> {
  const shops = await assignedShopsOf(tx, supplier.id);
  const kept: Kept = { added: 0, updated: 0 };
  const byShop = Map.groupBy(orders, ({ merchantShopId }) => shops.get(merchantShopId)?.id ?? null);
  for (const [shopId, some] of [...byShop].sort(([one], [other]) => (one ?? 0) - (other ?? 0))) {
    if (shopId === null) continue;
    const read = some.map((order) => remoteOrderOf(order, readAt));
    const { added, updated } = await upsertShopOrders(tx, box, shopId, read);
    const assignedIds = read.map(({ remoteOrderNo }) => remoteOrderNo);
    await takeParcelsBack(tx, queue, shopId, assignedIds);
    await markOwnOrders(tx, queue, shopId, assignedIds);
    kept.added += added;
    kept.updated += updated;
  }
  await keepUnclaimedOrders(tx, supplier.id, byShop.get(null) ?? [], readAt);
  if (isHidden && (await keepClaimedMasks(tx, supplier.id, claimedMasks(box, orders, readAt))))
    await queue.send(tx, KEEP_ASSIGNED, String(supplier.id), { shopId: supplier.id });
  return kept;
}
