/** What a channel's reason for a part that did not arrive means to people. */
const REASONS: Readonly<Record<string, string>> = {
  ACCOUNT_ABNORMAL: '收款方账户异常',
  NO_RELATION: '与收款方的分账关系已解除',
  RECEIVER_HIGH_RISK: '收款方被微信支付列为高风险',
  RECEIVER_REAL_NAME_NOT_VERIFIED: '收款方未完成实名',
  RECEIVER_RECEIPT_LIMIT: '收款方收款受限',
  PAYER_ACCOUNT_ABNORMAL: '平台在微信支付的账户异常',
  NO_AUTH: '没有分账权限',
  NOT_ENOUGH: '这笔充值的可分金额不足',
  RULE_LIMIT: '超出微信支付的分账限制',
  FREQUENCY_LIMITED: '微信支付限制了频率，稍后重试',
  INVALID_REQUEST: '微信支付拒绝了分账请求',
};

export function splitReasonText(code: string): string {
  if (code === '') return '';
  return REASONS[code] ?? `微信支付返回 ${code}`;
}
