/** An error in the format of Alipay's gateway. */
export type AlipayError = { code: string; msg: string; sub_code: string; sub_msg: string };

function missing(subCode: string, subMsg: string): AlipayError {
  return { code: '40001', msg: 'Missing Required Arguments', sub_code: subCode, sub_msg: subMsg };
}

function invalid(subCode: string, subMsg: string): AlipayError {
  return { code: '40002', msg: 'Invalid Arguments', sub_code: subCode, sub_msg: subMsg };
}

function failed(subCode: string, subMsg: string): AlipayError {
  return { code: '40004', msg: 'Business Failed', sub_code: subCode, sub_msg: subMsg };
}

export const ALIPAY_ERRORS = {
  missingAppId: missing('isv.missing-app-id', '缺少AppID参数'),
  missingSignature: missing('isv.missing-signature', '缺少签名参数'),
  missingTimestamp: missing('isv.missing-timestamp', '缺少时间戳参数'),
  invalidAppId: invalid('isv.invalid-app-id', '无效的AppID参数'),
  invalidSignatureType: invalid('isv.invalid-signature-type', '无效的签名类型'),
  invalidCharset: invalid('isv.invalid-charset', '字符集错误'),
  invalidSignature: invalid('isv.invalid-signature', '验签出错'),
  invalidTimestamp: invalid('isv.invalid-timestamp', '非法的时间戳参数'),
  invalidMethod: invalid('isv.invalid-method', '不存在的方法名'),
  illegalJson: invalid('isv.illegal-json', 'biz_content不是合法的JSON'),
  invalidParameter: failed('INVALID_PARAMETER', '参数有误'),
  certifyIdUnknown: failed('OPEN_CERTIFY_BILL_NOT_EXIST', '无效的certify_id'),
  tradeNotExist: failed('ACQ.TRADE_NOT_EXIST', '交易不存在'),
  tradeStatusError: failed('ACQ.TRADE_STATUS_ERROR', '交易状态不合法'),
  tradeHasSuccess: failed('ACQ.TRADE_HAS_SUCCESS', '交易已被支付'),
  tradeHasClose: failed('ACQ.TRADE_HAS_CLOSE', '交易已经关闭'),
  discordantRequest: failed('ACQ.DISCORDANT_REPEAT_REQUEST', '请求信息不一致'),
  refundFeeError: failed('ACQ.REASON_TRADE_REFUND_FEE_ERR', '退款金额无效'),
  refundNotAllowed: failed('ACQ.TRADE_NOT_ALLOW_REFUND', '当前交易不允许退款'),
  tradeHasFinished: failed('ACQ.TRADE_HAS_FINISHED', '交易已经完结'),
  contextInconsistent: failed('ACQ.CONTEXT_INCONSISTENT', '交易信息被篡改'),
  noPermission: failed('ACQ.ACCESS_FORBIDDEN', '无权限使用接口'),
  invalidArguments: failed('INVAILID_ARGUMENTS', '入参不合法'),
  billNotExist: failed('BILL_NOT_EXIST', '账单不存在'),
  busy: {
    code: '20000',
    msg: 'Service Currently Unavailable',
    sub_code: 'aop.unknow-error',
    sub_msg: '系统繁忙',
  },
} satisfies Record<string, AlipayError>;
