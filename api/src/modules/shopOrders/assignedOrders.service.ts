import { sql } from 'drizzle-orm';
import { ShopError } from '../../adapters/shops/shopError.ts';
import type { Db, Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { READ_ASSIGNED } from '../../jobs/kinds/assignedShops.ts';
import { handles, type JobSender } from '../../jobs/queue.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { importStatuses, remoteStatuses } from '../../shared/statuses.ts';
import type { ShopCalls } from '../shops/shopCalls.ts';
import { findAnyShop, type ShopRow } from '../shops/shops.repository.ts';
import { markOwnOrders } from './ownOrders.service.ts';
import { upsertShopOrders } from './shopOrders.repository.ts';
import { takeParcelsBack } from './takenBack.ts';

type Dependencies = {
  db: Db;
  queue: JobSender;
  calls: ShopCalls;
  box: SecretBox;
  /** Called in the transaction that stores what was read. */
  onRead: (tx: Queryable, shop: ShopRow) => Promise<void>;
};

/** Reads an assigned order that its platform has said something of. */
export function assignedOrderService({ db, queue, calls, box, onRead }: Dependencies) {
  return {
    handler: handles(READ_ASSIGNED, async ({ shopId, assignedId }) => {
      const shop = await findAnyShop(db, shopId);
      if (!shop) return;
      try {
        const order = await calls.run(shop, (platform, access) => platform.getOrder(access, assignedId));
        await db.transaction(async (tx) => {
          if (order) await upsertShopOrders(tx, box, shop.id, [order]);
          else await closeOrder(tx, shop.id, assignedId);
          await takeParcelsBack(tx, queue, shop.id, [assignedId]);
          await markOwnOrders(tx, queue, shop.id, [assignedId]);
          await onRead(tx, shop);
        });
      } catch (error) {
        // What cannot be read is read again by the clock.
        const isOver =
          error instanceof Refusal || (error instanceof ShopError && error.kind === 'authExpired');
        if (!isOver) throw error;
      }
    }),
  };
}

/** What was taken back is not told any more, but that it is gone. */
async function closeOrder(tx: Queryable, shopId: number, remoteOrderNo: string): Promise<void> {
  await tx.execute(sql`
    UPDATE shop_order SET remote_status = ${literal(remoteStatuses.closed)}, remote_updated_at = now(), synced_at = now(),
           import_status = CASE WHEN import_status = ${importStatuses.pending} THEN ${importStatuses.intercepted} ELSE import_status END
     WHERE shop_id = ${shopId} AND remote_order_no = ${remoteOrderNo}`);
}
