import { batchesOf } from '../batchesOf.ts';
import { type Fields, fieldsOf, listOf, numberOf, textOf } from '../fields.ts';
import { mapBounded } from '../mapBounded.ts';
import { goodsPageOf, nextGoodsPage } from '../pagesOfGoods.ts';
import type { RemoteGoodsPage, RemoteSku, ShopAccess } from '../shopPlatform.ts';
import { fenOf } from '../yuan.ts';
import type { TaobaoClient } from './taobaoClient.ts';
import { PLATFORM } from './taobaoErrors.ts';

const PAGE_SIZE = 100;
const DETAILS_A_CALL = 20;
const ITEM_FIELDS = 'num_iid,title,pic_url,price,outer_id,sku';
/** `1627207:28320:`, before each property of a combination; orders tell the words alone. */
const PROPERTY_IDS = /^-?\d+:-?\d+:/;

/** A page of what is on sale: taobao.items.onsale.get names the items, taobao.items.seller.list.get has their SKUs. */
export async function listGoods(
  client: TaobaoClient,
  { accessToken }: ShopAccess,
  cursor: string | null,
): Promise<RemoteGoodsPage> {
  const page = goodsPageOf(cursor, PLATFORM);
  const listed = await client.read(
    'taobao.items.onsale.get',
    { fields: 'num_iid', page_no: String(page), page_size: String(PAGE_SIZE), order_by: 'list_time:asc' },
    accessToken,
  );
  const ids = listOf(fieldsOf(listed.items).item).map(({ num_iid: id }) => textOf(id));
  const items = await mapBounded(batchesOf(ids, DETAILS_A_CALL), async (part) => {
    const answer = await client.read(
      'taobao.items.seller.list.get',
      { fields: ITEM_FIELDS, num_iids: part.join() },
      accessToken,
    );
    return listOf(fieldsOf(answer.items).item);
  });
  const total = numberOf(listed.total_results);
  return {
    skus: items.flat().flatMap(skusOf),
    ...{ read: ids.length, total, next: nextGoodsPage(page, { size: PAGE_SIZE, total }) },
  };
}

/** An item without variants has no SKU, and its orders name none. */
function skusOf(item: Fields): RemoteSku[] {
  const whole = {
    remoteGoodId: textOf(item.num_iid),
    remoteSkuId: '',
    title: textOf(item.title),
    sku: '',
    price: fenOf(item.price),
    pic: textOf(item.pic_url),
    merchantCode: textOf(item.outer_id),
  };
  const skus = listOf(fieldsOf(item.skus).sku);
  if (skus.length === 0) return [whole];
  return skus.map((sku) => ({
    ...whole,
    remoteSkuId: textOf(sku.sku_id),
    sku: textOf(sku.properties_name)
      .split(';')
      .map((property) => property.replace(PROPERTY_IDS, ''))
      .join(';'),
    price: fenOf(sku.price),
    merchantCode: textOf(sku.outer_id) || whole.merchantCode,
  }));
}
