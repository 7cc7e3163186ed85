import type { GoodsSort } from '../graphql/generated/graphql.ts';

const NUMBER_WITH_WAN = 10_000;

/** A count as people read it: 12345 as '1.2 万'. */
export function short(count: number): string {
  return count < NUMBER_WITH_WAN ? String(count) : `${Math.floor(count / 1000) / 10} 万`;
}

export const shopText = {
  goods: '商品列表',
  total: (count: number, isExact = true) => `共 ${count}${isExact ? '' : '+'} 件商品`,
  similar: '以下是相近的商品',
  sold: (count: number) => `已售 ${short(count)}`,
  /** Within thirty days, or in all where nothing was. */
  soldLately: (month: number, all: number) =>
    month > 0 ? `近30天已售 ${short(month)}` : `已售 ${short(all)}`,
  score: (score: number) => `评分 ${score}`,
  /** Behind the least of several prices. */
  from: '起',
  /** The price is what the viewer and the supplier have agreed on. */
  agreed: '协议价',
  isNew: '新品',
  newRule: '30 天内上架',
  isFast: '48 小时发货',
  fastRule: '现在付款，48 小时内发出',
  /** From how many pieces a lower price holds. */
  bulkFrom: (pieces: number, unit: string) => `满 ${pieces} ${unit}`,
  /** Stands below a name of one line. */
  about: (kinds: number, least: number, unit: string, warehouse: string | null) =>
    [kinds > 1 && `${kinds} 种规格`, least > 1 && `${least} ${unit}起发`, warehouse]
      .filter(Boolean)
      .join(' · '),
  perPiece: (unit: string) => `/${unit}`,
  keep: (name: string) => `收藏${name}`,
  loginToKeep: '登录后可以收藏商品',
  loadMore: '加载更多',
  noMore: '没有更多了',
  sorting: '排序',
};

/** In the order in which they are offered. */
export const sortNames: readonly (readonly [GoodsSort, string])[] = [
  ['GENERAL', '综合'],
  ['SALES', '销量'],
  ['PRICE_UP', '价格升'],
  ['PRICE_DOWN', '价格降'],
  ['NEWEST', '最新'],
];
