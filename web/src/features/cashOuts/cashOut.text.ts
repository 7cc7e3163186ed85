import { credentialProblemText } from '../../fields/credentials.text.ts';
import type { CashOutStatus, PayeeType } from '../../graphql/generated/graphql.ts';
import { balanceNames } from '../../lib/balances.text.ts';
import { formatMoney } from '../../lib/money.ts';
import type { Problem } from '../../lib/problems.ts';
import type { Tone } from '../../ui/base/StatusDot.tsx';
import type { CashOutField, CashOutLimits, Obstacle } from './cashOut.rules.ts';
import type { CashOutStep, StepKey } from './cashOutSteps.ts';

export const cashOutText = {
  title: '提现',
  loading: '正在读取提现额度',
  loadFailed: '没有读到提现额度，请重试',
  retry: '重试',
  close: '关闭',
  cancel: '取消',
  gotIt: '知道了',
  withdrawable: balanceNames.withdrawable,
  payee: '提现到',
  account: '收款账号',
  bankName: '开户银行',
  bankNameHint: '如：中国工商银行杭州文三路支行',
  accountName: '收款人',
  nameHint: '只能提现到您本人实名的账户',
  amount: '提现金额',
  all: '全部提现',
  limits: ({ min, max, leftToday }: CashOutLimits) =>
    `单笔 ${formatMoney(min)} 到 ${formatMoney(max)}，今天还可以提现 ${leftToday} 次`,
  fee: (feeRate: number) => `手续费（${feeRate / 100}%）`,
  arrives: '实际到账',
  unknown: '—',
  way: '验证方式',
  ways: { password: '用登录密码', code: '用短信验证码' },
  password: '登录密码',
  passwordHint: '请输入登录密码',
  codeTo: (phone: string) => `验证码将发送到您的手机 ${phone}`,
  submit: (fen: number | null) => (fen === null ? '确认提现' : `确认提现 ${formatMoney(fen)}`),
  requestFailed: '没有得到结果，请重试；重试不会重复提现',
  realNameMissing: '提现前需要先完成实名认证',
  unprovenWords: '钱只会打到您本人实名的账户。认证大约需要一分钟，完成后会回到这里。',
  prove: '去实名认证',
  requestedTitle: '提现申请已提交',
  requestedWords: '审核通过后打款，进度可以在提现记录里查看。审核期间这笔钱会冻结，撤销或驳回后退回余额。',
  cashOutNo: '提现单号',
  toRecords: '看提现记录',
};

export const payeeNames: Record<PayeeType, string> = { ALIPAY: '支付宝', WECHAT: '微信', BANK: '银行卡' };

export const accountHints: Record<PayeeType, string> = {
  ALIPAY: '支付宝登录的手机号或邮箱',
  WECHAT: '微信号或绑定的手机号',
  BANK: '12 到 19 位卡号',
};

/** A cash-out's status in words, and its colour. */
export const cashOutStates: Record<CashOutStatus, { text: string; tone: Tone }> = {
  AUDITING: { text: '待审核', tone: 'warning' },
  APPROVED: { text: '待打款', tone: 'info' },
  PAYING: { text: '打款中', tone: 'info' },
  PAID: { text: '已到账', tone: 'success' },
  REJECTED: { text: '已驳回', tone: 'danger' },
  FAILED: { text: '打款失败', tone: 'danger' },
  REVOKED: { text: '已撤销', tone: 'quiet' },
};

/** Why nothing can be asked for, and what to do. */
export function obstacleText(obstacle: Obstacle, limits: CashOutLimits): { title: string; words: string } {
  switch (obstacle) {
    case 'paused':
      return {
        title: '提现暂停中',
        words: '平台正在核对账目，暂时不能提现。您的余额不受影响，恢复后再来即可。',
      };
    case 'auditing':
      return {
        title: '您有一笔提现正在审核',
        words: `${formatMoney(limits.auditing?.amount ?? 0)} 提现到${limits.auditing?.accountTypeText ?? ''}，审核完成后才能再次申请。`,
      };
    case 'noneLeft':
      return { title: '今天的提现次数已用完', words: '每天最多提现 3 次，请明天再来。' };
    case 'tooLittle':
      return {
        title: '可提现余额不足',
        words: `现在可提现 ${formatMoney(limits.withdrawable)}，满 ${formatMoney(limits.min)} 才能提现。充值的钱只能用于下单，不能提现。`,
      };
  }
}

function amountWords(code: string, { min, max, withdrawable }: CashOutLimits): string | undefined {
  return {
    required: '请输入提现金额',
    wrong: '请输入正确的金额，最多两位小数',
    min: `最少提现 ${formatMoney(min)}`,
    max: `单笔最多提现 ${formatMoney(max)}`,
    short: `最多可提现 ${formatMoney(withdrawable)}`,
  }[code];
}

const accountWords: Record<PayeeType, string> = {
  ALIPAY: '请输入正确的手机号或邮箱',
  WECHAT: '请输入正确的微信号或手机号',
  BANK: '请输入 12 到 19 位的银行卡号',
};

interface Around {
  limits: CashOutLimits | null;
  accountType: PayeeType;
}

/** The words for a problem of the form: the server's own, else ours. */
export function cashOutProblemText(
  field: CashOutField | 'form',
  problem: Problem | undefined,
  { limits, accountType }: Around,
): string | null {
  if (!problem) return null;
  if (problem.msg) return problem.msg;
  switch (field) {
    case 'amount':
      return (limits && amountWords(problem.code, limits)) ?? problem.code;
    case 'account':
      return problem.code === 'required' ? '请输入收款账号' : accountWords[accountType];
    case 'bankName':
      return '请输入开户银行';
    default:
      return credentialProblemText(field, problem);
  }
}

export const revokingText = {
  title: '撤销提现',
  words: (fen: number) => `撤销后 ${formatMoney(fen)} 会立即退回可用余额。`,
  accept: '确认撤销',
  cancel: '再想想',
  gotIt: '知道了',
  retry: '重试',
  done: (fen: number) => `已撤销，${formatMoney(fen)} 已退回余额`,
  requestFailed: '没有得到结果，请重试',
};

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
