import { describe, expect, it } from 'vitest';
import type { ShopGrant } from '../../../api/src/adapters/shops/shopPlatform.ts';
import { lastDays, listed, numbersOf, shipmentOf } from '../shopCalls.ts';
import { allowAt, BACK, denyAt, startShops } from '../simulatedShops.ts';
import type { Bench } from './contractBench.ts';

/** How a person gives, renews and takes away what a shop allows. */
export function authorisationsContract({
  platform,
  differs,
  SHOP,
  OTHER,
  authorizeUrl,
  codeOf,
  authorised,
  opened,
  kindOf,
  look,
}: Bench): void {
  describe('an authorisation of a shop', () => {
    it('is granted by a button for the chosen shop', async () => {
      const shops = await startShops();
      const shop = platform.adapter(shops);
      const back = await allowAt(await authorizeUrl(shop), platform.shopId);
      expect(back.origin + back.pathname).toBe(BACK);
      expect(back.searchParams.get('state')).toBe('state-1');
      const grant = await shop.exchange(codeOf(back));
      const { remoteShopId, shopName, sellerNick } = grant;
      expect({ remoteShopId, shopName, sellerNick }).toEqual({
        remoteShopId: platform.shopId,
        shopName: platform.shopName,
        sellerNick: platform.sellerNick,
      });
      expect(grant.expiresAt.getTime()).toBeGreaterThan(Date.now());
      await look(shop, grant);
    });

    it('is denied by the other button', async () => {
      const shop = platform.adapter(await startShops());
      const back = await denyAt(await authorizeUrl(shop));
      expect(back.origin + back.pathname).toBe(BACK);
      const denied = differs.denied ?? { error: 'access_denied', state: 'state-1' };
      expect(Object.fromEntries(back.searchParams)).toEqual(denied);
    });

    it('is exchanged for a code once', async () => {
      const shops = await startShops();
      const shop = platform.adapter(shops);
      const back = await allowAt(await authorizeUrl(shop), platform.shopId);
      const code = codeOf(back);
      await shop.exchange(code);
      expect(await kindOf(shop.exchange(code), [code])).toBe('invalid');
    });

    it('is exchanged for a code within ten minutes', async () => {
      const shops = await startShops();
      const shop = platform.adapter(shops);
      const back = await allowAt(await authorizeUrl(shop), platform.shopId);
      await shops.act('passTime', { hours: 1 });
      const code = codeOf(back);
      expect(await kindOf(shop.exchange(code), [code])).toBe('invalid');
    });

    it('is renewed, and the former token expires', async () => {
      const { shops, shop, grant } = await opened();
      const hours = differs.renewableAfterHours;
      if (hours) await shops.act('passTime', { hours });
      const renewed = await shop.refresh(grant);
      expect(renewed.accessToken).not.toBe(grant.accessToken);
      expect({ ...renewed, ...tokensOf(grant) }).toEqual({ ...grant, ...endsOf(renewed) });
      await look(shop, renewed);
      expect(await kindOf(look(shop, grant), [grant.accessToken])).toBe('authExpired');
    });

    it.each([
      ['has ended', 'expireAccess', {}],
      ['was withdrawn', 'revokeAccess', {}],
    ])('that %s is reported as such', async (_how, action, fields) => {
      const { shops, shop, grant, orderNos } = await opened();
      const [orderNo = ''] = orderNos;
      await shops.act(action, { ...SHOP, ...fields });
      const calls = [
        shop.listOrders(grant, lastDays(1), null),
        shop.getOrder(grant, orderNo),
        look(shop, grant),
        shop.postShipment(grant, shipmentOf([orderNo])),
        shop.changeShipment(grant, shipmentOf([orderNo])),
        shop.remark(grant, orderNo, { flagColor: 'red', text: '' }),
      ];
      const kinds = await Promise.all(calls.map((call) => kindOf(call, [grant.accessToken])));
      expect(kinds).toEqual(calls.map(() => 'authExpired'));
    });

    if (!differs.isEndless) {
      it('cannot be renewed after its final expiry', async () => {
        const { shops, shop, grant } = await opened();
        await shops.act('expireAccess', { ...SHOP, whole: true });
        expect(await kindOf(shop.refresh(grant), [grant.refreshToken ?? ''])).toBe('authExpired');
      });
    }

    it('of one shop gives no access to another', async () => {
      const { shops, shop } = await opened();
      const [theirs = ''] = await shops.addOrders(OTHER);
      const grant = await authorised(shops);
      expect(await shop.getOrder(grant, theirs)).toBeNull();
      expect(numbersOf(await listed(shop, grant, lastDays(1)))).not.toContain(theirs);
    });
  });
}

function tokensOf({ accessToken, refreshToken }: ShopGrant) {
  return { accessToken, refreshToken };
}

function endsOf({ expiresAt, refreshExpiresAt }: ShopGrant) {
  return { expiresAt, refreshExpiresAt };
}
