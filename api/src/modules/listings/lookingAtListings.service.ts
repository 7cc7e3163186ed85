import type { Db } from '../../db/client.ts';
import { findViewer } from '../accounts/accounts.repository.ts';
import { findGood } from '../goods/goods.repository.ts';
import { goodsStatus } from '../goods/goodsStatus.ts';
import type { ShopCalls } from '../shops/shopCalls.ts';
import { findAnyShop } from '../shops/shops.repository.ts';
import { findHeldPrices } from './heldPrices.repository.ts';
import { changesOf, contentOf, titleNow, withOwnPrices } from './listedContent.ts';
import {
  findDueLooks,
  type Look,
  type LookedAt,
  spreadListingChanges,
  storeLooks,
} from './listingChanges.repository.ts';

const CHANGES = 1_000;
const AT_ONCE = 100;

type Dependencies = { db: Db; calls: ShopCalls; wake: (shopId: number) => Promise<void> };

/**
 * Says of goods that shops have what has changed here since. Only what something has happened to is looked at, never by the
 * clock.
 */
export function lookingAtListingsService({ db, calls, wake }: Dependencies) {
  async function look({ id, looks, ...row }: LookedAt): Promise<Look> {
    const nothing: Look = { id, looks, found: null };
    const shop = await findAnyShop(db, row.shopId);
    const limits = shop && calls.listingOf(shop)?.limits;
    if (!limits) return nothing;
    const good = await findGood(db, row.goodId, await findViewer(db, row.accountId));
    if (good?.status !== goodsStatus.onSale) return nothing;
    const title = row.sent ? titleNow(row.sent, good.name, limits) : row.title;
    const held = await findHeldPrices(db, row);
    const made = contentOf(good, { title, rule: row.rule, held }, limits);
    if (!made) return nothing;
    const now = row.sent ? withOwnPrices(made, row.sent) : made;
    return { id, looks, found: { now, changes: row.sent ? changesOf(row.sent, now) : [] } };
  }

  return {
    /** Scheduled job: marks what recent changes concern, looks at it, and wakes shops with something to be sent by itself. */
    async run(stop?: AbortSignal): Promise<void> {
      for (let taken = CHANGES; taken === CHANGES && !stop?.aborted; )
        taken = await spreadListingChanges(db, CHANGES);
      for (let last = 0, found = AT_ONCE; found === AT_ONCE && !stop?.aborted; ) {
        const due = await findDueLooks(db, last, AT_ONCE);
        const looks: Look[] = [];
        for (const row of due) looks.push(await look(row));
        const shopIds = looks.length > 0 ? await storeLooks(db, looks) : [];
        for (const shopId of shopIds) await wake(shopId);
        last = due.at(-1)?.id ?? last;
        found = due.length;
      }
    },
  };
}
