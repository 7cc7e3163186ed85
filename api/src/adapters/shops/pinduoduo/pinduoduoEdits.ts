import { isDeepStrictEqual } from 'node:util';
import { type Fields, fieldsOf, listOf, numberOf, textOf, textsOf } from '../fields.ts';
import type { ListedSku, ListingEdit, ListingRefusal } from '../listingPlatform.ts';
import type { ShopAccess } from '../shopPlatform.ts';
import type { PinduoduoClient } from './pinduoduoClient.ts';
import { refusalIn } from './pinduoduoRefusals.ts';
import { specIdsOf } from './pinduoduoSpecs.ts';

/** What a single buyer pays is more than what a group does, and less than the price to compare with. */
export const SINGLE_MORE = 100;
const ON_SALE = 1;
const SUBMIT = '0';
const SAVE = '1';
const AS_IT_IS = '1';
const LIMIT_OF_ONE = 999;

const DETAIL = { type: 'pdd.goods.detail.get', node: 'goods_detail_get_response' };
const UPDATE = { type: 'pdd.goods.information.update', node: 'goods_update_response' };

/** What an edit has to say, and may say, of goods in the words in which they are told; yes and no are told as 1 and 0. */
const FLAGS = ['is_folt', 'is_pre_sale', 'is_refundable', 'second_hand'];
const FIELDS = [
  ...['goods_type', 'cat_id', 'cost_template_id', 'country_id', 'shipment_limit_second', 'delivery_type'],
  ...['goods_desc', 'tiny_name', 'image_url', 'warm_tips', 'customer_num', 'buy_limit', 'order_limit'],
  ...['pre_sale_time', 'is_group_pre_sale', 'is_sku_pre_sale', 'delivery_one_day', 'invoice_status'],
  ...['bad_fruit_claim', 'lack_of_weight_claim', 'quan_guo_lian_bao', 'zhi_huan_bu_xiu', 'privacy_delivery'],
  ...['two_pieces_discount', 'size_spec_id', 'shop_group_id', 'shang_men_an_zhuang', 'song_huo_an_zhuang'],
  ...['song_huo_ru_hu', 'mai_jia_zi_ti', 'out_source_type', 'out_source_goods_id'],
];

/** China, and without a courier. */
const ZERO_IS_SAID = ['country_id', 'delivery_type'];

/** A combination as an edit says it. Of what is there `quantity` is by how much it changes. */
type EditSku = {
  sku_id?: string;
  spec_id_list: string;
  is_onsale: number;
  limit_quantity: number;
  multi_price: number;
  price: number;
  quantity: number;
  weight: number;
  out_sku_sn?: string;
  thumb_url: string;
  sku_properties: unknown[];
};

/**
 * An edit is whole: what is not asked for is sent as it is told, and nothing is where that is all. Goods on sale stay so, and
 * others stay off sale; the platform reviews what it is sent.
 */
export async function editListing(
  { client, patient }: { client: PinduoduoClient; patient: PinduoduoClient },
  access: ShopAccess,
  edit: ListingEdit,
): Promise<ListingRefusal | null> {
  const goods = await client.read(DETAIL, { goods_id: edit.remoteGoodId }, access.accessToken);
  const there = listOf(goods.sku_list).map(skuThere);
  const skus = edit.content
    ? await skusOf(client, access, { goods, there, edit, content: edit.content })
    : pricedAnew(there, edit.skus);
  if (!skus) return { kind: 'category', code: 'NO_SPECS', words: '这个类目没有这么多规格项' };
  const now = editOf(goods, there);
  const next = {
    ...editOf(goods, skus),
    ...(edit.content && {
      goods_name: edit.content.title,
      carousel_gallery: JSON.stringify(edit.content.pictures),
      detail_gallery: JSON.stringify(edit.content.detailPictures),
    }),
  };
  if (isDeepStrictEqual(next, now)) return null;
  const sent = {
    ...next,
    operate_type: edit.onSale || numberOf(goods.status) === ON_SALE ? SUBMIT : SAVE,
    sync_goods_operate: AS_IT_IS,
  };
  const answer = await patient.writeSaid(UPDATE, sent, access.accessToken);
  return 'data' in answer ? null : refusalIn(answer);
}

