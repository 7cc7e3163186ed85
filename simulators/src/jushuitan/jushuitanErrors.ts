import type { ShipError } from '../shops/orderBook.ts';
import type { CallFault } from '../shops/shopFrame.ts';

/** A refusal of the gateway. Which codes there are is public of the first five only; the rest are this simulator's. */
export type JushuitanError = { code: number; msg: string };

export const JUSHUITAN_ERRORS = {
  signatureInvalid: { code: 10, msg: '签名错误' },
  timestampInvalid: { code: 10, msg: 'timestamp无效' },
  accessInvalid: { code: 100, msg: 'token不存在或已过期' },
  accessExpired: { code: 190, msg: 'token已过期' },
  shopInvalid: { code: 170, msg: '店铺不属于当前公司' },
  parameterInvalid: { code: 150, msg: '参数不正确' },
  limited: { code: 199, msg: '接口调用频率超过限制，请稍后再试' },
  unavailable: { code: 500, msg: '系统异常，请稍后重试' },
  methodUnknown: { code: 160, msg: '参数不正确：接口不存在' },
  skuUnknown: { code: 150, msg: '商品编码不存在' },
  stockRefused: { code: 150, msg: '商品正在盘点，不能修改库存' },
  other: { code: 999, msg: '处理失败，陈晓明 19901234567' },
} satisfies Record<string, JushuitanError>;

/** Why one order of a call was not taken, in its row of the answer. */
export const SHIP_WORDS: Record<ShipError | 'companyUnknown', string> = {
  unknownOrder: '订单不存在',
  notPaid: '订单未付款，不允许发货',
  alreadyShipped: '订单已发货，收货人 陈晓明 19901234567',
  notShipped: '订单未发货',
  refunding: '订单当前状态不允许发货',
  closed: '订单当前状态不允许发货',
  waybillUsed: '快递单号重复',
  companyUnknown: '快递公司不存在',
};

export function troubleError({ kind }: CallFault): JushuitanError {
  switch (kind) {
    case 'authExpired':
      return JUSHUITAN_ERRORS.accessExpired;
    case 'rateLimited':
      return JUSHUITAN_ERRORS.limited;
    case 'transient':
      return JUSHUITAN_ERRORS.unavailable;
    case 'invalid':
      return JUSHUITAN_ERRORS.parameterInvalid;
    default:
      return JUSHUITAN_ERRORS.other;
  }
}
