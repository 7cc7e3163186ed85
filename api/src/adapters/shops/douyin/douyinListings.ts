import { fieldsOf, listOf, numberOf, textOf, textsOf } from '../fields.ts';
import type {
  ListingEdit,
  ListingPlatform,
  ListingRefusal,
  ListingVerdict,
  NewListing,
} from '../listingPlatform.ts';
import { listingRefusal } from '../listingRefusal.ts';
import { ShopError } from '../shopError.ts';
import type { RemoteSku, ShopAccess } from '../shopPlatform.ts';
import { listCategories, listFreights, listProperties } from './douyinCategories.ts';
import { DOUYIN_GATEWAY, type DouyinClient, douyinClient } from './douyinClient.ts';
import { saysNoSuchOrder } from './douyinErrors.ts';
import { skusOf } from './douyinGoods.ts';
import { uploadPictures } from './douyinPictures.ts';
import { canonicalJson } from './douyinSignature.ts';

type DouyinListingsOptions = {
  appKey: string;
  appSecret: string;
  gateway?: string;
  now?: () => Date;
  timeoutMs?: number;
  /** Of writes: the platform looks at what it is given. */
  writeTimeoutMs?: number;
};

const ORDINARY = 0;
const REDUCED_WHEN_PAID = 2;
const NO_BRAND = 596_120_136;
const WITHIN_DAYS = 2;
const GRAMS = 1;
const APPROVED = 3;
/** 内容未做修改: it is as it was sent. */
const UNCHANGED = 'isv.parameter-invalid:2010102';
/** What parts `specs`, and what stands for it inside of a name. */
const PARTS: Record<string, string> = { '|': '｜', ',': '，', '^': '＾' };

/** 抖店: goods are put up with the pictures of the shop's material centre. */
export function douyinListings({
  appKey,
  appSecret,
  gateway = DOUYIN_GATEWAY,
  now = () => new Date(),
  timeoutMs = 5_000,
  writeTimeoutMs = 20_000,
}: DouyinListingsOptions): ListingPlatform {
  const client = douyinClient({ appKey, appSecret, gateway, now, timeoutMs });
  const writing = douyinClient({ appKey, appSecret, gateway, now, timeoutMs: writeTimeoutMs });
  return {
    platform: 4,
    limits: {
      title: { min: 8, max: 60, wideLetter: 2 },
      pictures: { min: 1, max: 5, detail: 40 },
      specs: 3,
      asksPhone: true,
    },
    categories: (access, parentId) => listCategories(client, access, parentId),
    properties: (access, categoryId) => listProperties(client, access, categoryId),
    freights: (access) => listFreights(client, access),
    uploadPictures: (access, addresses) => uploadPictures(writing, access, addresses),
    addListing: (access, listing) => addListing(writing, access, listing),
    findListed: (access, which) => findListed(client, access, which),
    readVerdict: (access, id) => readVerdict(client, access, id),
    editListing: (access, edit) => editListing({ client, writing }, access, edit),
  };
}

async function addListing(
  client: DouyinClient,
  { accessToken }: ShopAccess,
  listing: NewListing,
): Promise<string | ListingRefusal> {
  const answer = await client.writeSaid('product.addV2', productOf(listing), accessToken);
  if ('data' in answer) {
    const id = textOf(answer.data.product_id);
    // It was put up: by our number it can be found.
    if (!id) throw new ShopError('douyin', 'transient', 'NO_PRODUCT_ID');
    return id;
  }
  return refusalIn(answer);
}

/** What is said of the request itself; whatever else is answered may have happened, and is thrown. */
function refusalIn({ error, words }: { error: ShopError; words: string }): ListingRefusal {
  if (!error.code.startsWith('isv.') || ['authExpired', 'rateLimited', 'transient'].includes(error.kind))
    throw error;
  return listingRefusal(error.code, words);
}

/** Changes what is sent alone. Quantities go with prices, so those that are there are read before. */
async function editListing(
  { client, writing }: { client: DouyinClient; writing: DouyinClient },
  { accessToken }: ShopAccess,
  { remoteGoodId, onSale, content, specs, skus }: ListingEdit,
): Promise<ListingRefusal | null> {
  const asked = { product_id: remoteGoodId, show_draft: 'true' };
  const product = await client.read('product.detail', asked, accessToken);
  const stockOf = new Map(
    listOf(product.spec_prices).map(({ code, stock_num: stock }) => [textOf(code), numberOf(stock)]),
  );
  const edit = {
    product_id: Number(remoteGoodId),
    // What was put up as a draft may be on sale since.
    commit: onSale || numberOf(product.check_status) === APPROVED,
    ...(content && {
      name: content.title,
      pic: content.pictures.join('|'),
      description: content.detailPictures.join('|'),
      ...specPictures({ specs, skus }),
    }),
    specs: specsText(specs),
    spec_prices: canonicalJson(
      skus.map((sku) =>
        specPriceOf({
          ...sku,
          stock: sku.outerSkuId === '' ? 0 : (stockOf.get(sku.outerSkuId) ?? sku.stock),
        }),
      ),
    ),
  };
  const answer = await writing.writeSaid('product.editV2', edit, accessToken);
  return 'data' in answer || answer.error.code === UNCHANGED ? null : refusalIn(answer);
}

