import { formatMoney } from '../../lib/money.ts';
import type { Tone } from '../../ui/base/StatusDot.tsx';
import type {
  ChannelState,
  PaymentProblemKind,
  PayStatus,
  PayType,
  RechargeRefundStatus,
} from '../graphql/generated/graphql.ts';

export type PaymentTab = 'payments' | 'problems' | 'refunds';
export const tabNames: Record<PaymentTab, string> = {
  payments: '支付',
  problems: '支付问题',
  refunds: '充值退回',
};
export const payTypeNames: Record<PayType, string> = {
  ALIPAY: '支付宝',
  WECHAT: '微信支付',
  SIMULATED: '模拟支付',
};
export const statusNames: Record<PayStatus, string> = {
  PENDING: '待支付',
  PAID: '已支付',
  CLOSED: '已关闭',
  FAILED: '支付失败',
  REFUNDED: '已退款',
  ABNORMAL: '金额异常',
};
export const statusTones: Record<PayStatus, Tone> = {
  PENDING: 'orange',
  PAID: 'success',
  CLOSED: 'quiet',
  FAILED: 'quiet',
  REFUNDED: 'info',
  ABNORMAL: 'danger',
};
export const problemNames: Record<PaymentProblemKind, string> = {
  AMOUNT: '渠道金额不一致',
  PAID_TWICE: '同一笔支付有两个渠道单号',
  TRADE_NO_USED: '渠道单号已用于另一笔支付',
  NOT_PAID: '渠道没有这笔支付',
};
export const refundNames: Record<RechargeRefundStatus, string> = {
  UNDERWAY: '退回中',
  DONE: '已退回',
  REFUSED: '渠道未接受，已返还可用余额',
};
export const refundTones: Record<RechargeRefundStatus, Tone> = {
  UNDERWAY: 'orange',
  DONE: 'success',
  REFUSED: 'warning',
};
export const channelStates: Record<ChannelState, string> = {
  PAID: '渠道：已支付',
  WAITING: '渠道：等待支付',
  CLOSED: '渠道：已关闭',
  ABSENT: '渠道没有这笔支付',
};
export const stepNames: Record<string, string> = {
  'payment ask': '查询渠道',
  'payment resolve': '问题已处理',
  'recharge-refund retry': '重试退回',
  'recharge-refund transferred': '登记已转账退回',
};

export type ShowMode = 'open' | 'all';
export const showNames: Record<ShowMode, string> = { open: '待处理', all: '全部' };

export const listText = {
  title: '支付',
  hint: '充值支付、对不上的支付，以及注销账号时退回的充值',
  tabs: '支付',
  payments: '支付列表',
  problems: '支付问题列表',
  refunds: '充值退回列表',
  number: '支付单号或渠道单号',
  refundNumber: '退回单号或支付单号',
  payType: '渠道',
  status: '状态',
  show: '范围',
  any: { payType: '全部渠道', status: '全部状态' },
  reset: '清空筛选',
  none: '还没有支付',
  noProblems: '没有待处理的支付问题',
  noProblemsHint: '渠道的通知和对账发现不一致时，会出现在这里',
  noRefunds: '没有进行中的充值退回',
  noRefundsHint: '账号注销时，未使用的充值会原路退回',
  noMatch: '没有符合条件的记录',
  noMatchHint: '换个条件试试',
};
export const paymentNames = {
  number: '支付单号',
  account: '账号',
  amount: '金额',
  channel: '渠道',
  status: '状态',
  paid: '支付时间',
};
export const problemColumnNames = {
  kind: '问题',
  number: '支付单号',
  account: '账号',
  amount: '应付',
  told: '渠道金额',
  actions: '操作',
};
export const refundColumnNames = {
  number: '退回单号',
  payment: '支付单号',
  amount: '金额',
  status: '状态',
  tries: '进展',
  actions: '操作',
};
export const cellText = {
  late: '关闭后到账',
  resolved: '已处理',
  resolve: '标记已处理',
  retry: '立即重试',
  transferred: '登记已转账',
  tries: (times: number, code: string) => (code ? `已试 ${times} 次：${code}` : `已试 ${times} 次`),
  by: (no: string) => `转账 ${no}`,
};

export const resolveText = {
  title: '标记问题已处理',
  accept: '标记已处理',
  cancel: '取消',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有收到结果，请重试',
  question: (no: string, what: string) => `支付 ${no}：${what}。请写明怎样处理的，只记录在操作日志里。`,
  reason: '处理说明',
  reasonShort: '请至少写 5 个字',
  done: '已标记为已处理',
};
export const transferText = {
  title: '登记已转账退回',
  accept: '登记',
  cancel: '取消',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有收到结果，请重试',
  question: (no: string, fen: number) =>
    `充值退回 ${no} 的 ${formatMoney(fen)} 已经另行转账给对方？登记后不能撤回。`,
  transferNo: '转账单号',
  transferMissing: '请填写银行或渠道的转账单号',
  done: '已记为退回',
};
export const retryText = { done: '会在十秒内重试', lost: '没有收到结果，请重试' };
export const askText = {
  ask: '查询渠道',
  lost: '没有收到结果，请重试',
  done: (state: ChannelState, fen: number | null) =>
    fen === null ? channelStates[state] : `${channelStates[state]} ${formatMoney(fen)}`,
};

export const pageText = {
  title: (no: string) => `支付 ${no}`,
  loading: '正在读取支付',
  payment: '支付',
  amount: '金额',
  payType: '渠道',
  tradeNo: '渠道单号',
  account: '账号',
  wallet: '查看钱包',
  created: '发起时间',
  expires: '支付期限',
  paid: '支付时间',
  credited: '入账时间',
  movement: (id: number) => `资金变动 ${id}`,
  channel: '渠道查询',
  asks: '查询次数',
  asked: '最近查询',
  next: '下次查询',
  reconcile: '对账',
  reconciled: '已对账',
  reconcileAt: (at: string) => `将于 ${at} 对账`,
  notices: '渠道说过的话',
  problems: '问题',
  noProblems: '没有问题',
  refunds: '充值退回',
  noRefunds: '没有退回',
  steps: '处理经过',
  noSteps: '还没有人处理',
  reply: (no: string, fen: number, status: PayStatus) =>
    ({
      PENDING: `您好，您的充值 ${no}（${formatMoney(fen)}）还没有支付成功，请在支付期限内完成支付。`,
      PAID: `您好，您的充值 ${no}（${formatMoney(fen)}）已经到账，请在钱包查看。`,
      CLOSED: `您好，您的充值 ${no}（${formatMoney(fen)}）已关闭，没有扣款；如果您已付款，请把渠道单号发给我们核实。`,
      FAILED: `您好，您的充值 ${no}（${formatMoney(fen)}）没有发起成功，没有扣款，请重新充值。`,
      REFUNDED: `您好，您的充值 ${no}（${formatMoney(fen)}）已原路退回，请在支付渠道查看。`,
      ABNORMAL: `您好，您的充值 ${no} 的支付金额与订单不一致，我们正在与支付渠道核实，请耐心等待。`,
    })[status],
};

export const noticesText = {
  none: '渠道还没有说过什么；更早的支付没有这份记录',
  pushed: '渠道通知',
  asked: '查询得知',
  times: (times: number, last: string) => `共 ${times} 次，最近 ${last}`,
};
