import { short } from './shop.text.ts';

const HOUR = 3_600;

export const warehouseText = {
  service: '服务评分',
  stars: (count: number) => `${count} 星`,
  noStars: '暂无评分',
  enter: '进入店铺',
  recent: (refundRate: number | null, answerSeconds: number | null) =>
    `近 30 天退款率 ${refundRate === null ? '—' : `${refundRate / 100}%`} · 首次答复 ${answerSeconds === null ? '—' : `${Math.ceil(answerSeconds / HOUR) || 1} 小时内`}`,
  recentHint: '供应商全部仓库的售后；卖出 20 个包裹以上才统计',
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
