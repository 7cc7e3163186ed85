import { ShopError } from '../../adapters/shops/shopError.ts';
import type { StockRefusal } from '../../adapters/shops/shopPlatform.ts';
import type { Db } from '../../db/client.ts';
import { eachInRounds } from '../../jobs/inRounds.ts';
import { SEND_STOCK } from '../../jobs/kinds/shops.ts';
import { handles, type JobSender } from '../../jobs/queue.ts';
import { Refusal } from '../../shared/refusal.ts';
import { shopStatuses } from '../../shared/statuses.ts';
import type { ShopCalls } from '../shops/shopCalls.ts';
import { findAnyShop, type ShopRow } from '../shops/shops.repository.ts';
import { priceNewsOf } from './priceNews.ts';
import { priceFailureOf } from './priceOutcomes.ts';
import { type Raised, raisePrices } from './raisingPrices.ts';
import { pricedOf, unpricedOf } from './settledPrices.ts';
import {
  type ClaimedStock,
  claimDueStocks,
  deferStocks,
  nextDueStock,
  recordAskedPrices,
  type SettledStock,
  settleStocks,
  shopsWithDueStocks,
  spreadChanges,
  tellPrices,
} from './shopStocks.repository.ts';
import { failureOf } from './stockOutcomes.ts';

/** What a worker sends of a shop at a time, in batches of the platform's own; within its lease also one by one, each too late. */
const AT_ONCE = 100;
/** A job begins nothing later, and leaves the rest to the next one. */
const WORKS_FOR_MS = 120_000;
const CHANGES = 1_000;
const RESCUED_SHOPS = 200;
const LATER_SECONDS = 15;

type Dependencies = { db: Db; queue: JobSender; calls: ShopCalls };

/**
 * Keeps what is linked in shops at its quantity. Only what something has changed about is worked out, and only what
 * differs from what the shop has taken last is sent: a shop that has it all is not called.
 */
