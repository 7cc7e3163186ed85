import { goodsPath, mobileGoodsPath, paths, searchPath } from '../../lib/paths.ts';

interface Place {
  pathname: string;
  /** With its question mark; empty for none. */
  search: string;
}

const HEARD = new Set(['keyword', 'category', 'sort']);

/** The page of the mobile site that shows what a desktop page was to show; its home page when it has no such page. */
export function mobileCounterpart({ pathname, search }: Place): string {
  const goods = /^\/goodsInfo\/(\d{1,16})(\/|$)/.exec(pathname)?.[1];
  if (goods) return mobileGoodsPath(Number(goods));
  if (/^\/(orderCenter|packageCenter)(\/|$)/.test(pathname)) return paths.mobileOrders;
  if (/^\/(me|buyer|senderManagement)(\/|$)/.test(pathname)) return paths.mobileMe;
  const params = new URLSearchParams(search);
  const category = /^\/search\/(\d{1,16})\/?$/.exec(pathname)?.[1];
  if (category) params.set('category', category);
  const kept = new URLSearchParams([...params].filter(([name]) => HEARD.has(name)));
  const query = kept.size > 0 ? `?${kept}` : '';
  if (kept.has('keyword') || pathname === searchPath()) return paths.mobileSearch + query;
  return pathname === paths.home || category ? paths.mobile + query : paths.mobile;
}

/** The desktop page that shows what a page of the mobile site shows. */
export function desktopCounterpart({ pathname, search }: Place): string {
  const goods = /^\/h5\/goods\/(\d{1,16})$/.exec(pathname)?.[1];
  if (goods) return goodsPath(Number(goods));
  if (pathname === paths.mobileOrders) return paths.orders;
  if (pathname === paths.mobileMe) return paths.me;
  const keyword = new URLSearchParams(search).get('keyword');
  return keyword ? `${searchPath()}?${new URLSearchParams({ keyword })}` : paths.home;
}