/** The whole of goods as they are told, with these combinations. */
function editOf(goods: Fields, skus: readonly EditSku[]): Record<string, string> {
  const dearest = Math.max(...skus.map(({ price }) => price));
  const told = FIELDS.filter((field) => isTold(goods[field]) || ZERO_IS_SAID.includes(field));
  const videos = listOf(goods.video_gallery);
  return {
    goods_id: textOf(goods.goods_id),
    goods_name: textOf(goods.goods_name),
    out_goods_id: textOf(goods.outer_goods_id),
    ...Object.fromEntries(told.map((field) => [field, textOf(goods[field])])),
    ...Object.fromEntries(FLAGS.map((flag) => [flag, String(numberOf(goods[flag]) === 1)])),
    market_price: String(Math.max(numberOf(goods.market_price), dearest + SINGLE_MORE)),
    carousel_gallery: JSON.stringify(textsOf(goods.carousel_gallery_list)),
    detail_gallery: JSON.stringify(textsOf(goods.detail_gallery_list)),
    ...(videos.length > 0 && { carousel_video: JSON.stringify(videos) }),
    goods_properties: JSON.stringify(
      listOf(goods.goods_property_list).map(({ vvalue, punit, vid, ...property }) => ({
        ...property,
        value: vvalue,
        ...(numberOf(vid) !== 0 && { vid }),
        ...(textOf(punit) !== '' && { value_unit: punit }),
      })),
    ),
    sku_list: JSON.stringify(skus.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1))),
  };
}

function isTold(value: unknown): boolean {
  return !['', '0'].includes(textOf(value));
}

const idOf = ({ sku_id: id = '~', spec_id_list: specs }: EditSku) => `${id} ${specs}`;

function skuThere(sku: Fields): EditSku {
  const code = textOf(sku.out_sku_sn);
  return {
    sku_id: textOf(sku.sku_id),
    spec_id_list: `[${listOf(sku.spec)
      .map(({ spec_id: id }) => textOf(id))
      .join()}]`,
    is_onsale: numberOf(sku.is_onsale),
    limit_quantity: numberOf(sku.limit_quantity),
    multi_price: numberOf(sku.multi_price),
    price: numberOf(sku.price),
    quantity: 0,
    weight: numberOf(sku.weight),
    ...(code !== '' && { out_sku_sn: code }),
    thumb_url: textOf(sku.thumb_url),
    sku_properties: listOf(sku.sku_property_list),
    ...Object.fromEntries(
      ['length', 'sku_pre_sale_time', 'out_source_sku_id', 'oversea_sku']
        .filter((field) => isTold(sku[field]) || Object.keys(fieldsOf(sku[field])).length > 0)
        .map((field) => [field, sku[field]]),
    ),
  };
}

/** Who buys alone goes on paying what the merchant asks, but for what was put up from here or would be too near to a group. */
function alone(there: EditSku, price: number): number {
  const isOurs = there.price === there.multi_price + SINGLE_MORE;
  return isOurs ? price + SINGLE_MORE : Math.max(there.price, price + SINGLE_MORE);
}

function pricedAnew(there: readonly EditSku[], skus: readonly ListedSku[]): EditSku[] {
  const prices = new Map(skus.map(({ outerSkuId, price }) => [outerSkuId, price]));
  return there.map((sku) => {
    const price = prices.get(sku.out_sku_sn ?? '');
    if (price === undefined || sku.out_sku_sn === undefined) return sku;
    return { ...sku, multi_price: price, price: alone(sku, price) };
  });
}

type Whole = {
  goods: Fields;
  there: readonly EditSku[];
  edit: ListingEdit;
  content: NonNullable<ListingEdit['content']>;
};

/** All combinations: those that are there by our numbers, or else by their values, stay what they are. */
async function skusOf(
  client: PinduoduoClient,
  access: ShopAccess,
  { goods, there, edit: { specs, skus }, content }: Whole,
): Promise<EditSku[] | null> {
  const specIds = await specIdsOf(client, access, { categoryId: textOf(goods.cat_id), specs });
  if (!specIds) return null;
  const ours = new Set(skus.map(({ outerSkuId }) => outerSkuId));
  return skus.map((sku): EditSku => {
    const { outerSkuId, values, price, stock, weight, picture } = sku;
    const specIdList = `[${values.map((value, at) => specIds[at]?.get(value) ?? '').join()}]`;
    const known =
      there.find(({ out_sku_sn: code }) => outerSkuId !== '' && code === outerSkuId) ??
      there.find(
        ({ spec_id_list: ids, out_sku_sn: code = '' }) =>
          ids === specIdList && (code === '' || !ours.has(code)),
      );
    const stays = known?.out_sku_sn === outerSkuId;
    return {
      ...{ limit_quantity: LIMIT_OF_ONE, weight, thumb_url: content.pictures[0] ?? '', sku_properties: [] },
      ...known,
      ...((outerSkuId !== '' || known?.out_sku_sn !== undefined) && { out_sku_sn: outerSkuId }),
      ...(picture !== '' && { thumb_url: picture }),
      spec_id_list: specIdList,
      is_onsale: outerSkuId === '' ? 0 : stays ? (known?.is_onsale ?? 1) : 1,
      multi_price: price,
      price: known ? alone(known, price) : price + SINGLE_MORE,
      quantity: known ? 0 : stock,
    };
  });
}
