import { sql } from 'drizzle-orm';
import { ShopError } from '../../adapters/shops/shopError.ts';
import type { Db } from '../../db/client.ts';
import { handles, type JobKind, type JobSender } from '../../jobs/queue.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { ShopCalls } from './shopCalls.ts';
import { findAnyShop } from './shops.repository.ts';

export const RENEW: JobKind<{ shopId: number }> = { name: 'shop.renew', expireInSeconds: 60 };

/**
 * Renews authorisations ahead of their end, so that a shop that nobody has called for a while does not lapse. Those
 * whose renewal never ends are renewed by the next call.
 */
export function renewingService({ db, queue, calls }: { db: Db; queue: JobSender; calls: ShopCalls }) {
  return {
    /** Has the shops renewed whose authorisation ends within a day. */
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
        // Nothing is asked of the shop: only what stands before every call is done.
        await calls.run(shop, async () => undefined);
      } catch (error) {
        const isOver =
          error instanceof Refusal || (error instanceof ShopError && error.kind === 'authExpired');
        if (!isOver) throw error;
      }
    }),
  };
}
