import type { Db } from '../../db/client.ts';
import { PULL_GOODS } from '../../jobs/kinds/shops.ts';
import { handles, type JobSender } from '../../jobs/queue.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import { type ErrorKey, Refusal } from '../../shared/refusal.ts';
import {
  beginGoodsPull,
  endGoodsPull,
  findGoodsPull,
  findNewestGoodsPull,
  type GoodsPullRow,
  goodsPullStatuses,
  recordGoodsPage,
} from './goodsPulls.repository.ts';
import type { GoodsPullDto } from './goodsPulls.schemas.ts';
import { finalKeyOf, type ShopCalls } from './shopCalls.ts';
import { findAnyShop, findShop, recordShopChange, type ShopRow } from './shops.repository.ts';

/** A job works no longer at a time, so that large shops leave room for others. */
const WORKS_FOR_MS = 60_000;

type Dependencies = { db: Db; queue: JobSender; calls: ShopCalls; worksForMs?: number };

/** Reads what a shop has on sale: a job that continues page by page after any interruption. */
export function goodsPullService({ db, queue, calls, worksForMs = WORKS_FOR_MS }: Dependencies) {
  async function boundShop(accountId: number, shopId: number): Promise<ShopRow> {
    const shop = await findShop(db, accountId, shopId);
    if (!shop || shop.isSeller) throw new Refusal('SHOP_UNBOUND');
    return shop;
  }

  async function readPages(first: GoodsPullRow, shop: ShopRow): Promise<void> {
    const until = Date.now() + worksForMs;
    for (let pull: GoodsPullRow | undefined = first; pull !== undefined; ) {
      const { cursor } = pull;
      const page = await calls.run(shop, (platform, access) => platform.listGoods(access, cursor));
      const { id } = pull;
      const isLate = Date.now() >= until;
      pull = await db.transaction(async (tx) => {
        const moved = await recordGoodsPage(tx, { id, shopId: shop.id, cursor }, page);
        if (!moved) return undefined;
        if (moved.cursor === null) {
          await endGoodsPull(tx, { id }, 'done');
          await recordShopChange(tx, shop.id, { lastError: null });
          return undefined;
        }
        if (!isLate) return moved;
        await queue.send(tx, PULL_GOODS, id, { pullId: id });
        return undefined;
      });
    }
  }

  /** Ends a reading that cannot succeed; throws errors that are worth a retry. */
  async function giveUp(pull: GoodsPullRow, error: unknown): Promise<void> {
    await endGoodsPull(db, { id: pull.id }, 'failed', finalKeyOf(error));
  }

  return {
    handler: handles(PULL_GOODS, async ({ pullId }) => {
      const pull = await findGoodsPull(db, pullId);
      if (!pull || pull.status !== goodsPullStatuses.running) return;
      const shop = await findAnyShop(db, pull.shopId);
      if (!shop) {
        await endGoodsPull(db, { id: pull.id }, 'failed', 'SHOP_UNBOUND');
        return;
      }
      await readPages(pull, shop).catch((error: unknown) => giveUp(pull, error));
    }),

    /**
     * Starts a reading, or joins the running one.
     * @throws Refusal SHOP_UNBOUND, NOT_CONFIGURED
     */
    async begin(accountId: number, shopId: number): Promise<GoodsPullDto> {
      const shop = await boundShop(accountId, shopId);
      calls.platformOf(shop.platform);
      const pull = await db.transaction(async (tx) => {
        const begun = await beginGoodsPull(tx, shopId);
        await queue.send(tx, PULL_GOODS, begun.id, { pullId: begun.id });
        return begun;
      });
      return goodsPullDto(pull);
    },

    /** The newest reading; null when there was none. */
    async newest(accountId: number, shopId: number): Promise<GoodsPullDto | null> {
      await boundShop(accountId, shopId);
      const pull = await findNewestGoodsPull(db, shopId);
      return pull ? goodsPullDto(pull) : null;
    },

    /**
     * Ends the running reading; what was read of it stays.
     * @throws Refusal SHOP_UNBOUND, NOT_FOUND when none runs
     */
    async cancel(accountId: number, shopId: number): Promise<GoodsPullDto> {
      await boundShop(accountId, shopId);
      const pull = await endGoodsPull(db, { shopId }, 'cancelled');
      if (!pull) throw new Refusal('NOT_FOUND');
      return goodsPullDto(pull);
    },
  };
}

export type GoodsPullService = ReturnType<typeof goodsPullService>;

function goodsPullDto({
  id,
  shopId,
  createdAt,
  finishedAt,
  cursor: _cursor,
  ...pull
}: GoodsPullRow): GoodsPullDto {
  return {
    taskId: id,
    shopId,
    ...pull,
    msg: pull.errorKey === null ? '' : new Refusal(pull.errorKey as ErrorKey).message,
    createdAt: shanghaiIso(createdAt),
    finishedAt: shanghaiIsoOrNull(finishedAt),
  };
}
