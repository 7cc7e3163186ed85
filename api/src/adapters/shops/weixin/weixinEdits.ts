import { isDeepStrictEqual } from 'node:util';
import { type Fields, fieldsOf, listOf, numberOf, textOf } from '../fields.ts';
import type { ListedSku, ListingEdit, ListingRefusal } from '../listingPlatform.ts';
import { ShopError } from '../shopError.ts';
import type { ShopAccess } from '../shopPlatform.ts';
import type { WeixinClient } from './weixinClient.ts';
import { PLATFORM } from './weixinErrors.ts';
import { IN_REVIEW, NEVER_LISTED, ON_SALE, type Product, readProduct } from './weixinProducts.ts';
import { refusalIn } from './weixinRefusals.ts';

const PASSED = 4;
const IN_STOCK = 0;

/** What an update says of a product, and of a combination, in the words in which they are told. */
const FIELDS = [
  ...['title', 'sub_title', 'short_title', 'head_imgs', 'deliver_method', 'deliver_acct_type', 'desc_info'],
  ...['cats', 'cats_v2', 'attrs', 'spu_code', 'brand_id', 'qualifications', 'product_qua_infos'],
  ...['express_info', 'aftersale_desc', 'limited_info', 'extra_service', 'after_sale_info', 'size_chart'],
];
const SKU_FIELDS = [
  ...['sku_id', 'out_sku_id', 'thumb_img', 'sale_price', 'stock_num', 'sku_code', 'sku_attrs'],
  ...['sku_deliver_info', 'bar_code'],
];

type Clients = { client: WeixinClient; patient: WeixinClient };

/**
 * Prices alone of what has been on sale are changed at once, and nothing else is. The rest is one whole update of the draft,
 * which is reviewed where the product is on sale or is to be; nothing is sent that the draft has already.
 */
export async function editListing(
  { client, patient }: Clients,
  access: ShopAccess,
  edit: ListingEdit,
): Promise<ListingRefusal | null> {
  const product = await readProduct(client, access, edit.remoteGoodId);
  if (!product) throw new ShopError(PLATFORM, 'transient', 'NO_PRODUCT');
  const status = numberOf(product.edited.status);
  const { edited, online } = product;
  if (!edit.content && status !== NEVER_LISTED) return setOnlinePrices(patient, access, { edit, online });

  const now = { ...pick(edited, FIELDS), skus: listOf(edited.skus).map((sku) => pick(sku, SKU_FIELDS)) };
  const next = {
    ...now,
    ...(edit.content && {
      title: edit.content.title,
      head_imgs: edit.content.pictures,
      desc_info: { ...fieldsOf(edited.desc_info), imgs: edit.content.detailPictures },
    }),
    skus: edit.content ? skusOf(product, edit) : pricedAnew(now.skus, edit.skus),
  };
  const editStatus = numberOf(edited.edit_status);
  const lists = status === NEVER_LISTED ? edit.onSale : status === ON_SALE;
  const isOnItsWay = !lists || editStatus === IN_REVIEW || editStatus === PASSED;
  if (isOnItsWay && isDeepStrictEqual(withoutPieces(next), withoutPieces(now))) return null;
  if (editStatus === IN_REVIEW) return { kind: 'review', code: 'EDIT_STATUS', words: '' };
  const answer = await patient.writeSaid(
    '/channels/ec/product/update',
    { product_id: edit.remoteGoodId, ...next, listing: lists ? 1 : 0 },
    access.accessToken,
  );
  return 'data' in answer ? null : refusalIn(answer);
}

/** Pieces are kept by a call of their own. */
function withoutPieces<T extends { skus: Fields[] }>({ skus, ...rest }: T) {
  return { ...rest, skus: skus.map(({ stock_num: _, ...sku }) => sku) };
}

async function setOnlinePrices(
  client: WeixinClient,
  access: ShopAccess,
  { edit: { remoteGoodId, skus }, online }: { edit: ListingEdit; online: Fields },
): Promise<ListingRefusal | null> {
  const prices = pricesOf(skus);
  const changed = listOf(online.skus).flatMap((sku) => {
    const price = prices.get(textOf(sku.sku_code));
    return price === undefined || price === numberOf(sku.sale_price)
      ? []
      : [{ remoteSkuId: textOf(sku.sku_id), price }];
  });
  if (changed.length === 0) return null;
  const answer = await client.writeSaid(...pricesUpdate(remoteGoodId, changed), access.accessToken);
  return 'data' in answer ? null : refusalIn(answer);
}

/** Of what has been on sale, without a review; what is being edited stays as it is. */
export function pricesUpdate(
  productId: string,
  skus: readonly { remoteSkuId: string; price: number }[],
): [path: string, params: unknown] {
  const changes = skus.map(({ remoteSkuId, price }) => ({ sku_id: remoteSkuId, sale_price: price }));
  return ['/channels/ec/product/auditfree', { product_id: productId, skus: changes }];
}

function pricesOf(skus: readonly ListedSku[]): Map<string, number> {
  return new Map(
    skus.filter(({ outerSkuId }) => outerSkuId !== '').map(({ outerSkuId, price }) => [outerSkuId, price]),
  );
}

function pricedAnew(there: readonly Fields[], skus: readonly ListedSku[]): Fields[] {
  const prices = pricesOf(skus);
  return there.map((sku) => ({ ...sku, sale_price: prices.get(textOf(sku.sku_code)) ?? sku.sale_price }));
}

/** Those for sale: what is there by our number stays what it is with its pieces, the rest is new, and others end. */
function skusOf({ edited, online }: Product, { specs, skus }: ListingEdit): Fields[] {
  const there = listOf(edited.skus);
  const left = new Map(listOf(online.skus).map((sku) => [textOf(sku.sku_id), sku.stock_num]));
  return skus
    .filter(({ outerSkuId }) => outerSkuId !== '')
    .map(({ outerSkuId, values, price, stock, picture }) => {
      const known = there.find((sku) => textOf(sku.sku_code) === outerSkuId);
      return {
        ...(known
          ? pick(known, SKU_FIELDS)
          : { out_sku_id: outerSkuId, sku_deliver_info: { stock_type: IN_STOCK } }),
        sku_code: outerSkuId,
        ...(picture !== '' && { thumb_img: picture }),
        sale_price: price,
        stock_num: known ? (left.get(textOf(known.sku_id)) ?? known.stock_num) : stock,
        sku_attrs: values.map((value, at) => ({ attr_key: specs[at]?.name ?? '', attr_value: value })),
      };
    });
}

function pick(fields: Fields, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]));
}
