import { type Fields, listOf, numberOf, textOf } from '../fields.ts';
import type {
  ListingPlatform,
  ListingRefusal,
  ListingVerdict,
  NewListing,
  PictureReader,
} from '../listingPlatform.ts';
import { listingRefusal } from '../listingRefusal.ts';
import { mapBounded } from '../mapBounded.ts';
import { ShopError } from '../shopError.ts';
import type { RemoteSku, ShopAccess } from '../shopPlatform.ts';
import { listCategories, listFreights, listProperties } from './pinduoduoCategories.ts';
import { type PinduoduoClient, pinduoduoClient } from './pinduoduoClient.ts';
import { editListing, SINGLE_MORE } from './pinduoduoEdits.ts';
import { NO_SUCH_GOODS, PLATFORM } from './pinduoduoErrors.ts';
import { isRefusal, refusalIn } from './pinduoduoRefusals.ts';
import { PINDUODUO_GATEWAY } from './pinduoduoShop.ts';
import { type SpecIds, specIdsOf } from './pinduoduoSpecs.ts';

type PinduoduoListingsOptions = {
  appKey: string;
  appSecret: string;
  gateway?: string;
  now?: () => Date;
  timeoutMs?: number;
  /** Of pictures and of what is put up. */
  longTimeoutMs?: number;
};

const ORDINARY = '1';
const BY_COURIER = '1';
const CHINA = '0';
const WITHIN_TWO_DAYS = '172800';
const LIMIT_OF_ONE = 999;
const DELETED = 4;
const PAGE_SIZE = 100;
/** 审核中, 编辑中, 审核驳回. */
const COMMIT_STATES = ['1', '0', '3'];

const ADD = { type: 'pdd.goods.add', node: 'goods_add_response' };
const EDIT = { type: 'pdd.goods.edit.goods.commit', node: 'goods_update_response' };

/** 拼多多: goods are sold to groups, whose price is the one by the rule. */
export function pinduoduoListings({
  appKey,
  appSecret,
  gateway = PINDUODUO_GATEWAY,
  now = () => new Date(),
  timeoutMs = 5_000,
  longTimeoutMs = 20_000,
}: PinduoduoListingsOptions): ListingPlatform {
  const client = pinduoduoClient({ appKey, appSecret, gateway, now, timeoutMs });
  const patient = pinduoduoClient({ appKey, appSecret, gateway, now, timeoutMs: longTimeoutMs });
  return {
    platform: 2,
    limits: {
      title: { min: 2, max: 60, wideLetter: 2 },
      pictures: { min: 1, max: 10, detail: 20 },
      specs: 2,
      asksPhone: false,
    },
    categories: (access, parentId) => listCategories(client, access, parentId),
    async properties(access, categoryId) {
      const properties = await listProperties(client, access, categoryId);
      return properties.map(({ unit: _, ...property }) => property);
    },
    freights: (access) => listFreights(client, access),
    uploadPictures: (access, addresses, read) => uploadPictures(patient, access, addresses, read),
    addListing: (access, listing) => addListing({ client, patient }, access, listing),
    editListing: (access, edit) => editListing({ client, patient }, access, edit),
    async findListed(access, which) {
      const id =
        'remoteGoodId' in which ? which.remoteGoodId : await goodsIdOf(client, access, which.outerId);
      return id === null ? null : readSkus(client, access, id);
    },
    readVerdict: (access, id) => readVerdict(client, access, id),
  };
}

function uploadPictures(
  client: PinduoduoClient,
  { accessToken }: ShopAccess,
  addresses: readonly string[],
  read: PictureReader,
): Promise<(string | ListingRefusal)[]> {
  return mapBounded([...addresses], async (address) => {
    const bytes = await read(address);
    if (!bytes) return { kind: 'picture', code: 'NO_PICTURE', words: '' };
    const answer = await client.writeSaid(
      { type: 'pdd.goods.image.upload', node: 'goods_image_upload_response' },
      { image: `data:image/jpeg;base64,${bytes.toString('base64')}` },
      accessToken,
    );
    if ('error' in answer) {
      if (!isRefusal(answer.error)) throw answer.error;
      return { ...listingRefusal(answer.error.code, answer.words), kind: 'picture' };
    }
    const shown = textOf(answer.data.image_url);
    if (!shown) throw new ShopError(PLATFORM, 'transient', 'NO_PICTURE');
    return shown;
  });
}

async function addListing(
  { client, patient }: { client: PinduoduoClient; patient: PinduoduoClient },
  access: ShopAccess,
  listing: NewListing,
): Promise<string | ListingRefusal> {
  const specIds = await specIdsOf(client, access, listing);
  if (!specIds) return { kind: 'category', code: 'NO_SPECS', words: '这个类目没有这么多规格项' };
  const units = new Map(
    (await listProperties(client, access, listing.categoryId)).map(({ id, unit }) => [id, unit]),
  );
  const goods = goodsOf(listing, specIds, units);
  const answer = await patient.writeSaid(listing.onSale ? ADD : EDIT, goods, access.accessToken);
  if ('data' in answer) {
    const id = textOf(answer.data.goods_id);
    if (!id) throw new ShopError(PLATFORM, 'transient', 'NO_GOODS_ID');
    return id;
  }
  return refusalIn(answer);
}

