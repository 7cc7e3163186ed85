import type { GoodPropertyChoiceInput, GoodsSort, Platform } from '../graphql/generated/graphql.ts';
import { fenToYuan, parseYuan } from '../lib/money.ts';
import { readId, writeSearch } from '../lib/page.ts';
import { anyGoods, filterOf, type GoodsQuery } from './goodsQuery.ts';
import { readKeyword } from './keyword.ts';

/** The specification's own numbers, so that an address can be shared. */
const SORTS: readonly GoodsSort[] = ['GENERAL', 'SALES', 'PRICE_UP', 'PRICE_DOWN', 'NEWEST'];

const PLATFORMS: readonly Platform[] = ['TAOBAO', 'PINDUODUO', 'JD', 'DOUYIN', 'KUAISHOU', 'WECHAT_CHANNELS'];

const MAX_PROPERTIES = 20;
/** Fen; no piece costs more than a million yuan. */
const MAX_PRICE = 100_000_000;

/** Reads the search part of an address; what makes no sense counts as not given. Category and warehouse stand in its path. */
export function readGoodsQuery(params: URLSearchParams): GoodsQuery {
  const read = (name: string) => params.get(name) ?? '';
  const area = (name: string) => (/^\d{2}(\d{2})?$/.test(read(name)) ? read(name) : '');
  return {
    ...anyGoods,
    areaCode: area('area'),
    keyword: readKeyword(params),
    minPrice: readPrice(read('min')),
    maxPrice: readPrice(read('max')),
    inStock: read('stock') === '1',
    courierId: readId(params.get('courier')),
    freeTo: area('free'),
    isNew: read('new') === '1',
    fast: read('fast') === '1',
    platform: PLATFORMS[Number(read('platform')) - 1] ?? null,
    properties: readProperties(params.getAll('prop')),
    sort: SORTS[Number(params.get('sort') ?? 1) - 1] ?? 'GENERAL',
  };
}

/** Of texts such as 颜色:红色; the first colon ends the name. */
function readProperties(texts: readonly string[]): GoodPropertyChoiceInput[] {
  const choices = texts.map((text) => /^([^:]+):(.+)$/s.exec(text));
  return choices
    .flatMap((choice) => (choice?.[1] && choice[2] ? [{ name: choice[1], value: choice[2] }] : []))
    .slice(0, MAX_PROPERTIES);
}

/** A price typed in yuan, as fen; null when it is none, or more than any piece costs. */
export function readPrice(text: string): number | null {
  const fen = parseYuan(text);
  return fen !== null && fen <= MAX_PRICE ? fen : null;
}

/** The search part of the address for a query, without what is the default. */
export function writeGoodsQuery(query: GoodsQuery): string {
  const { areaCode, keyword, minPrice, maxPrice, courierId, freeTo, platform, properties, sort } = query;
  const yes = (is: boolean) => (is ? '1' : undefined);
  const written = writeSearch({
    keyword,
    area: areaCode,
    min: minPrice === null ? undefined : fenToYuan(minPrice),
    max: maxPrice === null ? undefined : fenToYuan(maxPrice),
    stock: yes(query.inStock),
    courier: courierId === null ? undefined : String(courierId),
    free: freeTo,
    new: yes(query.isNew),
    fast: yes(query.fast),
    platform: platform === null ? undefined : String(PLATFORMS.indexOf(platform) + 1),
    sort: sort === 'GENERAL' ? undefined : String(SORTS.indexOf(sort) + 1),
  });
  const chosen = properties.map(({ name, value }) => `prop=${encodeURIComponent(`${name}:${value}`)}`);
  return chosen.length > 0 ? [written || '?', ...chosen].join('&').replace('?&', '?') : written;
}

/** Whether anything but words and order narrows the list. */
export function isNarrowed(query: GoodsQuery): boolean {
  return Object.keys(filterOf({ ...query, keyword: '', warehouseId: null })).length > 0;
}
