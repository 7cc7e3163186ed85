import type {
  CaseAsk,
  CaseStatus,
  EventActor,
  FreightBearer,
  ReturnedGoods,
} from '../../graphql/generated/graphql.ts';
import { formatMoney } from '../../lib/money.ts';
import { formatDateTime } from '../../lib/time.ts';
import type { Tone } from '../../ui/base/StatusDot.tsx';

type Side = 'buyer' | 'seller';

/** Most characters of a message. */
export const MAX_WORDS = 500;

export const caseTones: Record<CaseStatus, Tone> = {
  WAIT_SELLER: 'warning',
  WAIT_BUYER: 'warning',
  WAIT_RETURN: 'warning',
  INSPECTING: 'warning',
  REPLACING: 'info',
  JUDGING: 'info',
  RESOLVED: 'success',
  CLOSED: 'quiet',
};

/** What happens by itself once nobody has acted; null where nobody is waited for. */
export const silenceText: Record<CaseStatus, string | null> = {
  WAIT_SELLER: '自动同意',
  WAIT_BUYER: '自动关闭',
  WAIT_RETURN: '自动关闭',
  INSPECTING: '自动处理',
  REPLACING: null,
  JUDGING: null,
  RESOLVED: null,
  CLOSED: null,
};

export const tabNames = { mine: '等我处理', open: '进行中', over: '已结束', all: '全部' };
export type CaseTab = keyof typeof tabNames;

export const casesText = {
  title: '售后单',
  hint: '包裹发出以后的问题在这里商量：退款、补偿、补发、退货退款或者退运费',
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
  askOf: (askText: string, fen: number) => (fen === 0 ? askText : `${askText} ${formatMoney(fen)}`),
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
  figures: '售后统计',
};

export function goodsOf(items: readonly { goodName: string; skuName: string; quantity: number }[]): string {
  return items
    .map(
      ({ goodName, skuName, quantity }) =>
        `${[goodName, skuName].filter(Boolean).join(' ')} × ${quantity} 件`,
    )
    .join('；');
}

/** What a supplier offers, in words; null where it offers nothing. */
export function offerOf({
  offerKind,
  offerAmount,
  freight,
}: {
  offerKind: CaseAsk | null;
  offerAmount: number | null;
  freight: number;
}): string | null {
  if (offerKind === 'RETURN_REFUND') return '退货退款';
  if (offerKind === 'REPLACEMENT')
    return freight > 0 ? `补发，买家付运费 ${formatMoney(freight)}` : '补发，运费由供应商承担';
  return offerAmount === null ? null : `补偿 ${formatMoney(offerAmount)}`;
}

export const caseText = {
  title: (caseNo: string) => `售后单 ${caseNo}`,
  plainTitle: '售后单',
  toList: '全部售后单',
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
  returned: '退回的商品',
  created: '申请时间',
  finished: '结束时间',
  appealedBy: (side: string, at: string) => `${side}，${formatDateTime(at)}`,
  steps: '可以怎样处理',
  returnTo: '退货地址',
  returnToAll: '退货地址与售后单号',
  returnHint: '把整段发给寄件的人：售后单号写在收件人里，仓库收到就能对上',
  back: '退货包裹',
  wayBack: '退货物流',
  noTraces: '还没有物流信息',
  arrived: (at: string) => `${formatDateTime(at)} 已到仓`,
  delivered: (at: string) => `${formatDateTime(at)} 已签收`,
  replacement: '补发包裹',
  freight: '补发运费',
  freightBy: { SELLER: '供应商承担', BUYER: '买家承担', PLATFORM: '平台承担' } satisfies Record<
    FreightBearer,
    string
  >,
};

