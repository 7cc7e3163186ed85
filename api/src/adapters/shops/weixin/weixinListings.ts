import { type CategoryTree, keptCategories } from '../categoryTree.ts';
import { type Fields, fieldsOf, numberOf, textOf, textsOf } from '../fields.ts';
import type {
  ListingPlatform,
  ListingRefusal,
  ListingRefusalKind,
  ListingVerdict,
  NewListing,
} from '../listingPlatform.ts';
import { listingRefusal } from '../listingRefusal.ts';
import { mapBounded } from '../mapBounded.ts';
import { ShopError } from '../shopError.ts';
import type { RemoteSku, ShopAccess } from '../shopPlatform.ts';
import { listFreights, listProperties, readCategories } from './weixinCategories.ts';
import { type WeixinClient, weixinClient } from './weixinClient.ts';
import { PLATFORM } from './weixinErrors.ts';
import { skusOf } from './weixinGoods.ts';
import { WEIXIN_GATEWAY } from './weixinShop.ts';

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
const ONLINE_AND_EDITED = 3;
const UPLOADING = 7;
const NEVER_LISTED = 0;
const PAGE_SIZE = 30;
const NO_SUCH_PRODUCT = '10020052';
const DAY_USED_UP = '10020111';

const KINDS: Record<string, ListingRefusalKind> = {
  10020005: 'freight',
  10020011: 'category',
  10020012: 'property',
  10020017: 'category',
  10020018: 'category',
  10020019: 'freight',
  10020020: 'title',
  10020021: 'title',
  10020022: 'picture',
  10020028: 'price',
  10020035: 'picture',
  10020039: 'price',
  10020040: 'price',
  10020048: 'category',
  10020103: 'limit',
  10020106: 'picture',
  10020107: 'picture',
  10020108: 'category',
};

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
  const { error, words } = answer;
  if (error.code === DAY_USED_UP)
    return { ...listingRefusal(error.code, words), kind: 'dayLimit', mayBeKept: true };
  if (isOpen(error)) throw error;
  const refused = listingRefusal(error.code, words);
  return { ...refused, kind: KINDS[error.code] ?? refused.kind };
}

/** Says nothing of the goods: it may pass, and the call may even have been done. */
function isOpen({ kind, code }: ShopError): boolean {
  return ['authExpired', 'rateLimited', 'transient'].includes(kind) || !/^10020\d{3}$|^101004$/.test(code);
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
  if (numberOf(found.edit_status) === UPLOADING) throw new ShopError(PLATFORM, 'transient', 'UPLOADING');
  return skusOf(found);
}

/** Nothing is listed by our number: what has never been on sale is looked through, then the rest. */
async function productOfNumber(
  client: WeixinClient,
  access: ShopAccess,
  outerId: string,
): Promise<Fields | null> {
  for (const status of [{ status: NEVER_LISTED }, {}])
    for (let next: string | null = ''; next !== null; ) {
      const answer: Fields = await client.read(
        '/channels/ec/product/list/get',
        { ...status, page_size: PAGE_SIZE, next_key: next },
        access.accessToken,
      );
      const ids = textsOf(answer.product_ids);
      const products = await mapBounded(ids, (id) => readProduct(client, access, id));
      const found = products.find((product) => textOf(product?.out_product_id) === outerId);
      if (found) return found;
      next = ids.length < PAGE_SIZE ? null : textOf(answer.next_key) || null;
    }
  return null;
}

const ON_SALE = 5;
/** 自主下架; the other states of what was listed are the platform's doing. */
const TAKEN_DOWN = 11;
/** 回收站, 彻底删除. */
const GONE = [6, 9];
const IN_REVIEW = [2, UPLOADING, 70];
const REFUSED = [3, 8, 71, 72, 73];

async function readVerdict(
  client: WeixinClient,
  access: ShopAccess,
  productId: string,
): Promise<ListingVerdict> {
  const product = await readProduct(client, access, productId);
  const status = numberOf(product?.status);
  if (!product || GONE.includes(status)) return { kind: 'gone', words: '' };
  if (status === ON_SALE) return { kind: 'onSale', words: '' };
  if (status !== NEVER_LISTED) return { kind: status === TAKEN_DOWN ? 'offSale' : 'banned', words: '' };
  const edited = numberOf(product.edit_status);
  if (REFUSED.includes(edited)) {
    const words = textOf(fieldsOf(product.audit_info).reject_reason);
    return { kind: 'refused', words };
  }
  return { kind: IN_REVIEW.includes(edited) ? 'inReview' : 'draft', words: '' };
}

/** A product as it is edited, and where it never was, as it is on sale. */
async function readProduct(
  client: WeixinClient,
  { accessToken }: ShopAccess,
  productId: string,
): Promise<Fields | null> {
  try {
    const answer = await client.read(
      '/channels/ec/product/get',
      { product_id: productId, data_type: ONLINE_AND_EDITED },
      accessToken,
    );
    const [edited, online] = [fieldsOf(answer.edit_product), fieldsOf(answer.product)];
    const product = textOf(edited.product_id) === '' ? online : edited;
    // Why its review was refused stands beside it.
    return textOf(product.product_id) === '' ? null : { audit_info: answer.audit_info, ...product };
  } catch (error) {
    if (error instanceof ShopError && error.code === NO_SUCH_PRODUCT) return null;
    throw error;
  }
}
