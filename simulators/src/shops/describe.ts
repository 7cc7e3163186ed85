import type { PutGood } from './goodsBook.ts';
import type { PlatformWorld, ShopWorld } from './shopWorld.ts';

/** The world as JSON for developers: everything but tokens and secrets. */
export function describeWorld({ platforms }: ShopWorld) {
  return { platforms: platforms.map(describePlatform) };
}

/** What a shop has on sale, with how many pieces, what they cost in fen, and the pictures of what calls have put up. */
export function stocksOf({ goods, stocks }: PlatformWorld, shopId: string) {
  return goods.goods(shopId).flatMap(({ skus }) =>
    skus.map(({ goodId, skuId, title, sku, merchantCode, price }) => ({
      ...{ goodId, skuId, title, sku, merchantCode, price },
      ...stocks.of(shopId, skuId),
      ...putUpOf(goods.putOf(goodId)),
    })),
  );
}

function putUpOf(put: PutGood | undefined) {
  return (
    put && {
      ...{ state: put.state, edit: put.edit?.state ?? null },
      ...{ pictures: put.pictures, detail: put.detail },
    }
  );
}

function describePlatform(world: PlatformWorld) {
  return {
    platform: world.platform,
    slug: world.slug,
    name: world.name,
    latencyMs: world.faults.latencyMs(),
    faults: world.faults.rules(),
    limits: world.limits.all(),
    shops: world.shops.map((shop) => ({
      ...shop,
      orders: world.orders.ofShop(shop.shopId).length,
      authorisations: world.authorisations
        .ofShop(shop.shopId)
        .map(({ authorisationId, accessEndsAt, refreshEndsAt, isRevoked }) => ({
          authorisationId,
          accessEndsAt: new Date(accessEndsAt),
          refreshEndsAt: refreshEndsAt === null ? null : new Date(refreshEndsAt),
          isRevoked,
        })),
    })),
  };
}
