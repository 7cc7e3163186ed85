import { formatMoney } from '../../lib/money.ts';
import type { Tone } from '../../ui/base/StatusDot.tsx';
import type {
  BillDifferenceKind,
  BillLineKind,
  ChannelBillState,
  PayStatus,
} from '../graphql/generated/graphql.ts';

export const stateNames: Record<ChannelBillState, string> = {
  WAITING: '渠道还未生成',
  READING: '正在核对',
  FAILED: '没有取到',
  AGREES: '一致',
  DIFFERS: '有差异',
};
export const stateTones: Record<ChannelBillState, Tone> = {
  WAITING: 'quiet',
  READING: 'info',
  FAILED: 'warning',
  AGREES: 'success',
  DIFFERS: 'danger',
};
export const kindNames: Record<BillDifferenceKind, string> = {
  ONLY_TOLD: '仅渠道有',
  ONLY_OURS: '仅我方有',
  AMOUNT: '金额不一致',
  STATE: '状态不一致',
};
export const kindTones: Record<BillDifferenceKind, Tone> = {
  ONLY_TOLD: 'danger',
  ONLY_OURS: 'danger',
  AMOUNT: 'warning',
  STATE: 'orange',
};
export const lineNames: Record<BillLineKind, string> = { PAYMENT: '支付', REFUND: '退款' };

export type BillScope = 'open' | 'all';
export const scopeNames: Record<BillScope, string> = { open: '待处理', all: '全部' };

export const listText = {
  title: '渠道账单',
  hint: '每天上午下载支付宝和微信支付前一天的账单，逐笔与我方的充值和退回核对',
  bills: '渠道账单列表',
  scope: '范围',
  payType: '渠道',
  any: { payType: '全部渠道' },
  reset: '清空筛选',
  none: { open: '没有待处理的账单', all: '还没有渠道账单' } satisfies Record<BillScope, string>,
  noneHint: '每天 10:40 起核对前一天的账单；没有取到的会每小时再试',
  noMatch: '没有符合条件的账单',
  noMatchHint: '换个条件试试',
  sums: (count: number, fen: number) => `${count} 笔 ${formatMoney(fen)}`,
  returned: (count: number, fen: number) => `退回 ${count} 笔 ${formatMoney(fen)}`,
  open: (count: number) => `${count} 项待处理`,
  closed: (count: number) => `${count} 项已关闭`,
};
export const billNames = {
  day: '账单日',
  state: '状态',
  told: '渠道账单',
  ours: '我方',
  differences: '差异',
  actions: '操作',
};

export const checkText = {
  check: '重新核对',
  lost: '没有收到结果，请重试',
  done: (state: ChannelBillState) =>
    state === 'READING' ? '正在核对，稍后会更新' : `核对完成：${stateNames[state]}`,
};

export const pageText = {
  title: (channel: string, day: string) => `${channel} ${day} 账单`,
  loading: '正在读取账单',
  sums: '合计',
  item: '项目',
  told: '渠道账单',
  ours: '我方',
  gap: '相差',
  paid: '支付',
  returned: '退回',
  count: (count: number) => `${count} 笔`,
  asked: '最近下载',
  compared: '最近核对',
  code: '没有取到的原因',
  differences: '差异',
  scope: '范围',
  none: '没有待处理的差异',
  noneHint: '之后的核对发现已经一致的差异会自动关闭',
  noneAll: '这一天没有差异',
  steps: '处理经过',
  noSteps: '还没有人处理',
};
export const sumNames = { item: '项目', told: '渠道账单', ours: '我方', gap: '相差' };

export const differenceNames = {
  kind: '差异',
  number: '我方单号',
  told: '渠道金额',
  ours: '我方金额',
  next: '处理',
  actions: '操作',
};
export const differenceText = {
  problems: (count: number) => `${count} 个支付问题`,
  closedBy: (name: string) => (name ? `${name} 关闭` : '核对一致，自动关闭'),
  close: '关闭',
};

/** What is to be done about a difference, by what it is and how our payment stands. */
export function adviceOf(kind: BillDifferenceKind, line: BillLineKind, payment: PayStatus | null): string {
  if (line === 'REFUND')
    return kind === 'ONLY_TOLD' ? '在渠道商户后台查明是谁退的，再登记或追回' : '打开支付，查看退回的进展';
  switch (kind) {
    case 'ONLY_TOLD':
      return '我方没有这个单号：在渠道商户后台核实后原路退款';
    case 'ONLY_OURS':
      return '打开支付查询渠道；渠道否认的，按支付问题处理';
    case 'AMOUNT':
      return payment === 'ABNORMAL' ? '已列入支付问题，未入账' : '向渠道核实实收金额后处理';
    case 'STATE':
      return '打开支付查询渠道，已付的会立即入账';
  }
}

export const closeText = {
  title: '关闭差异',
  accept: '确认关闭',
  cancel: '取消',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有收到结果，请重试',
  question: (what: string, no: string) => `${what}：${no}。请写明怎样处理的；之后的核对不再提示同样的差异。`,
  reason: '处理说明',
  reasonShort: '请至少写 5 个字',
  done: '差异已关闭',
};
export const readyReasons = [
  '已在渠道商户后台原路退款',
  '已与渠道书面核对，账单有误',
  '已按支付问题处理完毕',
];
