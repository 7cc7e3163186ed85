import { fenToYuan } from '../lib/money.ts';
import type { Refusal } from '../lib/refusal.ts';

const refusals: Record<string, (data: Record<string, unknown>) => string> = {
  NO_ANSWER: () => '没有收到结果，请重试',
  GOODS_OFF: () => '商品已下架',
  PRICE_CHANGED: () => '价格已变动，请重新确认',
  SHOP_EXPIRED: () => '店铺授权已过期，请续期',
  SHOP_UNBOUND: () => '店铺已停用或解绑，请重新绑定',
  TOO_MANY_ROWS: () => '最多支持500条',
  BALANCE_SHORT: ({ lack }) => (typeof lack === 'number' ? balanceShortText(lack) : '余额不足，请先充值'),
};

/** The words for a refusal: the server's own, else ours. */
export function refusalText({ errorKey, msg, data }: Refusal): string {
  if (errorKey === 'IDEMPOTENCY_CONFLICT') return '上一次提交可能已经成功，请先到订单列表核对，以免重复下单';
  return msg || (refusals[errorKey]?.(data) ?? errorKey);
}

/** How much is missing, in words; fen. */
export function balanceShortText(lack: number): string {
  return `余额不足，还差${fenToYuan(lack)}元，请先充值`;
}
