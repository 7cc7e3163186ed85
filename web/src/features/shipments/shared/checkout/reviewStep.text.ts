import { fenToYuan, formatMoney } from '../../../../lib/money.ts';

export const reviewText = {
  parcels: '包裹明细',
  columns: {
    receiver: '收件人',
    address: '收货地址',
    goods: '货款',
    courier: '运费',
    remote: '偏远费',
    discount: '已优惠',
    total: '小计',
  },
  priceChanged: (before: number, now: number) =>
    `价格已变动：原 ${formatMoney(before)}，现 ${formatMoney(now)}，请确认后再支付`,
  stockShort: (available: number) => `库存不足，仅剩${available}件`,
  blocked: (count: number) => `有 ${count} 个收件人不能发货，请先处理`,
  toRecipients: '去处理',
  unread: '粘贴区还有未识别的文字，这些收件人不会下单',
  recharge: '去充值',
  refresh: '重新核对',
  broken: '价格没有核算出来，请重试',
  unsure: '没有收到下单结果。重试不会重复下单。',
  payUnsure: '没有收到支付结果。重试不会重复扣款。',
  placed: (orderNo: string) => `订单 ${orderNo} 已提交，等待支付`,
  payBefore: (time: string) => `请在 ${time} 前支付，逾期自动取消`,
  closed: '订单已关闭，收件人还在，可以重新下单',
  leave: '先不付，另发一单',
  toOrders: '查看订单',
};

export const resultText = {
  title: '支付成功，仓库正在安排发货',
  orderNo: '订单号',
  parcels: '包裹数',
  paid: '实付金额',
  count: (parcels: number) => `${parcels} 个`,
  toOrders: '查看订单',
  toParcels: '查看包裹',
  again: '再发一单',
};

export const summaryText = {
  title: '发货清单',
  goods: '商品',
  none: '未选择',
  pieces: '每个包裹',
  num: (num: number, unit: string) => `${num} ${unit}`,
  warehouse: '仓库',
  courier: '快递',
  recipients: '收件人',
  people: (count: number) => `${count} 个`,
  bad: (count: number) => `${count} 个待处理`,
  goodsFee: '货款',
  courierFee: '运费',
  remoteFee: '偏远费',
  discountFee: '运费已含优惠',
  total: '合计',
  pending: '填写收件人后自动核算',
  pricing: '核算中…',
  balance: '账户余额',
  lack: (fen: number) => `还差 ${fenToYuan(fen)} 元`,
};
