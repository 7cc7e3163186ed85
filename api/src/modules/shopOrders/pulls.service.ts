import { setTimeout as wait } from 'node:timers/promises';
import { ShopError } from '../../adapters/shops/shopError.ts';
import type { Db, Queryable } from '../../db/client.ts';
import { eachInRounds } from '../../jobs/inRounds.ts';
import { PULL } from '../../jobs/kinds/shopOrders.ts';
import { handles, type JobSender } from '../../jobs/queue.ts';
import { type ErrorKey, Refusal } from '../../shared/refusal.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { assignedShopsOf, recordSupplierRead } from '../shops/assignedShops.repository.ts';
import { finalKeyOf, type ShopCalls } from '../shops/shopCalls.ts';
import { findAnyShop, findShop, recordShopChange, type ShopRow } from '../shops/shops.repository.ts';
import {
  beginPull,
  type DueShop,
  endPull,
  findAnyPull,
  findDueShops,
  findPull,
  type PullRow,
  pullStatuses,
  recordPage,
} from './pulls.repository.ts';
import { upsertShopOrders } from './shopOrders.repository.ts';
import { keepAssignedPage } from './supplierReading.ts';

const DEFAULT_DAYS = 7;
const MAX_DAYS = 30;
const DAY_MS = 24 * 3_600_000;
const ANSWER_WITHIN_MS = 5_000;
const LOOK_EVERY_MS = 100;
const SHOPS_AT_ONCE = 200;
/** Platforms list what was assigned by half hours, a call each. */
const OVERLAP_MS = 10 * 60_000;

type Dependencies = {
  db: Db;
  queue: JobSender;
  calls: ShopCalls;
  box: SecretBox;
  now: () => Date;
  /** Called in the transaction that completes a reading. */
  onPulled?: (tx: Queryable, shop: Pick<ShopRow, 'id' | 'autoOrder'>) => Promise<void>;
  /** How long a request waits for its reading before it answers that it continues. */
  answerWithinMs?: number;
};
type PullRequest = { shopId: number; startAt?: string; endAt?: string; orderNo?: string };
export type Progress = {
  taskId: string;
  done: boolean;
  total: number;
  added: number;
  updated: number;
};

