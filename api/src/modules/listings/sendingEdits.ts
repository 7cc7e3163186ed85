import type { Db } from '../../db/client.ts';
import type { ShopCalls } from '../shops/shopCalls.ts';
import type { ShopRow } from '../shops/shops.repository.ts';
import { attemptListing } from './attemptListing.ts';
import { editListed } from './editListed.ts';
import { linkNew } from './linkListed.ts';
import { failEdit, settleEdit } from './listingChanges.repository.ts';
import { pauseAfterRefusal } from './listingOutcomes.ts';
import type { ListingPictures } from './listingPictures.ts';
import type { ClaimedListing } from './listings.repository.ts';

type Dependencies = { db: Db; calls: ShopCalls; pictures: ListingPictures };

/** Sends what has changed of goods that a shop has; returns as `attemptListing` does. */
export function editSender({ db, calls, pictures }: Dependencies) {
  return (shop: ShopRow, claimed: ClaimedListing): Promise<number | null> => {
    const { id, lease, attempts, sent } = claimed;
    if (!sent) throw new Error('nothing is known of what the shop has');
    const claim = { id, lease };
    return attemptListing(
      { db, calls },
      {
        shop,
        attempts,
        run: (platform, access) =>
          editListed(db, { shop, claimed: { ...claimed, sent }, platform, access, pictures }),
        take: ({ skus, good, ...taken }) =>
          db.transaction(async (tx) => {
            if (await settleEdit(tx, { ...claim, ...taken })) await linkNew(tx, shop, skus, { good });
          }),
        notTaken: (why) => {
          const dueInSeconds = pauseAfterRefusal(why.code, attempts + 1);
          return failEdit(db, { ...claim, ...why, attempts: attempts + 1, dueInSeconds });
        },
        fail: (tx, failure) => failEdit(tx, { ...claim, ...failure }),
        leave: (code) => failEdit(db, { ...claim, code, words: '', attempts, dueInSeconds: 0 }),
      },
    );
  };
}
