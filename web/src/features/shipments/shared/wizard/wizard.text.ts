import { formatMoney } from '../../../../lib/money.ts';

export const wizardText = {
  title: '立即发货',
  byHand: '手动发货',
  auto: '自动发货',
  model: '模板发货',
  modes: '发货方式',
  loading: '正在打开上次的发货单…',
  loadFailed: '发货单没有打开',
  retry: '重试',
  back: '上一步',
  orderAgain: '重新下单',
  /** `fen`: null while the sum is not known. */
  pay: (fen: number | null) => (fen === null ? '确认支付' : `确认支付 ${formatMoney(fen)}`),
  payAgain: (fen: number) => `继续支付 ${formatMoney(fen)}`,
};
