import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import type { ShopCalls } from '../shops/shopCalls.ts';
import { findShop } from '../shops/shops.repository.ts';
import { upsertShopOrders } from './shopOrders.repository.ts';

type RereadRequest = { accountId: number; orderIds?: number[]; mergeIds?: number[] };

const AT_ONCE = 5;

/**
 * Reads the members of merged parcels at their shop again, so that payments use the shop's current state: paying
 * refuses a parcel whose members have a new receiver or a refund.
 */
export function rereading({ db, calls, box }: { db: Db; calls: ShopCalls; box: SecretBox }) {
  return async ({ accountId, orderIds = [], mergeIds = [] }: RereadRequest): Promise<void> => {
    const { rows } = await db.execute<{ shopId: number; remoteOrderNo: string }>(sql`
      SELECT s.shop_id AS "shopId", s.remote_order_no AS "remoteOrderNo" FROM shop_order s JOIN shop h ON h.id = s.shop_id
       WHERE h.account_id = ${accountId} AND s.merge_id IS NOT NULL
         AND (s.order_id = ANY (${`{${orderIds.join(',')}}`}::bigint[]) OR s.merge_id = ANY (${`{${mergeIds.join(',')}}`}::bigint[]))
       ORDER BY s.remote_order_no`);
    for (const [shopId, members] of Map.groupBy(rows, (row) => row.shopId)) {
      const shop = await findShop(db, accountId, shopId);
      if (!shop) continue;
      for (let from = 0; from < members.length; from += AT_ONCE) {
        const numbers = members.slice(from, from + AT_ONCE).map(({ remoteOrderNo }) => remoteOrderNo);
        const read = await calls.run(shop, (platform, access) =>
          Promise.all(numbers.map((no) => platform.getOrder(access, no))),
        );
        await upsertShopOrders(
          db,
          box,
          shopId,
          read.filter((order) => order !== null),
        );
      }
    }
  };
}
