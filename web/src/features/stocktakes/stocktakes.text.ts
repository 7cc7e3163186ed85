import type { StocktakeReason, StocktakeShow, StocktakeStatus } from '../../graphql/generated/graphql.ts';
import type { Tone } from '../../ui/base/StatusDot.tsx';
import { confirmText } from '../../ui/overlays/confirm.text.ts';

export const stocktakesText = {
  list: '盘点单列表',
  add: '新建盘点',
  number: '盘点单号',
  warehouse: '仓库',
  counted: '已盘规格',
  difference: '差异',
  status: '状态',
  note: '备注',
  actions: '操作',
  count: '继续盘点',
  look: '查看',
  differs: (skus: number) => (skus > 0 ? `${skus} 个规格有差异` : '没有差异'),
  pieces: (more: number, fewer: number) => `盘盈 ${more} 件，盘亏 ${fewer} 件`,
  none: '还没有盘点单',
  noneHint: '选一个仓库，逐个填写实盘件数，过账后差异才会计入库存',
  noMatch: '没有符合条件的盘点单',
  noMatchHint: '换个条件，或清空筛选看全部盘点单',
};

export const filterText = {
  label: '筛选盘点单',
  status: '状态',
  warehouseId: '仓库',
  any: { status: '全部状态', warehouseId: '全部仓库' },
  reset: '清空筛选',
};

export const statusNames: Record<StocktakeStatus, string> = {
  DRAFT: '盘点中',
  POSTED: '已过账',
  DISCARDED: '已作废',
};
export const statusTones: Record<StocktakeStatus, Tone> = {
  DRAFT: 'orange',
  POSTED: 'success',
  DISCARDED: 'quiet',
};
export const reasonNames: Record<StocktakeReason, string> = {
  MORE: '盘盈',
  FEWER: '盘亏',
  DAMAGED: '破损',
  OTHER: '其他',
};

export const newStocktakeText = {
  title: '新建盘点',
  save: '开始盘点',
  cancel: '取消',
  failed: '没有收到结果，请重试；不会重复新建',
  warehouse: '仓库',
  choose: '请选择仓库',
  note: '备注',
  noteHint: '选填，最多 100 字',
};

export const detailText = {
  back: '返回盘点单列表',
  import: '导入实盘件数',
  discard: '作废',
  post: '过账',
  show: '盘点范围',
  list: '盘点明细',
  keyword: '商品名称、编号或商家编码',
  filter: '筛选盘点明细',
  reset: '清空筛选',
  sku: '商品',
  book: '账面',
  locked: '锁定',
  counted: '实盘',
  difference: '差异',
  reason: '差异原因',
  countedOf: (name: string) => `${name} 的实盘件数`,
  reasonOf: (name: string) => `${name} 的差异原因`,
  wrong: '请输入 0 到 9999999 的整数',
  lost: '没有保存成功，请重新填写',
  hint: '实盘包括被订单锁定的件数。填好即保存，可随时离开再回来；过账前卖出的不受影响。',
  none: '没有符合条件的商品',
  noneHint: '这个仓库还没有库存，或换个条件看看',
  figures: '盘点进度',
  skus: '已盘规格',
  different: '有差异',
  more: '盘盈件数',
  fewer: '盘亏件数',
  missing: '没有找到这张盘点单',
};

export const showNames: Record<'ALL' | StocktakeShow, string> = {
  ALL: '全部',
  OPEN: '未盘',
  COUNTED: '已盘',
  DIFFERENT: '有差异',
};

export const postText = {
  title: '过账',
  words: (different: number, more: number, fewer: number) =>
    different > 0
      ? `${different} 个规格的差异将计入库存：增加 ${more} 件，减少 ${fewer} 件。过账后不能修改。`
      : '没有差异，过账后库存不变，盘点单不能再修改。',
  refused: (title: string, after: number, locked: number) =>
    `${title}：过账后为 ${after} 件，已锁定 ${locked} 件`,
  accept: '确认过账',
  ...confirmText,
  done: '已过账，差异已计入库存',
};

export const discardText = {
  title: '作废盘点单',
  words: (no: string) => `将作废盘点单 ${no}，已填写的实盘件数不会计入库存。`,
  accept: '确认作废',
  ...confirmText,
  done: '盘点单已作废',
};
