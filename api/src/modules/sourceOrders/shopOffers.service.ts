import type { Offer } from '../../adapters/shops/sourcePlatform.ts';
import type { Db } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { ShopCalls } from '../shops/shopCalls.ts';
import type { ShopOfferDto } from '../shops/shopSkus.schemas.ts';
import { findShop, type ShopRow } from '../shops/shops.repository.ts';
import { putShopOffer, removeShopOffer } from './shopOffers.repository.ts';
import type { LinkOfferInput } from './sourceOrders.schemas.ts';

const OFFER_NO = /^\d{1,20}$/;
const OFFER_PAGE = /offer\/(\d{1,20})\.html/;

/** Offers at a source that stand for what shops sell. */
export function shopOfferService({ db, calls }: { db: Db; calls: ShopCalls }) {
  async function boundShop(accountId: number, shopId: number): Promise<ShopRow> {
    const shop = await findShop(db, accountId, shopId);
    if (!shop) throw new Refusal('SHOP_UNBOUND');
    return shop;
  }

  async function offerOf(accountId: number, sourceId: number, offerId: string): Promise<Offer> {
    const source = await boundShop(accountId, sourceId);
    const offer = await calls.runSource(source, (platform, access) => platform.readOffer(access, offerId));
    if (!offer) throw new Refusal('OFFER_MISSING');
    return offer;
  }

  return {
    /** @throws Refusal SHOP_UNBOUND, NOT_CONFIGURED, OFFER_LINK, OFFER_MISSING; ShopError */
    async read(accountId: number, sourceId: number, words: string): Promise<Offer> {
      const text = words.trim();
      const offerId = OFFER_NO.test(text) ? text : OFFER_PAGE.exec(text)?.[1];
      if (offerId === undefined) throw new Refusal('OFFER_LINK');
      return offerOf(accountId, sourceId, offerId);
    },

    /** @throws Refusal as `read`, and SOURCE_SHOP where a shop's receivers cannot be handed over */
    async link(accountId: number, link: LinkOfferInput): Promise<ShopOfferDto> {
      const shop = await boundShop(accountId, link.shopId);
      const source = await boundShop(accountId, link.sourceId);
      if (shop.isSeller || shop.assignedFrom !== null || !calls.sourceTakes(source.platform, shop.platform))
        throw new Refusal('SOURCE_SHOP');
      const offer = await offerOf(accountId, link.sourceId, link.offerId);
      const spec = offer.specs.find(({ specId }) => specId === link.specId);
      if (!spec) throw new Refusal('BAD_PARAM', { field: 'specId' });
      return putShopOffer(db, link, offer, spec);
    },

    /** @throws Refusal NOT_FOUND */
    async unlink(accountId: number, id: number): Promise<void> {
      if (!(await removeShopOffer(db, accountId, id))) throw new Refusal('NOT_FOUND');
    },
  };
}

export type ShopOfferService = ReturnType<typeof shopOfferService>;
