import { orderPath, parcelsPath } from '../../lib/paths.ts';

/** Where the number of a movement leads: an order or a parcel; null for what has no page. */
export function bizPath(bizNo: string): string | null {
  if (/^D\d+$/.test(bizNo)) return orderPath(bizNo);
  return /^P\d+$/.test(bizNo) ? `${parcelsPath()}?keyword=${bizNo}` : null;
}
