import type { ListingPlatform } from '../../adapters/shops/listingPlatform.ts';
import { ShopError } from '../../adapters/shops/shopError.ts';
import type { ShopAccess } from '../../adapters/shops/shopPlatform.ts';
import type { Db, Queryable } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { ShopCalls } from '../shops/shopCalls.ts';
import type { ShopRow } from '../shops/shops.repository.ts';
import {
  failedAttempt,
  type ListingCode,
  type ListingFailure,
  type NotTaken,
  secondsUntilTomorrow,
} from './listingOutcomes.ts';
import { deferListings } from './listings.repository.ts';

type Attempt<Taken> = {
  shop: ShopRow;
  /** How many have failed before. */
  attempts: number;
  run: (platform: ListingPlatform, access: ShopAccess) => Promise<Taken | NotTaken>;
  take: (taken: Taken) => Promise<void>;
  /** What was not taken for another reason than the count of a day. */
  notTaken: (why: NotTaken) => Promise<void>;
  fail: (tx: Queryable, failure: ListingFailure) => Promise<void>;
  /** The shop cannot be called now: its goods wait for that. */
  leave: (code: ListingCode) => Promise<void>;
};

/**
 * One attempt to give a shop goods, or what has changed of them, with what a failure means for the rest of the shop. Returns
 * how many seconds nothing else is to be sent there; null where it goes on.
 */
export async function attemptListing<Taken extends object>(
  { db, calls }: { db: Db; calls: ShopCalls },
  { shop, attempts, run, take, notTaken, fail, leave }: Attempt<Taken>,
): Promise<number | null> {
  const putOff = (failure: ListingFailure, seconds: number) =>
    db.transaction(async (tx) => {
      await fail(tx, failure);
      await deferListings(tx, shop.id, seconds);
    });
  try {
    const answer = await calls.runListing(shop, run);
    if (!('code' in answer)) {
      await take(answer);
      return null;
    }
    if (answer.code !== 'DAY_LIMIT') {
      await notTaken(answer);
      return null;
    }
    const seconds = secondsUntilTomorrow(Date.now());
    await putOff({ ...answer, attempts, dueInSeconds: seconds }, seconds);
    return seconds;
  } catch (error) {
    if (error instanceof Refusal) {
      await leave(error.errorKey === 'SHOP_EXPIRED' ? 'SHOP_EXPIRED' : 'NOT_CONFIGURED');
      return Number.POSITIVE_INFINITY;
    }
    if (!(error instanceof ShopError)) throw error;
    const { code, pauseSeconds, stopsShop, attempts: failed } = failedAttempt(error, attempts);
    const failure = { code, words: '', attempts: failed, dueInSeconds: pauseSeconds };
    if (!stopsShop) {
      await fail(db, failure);
      return null;
    }
    await putOff(failure, pauseSeconds ?? 0);
    return pauseSeconds ?? 0;
  }
}
