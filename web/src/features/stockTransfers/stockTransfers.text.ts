import type { TransferReason, TransferStatus } from '../../graphql/generated/graphql.ts';
import type { Tone } from '../../ui/base/StatusDot.tsx';
import { confirmText } from '../../ui/overlays/confirm.text.ts';
import { MAX_PIECES, type TransferProblem } from './transferForm.ts';

export const transfersText = {
  title: '调拨',
  list: '调拨单列表',
  add: '新建调拨',
  number: '调拨单号',
  way: '调出 → 调入',
  goods: '商品',
  status: '状态',
  note: '备注',
  actions: '操作',
  look: '查看',
  receive: '收货',
  cancel: '取消调拨',
  pieces: (skus: number, pieces: number) => `${skus} 个规格，${pieces} 件`,
  fewer: (pieces: number) => `少收 ${pieces} 件`,
  lost: '没有打开调拨单，请重试',
  none: '还没有调拨单',
  noneHint: '把一个仓库的货调到另一个：调出后可用库存立即减少，收货后计入调入仓库',
  noMatch: '没有符合条件的调拨单',
  noMatchHint: '换个条件，或清空筛选看全部调拨单',
};

export const filterText = {
  label: '筛选调拨单',
  status: '状态',
  warehouseId: '仓库',
  any: { status: '全部状态', warehouseId: '全部仓库' },
  reset: '清空筛选',
};

export const statusNames: Record<TransferStatus, string> = {
  SENT: '在途',
  RECEIVED: '已收货',
  CANCELLED: '已取消',
};
export const statusTones: Record<TransferStatus, Tone> = {
  SENT: 'orange',
  RECEIVED: 'success',
  CANCELLED: 'quiet',
};
export const reasonNames: Record<TransferReason, string> = { SHORT: '短少', DAMAGED: '破损' };

export const newTransferText = {
  title: '新建调拨',
  save: '确认调出',
  cancel: '取消',
  failed: '没有收到结果，请重试；同一张调拨单不会调出两次',
  from: '调出仓库',
  to: '调入仓库',
  choose: '请选择仓库',
  note: '备注',
  noteHint: '选填，最多 100 字',
  sku: '商品',
  available: '可调',
  quantity: '调拨件数',
  numOf: (name: string) => `${name} 的调拨件数`,
  actions: '操作',
  remove: '移除',
  removeOf: (name: string) => `移除 ${name}`,
  chosen: '要调拨的商品',
  chooseFrom: '先选择调出仓库，再挑选要调拨的商品',
  find: '查找',
  finder: '从调出仓库挑选',
  finderHint: '商品名称、拼音、编号或商家编码',
  found: '查找结果',
  free: (pieces: number, kept: number) => `可调 ${pieces} 件${kept > 0 ? `，安全库存 ${kept} 件` : ''}`,
  added: '已添加',
  more: (total: number) => `共 ${total} 条，请输入更多文字缩小范围`,
  nothing: '这个仓库没有符合条件的库存',
  oneWarehouse: '至少要有两个仓库才能调拨',
  toWarehouses: '去新建仓库',
  done: '已调出，货到后请收货',
};

export const receiveText = {
  title: '收货',
  save: '确认收货',
  cancel: '取消',
  failed: '没有收到结果，请刷新后查看调拨单是否已收货',
  hint: '核对实收件数。少收的件数会按原因记入流水，不计入任何仓库的库存。',
  lines: '核对实收件数',
  sku: '商品',
  sent: '调拨',
  received: '实收',
  receivedOf: (name: string) => `${name} 的实收件数`,
  reason: '差异原因',
  reasonOf: (name: string) => `${name} 的差异原因`,
  done: (lost: number) => (lost > 0 ? `已收货，少收 ${lost} 件` : '已收货'),
};

export const cancelText = {
  title: '取消调拨',
  words: (no: string, from: string, pieces: number) =>
    `将取消调拨单 ${no}，在途的 ${pieces} 件退回「${from}」的库存。`,
  accept: '确认取消',
  ...confirmText,
  done: '调拨已取消，库存已退回',
};

export const drawerText = {
  title: (no: string) => `调拨单 ${no}`,
  lines: '调拨明细',
  way: '仓库',
  note: '备注',
  createdAt: '调出时间',
  finishedAt: '完成时间',
  sku: '商品',
  quantity: '调拨',
  received: '实收',
  reason: '差异原因',
};

/** The problem as text; null without one. */
export function transferProblemText(problem: TransferProblem | undefined): string | null {
  if (!problem) return null;
  if (problem.code === 'short') {
    const { available, safetyHeld } = problem;
    return `仅剩 ${available} 件可调${safetyHeld > 0 ? `，另有 ${safetyHeld} 件是安全库存` : ''}`;
  }
  return {
    required: '请选择',
    same: '调入仓库不能与调出仓库相同',
    none: '请至少添加一个商品',
    number: `请输入 1 到 ${MAX_PIECES} 的整数`,
    received: '实收件数应为 0 到调拨件数的整数',
  }[problem.code];
}
