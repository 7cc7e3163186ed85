import type { RemoteOrder } from '../../adapters/shops/shopPlatform.ts';
import type { TagRule } from '../../db/schema/shops.ts';

const FLAG: readonly number[] = [1, 3];
const MEMO: readonly number[] = [2, 3];

export type Mark = { flagColor: string | null; text: string };

/**
 * The mark of a posted shop order by the shop's rule; null for none. The seller's former memo is kept: a platform
 * replaces flag and memo together.
 */
export function markOf({ matchType, color, text }: TagRule, order: RemoteOrder): Mark | null {
  const memo = order.sellerMemo;
  const addsText = MEMO.includes(matchType) && text !== '' && !memo.includes(text);
  const mark: Mark = {
    flagColor: FLAG.includes(matchType) ? (color ?? order.flagColor) : order.flagColor,
    text: addsText ? [memo, text].filter(Boolean).join(' ') : memo,
  };
  return mark.flagColor === order.flagColor && mark.text === memo ? null : mark;
}