/** What comes of waiting, for the side that looks at it; null where nobody is waited for. */
export function deadlineText(status: CaseStatus, by: Side): string | null {
  if (status === 'WAIT_SELLER')
    return `${by === 'seller' ? '请您处理：您' : '供应商'} 48 小时内未处理将自动同意`;
  if (status === 'WAIT_BUYER') return `${by === 'buyer' ? '请您确认：您' : '买家'} 5 天内未处理将自动关闭`;
  if (status === 'WAIT_RETURN')
    return `${by === 'buyer' ? '请您按退货地址寄回并填写运单号：' : '等买家寄回：'}10 天内未寄回将自动关闭`;
  if (status === 'INSPECTING')
    return `${by === 'seller' ? '请您收货后验收：' : '等供应商验收：'}送达 3 天未验收将自动退款，15 天未送达转平台处理`;
  if (status === 'REPLACING') return '补发的包裹签收后售后自动完成；迟迟不发或没有收到，可以申请平台介入';
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
  stepsTaken: {
    open: '申请售后',
    accept: '同意',
    offer: '提出方案',
    refuse: '拒绝',
    acceptOffer: '接受方案',
    sendBack: '退货已寄出',
    arrived: '退货已送达',
    settleGoods: '处理退回的商品',
    notReturned: '没有退回',
    replaced: '补发已签收',
    replacementEnded: '补发已取消',
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
  | 'SETTLE_GOODS'
  | 'ACCEPT_OFFER'
  | 'SEND_BACK'
  | 'INSIST'
  | 'ESCALATE'
  | 'REVOKE'
  | 'APPEAL';

/** The buttons in the order in which they stand. */
export const stepNames: Record<CaseStep, string> = {
  ACCEPT: '同意',
  OFFER: '提出方案',
  REFUSE: '拒绝',
  SETTLE_GOODS: '处理退回的商品',
  ACCEPT_OFFER: '接受方案',
  SEND_BACK: '填写退货运单号',
  INSIST: '坚持诉求',
  ESCALATE: '申请平台介入',
  REVOKE: '撤销',
  APPEAL: '申诉',
};

/** What a step is called where a case stands. */
export const stepName = (step: CaseStep, status: CaseStatus): string =>
  step === 'ACCEPT' && status === 'INSPECTING' ? '验收通过' : stepNames[step];

/** What a supplier may offer. */
export const offerNames = {
  PART: '部分补偿',
  REPLACEMENT: '补发',
  RETURN_REFUND: '退货退款',
} as const satisfies Partial<Record<CaseAsk, string>>;
export type OfferKind = keyof typeof offerNames;

/** What may have become of goods that came back. */
export const goodsNames: Record<ReturnedGoods, string> = {
  RESTOCKED: '入库',
  UNSELLABLE: '不能再卖',
  SENT_BACK: '寄还买家',
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
  offer: '方案',
  freight: '买家承担的运费（元）',
  freightHint: '不填就是您承担',
  returnTo: '退货仓库',
  sendingWarehouse: '发货仓库',
  returnHint: '联系人和电话在仓库资料里修改；退回的商品要入库，这个仓库得有它的库存',
  goods: '退回的商品',
  sentBackNo: '寄还运单号',
  restockLater: '稍后处理',
  restockLaterHint: '退款后在售后单里点“处理退回的商品”',
  courier: '快递公司',
  chooseCourier: '请选择',
  courierMissing: '请选择快递公司',
  waybillNo: '退货运单号',
  waybillMissing: '请填写运单号',
  words: { buyer: '给供应商的话', seller: '给买家的话' } satisfies Record<Side, string>,
  wordsHint: '选填，对方会看到',
  wordsMissing: '请填写理由，对方会看到',
  /** Steps whose words are for the platform. */
  wordsOf: { ESCALATE: '给平台的说明', APPEAL: '申诉理由' } as Partial<Record<CaseStep, string>>,
  evidence: '新的图片或视频（只有双方能看到）',
  evidenceMissing: '请至少添加一张图片或一个视频',
};

interface Terms {
  step: CaseStep;
  ask: CaseAsk;
  status: CaseStatus;
  /** Fen that are asked for. */
  amount: number;
  /** Fen that may go back at most. */
  maxAmount: number;
  /** What the supplier offers; null without an offer. */
  offerKind: CaseAsk | null;
  offerAmount: number | null;
  freight: number;
  /** What is about to be offered. */
  offer: OfferKind;
  /** What became of goods that came back. */
  goods: ReturnedGoods;
}

const REFUNDED = '立即退回买家余额，包裹不再结算；货款已经结算的，从您的钱包扣回。';
const PART_REFUNDED = '立即退回买家余额，其余商品照常结算；货款已经结算的，从您的钱包扣回。';

/** What accepting leads to: what was asked for, or the money for goods that came back. */
function acceptWords({ ask, status, amount, maxAmount }: Terms): string {
  const asked = formatMoney(amount);
  const refunded = amount < maxAmount ? PART_REFUNDED : REFUNDED;
  if (status === 'INSPECTING' || status === 'WAIT_RETURN') return `${asked} ${refunded}`;
  switch (ask) {
    case 'WHOLE_REFUND':
      return `${asked} ${refunded}`;
    case 'RETURN_REFUND':
      return `买家会看到退货地址并在 10 天内寄回；您验收后 ${asked} 才退回买家余额。`;
    case 'REPLACEMENT':
      return '同样的商品从原仓库免费再发一次：占用库存，买家不再付款，运费由您承担。';
    default:
      return `${asked} 立即退回买家余额，包裹继续；剩下的货款照常结算给您。`;
  }
}

const OFFER_WORDS: Record<OfferKind, string> = {
  PART: '买家接受后，这笔钱立即退回买家余额，包裹继续；买家 5 天没有处理，售后自动关闭。',
  REPLACEMENT:
    '买家接受后，同样的商品从原仓库再发一次，买家不再付商品的钱；买家 5 天没有处理，售后自动关闭。',
  RETURN_REFUND: '买家接受后按退货地址寄回，您验收后退款；买家 5 天没有处理，售后自动关闭。',
};

const GOODS_WORDS: Record<ReturnedGoods, string> = {
  RESTOCKED: '商品加回退货仓库的库存，可以再卖。买家会看到。只能处理一次。',
  UNSELLABLE: '库存不变，商品留在仓库。买家会看到。只能处理一次。',
  SENT_BACK: '库存不变。买家会看到寄还的快递和运单号。只能处理一次。',
};

/** Goods that are here go somewhere, too. */
const goodsLater = ({ status }: Terms) =>
  status === 'INSPECTING' ? '退回的商品入库还是寄还，之后点“处理退回的商品”说明。' : '';

/** What a step leads to, in words. */
export function stepWords(terms: Terms): string {
  const { step, offerKind, offerAmount, freight, offer } = terms;
  switch (step) {
    case 'ACCEPT':
      return acceptWords(terms);
    case 'OFFER':
      return OFFER_WORDS[offer] + goodsLater(terms);
    case 'REFUSE':
      return `买家会看到理由，可以坚持诉求或申请平台介入；5 天没有处理，售后自动关闭。${goodsLater(terms)}`;
    case 'SETTLE_GOODS':
      return GOODS_WORDS[terms.goods];
    case 'ACCEPT_OFFER':
      if (offerKind === 'RETURN_REFUND') return '请在 10 天内按退货地址寄回并填写运单号，供应商验收后退款。';
      if (offerKind === 'REPLACEMENT')
        return freight > 0
          ? `同样的商品会再发一次，运费 ${formatMoney(freight)} 从您的余额支付；签收后售后完成。`
          : '同样的商品会免费再发一次；签收后售后完成。';
      return `${formatMoney(offerAmount ?? 0)} 立即退回您的余额，包裹继续，售后结束。`;
    case 'SEND_BACK':
      return '填写后供应商能看到退货物流，收货验收后退款；到仓前可以更正。';
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
export function stepAccept({ step, ask, status, amount, offerKind, offerAmount, freight }: Terms): string {
  if (step === 'ACCEPT') {
    if (status === 'INSPECTING') return `验收通过，退 ${formatMoney(amount)}`;
    if (status === 'WAIT_SELLER' && ask === 'RETURN_REFUND') return '同意退货';
    if (status === 'WAIT_SELLER' && ask === 'REPLACEMENT') return '同意补发';
    return `同意退 ${formatMoney(amount)}`;
  }
  if (step === 'ACCEPT_OFFER') {
    if (offerKind === 'RETURN_REFUND') return '同意寄回';
    if (offerKind !== 'REPLACEMENT') return `接受 ${formatMoney(offerAmount ?? 0)}`;
    return freight > 0 ? `接受补发，付运费 ${formatMoney(freight)}` : '接受补发';
  }
  return {
    OFFER: '提交方案',
    REFUSE: '拒绝诉求',
    SETTLE_GOODS: '确认',
    SEND_BACK: '提交运单号',
    INSIST: '再次提交诉求',
    ESCALATE: '提交平台处理',
    REVOKE: '确认撤销',
    APPEAL: '提交申诉',
  }[step];
}

/** What is said when a step was taken. */
export const stepDoneText = (step: CaseStep, status: CaseStatus): string =>
  step === 'ACCEPT' && status === 'INSPECTING' ? '已验收，退款已退回买家' : stepDone[step];

export const stepDone: Record<CaseStep, string> = {
  ACCEPT: '已同意',
  OFFER: '已提出方案',
  REFUSE: '已拒绝',
  SETTLE_GOODS: '已记录退回的商品',
  ACCEPT_OFFER: '已接受方案',
  SEND_BACK: '已提交退货运单号',
  INSIST: '已再次提交诉求',
  ESCALATE: '已申请平台介入',
  REVOKE: '已撤销售后',
  APPEAL: '已提交申诉，平台会再裁决一次',
};
