import type { FindNumbersQuery } from '../graphql/generated/graphql.ts';
import { accountPath, casePath, cashOutPath, orderPath, paymentPath } from '../paths.ts';

type Hit = Pick<FindNumbersQuery['found']['list'][number]['hits'][number], 'kind' | 'id' | 'orderId'>;

/** The page of what a number is of. */
export function hitPath({ kind, id, orderId }: Hit): string {
  switch (kind) {
    case 'ACCOUNT':
      return accountPath(id);
    case 'CASE':
      return casePath(id);
    case 'PAYMENT':
      return paymentPath(id);
    case 'CASH_OUT':
      return cashOutPath(id);
    case 'PARCEL':
    case 'WAYBILL':
    case 'SHOP_ORDER':
    case 'RECEIVER':
      return orderPath(orderId ?? id, id);
    default:
      return orderPath(orderId ?? id);
  }
}

/** Where a search leads at once: one number of one thing. Null where there is something to choose. */
export function onlyPath(list: readonly { hits: readonly Hit[] }[]): string | null {
  const [first, ...others] = list;
  const paths = new Set(first?.hits.map(hitPath));
  const [path] = paths;
  return others.length === 0 && paths.size === 1 && path !== undefined ? path : null;
}
