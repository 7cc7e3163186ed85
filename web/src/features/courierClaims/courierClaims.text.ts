import type { ClaimAction, ClaimKind, ClaimStatus } from '../../graphql/generated/graphql.ts';
import { formatMoney } from '../../lib/money.ts';
import { formatDateTime } from '../../lib/time.ts';
import type { Tone } from '../../ui/base/StatusDot.tsx';

/** Most characters of what is said. */
export const MAX_WORDS = 500;

export const claimTones: Record<ClaimStatus, Tone> = {
  OPENED: 'warning',
  SUBMITTED: 'info',
  ACCEPTED: 'info',
  PAID: 'success',
  REFUSED: 'danger',
  WITHDRAWN: 'quiet',
};

export const tabNames = { open: '进行中', over: '已结束', all: '全部' };
export type ClaimTab = keyof typeof tabNames;

export const claimsText = {
  title: '快递理赔',
  hint: '包裹丢失、破损或延误时向快递索赔；赔款到账后，您承担的部分进入钱包',
  tabs: '理赔单的范围',
  list: '理赔单',
  number: '理赔单',
  claimNo: '理赔单号',
  parcel: '包裹与运单',
  waybill: '运单号',
  claimed: '原因与索赔',
  loss: '买家已获赔',
  status: '状态',
  result: '快递的答复',
  actions: '操作',
  ofCase: (caseNo: string) => `售后单 ${caseNo}`,
  asked: (fen: number) => `索赔 ${formatMoney(fen)}`,
  finished: (at: string) => `${formatDateTime(at)} 结束`,
  noAnswer: '还没有答复',
  direct: '您自己的运单号：赔款由快递直接付给您',
  none: {
    open: '没有进行中的理赔',
    over: '还没有结束的理赔',
    all: '还没有理赔',
  } satisfies Record<ClaimTab, string>,
  noneHint: '在包裹列表或售后单里点“快递理赔”发起',
  showAll: '看全部理赔',
  open: '发起理赔',
};

interface Loss {
  buyerGot: number;
  supplierBore: number;
}

/** Who has paid the buyer meanwhile. */
export function lossText({ buyerGot, supplierBore }: Loss): string {
  if (buyerGot === 0) return '还没有赔给买家';
  const others = buyerGot - supplierBore;
  return `${formatMoney(buyerGot)}，其中您承担 ${formatMoney(supplierBore)}${others > 0 ? `，平台承担 ${formatMoney(others)}` : ''}`;
}

interface Result {
  acceptedAmount: number | null;
  supplierPart: number | null;
  platformPart: number | null;
}

/** What the courier pays, and where it went; null before it has agreed. */
export function resultText({ acceptedAmount, supplierPart, platformPart }: Result): string | null {
  if (acceptedAmount === null) return null;
  if (supplierPart === null) return `同意赔付 ${formatMoney(acceptedAmount)}`;
  const rest = platformPart ? `，${formatMoney(platformPart)} 归平台` : '';
  return `已赔付 ${formatMoney(acceptedAmount)}：${formatMoney(supplierPart)} 进入钱包${rest}`;
}

export const kindNames: Record<ClaimKind, string> = { LOST: '丢失', DAMAGED: '破损', LATE: '延误' };

export const openingText = {
  title: '快递理赔',
  of: (packageNo: string) => `包裹 ${packageNo}`,
  kind: '原因',
  chooseKind: '请选择',
  kindMissing: '请选择原因',
  amount: '索赔金额（元）',
  amountWrong: '金额不正确，请填写如 5.34',
  words: '说明',
  wordsHint: '写明经过和货物价值；举证材料可以用举证包下载',
  wordsMissing: '请写明经过和货物价值',
  save: '提交理赔',
  cancel: '再想想',
  failed: '没有得到结果，请重试；同一个包裹不会重复理赔',
  done: '已发起快递理赔',
};

/** The buttons in the order in which they stand. */
export const stepNames: Record<ClaimAction, string> = {
  SUBMIT: '已提交快递',
  ACCEPT: '快递同意',
  REFUSE: '快递拒绝',
  PAY: '已收到赔款',
  WITHDRAW: '撤回',
};

export const stepWords: Record<ClaimAction, string> = {
  SUBMIT: '确认已经向快递提交了理赔，之后在这里记录它的答复。',
  ACCEPT: '填写快递同意赔付的金额。',
  REFUSE: '理赔结束；写下快递拒绝的理由，之后可以再次发起。',
  PAY: '确认快递已经把赔款付给您，理赔结束。',
  WITHDRAW: '不再向快递索赔，理赔结束；之后可以再次发起。',
};

export const steppingText = {
  accept: '确认',
  cancel: '再想想',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有得到结果，请重试',
  amount: '快递同意的金额（元）',
  amountHint: (fen: number) => `不填就是全部 ${formatMoney(fen)}`,
  amountWrong: '金额不正确，请填写如 5.34',
  amountTooMuch: (fen: number) => `不能超过 ${formatMoney(fen)}`,
  answer: '快递的答复',
  answerMissing: '请写下快递的答复',
};

export const stepDone: Record<ClaimAction, string> = {
  SUBMIT: '已记录提交',
  ACCEPT: '已记录快递同意',
  REFUSE: '已记录快递拒绝',
  PAY: '已记录到账',
  WITHDRAW: '已撤回理赔',
};
