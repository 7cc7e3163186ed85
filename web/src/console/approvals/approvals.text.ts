import { formatMoney } from '../../lib/money.ts';
import type { Tone } from '../../ui/base/StatusDot.tsx';
import type { ApprovalStatus } from '../graphql/generated/graphql.ts';

export const statusNames: Record<ApprovalStatus, string> = {
  WAITING: '待复核',
  APPROVED: '已通过',
  REFUSED: '已驳回',
  REVOKED: '已撤回',
};
export const statusTones: Record<ApprovalStatus, Tone> = {
  WAITING: 'orange',
  APPROVED: 'success',
  REFUSED: 'danger',
  REVOKED: 'quiet',
};
export const tabNames = { ...statusNames, ALL: '全部' };

export const approvalsText = {
  title: '待复核',
  hint: '需要两位操作员的事：提出的人不能自己复核',
  tabs: '复核状态',
  list: '复核列表',
  none: '没有需要复核的事',
  noneHint: '超过权限额度的资金操作会出现在这里',
  by: (name: string) => `由 ${name} 提出`,
  transfer: (from: string, to: string, fen: number) => `${from} → ${to} ${formatMoney(fen)}`,
  overtaken: '这件事已先有结果，不再需要复核',
  decided: (name: string, words: string) => (words ? `${name}：${words}` : name),
};
export const approvalColumns = {
  summary: '事项',
  amount: '金额',
  reason: '原因',
  asked: '提出',
  status: '状态',
  actions: '操作',
};

export type ApprovalStep = 'approve' | 'refuse' | 'revoke';
export const stepNames: Record<ApprovalStep, string> = { approve: '通过', refuse: '驳回', revoke: '撤回' };
export const stepDone: Record<ApprovalStep, string> = {
  approve: '已通过并执行',
  refuse: '已驳回',
  revoke: '已撤回',
};
export const stepText = (step: ApprovalStep) => ({
  title: { approve: '通过并执行', refuse: '驳回', revoke: '撤回' }[step],
  accept: stepNames[step],
  cancel: '取消',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有收到结果，请重试；已处理的不会重复执行',
});
export const decideText = {
  question: (step: ApprovalStep, summary: string, fen: number) => {
    const moves = fen > 0 ? `，涉及 ${formatMoney(fen)}` : '';
    return {
      approve: `通过后立即执行：${summary}${moves}。`,
      refuse: `驳回后不会执行：${summary}${moves}。`,
      revoke: `撤回您提出的：${summary}${moves}。`,
    }[step];
  },
  transfers: '付款与收款',
  decision: '说明',
  decisionHint: '写入操作日志，提出的人可以看到',
  decisionShort: '请至少写 5 个字',
};
