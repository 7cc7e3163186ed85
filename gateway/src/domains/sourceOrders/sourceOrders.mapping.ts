import type { ValueOf } from '../../rest/enums.ts';
import type { SourceOrderPageDto } from './sourceOrders.dto.ts';

export const sourceOrderStatus = {
  WAITING: 0,
  UNPAID: 1,
  PAID: 2,
  SENT: 3,
  TOLD: 4,
  CLOSED: 5,
} as const;
export type SourceOrderStatus = ValueOf<typeof sourceOrderStatus>;

export const sourceOrderAction = { PAY: 'pay', RETRY: 'retry', CANCEL: 'cancel' } as const;
export type SourceOrderAction = ValueOf<typeof sourceOrderAction>;

export const sourcePayWay = { CASHIER: 1, AGREEMENT: 2 } as const;
export type SourcePayWay = ValueOf<typeof sourcePayWay>;

/** REST keys its counts by status number. */
export function countsOfSourceOrders({
  counts,
}: Pick<SourceOrderPageDto, 'counts'>): { status: SourceOrderStatus; count: number }[] {
  return Object.values(sourceOrderStatus).map((status) => ({ status, count: counts[String(status)] ?? 0 }));
}
