/** An unsuccessful answer in Kuaidi100's format. */
export type LabelError = { code: number; message: string };

// Kuaidi100's own codes. Courier refusals share one code and differ in their message.
const REFUSED = 30_005;

/** Refusals in the messages of Kuaidi100 or a courier. */
export const LABEL_TROUBLES = {
  outOfRange: { code: REFUSED, message: '收件地址超出派送范围' },
  addressInvalid: { code: REFUSED, message: '收件地址不完整' },
  balance: { code: REFUSED, message: '面单余额不足' },
  authExpired: { code: REFUSED, message: '电子面单授权已过期，请重新授权' },
  courierUnknown: { code: REFUSED, message: '不支持的快递公司' },
  rateLimited: { code: REFUSED, message: '请求过于频繁，请稍后再试' },
  transient: { code: -1, message: '服务器错误' },
  duplicate: { code: REFUSED, message: '请勿重复下单' },
  refused: { code: REFUSED, message: '快递公司拒绝了请求' },
} as const satisfies Record<string, LabelError>;

export const PARAMETERS = { code: 30_001, message: '参数错误' };
export const SIGNATURE = { code: 30_002, message: '验证签名失败' };
export const ACCOUNT = { code: 30_003, message: '账号信息不正确' };
export const PHONE = { code: REFUSED, message: '收件人手机号格式不正确' };
export const IDENTITY = { code: REFUSED, message: '收件人信息已加密，oaid或caid为空' };
export const PARTNER = { code: REFUSED, message: '电子面单客户账号错误' };
export const CUSTOMER_KEY = { code: REFUSED, message: '电子面单客户密码不正确' };
export const BRANCH = { code: REFUSED, message: '该网点未开通电子面单' };
export const NO_WAYBILL = { code: REFUSED, message: '查无此单' };
export const CANCELLED = { code: REFUSED, message: '该运单已取消' };
export const PICKED_UP = { code: REFUSED, message: '该运单已揽收，不能取消' };
export const COURIER_ORDER = { code: REFUSED, message: '快递公司订单号不正确' };
export const NOT_PICKED_UP = { code: REFUSED, message: '该运单未揽收，请取消' };
export const INTERCEPTED = { code: REFUSED, message: '该运单已拦截' };
export const SIGNED = { code: REFUSED, message: '该运单已签收，不能拦截' };
