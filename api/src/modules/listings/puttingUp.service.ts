import type { ListingPlatform } from '../../adapters/shops/listingPlatform.ts';
import { isListingRefusal } from '../../adapters/shops/listingRefusal.ts';
import { ShopError } from '../../adapters/shops/shopError.ts';
import type { RemoteSku, ShopAccess } from '../../adapters/shops/shopPlatform.ts';
import type { Db, Queryable } from '../../db/client.ts';
import { eachInRounds } from '../../jobs/inRounds.ts';
import { PUT_UP } from '../../jobs/kinds/shops.ts';
import { handles, type JobSender } from '../../jobs/queue.ts';
import { shopListingStates, shopStatuses } from '../../shared/statuses.ts';
import type { ShopCalls } from '../shops/shopCalls.ts';
import { findAnyShop, type ShopRow } from '../shops/shops.repository.ts';
import { attemptListing } from './attemptListing.ts';
import { linkListed } from './linkListed.ts';
import { asAskedNow } from './listingFound.ts';
import { CODES_OF_REFUSALS, type NotTaken } from './listingOutcomes.ts';
import type { ListingPictures } from './listingPictures.ts';
import {
  type ClaimedListing,
  claimListing,
  nextDueListing,
  type SettledListing,
  settleListing,
  shopsWithDueListings,
} from './listings.repository.ts';
import { type PreparedListing, prepareListing } from './prepareListing.ts';
import { editSender } from './sendingEdits.ts';
import { shownListing } from './shownListing.ts';

/** A job begins nothing later, and leaves the rest to the next one. */
const WORKS_FOR_MS = 120_000;
const RESCUED_SHOPS = 200;

type Dependencies = { db: Db; queue: JobSender; calls: ShopCalls; pictures: ListingPictures };

/** What is known of goods at their platform while they are put up. */
type Progress = Pick<ClaimedListing, 'outcomeUnknown' | 'remoteGoodId'>;

type PutUp = { remoteGoodId: string; skus: RemoteSku[]; prepared: PreparedListing };

/**
 * Puts goods up in shops, one after the other, and sends what has changed of those that are there. Before anything is sent
 * twice the platform is asked whether it has it, and what it has is linked with what it was made of.
 */
export function puttingUpService({ db, queue, calls, pictures }: Dependencies) {
  const sendEdit = editSender({ db, calls, pictures });
  const wake = (shopId: number) => queue.send(db, PUT_UP, String(shopId), { shopId });

  async function verdictOf(
    shop: ShopRow,
    claimed: ClaimedListing,
    known: Progress,
    platform: ListingPlatform,
    access: ShopAccess,
  ): Promise<PutUp | NotTaken> {
    const prepared = await prepareListing(db, { shop, asked: claimed, limits: platform.limits, pictures });
    if (typeof prepared === 'string') return { code: prepared, words: '' };
    const outerId = outerIdOf(claimed);
    if (await isMended(platform, access, claimed)) known.remoteGoodId = claimed.renewedFrom;
    const { remoteGoodId } = known;
    const isAsked = remoteGoodId !== '' || known.outcomeUnknown;
    const which = remoteGoodId === '' ? { outerId } : { remoteGoodId };
    const before = isAsked ? await platform.findListed(access, which) : null;
    if (before) {
      known.remoteGoodId = before[0]?.remoteGoodId ?? '';
      const { onSale } = claimed;
      const found = await asAskedNow({ platform, access, pictures, prepared, onSale, there: before });
      return { remoteGoodId: known.remoteGoodId, ...found };
    }
    Object.assign(known, { outcomeUnknown: false, remoteGoodId: '' });

    const shown = await shownListing(platform, access, prepared, pictures);
    if ('code' in shown) return shown;
    known.outcomeUnknown = true;
    const added = await platform.addListing(access, { ...shown.listing, outerId });
    if (isListingRefusal(added)) {
      known.outcomeUnknown = added.mayBeKept === true;
      return { code: CODES_OF_REFUSALS[added.kind], words: added.words };
    }
    known.remoteGoodId = added;
    const skus = await platform.findListed(access, { remoteGoodId: added });
    if (!skus) throw new ShopError('listings', 'transient', 'NOT_THERE_YET');
    return { remoteGoodId: added, skus, prepared };
  }

  function putUp(shop: ShopRow, claimed: ClaimedListing): Promise<number | null> {
    const { id, lease, attempts, outcomeUnknown, remoteGoodId } = claimed;
    const known: Progress = { outcomeUnknown, remoteGoodId };
    const settled = (change: Partial<SettledListing>): SettledListing => ({
      ...{ id, lease, outcome: 'failed', code: '', words: '', attempts, outcomeUnknown: false },
      ...{ dueInSeconds: null, remoteGoodId: '', priceFrom: null, priceTo: null, sent: null },
      ...change,
    });
    const fail = async (tx: Queryable, change: Partial<SettledListing>): Promise<void> => {
      await settleListing(tx, settled({ ...known, ...change }));
    };
    return attemptListing(
      { db, calls },
      {
        shop,
        attempts,
        run: (platform, access) => verdictOf(shop, claimed, known, platform, access),
        take: ({ skus, prepared, ...found }) =>
          db.transaction(async (tx) => {
            const { priceFrom, priceTo, content: sent } = prepared;
            if (await settleListing(tx, settled({ outcome: 'listed', ...found, priceFrom, priceTo, sent })))
              await linkListed(tx, shop, skus, prepared);
          }),
        notTaken: (why) => fail(db, why),
        fail,
        leave: (code) => fail(db, { outcome: 'left', code }),
      },
    );
  }

  return {
    handler: handles(PUT_UP, async ({ shopId }) => {
      for (const until = Date.now() + WORKS_FOR_MS; Date.now() < until; ) {
        const shop = await findAnyShop(db, shopId);
        if (shop?.status !== shopStatuses.active || !calls.listingOf(shop)) return;
        const claimed = await claimListing(db, shopId);
        if (!claimed) break;
        const send = claimed.state === shopListingStates.listed ? sendEdit : putUp;
        if ((await send(shop, claimed)) !== null) break;
      }
      const at = await nextDueListing(db, shopId);
      // With a key of its own: a job for later must not block one that is wanted now.
      if (at) await queue.send(db, PUT_UP, `${shopId}@${at.toISOString()}`, { shopId }, { startAfter: at });
    }),

    wake,

    /** Scheduled job: wakes shops with due goods that were not woken, as after a renewal or when a worker has died. */
    rescue: (stop?: AbortSignal): Promise<void> =>
      eachInRounds(
        RESCUED_SHOPS,
        stop,
        (last: number | undefined) => shopsWithDueListings(db, last ?? 0, RESCUED_SHOPS),
        wake,
      ),
  };
}

/** What the shop has mended in its back office before it was put up anew here is no longer refused, and stays what it is. */
async function isMended(
  platform: ListingPlatform,
  access: ShopAccess,
  { renewedFrom, remoteGoodId, outcomeUnknown }: ClaimedListing,
): Promise<boolean> {
  if (renewedFrom === '' || remoteGoodId !== '' || outcomeUnknown) return false;
  const said = await platform.readVerdict?.(access, renewedFrom);
  return said?.kind === 'inReview' || said?.kind === 'onSale' || said?.kind === 'offSale';
}

/** The number that a platform has goods by which were put up from here. */
function outerIdOf({ id, renewals }: Pick<ClaimedListing, 'id' | 'renewals'>): string {
  return renewals === 0 ? `CC${id}` : `CC${id}R${renewals}`;
}
