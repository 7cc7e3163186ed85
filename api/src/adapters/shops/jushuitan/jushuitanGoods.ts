import { beijingTime, fromBeijingTime } from '../beijingTime.ts';
import { type Fields, fieldsOf, listOf, numberOf, textOf } from '../fields.ts';
import { isWithin, type Window } from '../parts.ts';
import { ShopError } from '../shopError.ts';
import type { RemoteGoodsPage, RemoteSku, ShopAccess } from '../shopPlatform.ts';
import { fenOf } from '../yuan.ts';
import type { JushuitanClient } from './jushuitanClient.ts';
import { PLATFORM } from './jushuitanErrors.ts';

const WEEK_MS = 7 * 86_400_000;
/** There is no list but by weeks of change: what nobody has touched for a year is found by its orders only. */
const WEEKS = 52;
const PAGE_SIZE = 50;
const ENABLED = 1;

/** The end of the last week that is read, in seconds, how many weeks before it, and the page. */
type Place = { end: number; week: number; page: number };

/** A page of the company's catalogue, last changed first. Nothing tells how many there are. */
export async function listGoods(
  client: JushuitanClient,
  { accessToken }: ShopAccess,
  cursor: string | null,
  now: Date,
): Promise<RemoteGoodsPage> {
  const place = placeOf(cursor, now);
  const week = weekOf(place);
  const biz = {
    modified_begin: beijingTime(week.from),
    modified_end: beijingTime(week.to),
    page_index: place.page,
    page_size: PAGE_SIZE,
  };
  const data = fieldsOf((await client.read('/open/sku/query', biz, accessToken)).data);
  // Both ends belong to what is answered.
  const rows = listOf(data.datas).filter(({ modified }) => {
    const at = fromBeijingTime(modified);
    return at !== null && isWithin(week, at);
  });
  const skus = rows.filter(({ enabled }) => numberOf(enabled) === ENABLED).map(skuOf);
  return { skus, read: skus.length, total: null, next: nextOf(place, data.has_next === true) };
}

export function skuOf(sku: Fields): RemoteSku {
  const code = textOf(sku.sku_id);
  return {
    ...{ remoteGoodId: textOf(sku.i_id) || code, remoteSkuId: code },
    title: textOf(sku.name),
    sku: textOf(sku.properties_value),
    price: fenOf(sku.sale_price),
    pic: textOf(sku.pic),
    merchantCode: code,
  };
}

function weekOf({ end, week }: Place): Window {
  const to = end * 1_000 - week * WEEK_MS;
  return { from: new Date(to - WEEK_MS), to: new Date(to) };
}

function nextOf({ end, week, page }: Place, hasMore: boolean): string | null {
  if (hasMore) return `${end}.${week}.${page + 1}`;
  return week + 1 < WEEKS ? `${end}.${week + 1}.1` : null;
}

function placeOf(cursor: string | null, now: Date): Place {
  if (cursor === null) return { end: Math.floor(now.getTime() / 1_000) + 1, week: 0, page: 1 };
  const [, end = '', week = '', page = ''] =
    /^([1-9]\d{0,10})\.(\d{1,2})\.([1-9]\d{0,6})$/.exec(cursor) ?? [];
  if (!end) throw new ShopError(PLATFORM, 'invalid', 'CURSOR');
  return { end: Number(end), week: Number(week), page: Number(page) };
}
