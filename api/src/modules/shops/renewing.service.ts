import { sql } from 'drizzle-orm';
import { ShopError } from '../../adapters/shops/shopError.ts';
import type { Db } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { eachInRounds } from '../../jobs/inRounds.ts';
import { RENEW } from '../../jobs/kinds/shops.ts';
import { handles, type JobSender } from '../../jobs/queue.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { ShopCalls } from './shopCalls.ts';
import { findAnyShop } from './shops.repository.ts';

const AT_ONCE = 200;
const JUSHUITAN = 7;

/**
 * Renews authorisations ahead of their end, so that a shop without calls does not expire. Grants without a final
 * expiry are renewed by the next call; but those of Jushuitan cannot be renewed once they have ended.
 */
export function renewingService({ db, queue, calls }: { db: Db; queue: JobSender; calls: ShopCalls }) {
  return {
    /** Schedules renewals for shops whose authorisation ends within a day. */
    renewDue: (stop?: AbortSignal): Promise<void> =>
      eachInRounds(
        AT_ONCE,
        stop,
        (last: number | undefined) => findEnding(db, last ?? 0),
        (shopId) => queue.send(db, RENEW, String(shopId), { shopId }),
      ),

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

/** The next shops whose authorisation ends within a day and can be renewed, by their ids. */
async function findEnding(db: Db, after: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT id FROM shop
     WHERE status = 1 AND refresh_token IS NOT NULL AND expires_at < now() + interval '1 day'
       AND (refresh_expires_at > now() OR refresh_expires_at IS NULL AND platform = ${literal(JUSHUITAN)} AND expires_at > now())
       AND id > ${after} ORDER BY id LIMIT ${literal(AT_ONCE)}`);
  return rows.map(({ id }) => id);
}
