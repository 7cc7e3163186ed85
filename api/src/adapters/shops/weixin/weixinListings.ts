import { type CategoryTree, keptCategories } from '../categoryTree.ts';
import { type Fields, fieldsOf, numberOf, textOf, textsOf } from '../fields.ts';
import type { ListingPlatform, ListingRefusal, NewListing } from '../listingPlatform.ts';
import { listingRefusal } from '../listingRefusal.ts';
import { mapBounded } from '../mapBounded.ts';
import { ShopError } from '../shopError.ts';
import type { RemoteSku, ShopAccess } from '../shopPlatform.ts';
import { listFreights, listProperties, readCategories } from './weixinCategories.ts';
import { type WeixinClient, weixinClient } from './weixinClient.ts';
import { editListing } from './weixinEdits.ts';
import { PLATFORM } from './weixinErrors.ts';
import { skusOf } from './weixinGoods.ts';
import { NEVER_LISTED, type Product, readProduct, UPLOADING } from './weixinProducts.ts';
import { isOpen, refusalIn } from './weixinRefusals.ts';
import { WEIXIN_GATEWAY } from './weixinShop.ts';
import { readVerdict } from './weixinVerdicts.ts';

type WeixinListingsOptions = {
  gateway?: string;
  now?: () => Date;
  timeoutMs?: number;
  /** Of pictures and of what is put up, and of the categories, which come all at once. */
  longTimeoutMs?: number;
};

const BY_COURIER = 0;
const NO_BRAND = '2100000000';
const WITHIN_SEVEN_DAYS = 1;
const IN_STOCK = 0;
const BY_ADDRESS = '1';
const AS_ADDRESS = '1';
const PAGE_SIZE = 30;

/** 微信小店: what is put up is a draft first, and reviewed where it goes on sale. */
export function weixinListings({
  gateway = WEIXIN_GATEWAY,
  now = () => new Date(),
  timeoutMs = 5_000,
  longTimeoutMs = 20_000,
}: WeixinListingsOptions): ListingPlatform {
  const client = weixinClient({ gateway, timeoutMs });
  const patient = weixinClient({ gateway, timeoutMs: longTimeoutMs });
  const categoriesOf = keptCategories((accessToken) => readCategories(patient, accessToken), now);
  return {
    platform: 6,
    limits: {
      title: { min: 5, max: 60, wideLetter: 1 },
      pictures: { min: 3, max: 9, detail: 20 },
      specs: 3,
      asksPhone: false,
    },
    async categories(access, parentId) {
      return (await categoriesOf(access.accessToken)).below(parentId);
    },
    properties: (access, categoryId) => listProperties(client, access, categoryId),
    freights: (access) => listFreights(client, access),
    uploadPictures: (access, addresses) => uploadPictures(patient, access, addresses),
    async addListing(access, listing) {
      return addListing(patient, access, listing, await categoriesOf(access.accessToken));
    },
    findListed: (access, which) => findListed(client, access, which),
    editListing: (access, edit) => editListing({ client, patient }, access, edit),
    readVerdict: (access, id) => readVerdict(client, access, id),
  };
}

/** A picture has the same address there however often it is sent. */
function uploadPictures(
  client: WeixinClient,
  { accessToken }: ShopAccess,
  addresses: readonly string[],
): Promise<(string | ListingRefusal)[]> {
  return mapBounded([...addresses], async (address) => {
    const answer = await client.writeSaid('/shop/ec/basics/img/upload', { img_url: address }, accessToken, {
      ...{ upload_type: BY_ADDRESS, resp_type: AS_ADDRESS },
    });
    if ('error' in answer) {
      if (isOpen(answer.error)) throw answer.error;
      return { ...listingRefusal(answer.error.code, answer.words), kind: 'picture' };
    }
    const shown = textOf(fieldsOf(answer.data.pic_file).img_url);
    if (!shown) throw new ShopError(PLATFORM, 'transient', 'NO_PICTURE');
    return shown;
  });
}