function goodsOf(
  listing: NewListing,
  specIds: SpecIds,
  units: ReadonlyMap<string, string>,
): Record<string, string> {
  const { pictures, detailPictures, skus } = listing;
  const dearest = Math.max(...skus.map(({ price }) => price));
  return {
    goods_name: listing.title,
    goods_type: ORDINARY,
    cat_id: listing.categoryId,
    cost_template_id: listing.freightId,
    country_id: CHINA,
    delivery_type: BY_COURIER,
    shipment_limit_second: WITHIN_TWO_DAYS,
    market_price: String(dearest + 2 * SINGLE_MORE),
    carousel_gallery: JSON.stringify(pictures),
    detail_gallery: JSON.stringify(detailPictures),
    out_goods_id: listing.outerId,
    is_folt: 'false',
    is_pre_sale: 'false',
    is_refundable: 'true',
    second_hand: 'false',
    goods_properties: JSON.stringify(
      listing.properties.flatMap(({ id, values }) =>
        values.map((value) => ({
          ref_pid: Number(id),
          value: value.name,
          ...(value.id === '' ? unitOf(units.get(id)) : { vid: Number(value.id) }),
        })),
      ),
    ),
    sku_list: JSON.stringify(
      skus.map(({ outerSkuId, values, price, stock, weight, picture }) => ({
        spec_id_list: `[${values.map((value, at) => specIds[at]?.get(value) ?? '').join()}]`,
        is_onsale: outerSkuId === '' ? 0 : 1,
        limit_quantity: LIMIT_OF_ONE,
        multi_price: price,
        price: price + SINGLE_MORE,
        quantity: stock,
        weight,
        ...(outerSkuId !== '' && { out_sku_sn: outerSkuId }),
        thumb_url: picture || (pictures[0] ?? ''),
        sku_properties: [],
      })),
    ),
  };
}

function unitOf(unit: string | undefined) {
  return unit ? { value_unit: unit } : {};
}

/** Goods under our number: those of the shop, then those that are its drafts or in review. */
async function goodsIdOf(
  client: PinduoduoClient,
  { accessToken }: ShopAccess,
  outerId: string,
): Promise<string | null> {
  const listed = await client.read(
    { type: 'pdd.goods.list.get', node: 'goods_list_get_response' },
    { outer_goods_id: outerId, page: '1', page_size: String(PAGE_SIZE) },
    accessToken,
  );
  const [first] = listOf(listed.goods_list);
  if (first) return textOf(first.goods_id) || null;
  for (const check_status of COMMIT_STATES)
    for (let page = 1; page <= PAGE_SIZE; page += 1) {
      const { list, total } = await client.read(
        { type: 'pdd.goods.commit.list.get', node: 'goods_commit_list_get_response' },
        { check_status, page: String(page), page_size: String(PAGE_SIZE) },
        accessToken,
      );
      const found = listOf(list).find((commit) => textOf(commit.outer_goods_id) === outerId);
      if (found) return textOf(found.goods_id) || null;
      if (page * PAGE_SIZE >= numberOf(total)) break;
    }
  return null;
}

async function readSkus(
  client: PinduoduoClient,
  access: ShopAccess,
  goodsId: string,
): Promise<RemoteSku[] | null> {
  const goods = await readGoods(client, access, goodsId);
  if (!goods || numberOf(goods.status) === DELETED) return null;
  return listOf(goods.sku_list).map((sku) => ({
    remoteGoodId: textOf(goods.goods_id),
    remoteSkuId: textOf(sku.sku_id),
    title: textOf(goods.goods_name),
    sku: listOf(sku.spec)
      .map(({ spec_name: name }) => textOf(name))
      .join(),
    price: numberOf(sku.multi_price),
    pic: textOf(sku.thumb_url),
    merchantCode: textOf(sku.out_sku_sn),
  }));
}

async function readGoods(
  client: PinduoduoClient,
  { accessToken }: ShopAccess,
  goodsId: string,
): Promise<Fields | null> {
  try {
    return await client.read(
      { type: 'pdd.goods.detail.get', node: 'goods_detail_get_response' },
      { goods_id: goodsId },
      accessToken,
    );
  } catch (error) {
    if (error instanceof ShopError && error.code === NO_SUCH_GOODS) return null;
    throw error;
  }
}

/** 上架, 售罄. */
const ON_SALE = [1, 3];
/** What was committed last; what has passed is said by whether it is on sale. */
const CHECKED: Record<string, ListingVerdict['kind']> = { 0: 'draft', 1: 'inReview', 3: 'refused' };

async function readVerdict(
  client: PinduoduoClient,
  access: ShopAccess,
  goodsId: string,
): Promise<ListingVerdict> {
  const goods = await readGoods(client, access, goodsId);
  const status = numberOf(goods?.status);
  if (status === DELETED) return { kind: 'gone', words: '' };
  if (ON_SALE.includes(status)) return { kind: 'onSale', words: '' };
  const { list } = await client.read(
    { type: 'pdd.goods.latest.commit.status.get', node: 'goods_latest_commit_status_get_response' },
    { goods_id_list: `[${goodsId}]` },
    access.accessToken,
  );
  const [commit] = listOf(list);
  // What has never passed may be none of the shop's goods yet.
  const kind = CHECKED[textOf(commit?.check_status)] ?? (goods ? 'offSale' : 'gone');
  return { kind, words: kind === 'refused' ? textOf(commit?.reject_comment) : '' };
}
