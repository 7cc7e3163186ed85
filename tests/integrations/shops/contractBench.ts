import { inspect } from 'node:util';
import { expect } from 'vitest';
import { ShopError } from '../../../api/src/adapters/shops/shopError.ts';
import type { ShopAccess, ShopGrant, ShopPlatform } from '../../../api/src/adapters/shops/shopPlatform.ts';
import { allowAt, type SimulatedShops, startShops } from '../simulatedShops.ts';
import type { Changes, ContractPlatform } from './contractPlatform.ts';

/** What every part of the contract does with a platform: opens its shop, and looks at how its calls fail. */
export function benchOf(platform: ContractPlatform) {
  const { differs = {} } = platform;
  const SHOP = { platform: platform.slug, shopId: platform.shopId };
  const OTHER = { platform: platform.slug, shopId: platform.otherShopId };

  const authorizeUrl = (shop: ShopPlatform) => shop.authorizeUrl('state-1');

  const codeOf = ({ searchParams }: URL) => searchParams.get(differs.codeName ?? 'code') ?? '';

  async function authorised(shops: SimulatedShops, shopId = platform.shopId): Promise<ShopGrant> {
    const shop = platform.adapter(shops);
    return shop.exchange(codeOf(await allowAt(await authorizeUrl(shop), shopId)));
  }

  /** A world with some orders, the adapter, and the grant of its shop. */
  async function opened(bought: Record<string, number> = {}, changes: Changes = {}) {
    const shops = await startShops();
    const orderNos = await shops.addOrders(SHOP, bought);
    return { shops, orderNos, shop: platform.adapter(shops, changes), grant: await authorised(shops) };
  }

  /** The kind and code that a call fails with; nothing of the failure tells a secret, a person or the platform's words. */
  async function failureOf(call: Promise<unknown>, secrets: string[] = []): Promise<string> {
    const error = await call.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (!(error instanceof ShopError)) throw new Error(`no ShopError: ${inspect(error)}`);
    const shown = inspect(error, { depth: 9, showHidden: true });
    for (const secret of ['test-secret', '陈晓明', '19901234567', '授权', ...secrets]) {
      expect(shown).not.toContain(secret);
    }
    expect(error.message).toBe(`${platform.slug} ${error.kind}: ${error.code}`);
    // A code may be about a token, as access-token-expired is.
    expect(error.message).not.toMatch(/token(?!-)/i);
    expect(error.cause).toBeUndefined();
    return `${error.kind} ${error.code}`;
  }

  const kindOf = async (call: Promise<unknown>, secrets: string[] = []) =>
    (await failureOf(call, secrets)).split(' ')[0];

  /** Reads something that every shop has: its sender addresses, or an order that there is not. */
  async function look(shop: ShopPlatform, access: ShopAccess): Promise<void> {
    if (differs.hasNoAddresses) expect(await shop.getOrder(access, '1')).toBeNull();
    else expect(await shop.sendAddresses(access)).toHaveLength(2);
  }

  return {
    platform,
    differs,
    SHOP,
    OTHER,
    authorizeUrl,
    codeOf,
    authorised,
    opened,
    failureOf,
    kindOf,
    look,
  };
}

export type Bench = ReturnType<typeof benchOf>;
