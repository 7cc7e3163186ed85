import type { BulkEditKind, GoodsStatus, PriceRounding } from '../../graphql/generated/graphql.ts';
import { confirmText } from '../../ui/overlays/confirm.text.ts';
import { type EditProblem, isOfGoods, type Way } from './bulkEdit.rules.ts';

export const kindNames: Record<BulkEditKind, string> = {
  SUPPLY_PRICE: '供货价',
  WEIGHT: '重量',
  STOCK: '库存',
  SAFETY_STOCK: '安全库存',
  CATEGORY: '分类',
  ON_SALE: '上架/下架',
  FREIGHT_TEMPLATE: '运费模板',
};

export const wayNames: Record<Way, string> = {
  SET: '统一设为',
  UP: '每件增加',
  DOWN: '每件减少',
  PERCENT: '按比例调整',
};

export const stockWayNames: Record<Exclude<Way, 'PERCENT'>, string> = {
  SET: '统一设为',
  UP: '增加',
  DOWN: '减少',
};

export const roundingNames: Record<PriceRounding, string> = {
  FEN: '保留到分',
  JIAO: '取整到角',
  YUAN: '取整到元',
};

export const statusNames: Record<GoodsStatus, string> = {
  DRAFT: '草稿',
  ON_SALE: '已上架',
  OFF_SALE: '已下架',
  AUDITING: '审核中',
  REJECTED: '审核驳回',
  BANNED: '违规下架',
};

export const problemTexts: Record<EditProblem, string> = {
  amount: '请填写有效的数值',
  percent: '请填写 0.01 到 10,000 的百分比，最多两位小数',
  warehouse: '请选择仓库',
  category: '请选择分类',
};

export const units: Record<BulkEditKind, string> = {
  SUPPLY_PRICE: '元',
  WEIGHT: '克',
  STOCK: '件',
  SAFETY_STOCK: '件',
  CATEGORY: '',
  ON_SALE: '',
  FREIGHT_TEMPLATE: '',
};

export const hints: Partial<Record<BulkEditKind, string>> = {
  STOCK: '改的是在库数量；订单已锁定的不能减少',
  SAFETY_STOCK: '留在仓库、买家不能下单的件数；减到 0 为止',
};

/** So many rows of a kind: combinations, or goods where they are changed as a whole. */
export function rowsText(kind: BulkEditKind, count: number): string {
  return isOfGoods(kind) ? `${count} 件商品` : `${count} 个规格`;
}

/** So many goods, with their combinations where these are what is changed. */
function goodsText(kind: BulkEditKind, goods: number, rows: number): string {
  return isOfGoods(kind) ? `${goods} 件商品` : `${goods} 件商品的 ${rowsText(kind, rows)}`;
}

export const editText = {
  title: '批量修改',
  button: (count: number) => `批量修改 ${count} 件`,
  chooseAll: (count: number) => `批量修改全部 ${count} 件`,
  tooMany: (max: number) => `一次最多修改 ${max} 件商品，请先筛选`,
  goods: (count: number) => `共 ${count} 件商品`,
  pieces: (count: number) => `${count} 件`,
  kind: '修改内容',
  way: '修改方式',
  amount: (unit: string) => `数值（${unit}）`,
  percent: '调整到原来的（%）',
  percentHint: '例如 110 表示涨价 10%，90 表示降价 10%',
  rounding: '取整',
  warehouse: '仓库',
  chooseWarehouse: '选择仓库',
  category: '新的分类',
  chooseCategory: '选择分类',
  categoryHint: '开启审核时，在售商品的新分类审核通过后才生效',
  freightTemplate: '运费模板',
  ofWarehouse: '按发货仓库的运费',
  onSale: '上架或下架',
  putOn: '上架',
  takeOff: '下架',
  preview: '预览',
  previewing: '正在计算…',
  back: '返回修改',
  cancel: '取消',
  apply: (kind: BulkEditKind, count: number) => `修改 ${rowsText(kind, count)}`,
  nothing: '没有需要修改的内容',
  nothingHint: '所选商品已经是这个值，换一个数值再试',
  lost: '没有得到结果，请重试',
  list: '修改前后对照',
  show: '按结果查看',
  shows: { ALL: '全部', CHANGED: '将修改', REFUSED: '不能修改' },
  counts: { goods: '商品', changed: '将修改', refused: '不能修改', unchanged: '无需修改' },
  good: '商品',
  sku: '规格',
  before: '现在',
  after: '修改后',
  note: '说明',
  waits: '审核通过后生效，在售内容不变',
  revised: '有修改待审核，通过后以那次修改的内容为准',
  audit: (status: string) => `状态变为${status}`,
  none: '—',
  done: '完成',
  again: '重新预览',
  applied: (kind: BulkEditKind, goods: number, rows: number) => `已修改 ${goodsText(kind, goods, rows)}`,
  appliedNone: '没有修改任何商品',
  refusedAfter: (kind: BulkEditKind, count: number) =>
    `以下 ${rowsText(kind, count)}没有修改，列出的是现在的值：`,
  undoHint: '7 天内可以在「批量修改记录」里撤销',
  records: '批量修改记录',
};

