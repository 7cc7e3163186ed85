import { PLATFORM_IDS, type RemoteAddress } from '../../adapters/shops/shopPlatform.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { Fields } from '../../shared/fields.ts';
import type { Paging } from '../../shared/paging.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { marginActions, shopStatuses } from '../../shared/statuses.ts';
import { expireAssigned } from './assignedShops.repository.ts';
import { merchantCodeOf } from './merchantCode.ts';
import type { ShopCalls } from './shopCalls.ts';
import {
  changeShop,
  courierExists,
  type ForecastRow,
  findShop,
  forecastOf,
  hasSender,
  listShops,
  recordShopChange,
  type ShopRow,
} from './shops.repository.ts';
import type { ShopDto, ShopSettings } from './shops.schemas.ts';

const DAY_MS = 24 * 3_600_000;
const EXPIRING_DAYS = 3;
const ENDLESS_DAYS = 365;

interface Dependencies {
  db: Db;
  calls: ShopCalls;
  box: SecretBox;
  now: () => Date;
  /** Pauses what a shop was to be told of its parcels, in the transaction that unbinds it. */
  pauseWriteBacks: (tx: Tx, shopId: number, why: 'unbound' | 'lapsed') => Promise<void>;
}

/** The shops of an account. */
export function shopService({ db, calls, box, now, pauseWriteBacks }: Dependencies) {
  /** A shop for its owner, without encrypted data. */
  function dtoOf(row: ShopRow, forecast: ForecastRow): ShopDto {
    return shopDto(row, {
      forecast,
      takesStock: calls.takesStock(row),
      takesPrices: calls.takesPrices(row),
      takesListings: calls.listingOf(row) !== null,
      now: now(),
    });
  }

  return {
    /** Every platform, and what of it is open here. */
    platforms: ({ accountId, kind }: Actor) =>
      PLATFORM_IDS.map((platform) => ({
        platform,
        configured: calls.isConfigured(platform),
        assigning: calls.isAssigning(platform),
        merchantCode:
          kind === 'buyer' && calls.hidesMerchants(platform) ? merchantCodeOf(box, accountId) : null,
      })),

    async list(
      accountId: number,
      filter: Paging & { id?: number; platform?: number; keyword?: string; renewFirst?: boolean },
      fields: Fields = null,
    ) {
      const page = await listShops(db, accountId, filter, fields);
      return { ...page, list: page.list.map(({ shop, forecast }) => dtoOf(shop, forecast)) };
    },

    /** Changes the given settings of a shop. */
    async update(accountId: number, id: number, settings: ShopSettings): Promise<ShopDto> {
      checkTagRule(settings);
      const shop = await db.transaction(async (tx) => {
        const known = await findShop(tx, accountId, id, { lock: true });
        if (!known) throw new Refusal('NOT_FOUND');
        if (settings.stockSync && !calls.takesStock(known))
          throw new Refusal('BAD_PARAM', { field: 'stockSync' });
        if (settings.marginAction === marginActions.raise && !calls.takesPrices(known))
          throw new Refusal('BAD_PARAM', { field: 'marginAction' });
        const { defaultSenderId, defaultCourierId } = settings;
        if (defaultSenderId && !(await hasSender(tx, accountId, defaultSenderId)))
          throw new Refusal('NOT_FOUND');
        if (defaultCourierId && !(await courierExists(tx, defaultCourierId))) throw new Refusal('NOT_FOUND');
        await changeShop(tx, id, settings);
        return findShop(tx, accountId, id);
      });
      if (!shop) throw new Refusal('NOT_FOUND');
      return dtoOf(shop, await forecastOf(db, accountId, id));
    },

    /** Unbinds a shop: its data stays, and pending write-backs are paused. */
    async remove(accountId: number, id: number): Promise<void> {
      await db.transaction(async (tx) => {
        if (!(await findShop(tx, accountId, id, { lock: true }))) throw new Refusal('NOT_FOUND');
        await recordShopChange(tx, id, { status: shopStatuses.unbound });
        await pauseWriteBacks(tx, id, 'unbound');
        for (const assigned of await expireAssigned(tx, id)) await pauseWriteBacks(tx, assigned, 'lapsed');
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

/** Each kind of mark requires its value. */
function checkTagRule({ tagRule }: ShopSettings): void {
  if (!tagRule) return;
  const { matchType, color, text } = tagRule;
  if ([1, 3].includes(matchType) && color === null)
    throw new Refusal('BAD_PARAM', { field: 'tagRule.color' });
  if ([2, 3].includes(matchType) && text.trim() === '')
    throw new Refusal('BAD_PARAM', { field: 'tagRule.text' });
}

type Told = {
  forecast: ForecastRow;
  takesStock: boolean;
  takesPrices: boolean;
  takesListings: boolean;
  now: Date;
};

function shopDto(
  row: ShopRow,
  { forecast: told, takesStock, takesPrices, takesListings, now }: Told,
): ShopDto {
  const endsAt = endOf(row, now);
  const daysLeft = Math.max(0, Math.floor((endsAt.getTime() - now.getTime()) / DAY_MS));
  const lapsed = row.status === shopStatuses.expired || endsAt <= now;
  return {
    id: row.id,
    platform: row.platform,
    shopName: row.shopName,
    remoteShopId: row.remoteShopId,
    sellerNick: row.sellerNick,
    isSeller: row.isSeller,
    isAssigned: row.assignedFrom !== null,
    status: lapsed ? shopStatuses.expired : daysLeft < EXPIRING_DAYS ? shopStatuses.expiring : row.status,
    authAt: shanghaiIso(row.authAt),
    expireAt: shanghaiIso(endsAt),
    daysLeft: lapsed ? 0 : daysLeft,
    lastSyncAt: shanghaiIsoOrNull(row.lastSyncAt),
    lastError: row.lastError,
    autoSend: row.autoSend,
    autoOrder: row.autoOrder,
    autoDayLimit: row.autoDayLimit,
    autoParcelLimit: row.autoParcelLimit,
    takesStock,
    stockSync: row.stockSync,
    stockReserve: row.stockReserve,
    stockShare: row.stockShare,
    minMargin: row.minMargin,
    marginAction: row.marginAction,
    takesPrices,
    priceEnding: row.priceEnding,
    raiseLimit: row.raiseLimit,
    autoListingContent: row.autoListingContent,
    autoListingPrice: row.autoListingPrice,
    takesListings,
    defaultCourierId: row.defaultCourierId,
    defaultSenderId: row.defaultSenderId,
    tagRule: row.tagRule,
    waitingOrders: told.waitingOrders,
    pendingWriteBacks: told.pendingWriteBacks,
    forecast: { orders: told.orders, parcels: told.parcels, firstAt: shanghaiIsoOrNull(told.firstAt) },
  };
}

/** When a binding ends including renewals. A platform without a final expiry gets a nominal one. */
function endOf({ refreshToken, expiresAt, refreshExpiresAt }: ShopRow, now: Date): Date {
  if (refreshToken === null) return expiresAt;
  const end = refreshExpiresAt ?? new Date(now.getTime() + ENDLESS_DAYS * DAY_MS);
  return end > expiresAt ? end : expiresAt;
}
