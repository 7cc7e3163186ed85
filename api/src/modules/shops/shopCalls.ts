import { assignedShop } from '../../adapters/shops/assignedShop.ts';
import type { AssigningPlatform } from '../../adapters/shops/assigningPlatform.ts';
import type { ListingPlatform } from '../../adapters/shops/listingPlatform.ts';
import type { PricePlatform } from '../../adapters/shops/pricePlatform.ts';
import { ShopError } from '../../adapters/shops/shopError.ts';
import type { PlatformId, ShopAccess, ShopGrant, ShopPlatform } from '../../adapters/shops/shopPlatform.ts';
import type { SourcePlatform } from '../../adapters/shops/sourcePlatform.ts';
import type { Db } from '../../db/client.ts';
import { type ErrorKey, Refusal } from '../../shared/refusal.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { shopStatuses } from '../../shared/statuses.ts';
import { expireAssigned, merchantShopIdOf } from './assignedShops.repository.ts';
import {
  findAnyShop,
  recordShopChange,
  renewShop,
  type SealedGrant,
  type ShopRow,
} from './shops.repository.ts';

/** The configured platforms. */
export type ShopPlatforms = Partial<Record<PlatformId, ShopPlatform>>;

/** The configured platforms where merchants assign orders to suppliers. */
export type AssigningPlatforms = Partial<Record<PlatformId, AssigningPlatform>>;

/** The configured platforms where accounts buy. */
export type SourcePlatforms = Partial<Record<PlatformId, SourcePlatform>>;

/** The configured platforms where goods can be put up. */
export type ListingPlatforms = Partial<Record<PlatformId, ListingPlatform>>;

/** The configured platforms where prices can be set. */
export type PricePlatforms = Partial<Record<PlatformId, PricePlatform>>;

const PURPOSE = 'shop';
/** Grants are renewed when less than this remains, or half of what they last: WeChat's last two hours. */
const RENEW_BEFORE_MS = 24 * 3_600_000;

type Dependencies = {
  db: Db;
  platforms: ShopPlatforms;
  assigning?: AssigningPlatforms;
  sources?: SourcePlatforms;
  listing?: ListingPlatforms;
  prices?: PricePlatforms;
  box: SecretBox;
  now: () => Date;
};

export function sealGrant(box: SecretBox, grant: ShopGrant): SealedGrant {
  return {
    ...grant,
    accessToken: box.seal(grant.accessToken, PURPOSE),
    refreshToken: grant.refreshToken === null ? null : box.seal(grant.refreshToken, PURPOSE),
  };
}

function openGrant(box: SecretBox, shop: ShopRow): ShopGrant {
  const { remoteShopId, shopName, sellerNick, expiresAt, refreshExpiresAt } = shop;
  return {
    remoteShopId,
    shopName,
    sellerNick,
    expiresAt,
    refreshExpiresAt,
    accessToken: box.open(shop.accessToken, PURPOSE),
    refreshToken: shop.refreshToken === null ? null : box.open(shop.refreshToken, PURPOSE),
  };
}

