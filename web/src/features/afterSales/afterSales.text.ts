import type { CaseAsk, CaseStatus, EventActor } from '../../graphql/generated/graphql.ts';
import { formatMoney } from '../../lib/money.ts';
import { formatDateTime } from '../../lib/time.ts';
import type { Tone } from '../../ui/base/StatusDot.tsx';

type Side = 'buyer' | 'seller';

/** Most characters of a message. */
export const MAX_WORDS = 500;

export const caseTones: Record<CaseStatus, Tone> = {
  WAIT_SELLER: 'warning',
  WAIT_BUYER: 'warning',
  JUDGING: 'info',
  RESOLVED: 'success',
  CLOSED: 'quiet',
};

/** What happens by itself once nobody has acted; null where nobody is waited for. */
export const silenceText: Record<CaseStatus, string | null> = {
  WAIT_SELLER: '自动同意',
  WAIT_BUYER: '自动关闭',
  JUDGING: null,
  RESOLVED: null,
  CLOSED: null,
};

export const tabNames = { mine: '等我处理', open: '进行中', over: '已结束', all: '全部' };
export type CaseTab = keyof typeof tabNames;

export const casesText = {
  title: '售后单',
  hint: '包裹发出以后的问题在这里商量：全额退款、部分补偿，或者退运费',
  tabs: '售后单的范围',
  list: '售后单',
  number: '售后单',
  caseNo: '售后单号',
  parcel: '包裹',
  packageNo: '包裹号',
  asked: '问题与诉求',
  status: '状态',
  money: '方案与结果',
  actions: '操作',
  askOf: (askText: string, fen: number) => `${askText} ${formatMoney(fen)}`,
  offered: (fen: number) => `供应商提出 ${formatMoney(fen)}`,
  given: (fen: number) => `已退 ${formatMoney(fen)}`,
  noOffer: '还没有方案',
  finished: (at: string) => `${formatDateTime(at)} 结束`,
  unread: (count: number) => `${count} 条新消息`,
  open: '查看',
  none: {
    mine: '没有等您处理的售后单',
    open: '没有进行中的售后单',
    over: '还没有结束的售后单',
    all: '还没有售后单',
  } satisfies Record<CaseTab, string>,
  noneHint: {
    buyer: '包裹破损、少件、延误时，可以和供应商商量退款或补偿',
    seller: '买家申请售后后会列在这里，48 小时没有处理就自动同意',
  } satisfies Record<Side, string>,
  showAll: '看全部售后单',
};

export function goodsOf(items: readonly { goodName: string; skuName: string; num: number }[]): string {
  return items
    .map(({ goodName, skuName, num }) => `${[goodName, skuName].filter(Boolean).join(' ')} × ${num} 件`)
    .join('；');
}

export const caseText = {
  title: (caseNo: string) => `售后单 ${caseNo}`,
  plainTitle: '售后单',
  back: '全部售后单',
  loading: '正在读取售后单',
  missing: '没有这个售后单',
  missingHint: '请核对地址，或从列表里打开',
  facts: '售后信息',
  order: '订单',
  orderNo: '订单号',
  waybill: '运单号',
  noWaybill: '还没有运单号',
  goods: '商品',
  fee: '包裹金额',
  max: '最多可退',
  kind: '问题',
  ask: '诉求',
  offer: '供应商方案',
  given: '已退给买家',
  outcome: '结果',
  appeal: '申诉',
  created: '申请时间',
  finished: '结束时间',
  appealedBy: (side: string, at: string) => `${side}，${formatDateTime(at)}`,
  steps: '可以怎样处理',
};

/** What comes of waiting, for the side that looks at it; null where nobody is waited for. */
export function deadlineText(status: CaseStatus, by: Side): string | null {
  if (status === 'WAIT_SELLER')
    return `${by === 'seller' ? '请您处理：您' : '供应商'} 48 小时内未处理将自动同意`;
  if (status === 'WAIT_BUYER') return `${by === 'buyer' ? '请您确认：您' : '买家'} 5 天内未处理将自动关闭`;
  return status === 'JUDGING' ? '平台正在处理，结果会写在沟通记录里；双方可以继续留言' : null;
}

