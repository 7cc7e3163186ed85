import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { type Reason, unmapped } from './linkedContents.ts';
import { type ParcelToPlan, unplannedOf } from './planOrders.ts';
import type { SourcedOrderDto, UnplannedOrderDto } from './shopOrders.schemas.ts';

/** The offer at a source that a SKU of a shop is linked with. */
export type OfferLink = Omit<SourcedOrderDto['items'][number], 'num'> & {
  remoteGoodId: string;
  remoteSkuId: string;
  sourceId: number;
  sourceName: string;
  supplier: string;
  num: number;
};

/** Those of some of a shop's items. */
export async function findOfferLinks(
  db: Queryable,
  shopId: number,
  remoteGoodIds: readonly string[],
): Promise<OfferLink[]> {
  const { rows } = await db.execute<OfferLink>(sql`
    SELECT o.remote_good_id AS "remoteGoodId", o.remote_sku_id AS "remoteSkuId", o.source_id AS "sourceId", b.shop_name AS "sourceName",
           o.supplier, o.offer_id AS "offerId", o.spec_id AS "specId", o.title, o.spec_name AS "specName", o.pic, o.price, o.num
      FROM shop_offer o JOIN shop b ON b.id = o.source_id
     WHERE o.shop_id = ${shopId}
       AND o.remote_good_id IN (SELECT json_array_elements_text(${JSON.stringify(remoteGoodIds)}::json))`);
  return rows;
}

type Apart = { sourced: SourcedOrderDto[]; unplanned: UnplannedOrderDto[]; rest: ParcelToPlan[] };

/**
 * Sets apart what is bought at sources. Such an order goes as a whole, to one supplier, as the shop has it: it is not merged,
 * and nothing of it is sent from here.
 */
export function apartFrom(parcels: readonly ParcelToPlan[], links: readonly OfferLink[]): Apart {
  const bySku = new Map(links.map((link) => [keyOf(link), link]));
  const apart: Apart = { sourced: [], unplanned: [], rest: [] };
  for (const parcel of parcels) {
    const bought = parcel.items.map((item) => ({ item, link: bySku.get(keyOf(item)) }));
    if (bought.every(({ link }) => !link)) {
      apart.rest.push(parcel);
      continue;
    }
    const lines = bought.flatMap(({ item, link }) => (link ? [{ link, num: link.num * item.num }] : []));
    const order = sourcedOf(parcel, lines, bought.length);
    if ('reasonCode' in order) apart.unplanned.push(...unplannedOf(parcel, order));
    else apart.sourced.push(order);
  }
  return apart;
}

function sourcedOf(
  { shopOrderIds, mergeId, lineIds }: ParcelToPlan,
  lines: readonly { link: OfferLink; num: number }[],
  items: number,
): SourcedOrderDto | Reason {
  const [first] = lines;
  const [shopOrderId] = shopOrderIds;
  if (!first || shopOrderId === undefined) return unmapped('店铺订单里没有商品');
  if (mergeId !== null) return refused('合并的订单不能交给1688，请先拆开');
  if (lines.length < items || lineIds !== null)
    return refused('订单里只有一部分商品由1688采购，请改为全部关联1688商品，或全部关联橙仓商品');
  const { sourceId, sourceName, supplier } = first.link;
  if (lines.some(({ link }) => link.sourceId !== sourceId || link.supplier !== supplier))
    return refused('订单里的1688商品属于不同的供应商或账号，一笔1688订单只能有一个供应商');
  const bought = new Map<string, SourcedOrderDto['items'][number]>();
  for (const { link, num } of lines) {
    const { offerId, specId, title, specName, pic, price } = link;
    const key = JSON.stringify([offerId, specId]);
    const before = bought.get(key)?.num ?? 0;
    bought.set(key, { offerId, specId, title, specName, pic, price, num: before + num });
  }
  const list = [...bought.values()];
  const amount = list.reduce((sum, { price, num }) => sum + price * num, 0);
  return { shopOrderId, sourceId, sourceName, supplier, items: list, amount };
}

function refused(msg: string): Reason {
  return { reasonCode: 'OFFER_LINKED', msg };
}

function keyOf({ remoteGoodId, remoteSkuId }: { remoteGoodId: string; remoteSkuId: string }): string {
  return JSON.stringify([remoteGoodId, remoteSkuId]);
}
