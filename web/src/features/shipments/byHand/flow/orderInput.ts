import type { OrderInput } from '../../../../graphql/generated/graphql.ts';
import { parcelOf, type Recipient } from '../../shared/recipients/recipient.ts';
import type { Draft } from './draft.ts';

/** The order as the gateway wants it, for these recipients. */
export function orderInput(
  draft: Omit<Draft, 'sentQuoteNo'>,
  rows: readonly Recipient[],
  quoteNo?: string,
): OrderInput {
  const { goodId, warehouseId, courierId, senderId, num, platform, remark, allowDuplicate } = draft;
  return {
    type: 'BY_HAND',
    goodId: goodId ?? 0,
    warehouseId: warehouseId ?? 0,
    courierId: courierId ?? 0,
    senderId: senderId ?? 0,
    num,
    platform,
    remark: remark.trim(),
    packages: rows.map(parcelOf),
    allowDuplicate,
    ...(quoteNo ? { quoteNo } : {}),
  };
}