export const talkText = {
  evidence: '图片或视频（选填，只有双方能看到）',
  files: '图片与视频',
  picture: (nth: number) => `第 ${nth} 张图片`,
  openPicture: (nth: number) => `查看第 ${nth} 张图片`,
  video: '视频',
  close: '关闭',
  title: '沟通记录',
  list: '双方的留言与处理',
  mine: '我',
  writers: { USER: '买家', SELLER: '供应商', SYSTEM: '系统', PLATFORM: '平台' } satisfies Record<
    EventActor,
    string
  >,
  /** What was done, as REST writes it; what is only said has no name. */
  deeds: {
    open: '申请售后',
    accept: '同意',
    offer: '提出方案',
    refuse: '拒绝',
    acceptOffer: '接受方案',
    insist: '坚持诉求',
    escalate: '申请平台介入',
    revoke: '撤销售后',
    refund: '已退款',
    decide: '平台裁决',
    appeal: '对裁决申诉',
  } as Readonly<Record<string, string>>,
  seen: '对方已读',
  label: '给对方留言',
  placeholder: '说说情况，双方都能看到',
  hint: 'Ctrl + Enter 发送',
  send: '发送',
  over: '售后已结束，不能再留言',
  lost: '留言没有发出去，请重试',
};

export type CaseStep =
  | 'ACCEPT'
  | 'OFFER'
  | 'REFUSE'
  | 'ACCEPT_OFFER'
  | 'INSIST'
  | 'ESCALATE'
  | 'REVOKE'
  | 'APPEAL';

/** The buttons in the order in which they stand. */
export const stepNames: Record<CaseStep, string> = {
  ACCEPT: '同意',
  OFFER: '提出方案',
  REFUSE: '拒绝',
  ACCEPT_OFFER: '接受方案',
  INSIST: '坚持诉求',
  ESCALATE: '申请平台介入',
  REVOKE: '撤销',
  APPEAL: '申诉',
};

export const steppingText = {
  cancel: '再想想',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有得到结果，请重试；不会重复退款',
  amount: '补偿金额（元）',
  amountHint: (fen: number) => `最多 ${formatMoney(fen)}`,
  amountWrong: '金额不正确，请填写如 5.34',
  amountTooMuch: (fen: number) => `不能超过 ${formatMoney(fen)}`,
  words: { buyer: '给供应商的话', seller: '给买家的话' } satisfies Record<Side, string>,
  wordsHint: '选填，对方会看到',
  wordsMissing: '请填写理由，对方会看到',
  grounds: '申诉理由',
  evidence: '新的图片或视频（只有双方能看到）',
  evidenceMissing: '请至少添加一张图片或一个视频',
};

interface Terms {
  step: CaseStep;
  ask: CaseAsk;
  /** Fen that are asked for. */
  amount: number;
  /** Fen that are offered; null without an offer. */
  offerAmount: number | null;
}

/** What a step leads to, in words. */
export function stepWords({ step, ask, amount, offerAmount }: Terms): string {
  const asked = formatMoney(amount);
  switch (step) {
    case 'ACCEPT':
      return ask === 'WHOLE_REFUND'
        ? `${asked} 立即退回买家余额，包裹不再结算；货款已经结算的，从您的钱包扣回。`
        : `${asked} 立即退回买家余额，包裹继续；剩下的货款照常结算给您。`;
    case 'OFFER':
      return '买家接受后，这笔钱立即退回买家余额，包裹继续；买家 5 天没有处理，售后自动关闭。';
    case 'REFUSE':
      return '买家会看到理由，可以坚持诉求或申请平台介入；5 天没有处理，售后自动关闭。';
    case 'ACCEPT_OFFER':
      return `${formatMoney(offerAmount ?? 0)} 立即退回您的余额，包裹继续，售后结束。`;
    case 'INSIST':
      return `供应商会再次收到您的诉求，48 小时没有处理就自动同意。最多可以坚持 3 次。`;
    case 'ESCALATE':
      return '平台会看双方的留言作出裁决；裁决后 7 天内，双方共有一次申诉机会。';
    case 'REVOKE':
      return '售后关闭，包裹继续原来的流程，不再退款。之后还可以再次申请。';
    case 'APPEAL':
      return '平台会根据新的证据再裁决一次，之后不能再申诉。已经退给买家的钱不会追回。';
  }
}

/** What the button says that takes a step. */
export function stepAccept({ step, amount, offerAmount }: Terms): string {
  if (step === 'ACCEPT') return `同意退 ${formatMoney(amount)}`;
  if (step === 'ACCEPT_OFFER') return `接受 ${formatMoney(offerAmount ?? 0)}`;
  return {
    OFFER: '提交方案',
    REFUSE: '拒绝诉求',
    INSIST: '再次提交诉求',
    ESCALATE: '提交平台处理',
    REVOKE: '确认撤销',
    APPEAL: '提交申诉',
  }[step];
}

export const stepDone: Record<CaseStep, string> = {
  ACCEPT: '已同意，钱已退回买家',
  OFFER: '已提出方案',
  REFUSE: '已拒绝',
  ACCEPT_OFFER: '已接受方案，钱已退回余额',
  INSIST: '已再次提交诉求',
  ESCALATE: '已申请平台介入',
  REVOKE: '已撤销售后',
  APPEAL: '已提交申诉，平台会再裁决一次',
};
