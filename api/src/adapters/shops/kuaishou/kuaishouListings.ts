import { keptCategories } from '../categoryTree.ts';
import { type Fields, fieldsOf, listOf, numberOf, textOf } from '../fields.ts';
import type {
  ListedSku,
  ListingPlatform,
  ListingRefusal,
  ListingVerdict,
  NewListing,
} from '../listingPlatform.ts';
import { mapBounded } from '../mapBounded.ts';
import { ShopError } from '../shopError.ts';
import type { RemoteSku, ShopAccess } from '../shopPlatform.ts';
import {
  categoryConfig,
  inputTypeOf,
  listFreights,
  listProperties,
  readCategories,
} from './kuaishouCategories.ts';
import { KUAISHOU_GATEWAY, type KuaishouClient, kuaishouClient, numberOfId } from './kuaishouClient.ts';
import { editListing, propsOf, refusalIn } from './kuaishouEdits.ts';
import { PLATFORM } from './kuaishouErrors.ts';
import { skusOf } from './kuaishouGoods.ts';

type KuaishouListingsOptions = {
  appKey: string;
  signSecret: string;
  gateway?: string;
  now?: () => Date;
  timeoutMs?: number;
  /** Of pictures and of what is put up, and of the categories, which come all at once. */
  longTimeoutMs?: number;
};

const OF_THE_GOODS = '1';
const WITHIN_TWO_DAYS_S = 172_800;
const SEVEN_DAYS = '1';
const PAGE_SIZE = 10;
/** Five hundred a day and a shop; the documents name no code. */
const DAY_USED_UP = /(今日|今天|当天|当日|每天|每日).{0,12}(上限|超)/;

/** 快手小店: what is put up is reviewed, and goes on sale then or stays in its stock. */
export function kuaishouListings({
  appKey,
  signSecret,
  gateway = KUAISHOU_GATEWAY,
  now = () => new Date(),
  timeoutMs = 5_000,
  longTimeoutMs = 20_000,
}: KuaishouListingsOptions): ListingPlatform {
  const client = kuaishouClient({ appKey, signSecret, gateway, now, timeoutMs });
  const patient = kuaishouClient({ appKey, signSecret, gateway, now, timeoutMs: longTimeoutMs });
  const categoriesOf = keptCategories((accessToken) => readCategories(patient, accessToken), now);
  return {
    platform: 5,
    limits: {
      title: { min: 2, max: 60, wideLetter: 2 },
      pictures: { min: 1, max: 9, detail: 50 },
      specs: 3,
      asksPhone: false,
    },
    async categories({ accessToken }, parentId) {
      return (await categoriesOf(accessToken)).below(parentId);
    },
    properties: (access, categoryId) => listProperties(client, access, categoryId),
    freights: (access) => listFreights(client, access),
    uploadPictures: (access, addresses) => uploadPictures(patient, access, addresses),
    async addListing(access, listing) {
      const config = await categoryConfig(client, access, listing.categoryId);
      return addListing(patient, access, itemOf(listing, config));
    },
    findListed: (access, which) => findListed(client, access, which),
    async editListing(access, edit) {
      const there = await findListed(client, access, { remoteGoodId: edit.remoteGoodId });
      if (!there) throw new ShopError(PLATFORM, 'transient', 'NO_ITEM');
      return editListing(patient, access, edit, there);
    },
    readVerdict: (access, id) => readVerdict(client, access, id),
  };
}

function uploadPictures(
  client: KuaishouClient,
  { accessToken }: ShopAccess,
  addresses: readonly string[],
): Promise<(string | ListingRefusal)[]> {
  return mapBounded([...addresses], async (address) => {
    const params = { imgUrl: address, uploadType: OF_THE_GOODS };
    const answer = await client.writeSaid('open.item.image.upload', params, accessToken);
    if ('error' in answer) {
      return { ...refusalIn(answer), kind: 'picture' };
    }
    const shown = textOf(fieldsOf(answer.data.data).kwaiImgUrl);
    if (!shown) throw new ShopError(PLATFORM, 'transient', 'NO_PICTURE');
    return shown;
  });
}

async function addListing(
  client: KuaishouClient,
  { accessToken }: ShopAccess,
  item: unknown,
): Promise<string | ListingRefusal> {
  const answer = await client.writeSaid('open.item.new', item, accessToken);
  if ('data' in answer) {
    const id = textOf(fieldsOf(answer.data.data).kwaiItemId);
    if (!id) throw new ShopError(PLATFORM, 'transient', 'NO_ITEM_ID');
    return id;
  }
  const refused = refusalIn(answer);
  if (DAY_USED_UP.test(answer.words)) return { ...refused, kind: 'dayLimit' };
  // No code tells a refusal from a failure; it can be asked for by its number.
  return { ...refused, mayBeKept: refused.kind === 'other' };
}

