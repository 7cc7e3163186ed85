import type { ImportStatus } from '../graphql/generated/graphql.ts';

/** What became here of a shop's order. */
export const importStatusNames: Record<ImportStatus, string> = {
  PENDING: '待发货',
  ORDERED: '已下单',
  ISSUED: '已出单',
  RETURNED: '已回传',
  IGNORED: '已忽略',
  INTERCEPTED: '已拦截',
};
