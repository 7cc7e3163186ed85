import type { PlatformId } from '../../adapters/shops/shopPlatform.ts';
import type { Db } from '../../db/client.ts';
import { READ_VERDICTS } from '../../jobs/kinds/shops.ts';
import type { JobSender } from '../../jobs/queue.ts';
import { hastenVerdicts } from './listingVerdicts.repository.ts';

/**
 * Asks a platform at once what became of goods that it has news of, where they were put up from here. What the news says is not
 * taken: it may come late, twice, or in another order.
 */
export async function hearListed(
  { db, queue }: { db: Db; queue: JobSender },
  platform: PlatformId,
  goods: readonly { remoteGoodId: string }[],
): Promise<void> {
  const ids = goods.map(({ remoteGoodId }) => remoteGoodId);
  if (ids.length === 0) return;
  await db.transaction(async (tx) => {
    for (const shopId of await hastenVerdicts(tx, platform, ids))
      await queue.send(tx, READ_VERDICTS, String(shopId), { shopId });
  });
}
