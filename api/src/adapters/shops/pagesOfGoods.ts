import { ShopError } from './shopError.ts';

/** The page that a cursor of goods stands for, where a platform numbers its pages from 1. */
export function goodsPageOf(cursor: string | null, platform: string): number {
  if (cursor === null) return 1;
  if (!/^[1-9]\d{0,6}$/.test(cursor)) throw new ShopError(platform, 'invalid', 'CURSOR');
  return Number(cursor);
}

/** The cursor behind a page; null behind the last. */
export function nextGoodsPage(page: number, { size, total }: { size: number; total: number }): string | null {
  return page * size < total ? String(page + 1) : null;
}