/** The question before an edit is applied. */
export const applyText = {
  ...confirmText,
  title: '确认批量修改',
  accept: '确认修改',
  requestFailed: '没有得到结果，请重试；重复提交不会修改两次',
  words: (kind: BulkEditKind, goods: number, rows: number) =>
    `将修改 ${goodsText(kind, goods, rows)}：${kindNames[kind]}立即生效，7 天内可以撤销。`,
  waiting: (count: number) => `其中 ${count} 件商品的修改审核通过后才生效，在售内容不变。`,
  left: (kind: BulkEditKind, count: number) => `另有 ${rowsText(kind, count)}不能修改，保持不变。`,
};

export const recordsText = {
  title: '批量修改记录',
  back: '返回商品列表',
  list: '批量修改记录',
  kind: '修改内容',
  any: { kind: '全部修改内容' },
  label: '筛选批量修改记录',
  reset: '清除筛选',
  none: '还没有批量修改过',
  noneHint: '在商品列表勾选商品，点「批量修改」',
  noMatch: '没有这类批量修改',
  noMatchHint: '放宽筛选条件再试试',
  number: '单号',
  change: '修改',
  rows: '范围',
  status: '状态',
  actions: '操作',
  range: goodsText,
  look: '明细',
  undo: '撤销',
  undone: '已撤销',
  undoneSome: (kind: BulkEditKind, left: number) => `已撤销，${rowsText(kind, left)}未恢复`,
  canUndo: '可撤销',
  over: '已过撤销期',
};

export const undoText = {
  ...confirmText,
  title: '撤销批量修改',
  accept: '确认撤销',
  requestFailed: '没有得到结果，请重试；重复操作不会撤销两次',
  words: (kind: BulkEditKind, rows: number) =>
    `将把 ${rowsText(kind, rows)}恢复到修改前的值，只能撤销一次。之后又改过的会保留现在的值，并列在明细里。`,
  stock: '库存按差额恢复，不会少于订单锁定的数量。',
  category:
    '修改后没有再改过的商品恢复原来的状态。改过的，在售商品审核通过后才恢复，其他商品需要审核时变为草稿，审核通过才能上架。',
  template: '修改前的运费模板已被删除的，保留现在的运费模板。',
  done: (kind: BulkEditKind, count: number) => `已恢复 ${rowsText(kind, count)}`,
  left: (kind: BulkEditKind, count: number, left: number) =>
    `已恢复 ${rowsText(kind, count)}，${left} 个保持现在的值`,
};

export const linesText = {
  list: '修改明细',
  missing: '没有这条批量修改记录',
  back: '返回记录',
  show: '按撤销结果查看',
  shows: { ALL: '全部', LEFT: '未恢复' },
  none: '没有明细',
  before: '修改前',
  after: '修改后',
  found: '撤销时',
  undo: '撤销结果',
  restored: '已恢复',
};
