import type { CashOutStatus } from '../../graphql/generated/graphql.ts';
import type { CashOutStep, StepKey } from './cashOutSteps.ts';

export const detailText = {
  title: (no: string) => `提现 ${no}`,
  steps: '进度',
  amounts: '金额',
  amount: '提现金额',
  fee: '手续费',
  arrives: '实际到账',
  payee: '收款账户',
  accountName: '收款人',
  transferNo: '打款流水号',
  reason: '原因',
  revoke: '撤销提现',
  /** Read aloud where a mark stands. */
  states: { done: '已完成', current: '进行中', failed: '没有成功', ahead: '还没开始' },
};

const stepNames: Record<StepKey, Partial<Record<CashOutStep['state'], string>> & { ahead: string }> = {
  requested: { ahead: '提交申请', done: '提交申请' },
  audit: { ahead: '平台审核', current: '等待平台审核', done: '审核通过', failed: '审核驳回' },
  payment: { ahead: '打款', current: '等待打款', done: '已打款', failed: '打款失败，等待处理' },
  arrival: { ahead: '到账', done: '已到账' },
};

/** What a step is called as it stands. */
export function stepText({ key, state }: CashOutStep, status: CashOutStatus): string {
  if (status === 'REVOKED' && key === 'audit') return '您已撤销';
  if (status === 'PAYING' && key === 'payment') return '打款中';
  return stepNames[key][state] ?? stepNames[key].ahead;
}
