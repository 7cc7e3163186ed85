import type {
  AccountKind,
  MoneyDirection,
  MoneyLogType,
  PayType,
  RechargeStatus,
} from '../../graphql/generated/graphql.ts';
import { balanceNames } from '../../lib/balances.text.ts';
import { formatMoney, formatSignedMoney } from '../../lib/money.ts';
import { moneyLogNames } from '../../lib/moneyLog.text.ts';
import { formatDateTime } from '../../lib/time.ts';
import type { Tone } from '../../ui/base/StatusDot.tsx';

export const walletText = {
  title: '我的钱包',
  lists: '钱包记录',
  recharge: '充值',
  cashOut: '提现',
  available: balanceNames.available,
  frozen: balanceNames.frozen,
  frozenWords: '提现处理期间冻结，撤销或驳回后退回',
  held: balanceNames.held,
  withdrawable: balanceNames.withdrawable,
  recharged: balanceNames.recharged,
  spent: balanceNames.spent,
  pendingSettle: balanceNames.pendingSettle,
  settleWords: (days: number) => `包裹签收或发货满 ${days} 天后结算`,
};

/** What of the balance may go out, for each kind of account. */
export const withdrawableWords: Record<AccountKind, string> = {
  BUYER: '推广收益过了退款期可以提现，充值只用于下单',
  SELLER: '已结算的货款过了退款期、补足保证金后可以提现',
};

/** Why a part of the balance stays in, for each kind of account. */
export const heldWords: Record<AccountKind, string> = {
  BUYER: '对应包裹仍可退款，签收或确认收货 7 天后可用于下单和提现',
  SELLER: '对应包裹仍可退款，签收或确认收货 7 天后可提现',
};

export const tabNames = {
  logs: '收支明细',
  recharges: '充值记录',
  cashOuts: '提现记录',
  statement: '对账单',
  invoices: '发票',
};

export const statementText = {
  month: '月份',
  loading: '正在读取对账单',
  none: '这个月没有收支',
  noneHint: '换个月份看看',
};

export const directionNames: Record<MoneyDirection, string> = { IN: '收入', OUT: '支出' };

export const typeNames: Record<MoneyLogType, string> = moneyLogNames;

export const payTypeNames: Record<PayType, string> = {
  ALIPAY: '支付宝',
  WECHAT: '微信支付',
  SIMULATED: '模拟支付',
};

/** A recharge's status in words, and its colour. */
export const rechargeStates: Record<RechargeStatus, { text: string; tone: Tone }> = {
  PENDING: { text: '待支付', tone: 'orange' },
  CREDITED: { text: '已到账', tone: 'success' },
  CLOSED: { text: '已关闭', tone: 'quiet' },
  REFUNDED: { text: '已退款', tone: 'quiet' },
  ABNORMAL: { text: '金额异常', tone: 'danger' },
};

export const filterText = {
  label: '筛选',
  keyword: '单号',
  keywordHint: '订单、包裹、充值或提现单号',
  type: '类型',
  direction: '收支方向',
  status: '状态',
  payType: '支付方式',
  any: { type: '全部类型', direction: '收入和支出', status: '全部状态', payType: '全部支付方式' },
  reset: '清除筛选',
  noMatch: '没有符合条件的记录',
  noMatchHint: '换个条件看看',
};

/** The columns, in their order. */
export const logColumnNames = {
  time: '时间',
  type: '类型',
  what: '说明',
  amount: '金额',
  after: balanceNames.available,
  frozenAfter: balanceNames.frozen,
  bizNo: '业务单号',
  logNo: '流水号',
};

export const logsText = {
  nothing: '—',
  frozen: (fen: number) => `冻结 ${formatSignedMoney(fen)}`,
  actedBy: (name: string) => `操作人 ${name}`,
  part: (title: string, fen: number) => `${title} ${formatSignedMoney(fen)}`,
  sums: (sumIn: number, sumOut: number) => `收入 ${formatMoney(sumIn)}，支出 ${formatMoney(sumOut)}`,
  none: '还没有收支记录',
  noneHint: { BUYER: '充值、下单支付、退款后，每一笔都会记在这里', SELLER: '货款结算后，每一笔都会记在这里' },
  goShopping: '去选商品',
};

/** What moves money and has a page. */
const originNames = { parcel: '包裹', order: '订单', cashOut: '提现', recharge: '充值' };

/** The way to what moved the money; its number unless it has been said already. */
export function originText(name: keyof typeof originNames, no: string | null): string {
  return no === null ? `查看${originNames[name]}` : `${originNames[name]} ${no}`;
}

/** The columns, in their order. */
export const rechargeColumnNames = {
  rechargeNo: '充值单号',
  status: '状态',
  payType: '支付方式',
  amount: '支付金额',
  realAmount: '到账金额',
  tradeNo: '支付流水号',
  actions: '操作',
};

export const rechargesText = {
  nothing: '—',
  bonus: (fen: number) => `含赠送 ${formatMoney(fen)}`,
  paid: (at: string) => `${formatDateTime(at)} 到账`,
  late: '关闭后才收到付款，已照常入账',
  abnormal: '客服会核实处理',
  goOn: '继续支付',
  sum: (fen: number) => `累计到账 ${formatMoney(fen)}`,
  none: '还没有充值',
  noneHint: '充值的钱可以用于下单支付',
};

/** The columns, in their order. */
export const cashOutColumnNames = {
  cashOutNo: '提现单号',
  status: '状态',
  amount: '提现金额',
  fee: '手续费',
  arrives: '实际到账',
  payee: '收款账户',
  reason: '原因',
  transferNo: '打款流水号',
  actions: '操作',
};

export const cashOutsText = {
  audited: (at: string) => `${formatDateTime(at)} 审核`,
  paid: (at: string) => `${formatDateTime(at)} 到账`,
  steps: '进度',
  revoke: '撤销',
  nothing: '—',
  sum: (fen: number) => `累计到账 ${formatMoney(fen)}`,
  none: '还没有提现',
  noneHint: '满足条件的收入可以提现到支付宝、微信或银行卡',
};

export const dayColumnNames = { date: '日期', in: '收入', out: '支出', balance: '当日余额' };

export const chartText = {
  title: (days: number) => `最近 ${days} 天收支`,
  summary: (sumIn: number, sumOut: number) => `收入 ${formatMoney(sumIn)}，支出 ${formatMoney(sumOut)}`,
  most: (name: string, date: string, fen: number) => `${name}最多的一天是 ${date}，${formatMoney(fen)}`,
  quiet: '这些天没有收支',
  numbers: '按天看数字',
};
