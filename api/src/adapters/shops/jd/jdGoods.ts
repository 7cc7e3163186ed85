import { type Fields, fieldsOf, listOf, numberOf, textOf } from '../fields.ts';
import { goodsPageOf, nextGoodsPage } from '../pagesOfGoods.ts';
import type { RemoteGoodsPage, RemoteSku, ShopAccess } from '../shopPlatform.ts';
import { fenOf } from '../yuan.ts';
import type { JdClient } from './jdClient.ts';
import { PLATFORM } from './jdErrors.ts';

const PAGE_SIZE = 50;
const ON_SALE = 1;
const SKU_FIELDS = 'wareId,skuId,skuName,outerId,jdPrice,logo';
const PICTURES = 'https://img10.360buyimg.com/n1/';

/** A page of the SKUs on sale; JD counts these, not the goods. */
export async function listGoods(
  client: JdClient,
  { accessToken }: ShopAccess,
  cursor: string | null,
): Promise<RemoteGoodsPage> {
  const page = goodsPageOf(cursor, PLATFORM);
  const answer = await client.read(
    'jingdong.sku.read.searchSkuList',
    {
      skuStatuValue: [ON_SALE],
      field: SKU_FIELDS,
      orderFiled: 'skuId',
      orderType: 'asc',
      pageNo: page,
      page_size: PAGE_SIZE,
    },
    accessToken,
  );
  const { data, totalItem } = fieldsOf(answer.page);
  const skus = listOf(data).map(skuOf);
  const total = numberOf(totalItem);
  return { skus, read: skus.length, total, next: nextGoodsPage(page, { size: PAGE_SIZE, total }) };
}

function skuOf(sku: Fields): RemoteSku {
  const logo = textOf(sku.logo);
  return {
    remoteGoodId: textOf(sku.wareId),
    remoteSkuId: textOf(sku.skuId),
    // Contains the SKU's properties, as in orders.
    title: textOf(sku.skuName),
    sku: '',
    price: fenOf(sku.jdPrice),
    pic: logo && !/^https?:/.test(logo) ? PICTURES + logo : logo,
    merchantCode: textOf(sku.outerId),
  };
}
