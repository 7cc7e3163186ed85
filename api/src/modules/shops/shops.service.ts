import { PLATFORM_IDS, type RemoteAddress } from '../../adapters/shops/shopPlatform.ts';
import type { Db } from '../../db/client.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { Paging } from '../../shared/paging.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { ShopCalls } from './shopCalls.ts';
import { findShop, listShops, noteShop, type ShopRow, shopStatuses } from './shops.repository.ts';
import type { ShopDto } from './shops.schemas.ts';

const DAY_MS = 24 * 3_600_000;
const EXPIRING_DAYS = 3;

/** The shops of an account. */
export function shopService({ db, calls, now }: { db: Db; calls: ShopCalls; now: () => Date }) {
  return {
    /** Every platform, and whether shops of it can be bound here. */
    platforms: () =>
      PLATFORM_IDS.map((platform) => ({ platform, configured: calls.isConfigured(platform) })),

    async list(accountId: number, filter: Paging & { platform?: number; keyword?: string }) {
      const { rows, ...rest } = await listShops(db, accountId, filter);
      return { list: rows.map((row) => shopDto(row, now())), ...rest };
    },

    /** Unbinds: what was read stays, nothing more is done with it. */
    async remove(accountId: number, id: number): Promise<void> {
      await db.transaction(async (tx) => {
        if (!(await findShop(tx, accountId, id, { lock: true }))) throw new Refusal('NOT_FOUND');
        await noteShop(tx, id, { status: shopStatuses.unbound });
      });
    },

    async sendAddresses(accountId: number, id: number): Promise<RemoteAddress[]> {
      const shop = await findShop(db, accountId, id);
      if (!shop) throw new Refusal('SHOP_UNBOUND');
      return calls.run(shop, (platform, access) => platform.sendAddresses(access));
    },
  };
}

export type ShopService = ReturnType<typeof shopService>;

/** A shop as its owner sees it, without what was sealed. */
function shopDto(row: ShopRow, now: Date): ShopDto {
  // Where a grant can be renewed, what ends the binding is the end of renewing.
  const endsAt = row.refreshToken === null ? row.expiresAt : (row.refreshExpiresAt ?? row.expiresAt);
  const daysLeft = Math.max(0, Math.floor((endsAt.getTime() - now.getTime()) / DAY_MS));
  const lapsed = row.status === shopStatuses.expired || endsAt <= now;
  return {
    id: row.id,
    platform: row.platform,
    shopName: row.shopName,
    remoteShopId: row.remoteShopId,
    sellerNick: row.sellerNick,
    isSeller: row.isSeller,
    status: lapsed ? shopStatuses.expired : daysLeft < EXPIRING_DAYS ? shopStatuses.expiring : row.status,
    authAt: shanghaiIso(row.authAt),
    expireAt: shanghaiIso(endsAt),
    daysLeft: lapsed ? 0 : daysLeft,
    lastSyncAt: shanghaiIsoOrNull(row.lastSyncAt),
    lastError: row.lastError,
    autoSend: row.autoSend,
    autoOrder: row.autoOrder,
  };
}
