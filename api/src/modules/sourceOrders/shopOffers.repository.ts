import { sql } from 'drizzle-orm';
import type { Offer, OfferSpec } from '../../adapters/shops/sourcePlatform.ts';
import type { Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { shopStatuses } from '../../shared/statuses.ts';
import type { ShopOfferDto } from '../shops/shopSkus.schemas.ts';
import type { LinkOfferInput } from './sourceOrders.schemas.ts';

/** Links a SKU of a shop with a specification of an offer, in the place of what it was linked with. */
export async function putShopOffer(
  tx: Queryable,
  { shopId, remoteGoodId, remoteSkuId, sourceId, num }: LinkOfferInput,
  { offerId, title, pic, supplier }: Offer,
  { specId, name, price }: OfferSpec,
): Promise<ShopOfferDto> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO shop_offer (shop_id, remote_good_id, remote_sku_id, source_id, offer_id, spec_id, title, spec_name, pic, supplier, price, num)
    VALUES (${shopId}, ${remoteGoodId}, ${remoteSkuId}, ${sourceId}, ${offerId}, ${specId}, ${title}, ${name}, ${pic}, ${supplier}, ${price}, ${num})
    ON CONFLICT (shop_id, remote_good_id, remote_sku_id) DO UPDATE SET source_id = excluded.source_id, offer_id = excluded.offer_id,
      spec_id = excluded.spec_id, title = excluded.title, spec_name = excluded.spec_name, pic = excluded.pic,
      supplier = excluded.supplier, price = excluded.price, num = excluded.num, read_at = now()
    RETURNING id`);
  return {
    id: rows[0]?.id ?? 0,
    sourceId,
    offerId,
    specId,
    title,
    specName: name,
    pic,
    supplier,
    price,
    num,
  };
}

/** False when the account has no such link. */
export async function removeShopOffer(tx: Queryable, accountId: number, id: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    DELETE FROM shop_offer o USING shop h
     WHERE o.id = ${id} AND h.id = o.shop_id AND h.account_id = ${accountId} AND h.status <> ${literal(shopStatuses.unbound)}`);
  return rowCount === 1;
}
