import { ShopError } from '../../adapters/shops/shopError.ts';
import type { Db } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { ShopCalls } from '../shops/shopCalls.ts';
import type { ShopRow } from '../shops/shops.repository.ts';
import { editListed } from './editListed.ts';
import { linkNew } from './linkListed.ts';
import { failEdit, settleEdit } from './listingChanges.repository.ts';
import { failedAttempt, pauseAfterRefusal, secondsUntilTomorrow } from './listingOutcomes.ts';
import type { ListingPictures } from './listingPictures.ts';
import { type ClaimedListing, deferListings } from './listings.repository.ts';

type Dependencies = { db: Db; calls: ShopCalls; pictures: ListingPictures };

/** Sends what has changed of goods that a shop has. Returns how many seconds nothing else is to be sent there; null where it goes on. */
export function editSender({ db, calls, pictures }: Dependencies) {
  return async (shop: ShopRow, claimed: ClaimedListing): Promise<number | null> => {
    const { id, lease, attempts, sent } = claimed;
    if (!sent) throw new Error('nothing is known of what the shop has');
    const claim = { id, lease };
    try {
      const verdict = await calls.runListing(shop, (platform, access) =>
        editListed(db, { shop, claimed: { ...claimed, sent }, platform, access, pictures }),
      );
      if ('code' in verdict && verdict.code === 'DAY_LIMIT') {
        // Until a new day, with all that waits in the shop.
        const seconds = secondsUntilTomorrow(Date.now());
        await db.transaction(async (tx) => {
          await failEdit(tx, { ...claim, ...verdict, attempts, dueInSeconds: seconds });
          await deferListings(tx, shop.id, seconds);
        });
        return seconds;
      }
      if ('code' in verdict) {
        const dueInSeconds = pauseAfterRefusal(verdict.code, attempts + 1);
        await failEdit(db, { ...claim, ...verdict, attempts: attempts + 1, dueInSeconds });
        return null;
      }
      const { skus, good, ...taken } = verdict;
      await db.transaction(async (tx) => {
        if (await settleEdit(tx, { ...claim, ...taken })) await linkNew(tx, shop, skus, { good });
      });
      return null;
    } catch (error) {
      if (error instanceof Refusal) {
        const code = error.errorKey === 'SHOP_EXPIRED' ? 'SHOP_EXPIRED' : 'NOT_CONFIGURED';
        await failEdit(db, { ...claim, code, words: '', attempts, dueInSeconds: 0 });
        return Number.POSITIVE_INFINITY;
      }
      if (!(error instanceof ShopError)) throw error;
      const { code, pauseSeconds, stopsShop, attempts: failed } = failedAttempt(error, attempts);
      await db.transaction(async (tx) => {
        await failEdit(tx, { ...claim, code, words: '', attempts: failed, dueInSeconds: pauseSeconds });
        if (stopsShop) await deferListings(tx, shop.id, pauseSeconds ?? 0);
      });
      return stopsShop ? (pauseSeconds ?? 0) : null;
    }
  };
}