/** Reads the waiting orders of a shop: a job that continues page by page after any interruption. */
export function pullService({
  db,
  queue,
  calls,
  box,
  now,
  onPulled = async () => undefined,
  answerWithinMs = ANSWER_WITHIN_MS,
}: Dependencies) {
  /** Starts a reading of the days until `toAt`, or joins the running one. */
  function send(pull: Pick<PullRow, 'shopId' | 'fromAt' | 'toAt' | 'orderNo'>): Promise<string> {
    return db.transaction(async (tx) => {
      const id = await beginPull(tx, pull);
      await queue.send(tx, PULL, id, { pullId: id });
      return id;
    });
  }

  async function readPages(pull: PullRow, shop: ShopRow): Promise<void> {
    const window = { from: pull.fromAt, to: pull.toAt };
    let cursor = pull.cursor;
    do {
      const { orders, next } = await calls.run(shop, (platform, access) =>
        platform.listOrders(access, window, cursor),
      );
      await db.transaction(async (tx) => {
        const kept = await upsertShopOrders(tx, box, shop.id, orders);
        await recordPage(tx, pull.id, { ...kept, total: orders.length, cursor: next });
      });
      cursor = next;
    } while (cursor !== null);
  }

  /** What was assigned to a supplier, for all of its merchants at once. */
  async function readAssignedPages(pull: PullRow, supplier: ShopRow): Promise<void> {
    const window = { from: pull.fromAt, to: pull.toAt };
    let cursor = pull.cursor;
    do {
      const readAt = now();
      const { orders, next, isHidden } = await calls.runAssigning(supplier, async (platform, access) => ({
        ...(await platform.listAssigned(access, window, cursor)),
        isHidden: platform.hidesMerchants,
      }));
      await db.transaction(async (tx) => {
        const kept = await keepAssignedPage(tx, { box, queue }, supplier, orders, { readAt, isHidden });
        await recordPage(tx, pull.id, { ...kept, total: orders.length, cursor: next });
      });
      cursor = next;
    } while (cursor !== null);
  }

  async function endSupplierReading(tx: Queryable, supplier: ShopRow, at: Date): Promise<void> {
    await recordSupplierRead(tx, supplier.id, at);
    for (const { id, autoOrder } of (await assignedShopsOf(tx, supplier.id)).values())
      await onPulled(tx, { id, autoOrder });
  }

  async function readOne(pull: PullRow, shop: ShopRow, orderNo: string): Promise<void> {
    const order = await calls.run(shop, (platform, access) => platform.getOrder(access, orderNo));
    await db.transaction(async (tx) => {
      const found = order ? [order] : [];
      const kept = await upsertShopOrders(tx, box, shop.id, found);
      await recordPage(tx, pull.id, { ...kept, total: found.length, cursor: null });
    });
  }

  /** Ends a reading that cannot succeed; throws errors that are worth a retry. */
  async function giveUp(pull: PullRow, error: unknown): Promise<void> {
    const errorKey = finalKeyOf(error);
    if (error instanceof ShopError) await recordShopChange(db, pull.shopId, { lastError: error.kind });
    await endPull(db, pull.id, errorKey);
  }

  return {
    handler: handles(PULL, async ({ pullId }) => {
      const pull = await findAnyPull(db, pullId);
      if (!pull || pull.status !== pullStatuses.running) return;
      const shop = await findAnyShop(db, pull.shopId);
      if (!shop) return endPull(db, pull.id, 'SHOP_UNBOUND');
      try {
        if (shop.isSeller) await readAssignedPages(pull, shop);
        else if (pull.orderNo === null) await readPages(pull, shop);
        else await readOne(pull, shop, pull.orderNo);
        await db.transaction(async (tx) => {
          await endPull(tx, pull.id, null);
          if (shop.isSeller) return endSupplierReading(tx, shop, pull.toAt);
          await recordShopChange(tx, shop.id, { lastSyncAt: now(), lastError: null });
          await onPulled(tx, shop);
        });
      } catch (error) {
        await giveUp(pull, error);
      }
    }),

    /** Starts a reading and waits briefly for its end. */
    async begin(accountId: number, requested: PullRequest): Promise<Progress> {
      const shop = await findShop(db, accountId, requested.shopId);
      if (!shop) throw new Refusal('SHOP_UNBOUND');
      calls.platformOf(shop.platform);
      const toAt = requested.endAt ? new Date(requested.endAt) : now();
      const fromAt = requested.startAt
        ? new Date(requested.startAt)
        : new Date(toAt.getTime() - DEFAULT_DAYS * DAY_MS);
      if (fromAt >= toAt || toAt.getTime() - fromAt.getTime() > MAX_DAYS * DAY_MS)
        throw new Refusal('BAD_PARAM', { field: 'startAt' });
      const since = shop.assignedFrom === null ? fromAt : readSince(shop.lastSyncAt, fromAt, toAt);
      const pullId = await send({ shopId: shop.id, fromAt: since, toAt, orderNo: requested.orderNo ?? null });
      return this.follow(accountId, pullId);
    },

    /** Starts readings of due shops. */
    async readDue(stop?: AbortSignal): Promise<void> {
      const toAt = now();
      const fromAt = new Date(toAt.getTime() - DEFAULT_DAYS * DAY_MS);
      await eachInRounds(
        SHOPS_AT_ONCE,
        stop,
        (last: DueShop | undefined) => findDueShops(db, last?.id ?? 0, SHOPS_AT_ONCE),
        ({ id: shopId, isSeller, lastSyncAt }) => {
          const since = lastSyncAt === null ? null : new Date(lastSyncAt);
          const readFrom = isSeller ? readSince(since, fromAt, toAt) : fromAt;
          return send({ shopId, fromAt: readFrom, toAt, orderNo: null });
        },
      );
    },

    /** The state of a reading, after waiting briefly for its end. */
    async follow(accountId: number, pullId: string): Promise<Progress> {
      for (const until = Date.now() + answerWithinMs; ; await wait(LOOK_EVERY_MS)) {
        const pull = await findPull(db, accountId, pullId);
        if (!pull) throw new Refusal('NOT_FOUND');
        if (pull.status === pullStatuses.failed)
          throw new Refusal((pull.errorKey ?? 'PLATFORM_ERROR') as ErrorKey);
        if (pull.status === pullStatuses.done || Date.now() >= until) {
          const { total, added, updated } = pull;
          return { taskId: pullId, done: pull.status === pullStatuses.done, total, added, updated };
        }
      }
    },
  };
}

/** What was assigned is not read twice: from the last reading on, and a little before it. */
function readSince(lastSyncAt: Date | null, fromAt: Date, toAt: Date): Date {
  const since = lastSyncAt === null ? 0 : lastSyncAt.getTime() - OVERLAP_MS;
  return new Date(Math.min(toAt.getTime(), Math.max(fromAt.getTime(), since)));
}

export type PullService = ReturnType<typeof pullService>;
