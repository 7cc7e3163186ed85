import type { Actor, ActorKind } from '../../shared/actor.ts';
import { may } from '../../shared/rights.ts';
import type { Scope } from '../../shared/scopes.ts';

type Who = readonly ActorKind[];
type Kind = {
  group: NoticeGroup;
  /** Whose accounts are told. */
  to: Who;
  /** What it tells, in a word. */
  name: string;
  /** What one needs to see it; of the group where it has none of its own. */
  scope?: Scope;
};

const both = ['buyer', 'seller'] as const;
const buyer = ['buyer'] as const;
const seller = ['seller'] as const;

/** What notices are about: by these one chooses how to be told. */
export const NOTICE_GROUPS = {
  shipping: {
    name: '发货与物流',
    about: '出单失败、物流异常、回传失败、自动下单失败、停发改道',
    scope: 'parcels:read',
    to: both,
  },
  afterSales: {
    name: '退款与售后',
    about: '退款结果、售后每一步、快递理赔',
    scope: 'refunds:read',
    to: both,
  },
  money: { name: '资金', about: '余额不足、提现、调账、发票', scope: 'wallet:read', to: both },
  shops: { name: '店铺授权', about: '授权即将到期、已到期', scope: 'shops:read', to: both },
  goods: {
    name: '商品与库存',
    about:
      '库存预警、审核、评价，关联到店铺的商品调价、缺货、毛利过低、自动提价和店铺没有接受库存，铺货商品未通过或被移除，发货模板的价格和快递变化',
    scope: 'goods:read',
    to: both,
  },
  account: { name: '账号与平台', about: '成员、令牌、推送、平台消息', scope: 'account:read', to: both },
} as const satisfies Record<string, { name: string; about: string; scope: Scope; to: Who }>;

export type NoticeGroup = keyof typeof NOTICE_GROUPS;
export const noticeGroups = Object.keys(NOTICE_GROUPS) as NoticeGroup[];

/**
 * Every kind of notice to an account, in one table. Its words and where it leads stand beside what causes it, in whose
 * transaction it is told. `case`, `claim` and `waybillAccount` are followed by their step, as `case.offer`.
 */
