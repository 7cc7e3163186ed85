import { isRefusal } from '../../../../lib/refusal.ts';
import { chosenSku } from '../../../goodsPicker/goodsFacts.ts';
import { countBlocked } from '../../shared/checkout/batchQuote.ts';
import type { AutoContext } from './shipAuto.types.ts';

/** Whether every chosen order has goods, and goods that can be had. */
export function knowsGoods(context: AutoContext): boolean {
  const { mode, plan, facts, warehouseId, courierId } = context;
  if (context.shop === null || context.chosen.length === 0) return false;
  if (mode === 'mapped')
    return plan !== null && plan.parts.length > 0 && plan.unplanned.length + plan.sourced.length === 0;
  if (!facts || !chosenSku(facts, context.skuId)) return false;
  const warehouse = facts.warehouses.find(({ id }) => id === warehouseId);
  return warehouse !== undefined && courierId !== null && warehouse.courierIds.includes(courierId);
}

/** Whether what can be ordered is complete, but for its price. */
export function isComposed(context: AutoContext): boolean {
  return knowsGoods(context) && context.senderId !== null && context.senderForm === null;
}

/** Whether the batch can be paid as it is priced. */
export function canPay({ quote, skipInvalid }: AutoContext): boolean {
  if (!quote?.enough || quote.packageCount === 0) return false;
  const { rows, parts, stuck } = countBlocked(quote);
  return stuck === 0 && (skipInvalid || rows + parts === 0);
}

/** Whether the shop's orders are no longer what was chosen. */
export function ordersChanged(answer: unknown): boolean {
  return isRefusal(answer) && answer.errorKey === 'SHOP_ORDER_CHANGED';
}
