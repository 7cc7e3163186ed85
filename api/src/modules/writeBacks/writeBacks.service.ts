import type { Db, Queryable } from '../../db/client.ts';
import { handles, type JobSender } from '../../jobs/queue.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { shopStatuses } from '../../shared/statuses.ts';
import { upsertShopOrders } from '../shopOrders/shopOrders.repository.ts';
import type { ShopCalls } from '../shops/shopCalls.ts';
import { findAnyShop, type ShopRow } from '../shops/shops.repository.ts';
import { SEND } from './kinds.ts';
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

/** Parcels of a shop that one worker tells at a time: platforms take some calls a second. */
const AT_ONCE = 5;
/** A job ends after so many, within its time; the rest is the next one's. */
const ROUNDS = 20;
const RESCUED_SHOPS = 200;

/** Telling shops the waybill numbers of their parcels. The tables say what is to be told; a job is only a wake-up. */
export function writeBackService(parts: { db: Db; queue: JobSender; calls: ShopCalls; box: SecretBox }) {
  const { db, queue, calls, box } = parts;

  async function tell(shop: ShopRow, parcel: ClaimedParcel): Promise<void> {
    const { outcome, posted, read } = await postWaybillNo(calls, shop, parcel);
    await db.transaction(async (tx) => {
      // Before the parcels, as in a renewal: one that has come meanwhile is seen here, or finds what is paused here.
      const current = outcome.kind === 'lapsed' ? await findAnyShop(tx, shop.id, { lock: true }) : shop;
      await settle(tx, parcel, outcome);
      if (outcome.kind === 'lapsed') {
        if (current?.status === shopStatuses.active) await resumeSending(tx, queue, shop.id);
        else await pauseAll(tx, shop.id, current ? 'lapsed' : 'unbound');
      }
      await upsertShopOrders(tx, box, shop.id, read);
      await recordPosted(tx, shop.id, posted);
    });
    if (outcome.kind === 'limited') await deferShop(db, shop.id, outcome.waitSeconds);
  }

  /** Answers whether there was anything due. */
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
      // Under a key of its own: a job that waits for later must not stand in the way of one that is wanted now.
      if (at) await queue.send(db, SEND, `${shopId}@${at.toISOString()}`, { shopId }, { startAfter: at });
    }),

    /** Goes on with a shop whose authorisation was renewed. */
    resume: (tx: Queryable, shopId: number) => resumeSending(tx, queue, shopId),
  };
}

export type WriteBackService = ReturnType<typeof writeBackService>;

/** Has a shop told what is due. */
export function wakeSending(tx: Queryable, queue: JobSender, shopId: number): Promise<void> {
  return queue.send(tx, SEND, String(shopId), { shopId });
}

async function resumeSending(tx: Queryable, queue: JobSender, shopId: number): Promise<void> {
  if ((await resumeAll(tx, shopId)) > 0) await wakeSending(tx, queue, shopId);
}

/** Wakes the shops that have something due and were not woken, as when a worker has died. */
export async function rescueSending(db: Db, queue: JobSender): Promise<void> {
  for (const shopId of await shopsToSend(db, RESCUED_SHOPS)) await wakeSending(db, queue, shopId);
}
