import type { ShipError } from '../shops/orderBook.ts';
import type { CallFault } from '../shops/shopFrame.ts';

/** An `error_response` of TOP. */
export type TaobaoError = { code: number; msg: string; sub_code?: string; sub_msg?: string };

/** What a method answers: the content of its node, or an error. */
export type Answered = { node: Record<string, unknown> } | TaobaoError;

const REMOTE = { code: 15, msg: 'Remote service error' };

function shipping(code: string, words: string): TaobaoError {
  return { ...REMOTE, sub_code: `isv.logistics-offline-service-error:${code}`, sub_msg: words };
}

/** As it is said of an order whose state does not allow it, whatever the state. */
const WRONG_STATE = shipping(
  'B04',
  '订单状态不对，该物流订单已经发货或者已关闭，不能重复发货，收货人 陈晓明 19901234567',
);

export const TAOBAO_ERRORS = {
  missingMethod: { code: 21, msg: 'Missing method' },
  invalidMethod: { code: 22, msg: 'Invalid method' },
  missingSignature: { code: 24, msg: 'Missing signature' },
  invalidSignature: { code: 25, msg: 'Invalid signature' },
  missingSession: { code: 26, msg: 'Missing session' },
  invalidSession: {
    code: 27,
    msg: 'Invalid session',
    sub_code: 'session-expired',
    sub_msg: 'session已过期，请重新授权',
  },
  invalidAppKey: { code: 29, msg: 'Invalid app Key' },
  invalidTimestamp: { code: 31, msg: 'Invalid timestamp' },
  invalidVersion: { code: 33, msg: 'Invalid version' },
  tradeUnknown: { ...REMOTE, sub_code: 'isv.trade-not-exist', sub_msg: '交易不存在' },
  skuUnknown: { ...REMOTE, sub_code: 'isv.sku-not-exist', sub_msg: 'SKU不存在' },
  itemUnknown: { ...REMOTE, sub_code: 'isv.item-not-exist', sub_msg: '商品不存在' },
  inPromotion: {
    ...REMOTE,
    sub_code: 'isv.item-promotion-price-error',
    sub_msg: '商品正在参加活动，不能修改价格',
  },
  stockRefused: { ...REMOTE, sub_code: 'isv.item-quantity-update-error', sub_msg: '库存更新失败' },
} satisfies Record<string, TaobaoError>;

export function invalidParameter(name: string): TaobaoError {
  return { ...REMOTE, sub_code: `isv.invalid-parameter:${name}`, sub_msg: `${name} 不合法` };
}

export const SHIP_ERRORS: Record<ShipError, TaobaoError> = {
  unknownOrder: shipping('B01', '订单不存在'),
  notPaid: WRONG_STATE,
  alreadyShipped: WRONG_STATE,
  notShipped: WRONG_STATE,
  refunding: WRONG_STATE,
  closed: WRONG_STATE,
  waybillUsed: shipping('B60', '运单号不符合规则或已经被使用'),
};

export const COURIER_UNKNOWN = shipping('B56', '没有选择物流公司');

/** How a failure that a developer asked for is told. */
export function troubleError({ kind, retryAfterMs }: CallFault): TaobaoError {
  switch (kind) {
    case 'authExpired':
      return TAOBAO_ERRORS.invalidSession;
    case 'rateLimited':
      return {
        code: 7,
        msg: 'App Call Limited',
        sub_code: 'accesscontrol.limited-by-api-access-count',
        sub_msg: `This ban will last for ${Math.ceil((retryAfterMs ?? 1_000) / 1_000)} more seconds`,
      };
    case 'waybillUsed':
      return SHIP_ERRORS.waybillUsed;
    case 'courierUnknown':
      return COURIER_UNKNOWN;
    case 'invalid':
      return invalidParameter('tid');
    case 'transient':
      return { ...REMOTE, sub_code: 'isp.top-remote-connection-timeout', sub_msg: '远程服务调用超时' };
    case 'unknown':
      return { ...REMOTE, sub_code: 'isv.something-new', sub_msg: '陈晓明 19901234567' };
    default:
      return WRONG_STATE;
  }
}
