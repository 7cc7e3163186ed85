import { sql } from 'drizzle-orm';
import { ShopError } from '../../adapters/shops/shopError.ts';
import type { Db } from '../../db/client.ts';
import { RENEW } from '../../jobs/kinds/shops.ts';
import { handles, type JobSender } from '../../jobs/queue.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { ShopCalls } from './shopCalls.ts';
import { findAnyShop } from './shops.repository.ts';

/**
 * Renews authorisations ahead of their end, so that a shop without calls does not expire. Grants without a final
 * expiry are renewed by the next call.
 */
export function renewingService({ db, queue, calls }: { db: Db; queue: JobSender; calls: ShopCalls }) {
  return {
    /** Schedules renewals for shops whose authorisation ends within a day. */
    async renewDue(): Promise<void> {
      const { rows } = await db.execute<{ id: number }>(sql`
        SELECT id FROM shop
         WHERE status = 1 AND refresh_token IS NOT NULL AND expires_at < now() + interval '1 day' AND refresh_expires_at > now()
         ORDER BY expires_at LIMIT 200`);
      for (const { id } of rows) await queue.send(db, RENEW, String(id), { shopId: id });
    },

    handler: handles(RENEW, async ({ shopId }) => {
      const shop = await findAnyShop(db, shopId);
      if (!shop) return;
      try {
        // Makes no call to the shop: only the renewal that precedes every call.
        await calls.run(shop, async () => undefined);
      } catch (error) {
        const isOver =
          error instanceof Refusal || (error instanceof ShopError && error.kind === 'authExpired');
        if (!isOver) throw error;
      }
    }),
  };
}
