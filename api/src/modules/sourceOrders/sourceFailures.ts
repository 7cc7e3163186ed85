import { ShopError } from '../../adapters/shops/shopError.ts';
import { type ReasonCode, reasonTexts } from '../../shared/reasons.ts';
import { Refusal } from '../../shared/refusal.ts';
import { type Outcome, outcomeOfError, pauseAfter } from '../writeBacks/outcomes.ts';

/** Why an attempt failed, and when it is repeated; null: when a person says so. */
export type SourceFailure = { code: ReasonCode; msg: string; attempts: number; dueInSeconds: number | null };

/** An authorisation that has ended is looked at again: its renewal says nothing to what waits for it. */
const LAPSED_SECONDS = 30 * 60;

/** The codes of a source that are public, in words. */
const WORDS: Record<string, string> = {
  '500_001': '商品不支持在线下单',
  '500_002': '商品不是同一个供应商的，或没有选规格',
  '500_003': '商品没有这个规格，请重新关联',
  '500_004': '货源库存不足',
  '500_005': '件数低于起订量',
  '500_006': '件数或金额没有达到混批条件',
  '500_007': '还没有和供应商建立代销关系',
  '500_008': '商品价格为0，不能下单',
  '500_009': '件数低于批发起订量',
  NO_CIPHER: reasonTexts.RECEIVER_OPEN,
  NO_APP_KEY: '这个平台的订单不能以密文转给1688',
  ORDER_STATUS_ERROR: '订单在1688的状态已变化',
  CLOSE_ORDER_TOO_FAST: '下单不到10秒，请稍后再取消',
};

/** Why a source has refused, in words for people. */
export function wordsOf(code: string): string {
  return WORDS[code] ?? `代码 ${code}`;
}

/** What comes of an error of the source; null for a defect of ours. `attempts` have failed before. */
export function sourceFailure(error: unknown, attempts: number): SourceFailure | null {
  if (error instanceof ShopError && ['invalid', 'unknown'].includes(error.kind)) {
    const msg = `${reasonTexts.SOURCE_REFUSED}：${wordsOf(error.code)}`;
    return { code: 'SOURCE_REFUSED', msg, attempts: attempts + 1, dueInSeconds: null };
  }
  const failure = shopFailure(error, attempts);
  const isLapsed = error instanceof Refusal && failure?.code === 'SHOP_EXPIRED';
  return isLapsed ? { ...failure, msg: '1688账号需要续期，续期后自动继续' } : failure;
}

/** The same of an error of the shop. */
export function shopFailure(error: unknown, attempts: number): SourceFailure | null {
  const outcome = outcomeOfError(error);
  return outcome && failureOfOutcome(outcome, attempts);
}

/** The same of what telling the shop has come to; null when it was told. */
export function failureOfOutcome(outcome: Outcome, attempts: number): SourceFailure | null {
  switch (outcome.kind) {
    case 'told':
      return null;
    case 'again':
      return { ...finalFailure(outcome.code, attempts), dueInSeconds: pauseAfter(attempts + 1) };
    case 'refused':
      return finalFailure(outcome.code, attempts);
    case 'limited':
      return { ...finalFailure('RATE_LIMITED', attempts - 1), dueInSeconds: outcome.waitSeconds };
    case 'lapsed':
      return { ...finalFailure('SHOP_EXPIRED', attempts - 1), dueInSeconds: LAPSED_SECONDS };
  }
}

/** A failure that no repetition mends. */
export function finalFailure(code: ReasonCode, attempts: number): SourceFailure {
  return { code, msg: reasonTexts[code], attempts: attempts + 1, dueInSeconds: null };
}

/** What has become of a shop's order that its source is still to send: it is to be asked back there. As `is_stopped_at_shop`. */
const NOT_TO_BE_SENT: Partial<Record<ReasonCode, string>> = {
  SHOP_REFUNDING: '店铺订单在退款',
  SHOP_CLOSED: '店铺订单已关闭',
  SHOP_SHIPPED: '店铺订单已经另外发货',
};

/** Why reading the shop's order has ended so; null where it has failed otherwise. */
export function stoppedAtShop({ code }: SourceFailure): Pick<SourceFailure, 'code' | 'msg'> | null {
  const what = NOT_TO_BE_SENT[code];
  return what === undefined ? null : { code, msg: `${what}，1688还没有发货，请到1688申请退款` };
}
