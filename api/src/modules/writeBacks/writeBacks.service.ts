import type { Db, Queryable } from '../../db/client.ts';
import { eachInRounds } from '../../jobs/inRounds.ts';
import { SEND } from '../../jobs/kinds/writeBacks.ts';
import { handles, type JobSender } from '../../jobs/queue.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { shopStatuses } from '../../shared/statuses.ts';
import { upsertShopOrders } from '../shopOrders/shopOrders.repository.ts';
import type { ShopCalls } from '../shops/shopCalls.ts';
import { findAnyShop, type ShopRow } from '../shops/shops.repository.ts';
import { postWaybillNo } from './postWaybillNo.ts';
import {
  type ClaimedParcel,
  claimDue,
  deferShop,
  nextDue,
  pauseAll,
  recordPosted,
  resumeAll,
  settle,
  shopsToSend,
} from './writeBacks.repository.ts';

/** Parcels of a shop that one worker posts at a time: platforms allow some calls per second. */
const AT_ONCE = 5;
/** A job ends after this many within its time and leaves the rest to the next one. */
const ROUNDS = 20;
const RESCUED_SHOPS = 200;

/** Writes waybill numbers back to shops. The tables are the source of truth; a job is only a wake-up. */
export function writeBackService(parts: { db: Db; queue: JobSender; calls: ShopCalls; box: SecretBox }) {
  const { db, queue, calls, box } = parts;

  async function tell(shop: ShopRow, parcel: ClaimedParcel): Promise<void> {
    const { outcome, posted, read } = await postWaybillNo(calls, shop, parcel);
    await db.transaction(async (tx) => {
      // Before the parcels, as in a renewal: a concurrent renewal is seen here, or finds what is paused here.
      const current = outcome.kind === 'lapsed' ? await findAnyShop(tx, shop.id, { lock: true }) : shop;
      await settle(tx, parcel, outcome);
      if (outcome.kind === 'lapsed') {
        if (current?.status === shopStatuses.active) await resumeSending(tx, queue, shop.id);
        else await pauseAll(tx, shop.id, current ? 'lapsed' : 'unbound');
      }
      await upsertShopOrders(tx, box, shop.id, read);
      await recordPosted(tx, parcel.id, posted);
    });
    if (outcome.kind === 'limited') await deferShop(db, shop.id, outcome.waitSeconds);
  }

  /** Returns whether anything was due. */
  async function tellSome(shopId: number): Promise<boolean> {
    const shop = await findAnyShop(db, shopId);
    if (!shop) {
      await pauseAll(db, shopId, 'unbound');
      return false;
    }
    const claimed = await claimDue(db, shopId, AT_ONCE);
    const done = await Promise.allSettled(claimed.map((parcel) => tell(shop, parcel)));
    for (const each of done) if (each.status === 'rejected') throw each.reason;
    return claimed.length > 0;
  }

  return {
    handler: handles(SEND, async ({ shopId }) => {
      for (let round = 0; round < ROUNDS && (await tellSome(shopId)); round += 1);
      const at = await nextDue(db, shopId);
      // With a key of its own: a job for later must not block one that is wanted now.
      if (at) await queue.send(db, SEND, `${shopId}@${at.toISOString()}`, { shopId }, { startAfter: at });
    }),

    /** Pauses a shop's write-backs until `resume`. */
    pause: pauseAll,

    /** Continues a shop whose authorisation was renewed. */
    resume: (tx: Queryable, shopId: number) => resumeSending(tx, queue, shopId),
  };
}

export type WriteBackService = ReturnType<typeof writeBackService>;

/** Schedules the due write-backs of a shop. */
export function wakeSending(tx: Queryable, queue: JobSender, shopId: number): Promise<void> {
  return queue.send(tx, SEND, String(shopId), { shopId });
}

async function resumeSending(tx: Queryable, queue: JobSender, shopId: number): Promise<void> {
  if ((await resumeAll(tx, shopId)) > 0) await wakeSending(tx, queue, shopId);
}

/** Wakes shops with due write-backs that were not woken, for example after a worker died. */
export function rescueSending(db: Db, queue: JobSender, stop?: AbortSignal): Promise<void> {
  return eachInRounds(
    RESCUED_SHOPS,
    stop,
    (last: number | undefined) => shopsToSend(db, last ?? 0, RESCUED_SHOPS),
    (shopId) => wakeSending(db, queue, shopId),
  );
}