export const NOTICE_KINDS = {
  waybillFailed: { group: 'shipping', to: both, name: '出单失败' },
  parcelProblem: { group: 'shipping', to: both, name: '物流异常' },
  writeBackFailed: { group: 'shipping', to: buyer, name: '运单号没有回传' },
  autoOrderFailed: { group: 'shipping', to: buyer, name: '没有自动下单', scope: 'shops:read' },
  sourceOrderFailed: { group: 'shipping', to: buyer, name: '1688采购没有成功', scope: 'shops:read' },
  sourceOrderStopped: { group: 'shipping', to: buyer, name: '1688采购单要申请退款', scope: 'shops:read' },
  goodsShort: { group: 'shipping', to: buyer, name: '缺货没有下单', scope: 'shops:read' },
  rerouted: { group: 'shipping', to: buyer, name: '停发改道', scope: 'orders:read' },
  rerouteLeft: { group: 'shipping', to: buyer, name: '停发没有改道', scope: 'orders:read' },
  receiverTooLate: { group: 'shipping', to: both, name: '按修改前的收件信息发出' },
  refundAnswered: { group: 'afterSales', to: both, name: '退款结果' },
  case: { group: 'afterSales', to: both, name: '售后' },
  claim: { group: 'afterSales', to: seller, name: '快递理赔' },
  balanceLow: { group: 'money', to: both, name: '余额不足' },
  balanceAdjusted: { group: 'money', to: both, name: '调账' },
  cashOutApproved: { group: 'money', to: both, name: '提现通过审核' },
  cashOutPaid: { group: 'money', to: both, name: '提现到账' },
  cashOutRejected: { group: 'money', to: both, name: '提现被驳回' },
  cashOutFailed: { group: 'money', to: both, name: '提现打款失败' },
  invoiceAsked: { group: 'money', to: both, name: '有发票要开' },
  invoiceDecided: { group: 'money', to: both, name: '开票结果' },
  shopExpiring: { group: 'shops', to: both, name: '授权即将到期' },
  shopLapsed: { group: 'shops', to: both, name: '授权已到期' },
  stockLow: { group: 'goods', to: seller, name: '库存预警', scope: 'stock:read' },
  goodsApproved: { group: 'goods', to: seller, name: '商品通过审核' },
  goodsRejected: { group: 'goods', to: seller, name: '商品未通过审核' },
  goodsBanned: { group: 'goods', to: seller, name: '商品违规下架' },
  goodsUnbanned: { group: 'goods', to: seller, name: '商品解除违规' },
  goodsNotScheduled: { group: 'goods', to: seller, name: '定时上下架失败' },
  goodsRevisionRefused: { group: 'goods', to: seller, name: '商品修改未通过' },
  goodsRevisionAccepted: { group: 'goods', to: seller, name: '商品修改已生效' },
  reviewBad: { group: 'goods', to: seller, name: '收到差评' },
  reviewAdded: { group: 'goods', to: seller, name: '追加评价' },
  linkedPrice: { group: 'goods', to: buyer, name: '关联商品调价', scope: 'shops:read' },
  linkedSoldOut: { group: 'goods', to: buyer, name: '关联商品缺货或下架', scope: 'shops:read' },
  linkedOffSale: { group: 'goods', to: buyer, name: '毛利过低停售', scope: 'shops:read' },
  lowMargin: { group: 'goods', to: buyer, name: '毛利过低', scope: 'shops:read' },
  priceRaised: { group: 'goods', to: buyer, name: '店铺商品自动提价', scope: 'shops:read' },
  listingRefused: { group: 'goods', to: buyer, name: '铺货商品未通过或被移除', scope: 'shops:read' },
  stockUnsent: { group: 'goods', to: buyer, name: '店铺没有接受库存', scope: 'shops:read' },
  templateChanged: { group: 'goods', to: buyer, name: '发货模板有变化', scope: 'orders:read' },
  reviewAnswered: { group: 'goods', to: buyer, name: '评价有回复', scope: 'orders:read' },
  reviewHidden: { group: 'goods', to: buyer, name: '评价被隐藏', scope: 'orders:read' },
  reviewShown: { group: 'goods', to: buyer, name: '评价恢复显示', scope: 'orders:read' },
  licenceDecided: { group: 'account', to: seller, name: '资质审核结果', scope: 'account:act' },
  licenceEnding: { group: 'account', to: seller, name: '资质即将到期', scope: 'account:act' },
  waybillAccount: { group: 'shipping', to: seller, name: '快递账号异常' },
  erpAccount: { group: 'shipping', to: seller, name: 'ERP账号异常' },
  erpParcelFailed: { group: 'shipping', to: seller, name: 'ERP没有接受包裹' },
  memberRemoved: { group: 'account', to: both, name: '成员被移除', scope: 'account:act' },
  tokenRevoked: { group: 'account', to: both, name: '令牌被停用', scope: 'account:act' },
  webhookResting: { group: 'account', to: both, name: '事件推送暂停', scope: 'webhooks:read' },
  robotResting: { group: 'account', to: both, name: '群机器人暂停' },
  message: { group: 'account', to: both, name: '平台消息' },
} as const satisfies Record<string, Kind>;

type Plain = keyof typeof NOTICE_KINDS;
/** As `person_notice.kind` has it. */
type Stepped = 'case' | 'claim' | 'waybillAccount';
export type PersonNoticeKind = Exclude<Plain, Stepped> | `${Stepped}.${string}`;

const kinds = Object.entries<Kind>(NOTICE_KINDS);

/** A kind without the step that follows. */
export function plainKind(kind: string): string {
  return kind.split('.', 1)[0] ?? kind;
}

/** What a kind is about; one that this release does not know is about the account. */
export function groupOf(kind: string): NoticeGroup {
  const plain = plainKind(kind);
  return Object.hasOwn(NOTICE_KINDS, plain) ? NOTICE_KINDS[plain as Plain].group : 'account';
}

type Acting = Pick<Actor, 'token' | 'member'>;

/** The kinds, without their steps, of which whoever acts for the owner is told; null for all, which owners are. */
export function kindsFor(actor: Acting): string[] | null {
  if (!actor.member && !actor.token) return null;
  return kinds
    .filter(([, { group, scope }]) => may(actor, scope ?? NOTICE_GROUPS[group].scope))
    .map(([kind]) => kind);
}

/** The groups of which somebody in an account of a kind is told anything. */
export function groupsFor(actor: Acting & Pick<Actor, 'kind'>): NoticeGroup[] {
  const seen = kindsFor(actor);
  return noticeGroups.filter((group) =>
    kinds.some(
      ([kind, of]) =>
        of.group === group && (of.to as Who).includes(actor.kind) && (seen === null || seen.includes(kind)),
    ),
  );
}
