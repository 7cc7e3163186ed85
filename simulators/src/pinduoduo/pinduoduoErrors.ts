import type { ShipError } from '../shops/orderBook.ts';
import type { CallFault } from '../shops/shopFrame.ts';
import type { StockError } from '../shops/stockBook.ts';

/** An `error_response` of Pinduoduo's gateway. */
export type PinduoduoError = { error_code: number; error_msg: string; sub_code: string; sub_msg: string };

/** What a method answers: the whole answer with its node, or an error. */
export type Answered = { answer: Record<string, unknown> } | PinduoduoError;

function gateway(code: number, words: string): PinduoduoError {
  return { error_code: code, error_msg: words, sub_code: String(code), sub_msg: words };
}

/** Whatever a service refuses, under one code. */
export function service(words: string): PinduoduoError {
  return { error_code: 50001, error_msg: '业务服务错误', sub_code: '50001', sub_msg: words };
}

/** Goods that are not taken, with the finer code of the documents. */
export function refusedGoods(subCode: string, words: string): PinduoduoError {
  return { ...service(words), sub_code: subCode };
}

export const PINDUODUO_ERRORS = {
  parameterInvalid: gateway(10000, '参数错误'),
  timestampInvalid: gateway(10001, '公共参数错误:timestamp'),
  clientUnknown: gateway(10016, 'client下线或者clientId不正确'),
  typeUnknown: gateway(10017, 'type不正确'),
  accessExpired: gateway(10019, 'access_token已过期'),
  accessWithdrawn: gateway(10014, '授权已被取消'),
  accessUnknown: gateway(20032, 'access_token或client_id错误'),
  signatureInvalid: gateway(20004, '签名sign校验失败'),
  codeInvalid: service('code已过期，请重新授权'),
  refreshInvalid: service('refresh_token已过期，请重新授权'),
  orderUnknown: service('订单不存在'),
  assignmentState: service('代打订单状态不允许此操作'),
  waybillUnknown: service('面单号不正确'),
  goodsUnknown: service('商品或SKU不存在'),
} satisfies Record<string, PinduoduoError>;

export const SHIP_ERRORS: Record<ShipError, PinduoduoError> = {
  unknownOrder: PINDUODUO_ERRORS.orderUnknown,
  notPaid: service('订单未成交，不能发货'),
  alreadyShipped: service('订单已发货，收货人 陈晓明 19901234567'),
  notShipped: service('订单未发货，不能修改发货'),
  refunding: service('订单售后处理中，不能发货'),
  closed: service('订单已退款或已取消，不能发货'),
  waybillUsed: service('快递单号已被使用'),
};

/** How a quantity is refused that is right in itself. */
export const STOCK_ERRORS: Record<StockError, PinduoduoError> = {
  short: PINDUODUO_ERRORS.parameterInvalid,
  belowReserved: service('商品在资源位上，库存不能减少'),
  inReview: service('商品正在审核'),
  keptElsewhere: service('库存更新失败'),
  tooOften: service('库存更新失败'),
};

export const COURIER_UNKNOWN = service('快递公司编号不正确');

/** How a failure that a developer asked for is told. */
export function troubleError({ kind }: CallFault): PinduoduoError {
  switch (kind) {
    case 'authExpired':
      return PINDUODUO_ERRORS.accessExpired;
    case 'rateLimited':
      return gateway(70031, '调用过于频繁，请调整调用频率');
    case 'invalid':
      return PINDUODUO_ERRORS.parameterInvalid;
    case 'transient':
      return gateway(52103, '服务暂时不可用，请稍后重试');
    case 'waybillUsed':
      return SHIP_ERRORS.waybillUsed;
    case 'courierUnknown':
      return COURIER_UNKNOWN;
    case 'alreadyShipped':
    case 'refunding':
    case 'closed':
      return SHIP_ERRORS[kind];
    default:
      return service('陈晓明 19901234567');
  }
}
