import { formatMoney } from '../../lib/money.ts';
import { MIN_REASON } from '../reasons.ts';

/** What an operator does with an order or a parcel. */
export type OrderStep = 'cancel' | 'refund' | 'reissue';

export const stepNames: Record<OrderStep, string> = {
  cancel: '取消订单',
  refund: '退款',
  reissue: '重新出单',
};
export const acceptNames: Record<OrderStep, string> = {
  cancel: '确认取消',
  refund: '确认退款',
  reissue: '确认出单',
};
export const stepText = {
  question: (step: OrderStep, no: string, fen: number) =>
    ({
      cancel: `取消订单 ${no}${fen > 0 ? `，退回买家 ${formatMoney(fen)}` : '（还没有付款）'}？取消后不能恢复。`,
      refund: `给包裹 ${no} 退款 ${formatMoney(fen)}？已出的面单先作废，作废后退回买家的可用余额。`,
      reissue: `为包裹 ${no} 再次向快递申请运单？`,
    })[step],
  seen: '买家和供应商会看到这个原因',
  kept: '原因会写入操作日志',
  reason: '原因',
  reasonShort: `请写明原因，至少 ${MIN_REASON} 个字`,
  cancel: '再想想',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有连接上服务器，请重试',
};
export const readyReasons: Record<OrderStep, readonly string[]> = {
  cancel: ['买家来电要求取消，双方已同意', '供应商缺货，买家同意取消', '重复下单，买家要求取消'],
  refund: ['快递丢件，平台同意退款', '买家来电要求退款，供应商已同意', '供应商缺货，买家同意退款'],
  reissue: ['快递已恢复，再次申请运单', '面单余额已补足，再次申请运单'],
};
export const stepDone: Record<OrderStep, string> = {
  cancel: '订单已取消',
  refund: '退款已提交',
  reissue: '已再次提交出单',
};

export const receiverText = {
  title: (no: string) => `修改包裹 ${no} 的收件人`,
  accept: '保存',
  hint: '只填写要改的，空着的保持不变。改后价格不变。',
  region: '省市区',
  regionHalf: '省市区请选到区县',
  name: '收件人姓名',
  phone: '收件人电话',
  address: '详细地址（不含省市区）',
  nothing: '请至少填写一项要改的内容',
  done: '收件人已修改',
};
