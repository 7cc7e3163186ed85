import type { WaitingKind } from '../graphql/generated/graphql.ts';

export const homeText = {
  greeting: (hour: number, name: string) => {
    if (hour < 6) return `夜深了，${name}`;
    if (hour < 12) return `上午好，${name}`;
    return hour < 18 ? `下午好，${name}` : `晚上好，${name}`;
  },
  roles: (roles: readonly string[]) => `您的角色：${roles.join('、')}`,
  loading: '正在读取工作台',
  waiting: '待处理',
  allDone: '都处理完了',
  allDoneHint: '有新的待处理事项时会出现在这里',
  count: (count: number, isMore: boolean) => (isMore ? `${count}+` : String(count)),
  days: '经营数据',
  daysHint: '按下单日统计已付款的订单，不含补发；今天截至现在，昨天和上周同日为全天',
  figure: '指标',
  today: '今天',
  yesterday: '昨天',
  lastWeek: '上周同日',
  may: '您可以做的事',
  nothing: '您的角色还没有任何权限，请联系管理员。',
  fewCodes: (left: number) =>
    `您的恢复码只剩 ${left} 个。用完后手机不在身边就无法登录，请让管理员为您重置验证器。`,
};

export const waitingNames: Record<WaitingKind, string> = {
  APPROVALS: '待复核',
  GOODS: '待审核的商品',
  CASES: '待裁决的纠纷',
  CASH_OUTS_TO_APPROVE: '待审核的提现',
  CASH_OUTS_TO_PAY: '待打款的提现',
  WAYBILLS: '出单失败的包裹',
  PAYMENT_PROBLEMS: '支付问题',
  BILL_DIFFERENCES: '渠道账单差异',
  RECHARGE_REFUNDS: '没有退成的充值',
  VIOLATIONS: '账目不符',
  APPLICATIONS: '加盟申请',
  LICENCES: '待审核的资质',
  SHOPS: '7 天内到期的店铺授权',
};

export const figureNames = {
  orders: '订单',
  pieces: '件数',
  turnover: '成交额',
  accounts: '新账号',
  refunds: '退款申请',
  refunded: '退款金额',
  cashOuts: '提现申请',
  cashedOut: '提现金额',
};

export const monthText = {
  title: '近30天（至昨日）',
  report: '查看报表',
  loading: '正在读取近30天的数据',
  none: '近30天还没有成交',
  money: '近30天每天的成交额和退款',
  counts: '近30天每天的订单和包裹',
  turnover: '成交额',
  refunds: '退款',
  orders: '订单',
  parcels: '包裹',
};
