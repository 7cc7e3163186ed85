import type { ShipError } from '../shops/orderBook.ts';
import type { CallFault } from '../shops/shopFrame.ts';

/** An `error_response` of JD's gateway. */
export type JdError = { code: string; zh_desc: string; en_desc: string };

/** An unsuccessful result of a service inside a successful answer. */
export type JdResult = {
  success: false;
  errorCode: string;
  numberCode: number;
  chineseErrCode: string;
  englishErrCode: string;
};

function gateway(code: number, zh_desc: string, en_desc: string): JdError {
  return { code: String(code), zh_desc, en_desc };
}

function service(numberCode: number, words: string): JdResult {
  return {
    success: false,
    errorCode: String(numberCode),
    numberCode,
    chineseErrCode: words,
    englishErrCode: '',
  };
}

export const JD_ERRORS = {
  versionInvalid: gateway(5, '不支持的版本号', 'Unsupported version'),
  timestampInvalid: gateway(8, '非法的时间戳参数', 'Invalid timestamp'),
  signatureInvalid: gateway(12, '无效签名', 'Invalid signature'),
  methodUnknown: gateway(15, '不存在的方法名', 'Invalid method'),
  accessInvalid: gateway(19, '无效access_token，请重新授权', 'Invalid access_token'),
  appUnknown: gateway(21, '无效App Key', 'Invalid app key'),
} satisfies Record<string, JdError>;

export const PARAMETER_INVALID = service(10_400_002, '参数不正确');
export const ORDER_UNKNOWN = service(10_400_001, '订单不存在');
export const COURIER_UNKNOWN = service(10_400_003, '物流公司不在商家的物流公司之中');

export const SHIP_RESULTS: Record<ShipError, JdResult> = {
  unknownOrder: ORDER_UNKNOWN,
  notPaid: ORDER_UNKNOWN,
  alreadyShipped: service(10_400_005, '订单状态不是等待出库，收货人 陈晓明 19901234567'),
  notShipped: service(10_400_014, '当前状态的订单不能修改运单号'),
  refunding: service(10_400_006, '订单已锁定，不能出库'),
  closed: service(10_400_005, '订单状态不是等待出库'),
  waybillUsed: service(10_400_007, '运单号已被使用'),
};

/** A planned failure in the gateway's format; failures that only a service reports use its format. */
export function troubleError({ kind }: CallFault): JdError {
  switch (kind) {
    case 'authExpired':
      return JD_ERRORS.accessInvalid;
    case 'rateLimited':
      return gateway(54, '应用调用频率超过限制', 'App call limited');
    case 'transient':
      return gateway(65, '平台连接后端服务超时', 'Backend timeout');
    case 'invalid':
      return gateway(3, '请求被禁止', 'Forbidden');
    default:
      return gateway(10_100_000, '系统异常，陈晓明 19901234567', 'System error');
  }
}
