import type { GoodsSort } from '../graphql/generated/graphql.ts';

const NUMBER_WITH_WAN = 10_000;

/** 12345 as '1.2 万'. */
function short(count: number): string {
  return count < NUMBER_WITH_WAN ? String(count) : `${Math.floor(count / 1000) / 10} 万`;
}

export const shopText = {
  goods: '商品列表',
  total: (count: number) => `共 ${count} 件商品`,
  sold: (count: number) => `已售 ${short(count)}`,
  perPiece: (unit: string) => `/${unit}`,
  keep: (name: string) => `收藏${name}`,
  loginToKeep: '登录后可以收藏商品',
  loadMore: '加载更多',
  noMore: '没有更多了',
  sorting: '排序',
  service: '服务评分',
  stars: (count: number) => `${count} 星`,
  noStars: '暂无评分',
  enter: '进入店铺',
  feeFirst: (kg: string, fee: string) => `首重 ${kg} ${fee}`,
  feeStep: (kg: string, fee: string) => `续重 ${kg} ${fee}`,
  weekdays: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
};

/** What a warehouse has to show of itself; the score is null before its first review. */
export interface OwnFigures {
  soldCount: number;
  collectCount: number;
  monthSold: number;
  goodsCount: number;
}

/** The four figures of a warehouse: its own, or for null those that the specification gives to every one. */
export function warehouseFigures(own: OwnFigures | null): (readonly [name: string, figure: string])[] {
  const figure = (count: number | undefined) => (count === undefined ? '115万+' : short(count));
  return [
    ['已售', figure(own?.soldCount)],
    ['收藏', figure(own?.collectCount)],
    ['月销', figure(own?.monthSold)],
    ['商品', figure(own?.goodsCount)],
  ];
}

/** In the order in which they are offered. */
export const sortNames: readonly (readonly [GoodsSort, string])[] = [
  ['GENERAL', '综合'],
  ['SALES', '销量'],
  ['PRICE_UP', '价格升'],
  ['PRICE_DOWN', '价格降'],
  ['NEWEST', '最新'],
];