function productOf(listing: NewListing) {
  const { specs, pictures, detailPictures } = listing;
  return {
    outer_product_id: listing.outerId,
    product_type: ORDINARY,
    category_leaf_id: Number(listing.categoryId),
    name: listing.title,
    pic: pictures.join('|'),
    description: detailPictures.join('|'),
    reduce_type: REDUCED_WHEN_PAID,
    freight_id: Number(listing.freightId),
    weight: Math.max(1, ...listing.skus.map(({ weight }) => weight)),
    weight_unit: GRAMS,
    delivery_delay_day: WITHIN_DAYS,
    mobile: listing.phone,
    commit: listing.onSale,
    start_sale_type: listing.onSale ? 0 : 1,
    standard_brand_id: NO_BRAND,
    specs: specsText(specs),
    spec_prices: canonicalJson(listing.skus.map(specPriceOf)),
    ...specPictures(listing),
    product_format_new: canonicalJson(
      Object.fromEntries(
        listing.properties.map(({ id, values }) => [
          id,
          values.map((value) => ({
            value: value.id === '' ? 0 : Number(value.id),
            name: value.name,
            diy_type: value.id === '' ? 1 : 0,
          })),
        ]),
      ),
    ),
  };
}

function specsText(specs: NewListing['specs']): string {
  return specs.map(({ name, values }) => `${plain(name)}|${values.map(plain).join()}`).join('^');
}

function specPriceOf({ outerSkuId, values, price, stock }: NewListing['skus'][number]) {
  const [first = '', second = '', third = ''] = values.map(plain);
  return {
    ...{ spec_detail_name1: first, spec_detail_name2: second, spec_detail_name3: third },
    ...{ stock_num: stock, price, code: outerSkuId, outer_sku_id: outerSkuId },
  };
}

/** Pictures go with the values of the first property, all or none. */
function specPictures({ specs, skus }: Pick<NewListing, 'specs' | 'skus'>) {
  const ofValues = (specs[0]?.values ?? []).map(
    (value) => skus.find(({ values, picture }) => values[0] === value && picture !== '')?.picture ?? '',
  );
  return ofValues.length > 0 && ofValues.every((picture) => picture !== '')
    ? { spec_pic: ofValues.join() }
    : {};
}

function plain(name: string): string {
  return name.replace(/[|,^]/g, (letter) => PARTS[letter] ?? '');
}

async function findListed(
  client: DouyinClient,
  { accessToken }: ShopAccess,
  which: { outerId: string } | { remoteGoodId: string },
): Promise<RemoteSku[] | null> {
  const named = 'outerId' in which ? { out_product_id: which.outerId } : { product_id: which.remoteGoodId };
  try {
    const product = await client.read('product.detail', { ...named, show_draft: 'true' }, accessToken);
    return textOf(product.product_id) === '' ? null : skusOf(product);
  } catch (error) {
    if (error instanceof ShopError && saysNoSuchOrder(error)) return null;
    throw error;
  }
}

const OFF_SHELF = 1;
/** May be restored, or not. */
const DELETED = [2, -1, -2];
const REFUSED_REVIEW = 2;
/** By `check_status`: 封禁, and a review; the others are said by whether it is on the shelf. */
const CHECKED: Record<number, ListingVerdict['kind']> = { 2: 'inReview', 4: 'refused', 5: 'banned' };
const NEVER_CHECKED = 1;

async function readVerdict(
  client: DouyinClient,
  { accessToken }: ShopAccess,
  productId: string,
): Promise<ListingVerdict> {
  try {
    const named = { product_id: productId, show_draft: 'true' };
    const product = await client.read('product.detail', named, accessToken);
    const [status, checked] = [numberOf(product.status), numberOf(product.check_status)];
    if (DELETED.includes(status)) return { kind: 'gone', words: '' };
    const shelf = status === OFF_SHELF ? 'offSale' : checked === NEVER_CHECKED ? 'draft' : 'onSale';
    const kind = CHECKED[checked] ?? shelf;
    return { kind, words: kind === 'refused' ? await refusalWords(client, accessToken, productId) : '' };
  } catch (error) {
    if (error instanceof ShopError && saysNoSuchOrder(error)) return { kind: 'gone', words: '' };
    throw error;
  }
}

/** Why the last review of a product was refused; reviews of the last fifteen days are kept. */
async function refusalWords(client: DouyinClient, accessToken: string, productId: string): Promise<string> {
  const asked = { product_id: productId, publish_status: REFUSED_REVIEW, page: 0, size: 1 };
  const { records } = await client.read('product.auditList', asked, accessToken);
  const reasons = Object.values(fieldsOf(listOf(records)[0]?.audit_reason));
  return reasons.flatMap((reason) => (Array.isArray(reason) ? textsOf(reason) : [textOf(reason)])).join('；');
}
