import type { AssigningPlatform } from '../../adapters/shops/assigningPlatform.ts';
import type { AssignedOrderChange } from '../../adapters/shops/douyin/douyinPush.ts';
import { ShopError } from '../../adapters/shops/shopError.ts';
import type { PlatformId, ShopAccess } from '../../adapters/shops/shopPlatform.ts';
import type { Db, Queryable, Tx } from '../../db/client.ts';
import { eachInRounds } from '../../jobs/inRounds.ts';
import { KEEP_ASSIGNED, READ_ASSIGNED } from '../../jobs/kinds/assignedShops.ts';
import { handles, type JobSender } from '../../jobs/queue.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import {
  findAssignedShop,
  keepAssignedShops,
  recordReceives,
  shopsWithAssigned,
  suppliersAfter,
} from './assignedShops.repository.ts';
import type { ShopCalls } from './shopCalls.ts';
import { findAnyShop } from './shops.repository.ts';
import { takeUnclaimedOrders } from './unclaimedOrders.repository.ts';

const AT_ONCE = 200;
const PLATFORMS: readonly PlatformId[] = [1, 2, 3, 4, 5, 6];

type Dependencies = {
  db: Db;
  queue: JobSender;
  calls: ShopCalls;
  box: SecretBox;
  /** Resumes what waits for a shop, in the transaction that opens it again. */
  onOpened(tx: Queryable, shopId: number): Promise<void>;
  /** Pauses what a shop was to be told, in the transaction in which it lapses. */
  onLapsed(tx: Tx, shopId: number): Promise<void>;
};

/** The shops in which a merchant's orders for one supplier stand: as many as the supplier has merchants here. */
export function assignedShopService({ db, queue, calls, box, onOpened, onLapsed }: Dependencies) {
  async function keep(supplierShopId: number): Promise<void> {
    const supplier = await findAnyShop(db, supplierShopId);
    if (!supplier?.isSeller || !calls.isAssigning(supplier.platform)) return;
    const { merchants, receives } = await calls.runAssigning(supplier, merchantsOf);
    await db.transaction(async (tx) => {
      const current = await findAnyShop(tx, supplierShopId, { lock: true });
      if (!current) return;
      const noAccess = { accessToken: box.seal('', 'shop'), refreshToken: box.seal('', 'shop') };
      const { opened, lapsed } = await keepAssignedShops(tx, current, merchants, noAccess);
      await recordReceives(tx, supplierShopId, receives);
      for (const read of await takeUnclaimedOrders(tx, supplierShopId, opened)) await readAgain(tx, read);
      for (const shopId of opened) await onOpened(tx, shopId);
      for (const shopId of lapsed) await onLapsed(tx, shopId);
    });
  }

  function readAgain(tx: Queryable, order: { shopId: number; assignedId: string }): Promise<void> {
    return queue.send(tx, READ_ASSIGNED, `${order.shopId}:${order.assignedId}`, order);
  }

  return {
    keepHandler: handles(KEEP_ASSIGNED, async ({ shopId }) => {
      try {
        await keep(shopId);
      } catch (error) {
        const isOver =
          error instanceof Refusal || (error instanceof ShopError && error.kind === 'authExpired');
        if (!isOver) throw error;
      }
    }),

    /** Reads soon who is bound to a supplier. */
    wake: (tx: Queryable, shopId: number) => queue.send(tx, KEEP_ASSIGNED, String(shopId), { shopId }),

    /** Scheduled job: merchants and suppliers bind each other at the platform, which does not tell. */
    async keepDue(stop?: AbortSignal): Promise<void> {
      const platforms = PLATFORMS.filter((platform) => calls.isAssigning(platform));
      if (platforms.length === 0) return;
      await eachInRounds(
        AT_ONCE,
        stop,
        (last: number | undefined) => suppliersAfter(db, platforms, last ?? 0, AT_ONCE),
        (shopId) => this.wake(db, shopId),
      );
    },

    /** Has orders read again that a platform says something of; of shops that are not here nothing comes. */
    async hear(platform: PlatformId, changes: readonly AssignedOrderChange[]): Promise<void> {
      for (const { assignedId, ...between } of changes) {
        const shopId = await findAssignedShop(db, { platform, ...between });
        if (shopId === undefined) continue;
        await readAgain(db, { shopId, assignedId });
      }
    },

    /** The same of an order alone, whose parties are not told: one that is here is read again, a new one with its supplier. */
    async hearKnown(platform: PlatformId, assignedId: string): Promise<void> {
      const shopIds = await shopsWithAssigned(db, platform, assignedId);
      for (const shopId of shopIds) await readAgain(db, { shopId, assignedId });
    },
  };
}

/** Who is bound to a supplier, as far as its platform tells, and whether anybody is. */
async function merchantsOf(platform: AssigningPlatform, access: ShopAccess) {
  const merchants = await platform.merchants(access);
  const receives = merchants
    ? merchants.some(({ binding }) => binding === 'bound' || binding === 'ending')
    : (await platform.role(access)) === 'supplier';
  return { merchants, receives };
}

export type AssignedShopService = ReturnType<typeof assignedShopService>;
