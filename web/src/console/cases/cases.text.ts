import { formatMoney } from '../../lib/money.ts';

export const caseTabs = { WAITING: '待平台处理', ALL: '全部' } as const;

const DAY_HOURS = 24;

/** How long a case has waited, in words. */
export function ageText(since: string, now: Date): string {
  const hours = Math.floor((now.getTime() - new Date(since).getTime()) / 3_600_000);
  if (hours < 1) return '不到1小时';
  return hours < DAY_HOURS * 2 ? `${hours}小时` : `${Math.floor(hours / DAY_HOURS)}天`;
}

export const casesText = {
  title: '售后纠纷',
  hint: '买家和供应商没有谈妥、申请平台介入的售后单，最早的在前。',
  tabs: '按状态查看',
  list: '售后单列表',
  filters: '筛选售后单',
  keyword: '售后单号 / 包裹号 / 订单号',
  kind: '问题类型',
  min: '诉求金额',
  any: { kind: '全部问题', min: '任意金额' },
  atLeast: (fen: number) => `${fen / 100} 元以上`,
  appealedOnly: '只看申诉',
  reset: '清除筛选',
  none: '没有待处理的纠纷',
  noneHint: '买家或供应商申请平台介入后会出现在这里。',
  noMatch: '没有符合条件的售后单',
  noMatchHint: '换个条件，或清除筛选后再看。',
  number: '售后单',
  parties: '买家 / 供应商',
  asked: '诉求',
  status: '状态',
  waiting: '已等待',
  given: '已给买家',
  actions: '操作',
  caseNo: '售后单号',
  packageNo: '包裹号',
  open: '查看',
  decide: '去处理',
  appealedBy: (by: string) => (by === 'user' ? '买家申诉' : '供应商申诉'),
  asksFor: (ask: string, amount: number) => `${ask} ${formatMoney(amount)}`,
  ofParcel: (fee: number) => `包裹 ${formatMoney(fee)}`,
  secondAsked: '待复核',
  ofBuyer: (name: string) => `只看买家 ${name} 的售后单`,
  ofSeller: (name: string) => `只看供应商 ${name} 的售后单`,
};

export const partyText: Record<string, string> = {
  buyer: '买家',
  seller: '供应商',
  agent: '代理',
  platform: '平台',
};

const stepTexts: Record<string, string> = {
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
  appeal: '申诉',
};

const writerText: Record<string, string> = {
  user: '买家',
  seller: '供应商',
  system: '系统',
  platform: '平台',
};

export const caseText = {
  title: (caseNo: string) => `售后单 ${caseNo}`,
  tabTitle: '售后纠纷详情',
  back: '返回列表',
  decide: '裁决',
  notFound: '没有这个售后单',
  facts: '概况',
  talk: '双方说了什么',
  goods: '涉及的商品',
  way: '包裹轨迹',
  money: '包裹的钱',
  figures: '双方近30天',
  earlier: '双方的其他售后单',
  kind: '问题',
  ask: '诉求',
  status: '状态',
  outcome: '结果',
  offer: '供应商方案',
  noOffer: '没有提出方案',
  order: '订单号',
  parcel: '包裹号',
  openedAt: '申请时间',
  fee: '包裹金额',
  goodsFee: '商品金额',
  courierFee: '运费',
  compensated: '已补偿',
  maxAmount: '包裹最多可退',
  sellerFree: '供应商可用余额（不含售后保留）',
  sellerDeposit: '供应商保证金',
  given: '已给买家',
  returning: '退货轨迹',
  writer: (by: string) => writerText[by] ?? by,
  step: (action: string, amount: number | null) =>
    [stepTexts[action], amount ? formatMoney(amount) : ''].filter(Boolean).join(' '),
  talkLabel: '往来记录',
  files: '图片和视频',
  picture: (at: number) => `图片 ${at}`,
  openPicture: (at: number) => `放大图片 ${at}`,
  video: '播放视频',
  loading: '读取中',
  noFile: '文件不存在',
  close: '关闭',
  noTrace: '还没有轨迹',
  noMoney: '还没有资金流水',
  noEarlier: '没有其他售后单',
  courier: (name: string, waybillNo: string | null) => `${name} ${waybillNo ?? '没有运单号'}`,
  party: '账户',
  what: '事项',
  amount: '金额',
  at: '时间',
  packageCount: '包裹',
  caseCount: '有售后',
  disputedCount: '平台介入',
  refundedCount: '有退款',
  refundedFee: '退款金额',
  answer: '首次答复（中位）',
  hours: (seconds: number) => `${(seconds / 3_600).toFixed(1)} 小时`,
  rate: (count: number, all: number) =>
    all === 0 ? '0' : `${count}（${((count * 100) / all).toFixed(1)}%）`,
  count: (count: number) => `${count} 单`,
  ofBoth: (isBuyer: boolean, isSeller: boolean) =>
    isBuyer && isSeller ? '同一买家和供应商' : isBuyer ? '同一买家' : '同一供应商',
  approvalTitle: '有一份裁决在等复核',
  approvalWords: (askedBy: string, summary: string) => `${askedBy} 提交：${summary}`,
  approvalReason: (reason: string) => `原因：${reason}`,
  approve: '通过并执行',
  refuse: '驳回',
  revoke: '撤回',
  ownWaits: '须由另一位操作员复核。',
  reply: (caseNo: string, asked: string, status: string, outcome: string | null, given: number) =>
    [
      `您好，售后单 ${caseNo}（${asked}）`,
      outcome ? `已处理：${outcome}` : `目前是「${status}」`,
      given > 0 ? `，已给到 ${formatMoney(given)}` : '',
      outcome ? '。' : '，我们看过双方的说明和凭证后会尽快给出结果。',
    ].join(''),
};

