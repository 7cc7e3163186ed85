import { type Fields, textOf } from '../../shops/fields.ts';
import { WaybillError, type WaybillErrorKind } from '../waybillError.ts';

export const PLATFORM = 'kuaidi100';

/** Kuaidi100's own codes; 500 and 503 occur when cancelling. The others only mean a refusal. */
const KINDS_OF_CODES: Record<string, WaybillErrorKind> = {
  '-1': 'transient',
  500: 'transient',
  503: 'authExpired',
  30002: 'authExpired',
  30003: 'authExpired',
  30004: 'balance',
};

/**
 * Couriers have no codes: Kuaidi100 passes on their messages, so the first matching text decides; temporary reasons
 * come last, because they occur together with others.
 */
const KINDS_OF_WORDS: [kind: WaybillErrorKind, words: RegExp][] = [
  ['rateLimited', /频繁|限流|频率|请求过快/],
  ['duplicate', /重复(下单|提交|订单)|(订单号?|单据)(重复|已存在)/],
  [
    'authExpired',
    /授权(信息)?已?(过期|失效|无效)|未授权|重新授权|(账号|账户|客户编码|月结|密码|密钥).{0,6}(错误|不正确|无效|不存在|停用|有误)/,
  ],
  ['branchClosed', /网点.{0,8}(未开通|没有开通|不存在|停用|错误|有误)|未开通(电子)?面单/],
  ['balance', /(余额|单量|面单|单号|号段)(数量)?(不足|已用完|已用尽)|无可用(面单|单号)/],
  [
    'outOfRange',
    /超区|停发|不可达|(超出|不在).*(派送|配送|服务|收派)?范围|(不|无法|不能|不可)(派送|配送|到达)/,
  ],
  [
    'courierUnknown',
    /(快递公司|kuaidicom)(编码|代码)?(暂|为)?(不支持|不存在|错误|不正确|空)|(不支持|未知)(的|该)?快递公司/,
  ],
  [
    'addressInvalid',
    /(地址|省市区|收件人|收货人|手机|电话|号码|oaid|caid).*(为空|有误|错误|不正确|不完整|不合法|无效|失败|过期|不存在)|(无法|不能)(解析|识别).*地址/,
  ],
  ['transient', /超时|系统(异常|繁忙|错误)|服务(器)?(异常|繁忙|错误|不可用)|稍后(再试|重试)/],
];

/** Maps an unsuccessful answer. Its message is matched but never stored: it repeats the request. */
export function kuaidi100Error(answer: Fields): WaybillError {
  const code = textOf(answer.code) || textOf(answer.returnCode);
  const words = textOf(answer.message);
  const kind =
    KINDS_OF_CODES[code] ?? KINDS_OF_WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'refused';
  return new WaybillError(PLATFORM, kind, code);
}

/** Whether a cancellation was refused because there is nothing left to cancel. */
export function saysCancelled(answer: Fields): boolean {
  return /已(被)?(取消|作废|回收)|重复取消/.test(textOf(answer.message));
}

/** Whether a parcel was not stopped because it is stopped already. */
export function saysIntercepted(answer: Fields): boolean {
  return /(已(被)?|重复)拦截(?!失败)/.test(textOf(answer.message));
}
