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
  quoteAgain: '重新核算',
  orderAgain: '重新下单',
  /** `fen`: null while the sum is not known. */
  pay: (fen: number | null) => (fen === null ? '确认支付' : `确认支付 ${formatMoney(fen)}`),
  /** `fen`: null while the sum is not known. */
  acceptPrice: (fen: number | null) => (fen === null ? '按新价继续' : `按新价 ${formatMoney(fen)} 继续`),
  payAgain: (fen: number) => `继续支付 ${formatMoney(fen)}`,
};

/** `fen`: of the order. */
export const sentElsewhereText = {
  order: (orderNo: string) => `订单 ${orderNo}`,
  batch: (batchNo: string) => `批次 ${batchNo}`,
  placed: (number: string, parcels: number, fen: number) =>
    `另一个标签页已用这张发货单提交${number}（${parcels} 个包裹，${formatMoney(fen)}）。`,
  underWay: '另一个标签页正在提交这张发货单。',
  again: (parcels: number, fen: number) =>
    `如果再下一单，会给这里的收件人再发 ${parcels} 个包裹，另付 ${formatMoney(fen)}。`,
  toOrder: '查看订单',
  reopen: '打开新的发货单',
  repeat: '仍要再下一单',
};