export const giveNames = {
  ALL: '全额退款',
  PART: '部分补偿',
  REPLACEMENT: '补发',
  NOTHING: '不支持买家',
} as const;

/** Reasons that can be taken as they are, by what is given. Both parties see them. */
export const reasonTemplates: Record<keyof typeof giveNames, readonly string[]> = {
  ALL: ['凭证显示商品有质量问题，支持买家全额退款。', '物流显示未送达，支持买家全额退款。'],
  PART: ['商品有瑕疵但不影响使用，由供应商补偿部分金额。', '少件属实，按缺少的数量补偿。'],
  REPLACEMENT: ['发错或漏发属实，由供应商补发。', '运输途中破损，由供应商补发。'],
  NOTHING: ['凭证不足以说明问题，暂不支持退款。', '商品与描述一致，不支持无理由退款。'],
};

export const decideText = {
  title: '裁决售后单',
  confirmTitle: '确认裁决',
  give: '给买家什么',
  yuan: '共给买家（元）',
  yuanHint: (asked: number, most: number) =>
    `买家要求 ${formatMoney(asked)}；超过 ${formatMoney(most)} 的部分由供应商保证金赔付。`,
  freight: '补发运费（元）',
  freightHint: '不填则由供应商承担。',
  freightBy: '运费由谁承担',
  bearers: { BUYER: '买家', PLATFORM: '平台' } as const,
  template: '选一条常用原因',
  reason: '裁决原因',
  reasonHint: '双方都会看到，5到200字。',
  preview: '查看资金变动',
  back: '修改',
  cancel: '取消',
  close: '关闭',
  buyerGets: '买家得到',
  moves: '资金变动',
  noMoves: '这样裁决不动钱。',
  needsSecond: (limit: number) => `超过 ${formatMoney(limit)}，提交后由另一位操作员复核，通过后才执行。`,
  confirm: '确认裁决',
  ask: '提交复核',
  retry: '再试一次',
  requestFailed: '没有收到回复，请再试一次。',
  done: '已裁决',
  askedDone: '已提交，等另一位操作员复核',
  problems: {
    yuan: '请填写补偿金额',
    freight: '运费不正确',
    reason: '请写5到200字的原因',
  } as const,
};

export const approvingText = {
  title: { approve: '通过复核', refuse: '驳回复核', revoke: '撤回裁决' } as const,
  question: {
    approve: (amount: number) => `通过后立即执行，涉及 ${formatMoney(amount)}，不能撤销。`,
    refuse: () => '驳回后可以重新裁决。',
    revoke: () => '撤回后可以重新裁决。',
  } as const,
  accept: { approve: '通过并执行', refuse: '驳回', revoke: '撤回' } as const,
  done: { approve: '已通过并执行', refuse: '已驳回', revoke: '已撤回' } as const,
  words: '驳回原因',
  wordsMissing: '请填写驳回原因',
  cancel: '取消',
  gotIt: '知道了',
  retry: '再试一次',
  requestFailed: '没有收到回复，请再试一次。',
};
