import { MAX_REASON } from '../../reasons.ts';

export const maskedText = {
  lift: (label: string) => `查看完整的${label}`,
  put: (seconds: number) => `${seconds} 秒后隐藏`,
  title: (label: string) => `查看${label}`,
  recorded: '查看会留下记录：您的姓名、时间和下面的原因。显示 60 秒后自动隐藏。',
  reason: '查看原因',
  reasonHint: '如：买家来电核对收货地址',
  unfit: `请写明原因，5 到 ${MAX_REASON} 个字`,
  requestFailed: '没有连接上服务器，请重试',
  cancel: '取消',
  submit: '查看',
};