function itemOf(listing: NewListing, { propConfigs, categoryConfig: config }: Fields) {
  const { refundRuleList: rules } = fieldsOf(config);
  const [refundRule = SEVEN_DAYS] = Array.isArray(rules) ? rules.map(textOf) : [];
  const types = new Map(
    listOf(propConfigs).map((property) => [textOf(property.propId), inputTypeOf(property)]),
  );
  return {
    title: listing.title,
    relItemId: numberOfId(ownNumber(listing.outerId)),
    categoryId: numberOfId(listing.categoryId),
    imageUrls: listing.pictures,
    details: listing.title,
    detailImageUrls: listing.detailPictures,
    expressTemplateId: numberOfId(listing.freightId),
    purchaseLimit: false,
    serviceRule: {
      refundRule,
      promiseDeliveryTime: WITHIN_TWO_DAYS_S,
      immediatelyOnOfflineFlag: listing.onSale ? 0 : 1,
      deliveryMethod: 'logistics',
      servicePromise: { freshRotRefund: false, brokenRefund: false, allergyRefund: false },
    },
    itemPropValues: listing.properties.map(({ id, values }) => ({
      propId: numberOfId(id),
      ...said(types.get(id) ?? '', values),
    })),
    skuList: listing.skus.map((sku) => skuOf(sku, listing)),
  };
}

function said(type: string, values: NewListing['properties'][number]['values']) {
  const chosen = values.map(({ id, name }) => ({ propValueId: numberOfId(id || '0'), propValue: name }));
  if (type === 'CHECKBOX') return { checkBoxPropValuesList: chosen };
  return type === 'RADIO' ? { radioPropValue: chosen[0] } : { textPropValue: values[0]?.name ?? '' };
}

/** Every value with every other, the first property with a picture. */
function skuOf(sku: ListedSku, listing: Pick<NewListing, 'specs' | 'skus' | 'pictures'>) {
  const { outerSkuId, price, stock } = sku;
  return {
    skuStock: stock,
    skuSalePrice: price,
    ...(outerSkuId !== '' && { skuNick: outerSkuId }),
    skuProps: propsOf(sku, listing),
  };
}

/** The platform takes digits alone: `CC7` and `CC7R2` are 7000 and 7002. */
function ownNumber(outerId: string): string {
  const [, id = '', renewals = '0'] = /^CC(\d+)(?:R(\d+))?$/.exec(outerId) ?? [];
  return id + renewals.padStart(3, '0');
}

/** By its own number, or by ours, which none of an application's goods has twice. */
async function findListed(
  client: KuaishouClient,
  { accessToken }: ShopAccess,
  which: { outerId: string } | { remoteGoodId: string },
): Promise<RemoteSku[] | null> {
  const named =
    'outerId' in which
      ? { relItemId: numberOfId(ownNumber(which.outerId)) }
      : { kwaiItemId: numberOfId(which.remoteGoodId) };
  const item = await readItem(client, accessToken, named);
  return item && skusOf(item);
}

async function readItem(client: KuaishouClient, accessToken: string, named: object): Promise<Fields | null> {
  const params = { ...named, pageNumber: 1, pageSize: PAGE_SIZE };
  const { data } = await client.read('open.item.list.get', params, accessToken);
  return listOf(fieldsOf(data).items)[0] ?? null;
}

const ON_SHELF = 1;
/** By `auditStatus`; what has passed is said by whether it is on sale. */
const AUDITED: Record<number, ListingVerdict['kind']> = { 0: 'inReview', 1: 'refused', 3: 'refused' };

async function readVerdict(
  client: KuaishouClient,
  { accessToken }: ShopAccess,
  itemId: string,
): Promise<ListingVerdict> {
  const item = await readItem(client, accessToken, { kwaiItemId: numberOfId(itemId) });
  if (!item) return { kind: 'gone', words: '' };
  const sold = numberOf(item.onOfflineStatus) === ON_SHELF ? 'onSale' : 'offSale';
  const kind = AUDITED[numberOf(item.auditStatus)] ?? sold;
  return { kind, words: kind === 'refused' ? textOf(item.auditReason) : '' };
}
