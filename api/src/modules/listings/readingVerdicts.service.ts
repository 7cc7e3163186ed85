import type { ListingVerdict } from '../../adapters/shops/listingPlatform.ts';
import { listingRefusal } from '../../adapters/shops/listingRefusal.ts';
import { ShopError, type ShopErrorKind } from '../../adapters/shops/shopError.ts';
import type { Db } from '../../db/client.ts';
import { eachInRounds } from '../../jobs/inRounds.ts';
import { READ_VERDICTS } from '../../jobs/kinds/shops.ts';
import { handles, type JobSender } from '../../jobs/queue.ts';
import { Refusal } from '../../shared/refusal.ts';
import { listingVerdicts, shopStatuses } from '../../shared/statuses.ts';
import type { ShopCalls } from '../shops/shopCalls.ts';
import { findAnyShop, type ShopRow } from '../shops/shops.repository.ts';
import { CODES_OF_REFUSALS } from './listingOutcomes.ts';
import {
  type DueVerdict,
  type FoundVerdict,
  shopsWithDueVerdicts,
  storeVerdicts,
  takeDueVerdicts,
} from './listingVerdicts.repository.ts';

/** Of one shop a time: what is left waits for the next minute, however much of it there is. */
const AT_ONCE = 50;
const SHOPS = 200;
const MAX_WORDS = 200;
const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

type Kind = ListingVerdict['kind'];

/** What a platform says, and the seconds after which it is asked again at first and at last. */
const VERDICTS: Record<Kind, { verdict: number; least: number; most: number }> = {
  inReview: { verdict: listingVerdicts.inReview, least: 15 * MINUTE, most: 6 * HOUR },
  onSale: { verdict: listingVerdicts.passed, least: HOUR, most: 7 * DAY },
  refused: { verdict: listingVerdicts.refused, least: 6 * HOUR, most: 7 * DAY },
  offSale: { verdict: listingVerdicts.offSale, least: 6 * HOUR, most: 7 * DAY },
  banned: { verdict: listingVerdicts.banned, least: 6 * HOUR, most: 7 * DAY },
  draft: { verdict: listingVerdicts.none, least: DAY, most: 7 * DAY },
  // Some platforms let what was deleted be restored.
  gone: { verdict: listingVerdicts.gone, least: DAY, most: 30 * DAY },
};

/** Failures that are none of the goods. */
const OF_ALL: readonly ShopErrorKind[] = ['authExpired', 'rateLimited', 'transient'];

type Dependencies = { db: Db; queue: JobSender; calls: ShopCalls };

/** Asks platforms what has become of goods that were put up: a review takes hours, and goods are taken down there. */
export function readingVerdictsService({ db, queue, calls }: Dependencies) {
  const wake = (shopId: number) => queue.send(db, READ_VERDICTS, String(shopId), { shopId });

  async function read(shop: ShopRow, listing: DueVerdict): Promise<FoundVerdict> {
    const { id, remoteGoodId } = listing;
    try {
      const said = await calls.runListing(shop, async (platform, access) =>
        platform.readVerdict?.(access, remoteGoodId),
      );
      if (said) return verdictOf(listing, said);
      return { id, remoteGoodId, verdict: null, words: null, refusedEdit: null, dueInSeconds: 30 * DAY };
    } catch (error) {
      // What the platform says nothing of must not hold up the others.
      if (error instanceof ShopError && !OF_ALL.includes(error.kind))
        return { id, remoteGoodId, verdict: null, words: null, refusedEdit: null, dueInSeconds: 6 * HOUR };
      throw error;
    }
  }

  return {
    handler: handles(READ_VERDICTS, async ({ shopId }) => {
      const shop = await findAnyShop(db, shopId);
      if (shop?.status !== shopStatuses.active || !calls.listingOf(shop)) return;
      const found: FoundVerdict[] = [];
      try {
        for (const listing of await takeDueVerdicts(db, shopId, AT_ONCE))
          found.push(await read(shop, listing));
      } catch (error) {
        // Of a limit, an outage or an authorisation that has ended: the others are asked for later.
        if (!(error instanceof ShopError || error instanceof Refusal)) throw error;
      } finally {
        if (found.length > 0) await db.transaction((tx) => storeVerdicts(tx, shopId, found));
      }
    }),

    wake,

    /** Scheduled job: wakes the shops that something is to be asked of. */
    run: (stop?: AbortSignal): Promise<void> =>
      eachInRounds(
        SHOPS,
        stop,
        (last: number | undefined) => shopsWithDueVerdicts(db, last ?? 0, SHOPS),
        wake,
      ),
  };
}

function verdictOf(
  { id, remoteGoodId, onSale, age }: DueVerdict,
  { kind, words, refusedEdit }: ListingVerdict,
): FoundVerdict {
  const { verdict, least, most } = VERDICTS[kind === 'offSale' && !onSale ? 'draft' : kind];
  // Reviews are soon over, and what has stood for weeks is seldom changed.
  const pause = Math.min(Math.max(age / 4, least), most);
  return {
    ...{ id, remoteGoodId, verdict },
    words: [...words].slice(0, MAX_WORDS).join(''),
    refusedEdit: refusedEdit === undefined ? null : refusalOf(refusedEdit),
    // What was put up at once is not asked for at once ever after.
    dueInSeconds: Math.round(pause * (0.9 + (id % 21) / 100)),
  };
}

function refusalOf(said: string): FoundVerdict['refusedEdit'] {
  const { kind, words } = listingRefusal('REVIEW', said);
  return { code: CODES_OF_REFUSALS[kind], words };
}
