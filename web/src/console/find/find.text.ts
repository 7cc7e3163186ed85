import type { FoundKind } from '../graphql/generated/graphql.ts';

export const findText = {
  title: '查询结果',
  hint: '一次最多查 200 个号码，用空格、逗号或换行隔开。只显示您有权查看的内容；按手机号查询会留下记录。',
  label: '要查询的号码',
  placeholder:
    '订单号、包裹号、运单号、平台订单号、手机号（账号或收件人）、账号、支付单号、售后单号、提现单号',
  find: '查询',
  empty: '输入或粘贴要查询的号码',
  emptyHint: '按 / 可以随时回到顶部的搜索框',
  counts: (numbers: number, found: number) => `共 ${numbers} 个号码，找到 ${found} 个`,
  left: (left: number) => `还有 ${left} 个号码没有查询：一次最多 200 个`,
  ofShops:
    '有手机号没有查到收件人：店铺订单的收件人由店铺平台加密，不能按手机号查到，请用平台订单号或运单号查询；信息已清除的收件人也查不到',
  newest: (most: number) => `同一收件人手机号只列出最近 ${most} 个包裹`,
  list: '查询结果',
  none: '未找到',
  copyMissing: '复制未找到的号码',
  columns: {
    number: '号码',
    kind: '类型',
    no: '编号',
    state: '状态',
    about: '内容',
    amount: '金额',
    at: '时间',
  },
} as const;

export const kindNames: Record<FoundKind, string> = {
  ORDER: '订单',
  PARCEL: '包裹',
  WAYBILL: '运单',
  SHOP_ORDER: '平台订单',
  REFUND: '退款',
  CASE: '售后单',
  ACCOUNT: '账号',
  PAYMENT: '充值',
  CASH_OUT: '提现',
  RECEIVER: '收件人',
};
