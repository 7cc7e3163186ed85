import type { CallFault } from '../shops/shopFrame.ts';

/** A refusal in Kuaishou's words; `code` is the gateway's and `result` the call's. */
export type KuaishouError = { result: number; code: string; msg: string; error_msg: string };

const gateway = (result: number, code: string, error_msg: string): KuaishouError => ({
  result,
  code,
  msg: code === '803000' ? '鉴权失败' : '请求被拒绝',
  error_msg,
});
const business = (result: number, error_msg: string): KuaishouError => ({
  result,
  code: '807000',
  msg: '业务处理失败',
  error_msg,
});

export const KUAISHOU_ERRORS = {
  appInvalid: gateway(22, '804000', 'appkey 无效'),
  versionInvalid: gateway(22, '804000', 'version 无效'),
  methodUnknown: gateway(22, '804000', 'Invalid url'),
  timestampInvalid: gateway(27, '804000', 'timestamp 无效'),
  signatureInvalid: gateway(27, '804000', '签名校验失败'),
  paramInvalid: gateway(22, '804000', 'param 不是合法的 JSON'),
  accessUnknown: gateway(28, '803000', 'TOKEN无效'),
  accessExpired: gateway(28, '803000', 'TOKEN过期'),
  accessRevoked: gateway(24, '803000', 'AUTHORIZATION_REVOKED'),
  scopeMissing: gateway(25, '803000', 'token中无scope权限'),
  limited: gateway(1_017, '802000', 'Exceed qps limit'),
  unavailable: business(13, '服务异常，请稍后重试'),
  other: business(99, '未知错误'),

  notTheirs: business(21, 'order operation reject'),
  fieldInvalid: business(2_001, '参数无效'),
  goodsUnknown: business(2_002, '商品不存在'),
  stockRefused: business(2_003, '库存更新失败'),
  priceRefused: business(2_004, '商品正在参加活动，不能修改价格'),
  timesReversed: business(300_003, 'ENDTIME MUST AFTER BEGINTIME'),
  rangeTooWide: business(300_004, 'SEARCH TIME RANGE EXPAND 7 DAYS'),
  tooOld: business(300_005, 'CAN NOT SEARCH BEFORE 90 DAYS'),

  stateRefused: business(11, '订单当前状态不允许发货'),
  companyUnknown: business(11, '快递公司不存在'),
  waybillInvalid: business(11, '运单号和物流公司不匹配'),
  waybillUsed: business(11, '同一个运单号对应收件地址超过1个'),
  addressChanged: business(11, '收货地址与电子面单取号地址不一致'),
} satisfies Record<string, KuaishouError>;

/** Goods that are not taken; no document names a code. */
export function refusedItem(error_msg: string): KuaishouError {
  return business(2_010, error_msg);
}

/** A failure that a developer has asked for, in Kuaishou's words: of an order's state it always says the same. */
export const TROUBLES: Record<CallFault['kind'], KuaishouError> = {
  authExpired: KUAISHOU_ERRORS.accessExpired,
  rateLimited: KUAISHOU_ERRORS.limited,
  alreadyShipped: KUAISHOU_ERRORS.stateRefused,
  refunding: KUAISHOU_ERRORS.stateRefused,
  closed: KUAISHOU_ERRORS.stateRefused,
  addressChanged: KUAISHOU_ERRORS.addressChanged,
  waybillUsed: KUAISHOU_ERRORS.waybillUsed,
  courierUnknown: KUAISHOU_ERRORS.companyUnknown,
  invalid: KUAISHOU_ERRORS.fieldInvalid,
  transient: KUAISHOU_ERRORS.unavailable,
  unknown: KUAISHOU_ERRORS.other,
};

/** What the token addresses refuse with. */
export const OAUTH_ERRORS = {
  requestInvalid: { result: 100_200_100, error: 'invalid_request', error_msg: '缺少必要的请求参数' },
  clientUnknown: { result: 100_200_101, error: 'unauthorized_client', error_msg: 'app 非法' },
  refreshDiscarded: { result: 100_200_102, error: 'access_denied', error_msg: 'refreshToken.discarded' },
  grantTypeUnknown: { result: 100_200_104, error: 'unsupported_grant_type', error_msg: 'grantType 错误' },
  codeInvalid: { result: 100_200_105, error: 'invalid_grant', error_msg: 'code 错误' },
  unavailable: { result: 100_200_500, error: 'server_error', error_msg: '服务器内部错误' },
};

/** The `data` of an answer, or a refusal. */
export type Answered = { data: unknown } | KuaishouError;