async function addListing(
  client: WeixinClient,
  { accessToken }: ShopAccess,
  listing: NewListing,
  categories: CategoryTree,
): Promise<string | ListingRefusal> {
  const path = categories.pathTo(listing.categoryId);
  if (path.length === 0) return { kind: 'category', code: 'NO_CATEGORY', words: '' };
  const answer = await client.writeSaid('/channels/ec/product/add', productOf(listing, path), accessToken);
  if ('data' in answer) {
    // The documents have it in `data`, their answers beside it.
    const id = textOf(fieldsOf(answer.data.data).product_id) || textOf(answer.data.product_id);
    if (!id) throw new ShopError(PLATFORM, 'transient', 'NO_PRODUCT_ID');
    return id;
  }
  return refusalIn(answer);
}

function productOf(listing: NewListing, path: readonly string[]) {
  const { title, pictures, detailPictures, freightId } = listing;
  return {
    out_product_id: listing.outerId,
    title,
    head_imgs: pictures,
    deliver_method: BY_COURIER,
    desc_info: { imgs: detailPictures, desc: '' },
    cats_v2: path.map((cat_id) => ({ cat_id })),
    attrs: listing.properties.map(({ id, values }) => ({
      attr_key: id,
      attr_value: values.map(({ name }) => name).join(';'),
    })),
    brand_id: NO_BRAND,
    express_info: {
      template_id: freightId,
      weight: Math.max(1, ...listing.skus.map(({ weight }) => weight)),
    },
    extra_service: { seven_day_return: WITHIN_SEVEN_DAYS, freight_insurance: 0 },
    skus: listing.skus
      .filter(({ outerSkuId }) => outerSkuId !== '')
      .map(({ outerSkuId, values, price, stock, picture }) => ({
        out_sku_id: outerSkuId,
        sku_code: outerSkuId,
        ...(picture !== '' && { thumb_img: picture }),
        sale_price: price,
        stock_num: stock,
        sku_attrs: values.map((value, at) => ({
          attr_key: listing.specs[at]?.name ?? '',
          attr_value: value,
        })),
        sku_deliver_info: { stock_type: IN_STOCK },
      })),
    listing: listing.onSale ? 1 : 0,
  };
}

async function findListed(
  client: WeixinClient,
  access: ShopAccess,
  which: { outerId: string } | { remoteGoodId: string },
): Promise<RemoteSku[] | null> {
  const found =
    'remoteGoodId' in which
      ? await readProduct(client, access, which.remoteGoodId)
      : await productOfNumber(client, access, which.outerId);
  if (!found) return null;
  // More than 25 combinations are stored after the call has ended.
  if (numberOf(found.edited.edit_status) === UPLOADING)
    throw new ShopError(PLATFORM, 'transient', 'UPLOADING');
  const sold = new Map(skusOf(found.online).map(({ remoteSkuId, price }) => [remoteSkuId, price]));
  // What is edited has not followed a price that was changed without a review.
  return skusOf(found.edited).map((sku) => ({ ...sku, price: sold.get(sku.remoteSkuId) ?? sku.price }));
}

/** Nothing is listed by our number: what has never been on sale is looked through, then the rest. */
async function productOfNumber(
  client: WeixinClient,
  access: ShopAccess,
  outerId: string,
): Promise<Product | null> {
  for (const status of [{ status: NEVER_LISTED }, {}])
    for (let next: string | null = ''; next !== null; ) {
      const answer: Fields = await client.read(
        '/channels/ec/product/list/get',
        { ...status, page_size: PAGE_SIZE, next_key: next },
        access.accessToken,
      );
      const ids = textsOf(answer.product_ids);
      const products = await mapBounded(ids, (id) => readProduct(client, access, id));
      const found = products.find((product) => textOf(product?.edited.out_product_id) === outerId);
      if (found) return found;
      next = ids.length < PAGE_SIZE ? null : textOf(answer.next_key) || null;
    }
  return null;
}