export function sendingStocksService({ db, queue, calls }: Dependencies) {
  const wake = (shopId: number) => queue.send(db, SEND_STOCK, String(shopId), { shopId });

  /** Returns whether there may be more. */
  async function sendSome(shop: ShopRow): Promise<boolean> {
    const claimed = await claimDueStocks(db, shop.id, AT_ONCE);
    if (claimed.length === 0) return false;
    const toSend = claimed.filter(
      ({ quantity, sentQuantity }) => quantity !== null && quantity !== sentQuantity,
    );
    const answers = await answersOf(shop, toSend);
    if (answers === null) {
      await settleStocks(db, claimed.map(leftOf));
      return false;
    }
    const refusals = new Map(toSend.map(({ id }, at) => [id, answers[at] ?? null]));
    const limits = answers.filter((refusal) => refusal?.kind === 'rateLimited');
    const raised = await raisePrices(
      { calls, recordAsked: (asked) => recordAskedPrices(db, asked) },
      shop,
      claimed,
    );
    await db.transaction(async (tx) => {
      const settled = claimed.map((stock) => settledOf(stock, refusals.get(stock.id), raised.get(stock.id)));
      const stored = await settleStocks(tx, settled);
      const news = claimed.flatMap((stock, at) => {
        const what = priceNewsOf(stock, settled[at] as SettledStock, raised.get(stock.id));
        return what && stored.has(stock.id) ? [{ id: stock.id, what }] : [];
      });
      await tellPrices(tx, shop.id, news);
      // All of it: the platform takes no more calls for now, not only none for some goods.
      if (limits.length > 0 && limits.length === answers.length)
        await deferStocks(tx, shop.id, Math.max(...limits.map(secondsOf)));
    });
    return limits.length === 0;
  }

  /** Null where the shop cannot be called, for as long as it is not authorised anew. */
  async function answersOf(
    shop: ShopRow,
    toSend: readonly ClaimedStock[],
  ): Promise<(StockRefusal | null)[] | null> {
    if (toSend.length === 0) return [];
    const targets = toSend.map(({ remoteGoodId, remoteSkuId, quantity }) => ({
      ...{ remoteGoodId, remoteSkuId, quantity: quantity ?? 0 },
    }));
    try {
      return await calls.run(shop, (platform, access) => platform.setStocks(access, targets));
    } catch (error) {
      if (error instanceof Refusal) return null;
      if (!(error instanceof ShopError)) throw error;
      // Of a renewal, or of the way to a connector.
      const kind = error.kind === 'rateLimited' ? 'rateLimited' : 'transient';
      return targets.map(() => ({ kind, code: error.code, retryAfterMs: error.retryAfterMs }));
    }
  }

  return {
    handler: handles(SEND_STOCK, async ({ shopId }) => {
      for (const until = Date.now() + WORKS_FOR_MS; Date.now() < until; ) {
        const shop = await findAnyShop(db, shopId);
        if (!shop?.stockSync || shop.status !== shopStatuses.active) return;
        if (!calls.isConfigured(shop.platform)) return;
        if (!(await sendSome(shop))) break;
      }
      const at = await nextDueStock(db, shopId);
      // With a key of its own: a job for later must not block one that is wanted now.
      if (at)
        await queue.send(db, SEND_STOCK, `${shopId}@${at.toISOString()}`, { shopId }, { startAfter: at });
    }),

    wake,

    /** Scheduled job: makes due what recent changes concern, and wakes their shops. */
    async spread(stop?: AbortSignal): Promise<void> {
      for (let taken = CHANGES; taken === CHANGES && !stop?.aborted; ) {
        const found = await spreadChanges(db, CHANGES);
        for (const shopId of found.shopIds) await wake(shopId);
        taken = found.taken;
      }
    },

    /** Scheduled job: wakes shops with due rows that were not woken, as after a renewal or when a worker has died. */
    rescue: (stop?: AbortSignal): Promise<void> =>
      eachInRounds(
        RESCUED_SHOPS,
        stop,
        (last: number | undefined) => shopsWithDueStocks(db, last ?? 0, RESCUED_SHOPS),
        wake,
      ),
  };
}

function leftOf(stock: ClaimedStock): SettledStock {
  return {
    ...unpricedOf(stock),
    outcome: 'left',
    waits: true,
    isRefused: false,
    code: 'SHOP_EXPIRED',
    attempts: stock.attempts,
    dueInSeconds: null,
  };
}

/** @param refusal undefined where nothing was sent; `raised` where no price is to be raised */
function settledOf(
  stock: ClaimedStock,
  refusal: StockRefusal | null | undefined,
  raised: Raised | undefined,
): SettledStock {
  const failures = [
    refusal ? failureOf(refusal, stock.attempts) : null,
    raised?.kind === 'refused' ? priceFailureOf(raised.refusal, stock.attempts) : null,
  ];
  const [quantity] = failures;
  const failed = failures.filter((failure) => failure !== null);
  const pauses = failed.flatMap(({ pauseSeconds }) => pauseSeconds ?? []);
  if (raised?.kind === 'later') pauses.push(LATER_SECONDS);
  return {
    ...pricedOf(stock, raised),
    outcome: quantity
      ? quantity.outcomeUnknown
        ? 'unknown'
        : 'failed'
      : refusal === null
        ? 'sent'
        : 'unchanged',
    waits: raised?.kind === 'left' || raised?.kind === 'later',
    isRefused: failed.length > 0,
    code: refusal ? failureOf(refusal, stock.attempts).code : '',
    attempts: Math.max(0, ...failed.map(({ attempts }) => attempts)),
    dueInSeconds: pauses.length > 0 ? Math.min(...pauses) : null,
  };
}

function secondsOf(refusal: StockRefusal | null): number {
  return (refusal && failureOf(refusal, 0).pauseSeconds) ?? 0;
}
