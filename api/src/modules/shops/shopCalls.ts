import { ShopError } from '../../adapters/shops/shopError.ts';
import type { PlatformId, ShopAccess, ShopGrant, ShopPlatform } from '../../adapters/shops/shopPlatform.ts';
import type { Db } from '../../db/client.ts';
import { type ErrorKey, Refusal } from '../../shared/refusal.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { shopStatuses } from '../../shared/statuses.ts';
import {
  findAnyShop,
  recordShopChange,
  renewShop,
  type SealedGrant,
  type ShopRow,
} from './shops.repository.ts';

/** The configured platforms. */
export type ShopPlatforms = Partial<Record<PlatformId, ShopPlatform>>;

const PURPOSE = 'shop';
/** Grants are renewed when less than this remains. */
const RENEW_BEFORE_MS = 24 * 3_600_000;

type Dependencies = { db: Db; platforms: ShopPlatforms; box: SecretBox; now: () => Date };

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
export function shopCalls({ db, platforms, box, now }: Dependencies) {
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
    throw new Refusal('SHOP_EXPIRED');
  }

  async function grantOf(shop: ShopRow): Promise<ShopGrant> {
    if (shop.status === shopStatuses.expired) throw new Refusal('SHOP_EXPIRED');
    if (shop.expiresAt.getTime() - now().getTime() > RENEW_BEFORE_MS) return openGrant(box, shop);
    try {
      return await renewed(shop);
    } catch (error) {
      if (shop.expiresAt > now()) return openGrant(box, shop);
      if (error instanceof ShopError && error.kind === 'authExpired') return lapsed(shop);
      throw error;
    }
  }

  return {
    /** @throws Refusal NOT_CONFIGURED */
    platformOf,

    isConfigured: (platform: PlatformId) => platforms[platform] !== undefined,

    /**
     * Runs `work` with the shop's authorisation. A rejected authorisation is renewed once; when that fails the shop
     * has expired.
     * @throws Refusal SHOP_EXPIRED, NOT_CONFIGURED; ShopError for other errors of the platform
     */
    async run<T>(
      shop: ShopRow,
      work: (platform: ShopPlatform, access: ShopAccess) => Promise<T>,
    ): Promise<T> {
      const platform = platformOf(shop.platform);
      const grant = await grantOf(shop);
      try {
        return await work(platform, grant);
      } catch (error) {
        if (!(error instanceof ShopError) || error.kind !== 'authExpired') throw error;
      }
      const fresh = await renewed(shop).catch((error: unknown) => {
        if (error instanceof ShopError && error.kind === 'authExpired') return lapsed(shop);
        throw error;
      });
      return work(platform, fresh).catch((error: unknown) => {
        if (error instanceof ShopError && error.kind === 'authExpired') return lapsed(shop);
        throw error;
      });
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
