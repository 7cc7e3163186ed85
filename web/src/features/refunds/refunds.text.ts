import type { RefundStatus } from '../../graphql/generated/graphql.ts';
import { formatMoney } from '../../lib/money.ts';
import { formatDateTime } from '../../lib/time.ts';
import type { Tone } from '../../ui/base/StatusDot.tsx';
import type { countResults, ParcelOutcome, RefundObstacle, RefundWay } from './forecastRefund.ts';

/** Most characters of a reason or an answer. */
export const MAX_REASON = 200;

/** A refund's status in words, and its colour. */
export const refundStates: Record<RefundStatus, { text: string; tone: Tone }> = {
  NONE: { text: '无', tone: 'quiet' },
  APPLIED: { text: '申请中', tone: 'warning' },
  VOIDING: { text: '作废面单中', tone: 'warning' },
  WAIT_SELLER: { text: '待供应商处理', tone: 'warning' },
  SUCCESS: { text: '退款成功', tone: 'success' },
  REJECTED: { text: '已拒绝', tone: 'danger' },
  REVOKED: { text: '已撤销', tone: 'quiet' },
};

/** Whether the ERP that a parcel lies at is asked to cancel it. */
export function isCancelledAtErp(status: RefundStatus, atErp: boolean): boolean {
  return status === 'APPLIED' && atErp;
}

/** The same of a parcel; while it lies at an ERP that is asked to cancel it, its status says so. */
export function refundStateText(status: RefundStatus, atErp: boolean): string {
  return isCancelledAtErp(status, atErp) ? '正在通知供应商的仓库取消' : refundStates[status].text;
}

/** A supplier needs no approval. */
function verbOf(by: 'buyer' | 'seller'): string {
  return by === 'buyer' ? '申请退款' : '退款给买家';
}

export const refundingText = {
  title: (parcels: number, by: 'buyer' | 'seller') =>
    parcels === 1 ? verbOf(by) : `${verbOf(by)} · ${parcels} 个包裹`,
  none: '选中的包裹现在都不能退款',
  possible: (count: number, fen: number) => `可以退款 ${count} 个，共 ${formatMoney(fen)}`,
  impossible: (count: number) => `不能退款 ${count} 个，不会提交`,
  list: '每个包裹会怎样',
  reason: '退款原因',
  reasonNeeded: '已签收的包裹需要填写原因，供应商会看到',
  reasonHint: { buyer: '选填，供应商会看到', seller: '选填，买家会看到' },
  reasonMissing: '请填写原因',
  pieces: '退哪些商品',
  piecesOf: (quantity: number) => `共 ${quantity} 件`,
  piecesFor: (title: string) => `${title} 件数`,
  piecesMissing: '请选择要退的商品',
  partHint: '其余商品照常发货，价格不变；运费不退',
  wholeHint: '全部商品都退时，运费一并处理；只退一部分请改件数',
  accept: (count: number, fen: number, by: 'buyer' | 'seller') =>
    count === 1 ? `${verbOf(by)} ${formatMoney(fen)}` : `${verbOf(by)} ${count} 个，${formatMoney(fen)}`,
  cancel: '再想想',
  close: '关闭',
  gotIt: '知道了',
  sending: '正在提交退款',
  progress: (done: number, all: number) => `已提交 ${done} / ${all} 个`,
  stop: '停止',
  stopping: '提交完这一批就停止',
  retry: '重试',
  requestFailed: '没有得到结果，请重试；已经提交的不会重复退款',
  unsent: (count: number) => `，${count} 个没有提交`,
  notSent: '没有提交',
  unknown: '还没有结果',
};

const WAYS: Record<RefundWay, { name: string; words: string }> = {
  atOnce: { name: '立即退款', words: '还没有出单，立即退回余额' },
  afterIssuing: { name: '出单后处理', words: '正在出单：没有出成就全额退回，出成了就先作废面单' },
  afterCancelling: {
    name: '仓库取消后退款',
    words: '供应商备货中：仓库取消后退回；已经发出就由供应商处理',
  },
  voiding: { name: '作废面单后退款', words: '面单作废后退回余额，如有面单费会扣除；作废不了就转供应商处理' },
  bySupplier: { name: '供应商处理', words: '等供应商处理，48 小时没有答复就自动同意' },
};

