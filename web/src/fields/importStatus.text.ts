import type { ImportStatus } from '../graphql/generated/graphql.ts';
import type { Tone } from '../ui/base/StatusDot.tsx';

/** What became here of a shop's order. */
export const importStatusNames: Record<ImportStatus, string> = {
  PENDING: '待发货',
  ORDERED: '已下单',
  ISSUED: '已出单',
  RETURNED: '已回传',
  IGNORED: '已忽略',
  INTERCEPTED: '已拦截',
  ASSIGNED: '已分配代发',
};

export const importStatusTones: Record<ImportStatus, Tone> = {
  PENDING: 'orange',
  ORDERED: 'info',
  ISSUED: 'info',
  RETURNED: 'success',
  IGNORED: 'quiet',
  INTERCEPTED: 'danger',
  ASSIGNED: 'quiet',
};