/** Calls shop platforms with a shop's authorisation, renewed ahead of its end and on the platform's request. */
export function shopCalls({
  db,
  platforms,
  assigning = {},
  sources = {},
  listing = {},
  prices = {},
  box,
  now,
}: Dependencies) {
  function platformOf(platform: PlatformId): ShopPlatform {
    const found = platforms[platform];
    if (!found) throw new Refusal('NOT_CONFIGURED');
    return found;
  }

  /** Renews once for all concurrent callers: the row is locked, and later callers find a fresh grant. */
  async function renewed(shop: ShopRow): Promise<ShopGrant> {
    return db.transaction(async (tx) => {
      const current = await findAnyShop(tx, shop.id, { lock: true });
      if (!current) throw new Refusal('SHOP_UNBOUND');
      if (current.accessToken !== shop.accessToken) return openGrant(box, current);
      const grant = await platformOf(shop.platform).refresh(openGrant(box, current));
      await renewShop(tx, shop.id, sealGrant(box, grant));
      return grant;
    });
  }

  async function lapsed(shop: ShopRow): Promise<never> {
    await recordShopChange(db, shop.id, { status: shopStatuses.expired, lastError: 'authExpired' });
    await expireAssigned(db, shop.id);
    throw new Refusal('SHOP_EXPIRED');
  }

  async function grantOf(shop: ShopRow): Promise<ShopGrant> {
    if (shop.status === shopStatuses.expired) throw new Refusal('SHOP_EXPIRED');
    const lasts = shop.expiresAt.getTime() - shop.authAt.getTime();
    if (shop.expiresAt.getTime() - now().getTime() > Math.min(RENEW_BEFORE_MS, lasts / 2))
      return openGrant(box, shop);
    try {
      return await renewed(shop);
    } catch (error) {
      if (shop.expiresAt > now()) return openGrant(box, shop);
      if (error instanceof ShopError && error.kind === 'authExpired') return lapsed(shop);
      throw error;
    }
  }

  function assigningOf(platform: PlatformId): AssigningPlatform {
    const found = assigning[platform];
    if (!found) throw new Refusal('NOT_CONFIGURED');
    return found;
  }

  /** Whose access a shop's calls take: its own, or that of the supplier whom its orders are assigned to. */
  async function accessedBy(shop: ShopRow): Promise<ShopRow> {
    if (shop.assignedFrom === null) return shop;
    if (shop.status === shopStatuses.expired) throw new Refusal('SHOP_EXPIRED');
    const supplier = await findAnyShop(db, shop.assignedFrom);
    if (!supplier) throw new Refusal('SHOP_UNBOUND');
    return supplier;
  }

  async function withGrant<T>(shop: ShopRow, work: (access: ShopAccess) => Promise<T>): Promise<T> {
    const grant = await grantOf(shop);
    try {
      return await work(grant);
    } catch (error) {
      if (!(error instanceof ShopError) || error.kind !== 'authExpired') throw error;
    }
    const fresh = await renewed(shop).catch((error: unknown) => {
      if (error instanceof ShopError && error.kind === 'authExpired') return lapsed(shop);
      throw error;
    });
    return work(fresh).catch((error: unknown) => {
      if (error instanceof ShopError && error.kind === 'authExpired') return lapsed(shop);
      throw error;
    });
  }

  function listingOf({ platform, assignedFrom, isSeller }: ShopRow): ListingPlatform | null {
    return (assignedFrom === null && !isSeller ? listing[platform] : undefined) ?? null;
  }

  function pricesOf({ platform, assignedFrom, isSeller }: ShopRow): PricePlatform | null {
    return (assignedFrom === null && !isSeller ? prices[platform] : undefined) ?? null;
  }

  function platformFor(shop: ShopRow): ShopPlatform {
    const own = platformOf(shop.platform);
    if (shop.assignedFrom === null) return own;
    return assignedShop(assigningOf(shop.platform), own, merchantShopIdOf(shop), now);
  }

  return {
    /** @throws Refusal NOT_CONFIGURED */
    platformOf,

    /** Whether orders can be assigned at the platform. */
    isAssigning: (platform: PlatformId) => assigning[platform] !== undefined,

    /** Whether suppliers are not told whose the orders are. */
    hidesMerchants: (platform: PlatformId) => assigning[platform]?.hidesMerchants === true,

    /** As `run`, with the supplier's side of its platform; for a supplier's shop or one whose orders are assigned to it. */
    async runAssigning<T>(
      shop: ShopRow,
      work: (platform: AssigningPlatform, access: ShopAccess) => Promise<T>,
    ): Promise<T> {
      const platform = assigningOf(shop.platform);
      return withGrant(await accessedBy(shop), (access) => work(platform, access));
    },

    /** As `run`, with what an account that has authorised a source can do there. */
    async runSource<T>(
      source: ShopRow,
      work: (platform: SourcePlatform, access: ShopAccess) => Promise<T>,
    ): Promise<T> {
      const platform = sources[source.platform];
      if (!platform) throw new Refusal('NOT_CONFIGURED');
      return withGrant(source, (access) => work(platform, access));
    },

    /** Whether a source takes receivers as a platform seals them. */
    sourceTakes: (source: PlatformId, platform: PlatformId) => sources[source]?.takes(platform) ?? false,

    /** The side of a shop's platform on which goods are put up; null where there is none for it. */
    listingOf,

    /**
     * As `run`, with the side of its platform on which goods are put up.
     * @throws Refusal NOT_CONFIGURED where there is none for the shop
     */
    async runListing<T>(
      shop: ShopRow,
      work: (platform: ListingPlatform, access: ShopAccess) => Promise<T>,
    ): Promise<T> {
      const platform = listingOf(shop);
      if (!platform) throw new Refusal('NOT_CONFIGURED');
      return withGrant(shop, (access) => work(platform, access));
    },

    /** Whether the prices of a shop can be set. */
    takesPrices: (shop: ShopRow): boolean => pricesOf(shop) !== null,

    /**
     * As `run`, with the side of its platform on which prices are set.
     * @throws Refusal NOT_CONFIGURED where there is none for the shop
     */
    async runPrices<T>(
      shop: ShopRow,
      work: (platform: PricePlatform, access: ShopAccess) => Promise<T>,
    ): Promise<T> {
      const platform = pricesOf(shop);
      if (!platform) throw new Refusal('NOT_CONFIGURED');
      return withGrant(shop, (access) => work(platform, access));
    },

    isConfigured: (platform: PlatformId) => platforms[platform] !== undefined,

    /** Whether the quantities of a shop are ours to set; of a platform that is not configured they are not. */
    takesStock: (shop: ShopRow): boolean =>
      platforms[shop.platform] !== undefined && shop.assignedFrom === null && !platformFor(shop).keepsStock,

    /**
     * Runs `work` with the shop's authorisation. A rejected authorisation is renewed once; when that fails the shop
     * has expired.
     * @throws Refusal SHOP_EXPIRED, NOT_CONFIGURED; ShopError for other errors of the platform
     */
    async run<T>(
      shop: ShopRow,
      work: (platform: ShopPlatform, access: ShopAccess) => Promise<T>,
    ): Promise<T> {
      const platform = platformFor(shop);
      return withGrant(await accessedBy(shop), (access) => work(platform, access));
    },
  };
}

export type ShopCalls = ReturnType<typeof shopCalls>;

/** Why a reading of a shop cannot succeed. Throws the error where it is worth a retry, or a defect. */
export function finalKeyOf(error: unknown): ErrorKey {
  if (error instanceof Refusal) return error.errorKey;
  if (!(error instanceof ShopError) || ['transient', 'rateLimited'].includes(error.kind)) throw error;
  return 'PLATFORM_ERROR';
}
