import { formatMoney } from '../../lib/money.ts';

export const revokingText = {
  title: '撤销提现',
  words: (fen: number) => `撤销后 ${formatMoney(fen)} 会立即退回可用余额。`,
  accept: '确认撤销',
  cancel: '再想想',
  gotIt: '知道了',
  retry: '重试',
  done: (fen: number) => `已撤销，${formatMoney(fen)} 已退回余额`,
  requestFailed: '没有得到结果，请重试',
};