/** Why the money of a parcel cannot be asked for. */
export const whyNotText: Record<RefundObstacle, string> = {
  underWay: '已经在退款中，请勿重复申请',
  refunded: '已经退款',
  moving: '包裹已在运输中，请在异常或退回后申请',
  late: '签收超过7天，不能申请退款',
  unpaid: '还没有付款，取消订单即可',
  cancelled: '订单已取消，没有付款',
  notEligible: '现在不能退款',
};

/** Suppliers give back at once, whatever became of the parcel. */
const SELLER_AT_ONCE = '立即退回买家余额';
/** What is gone from the stock comes back when its supplier says so. */
const SELLER_VOIDING = '库存不会自动加回：货还在仓库的，请在退款记录里点“确认退货入库”';

/** What a way means, in words. */
export function wayText(way: RefundWay, by: 'buyer' | 'seller'): { name: string; words: string } {
  const { name, words } = WAYS[way];
  if (by === 'seller' && way === 'voiding') return { name, words: `${words}。${SELLER_VOIDING}` };
  return by === 'seller' && way === 'atOnce' ? { name, words: SELLER_AT_ONCE } : { name, words };
}

/** What came of one parcel. */
export function outcomeText(outcome: ParcelOutcome): string {
  if (outcome.kind === 'failed') return outcome.msg;
  const { refundStatus, amount } = outcome;
  if (refundStatus === 'SUCCESS') return `已退回 ${formatMoney(amount)}`;
  return `${refundStates[refundStatus].text}，预计退回 ${formatMoney(amount)}`;
}

/** What came of all of them. */
export function resultCountsText({
  applied,
  failed,
  unsent,
  returned,
  awaited,
}: ReturnType<typeof countResults>): string {
  const money = [
    returned > 0 ? `已退回 ${formatMoney(returned)}` : '',
    awaited > 0 ? `处理中 ${formatMoney(awaited)}` : '',
  ].filter(Boolean);
  const end = money.length > 0 ? `。${money.join('，')}` : '';
  return `成功${applied}个，失败${failed}个${unsent > 0 ? refundingText.unsent(unsent) : ''}${end}`;
}

export const refundsText = {
  list: '退款记录',
  status: '退款状态',
  filter: { status: '退款状态', any: { status: '全部状态' } },
  refund: '退款单号',
  parcel: '包裹',
  packageNo: '包裹号',
  pieces: (quantity: number) => `${quantity} 件`,
  amount: '退款金额',
  ofFee: (fen: number) => `包裹 ${formatMoney(fen)}`,
  part: '部分退款',
  waybillFee: (fen: number) => `面单费 ${formatMoney(fen)}`,
  dueAt: (at: string) => `${formatDateTime(at)} 前没有答复自动同意`,
  finished: (at: string) => `${formatDateTime(at)} 办结`,
  words: '原因与答复',
  answer: (words: string, by: 'buyer' | 'seller') => `${by === 'buyer' ? '供应商' : '答复'}：${words}`,
  returned: (at: string) => `${formatDateTime(at)} 收到退货`,
  actions: '操作',
  revoke: '撤销申请',
  deal: '处理退款',
  inCase: '看售后单',
  confirmReturn: '确认退货入库',
  trace: '物流轨迹',
  none: '还没有退款',
  noneHint: {
    buyer: '没有发出的包裹可以在包裹列表里立即退款',
    seller: '买家申请退款后会列在这里，48 小时没有处理就自动同意',
  },
  noMatch: '没有符合条件的退款',
  noMatchHint: '换个状态看看',
  reset: '看全部退款',
  bar: '批量处理退款',
  chosen: (count: number) => `已选 ${count} 个退款`,
  clear: '清空选择',
  agreeAll: (count: number) => `同意退款 ${count} 个`,
  noneWaits: '选中的退款都已有结果，或在售后单里处理',
  choose: (refundNo: string) => `选择退款 ${refundNo}`,
  choosePage: '选择本页全部退款',
};

export const revokingText = {
  title: '撤销退款申请',
  words: (packageNo: string) => `包裹 ${packageNo} 将继续原来的流程，不再退款。之后还可以再次申请。`,
  accept: '确认撤销',
  cancel: '再想想',
  gotIt: '知道了',
  retry: '重试',
  done: '已撤销退款申请',
  requestFailed: '没有得到结果，请重试',
};
