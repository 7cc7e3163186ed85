import { orderPath, parcelsPath } from '../../lib/pagePaths.ts';
import { paths } from '../../lib/paths.ts';

/** Where the number of a movement leads: an order or a parcel, or documents of stock; null for what has no page. */
export function bizPath(bizNo: string): string | null {
  if (/^D\d+$/.test(bizNo)) return orderPath(bizNo);
  if (/^DB\d+$/.test(bizNo)) return `${paths.stock}?view=transfers`;
  if (/^XG\d+$/.test(bizNo)) return `${paths.sellerGoods}?tab=edits`;
  if (/^PD\d+$/.test(bizNo)) return `${paths.stock}?view=stocktakes`;
  return /^P\d+$/.test(bizNo) ? `${parcelsPath()}?keyword=${bizNo}` : null;
}
