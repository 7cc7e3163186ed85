import type { StockLogType } from '../../graphql/generated/graphql.ts';
import { confirmText } from '../../ui/overlays/confirm.text.ts';
import { MAX_PIECES, type StockMode, type StockProblem } from './stockForm.ts';
import type { StockTab } from './stockQuery.ts';

export const stockText = {
  title: '库存管理',
  views: '库存、调拨与盘点',
  list: '库存列表',
  tabs: '库存状态',
  add: '新增库存',
  import: '导入库存',
  low: '预警',
  out: '缺货',
  edit: '修改',
  logs: '流水',
  remove: '删除',
  heldBy: (pieces: number) => `${pieces} 件被订单锁定，查看订单`,
  none: '还没有库存',
  noneHint: '为商品在仓库里设置库存后，买家才能下单；也可以用表格一次导入',
  noneLow: '没有需要补货的库存',
  noneOut: '没有缺货的库存',
  fineHint: '可用数量不多于预警数量时会出现在这里',
  noneBelowSafety: '没有低于安全库存的库存',
  safeHint: '在库数量扣除锁定后，不够留足安全库存时会出现在这里',
  noMatch: '没有符合条件的库存',
  noMatchHint: '换个条件，或清空筛选看全部库存',
  offSale: '未上架',
  onlySku: '单一规格',
  safetyHeld: (held: number, wanted: number) => `应留 ${wanted} 件，现有 ${held} 件`,
  inBin: (bin: string) => `货位 ${bin}`,
};

/** The parts of the page, each at its own address. */
export const viewNames = { stock: '库存', transfers: '调拨', stocktakes: '盘点' };

export const columnNames = {
  good: '商品',
  sku: '规格',
  warehouse: '仓库',
  quantity: '在库',
  locked: '锁定',
  safety: '安全库存',
  available: '可用',
  warn: '预警数量',
  updatedAt: '最近变动',
  actions: '操作',
};

/** What comes before stock. */
export const firstText = {
  warehouse: '商品要放在仓库里：先新建一个仓库，再发布商品、填入数量',
  addWarehouse: '新建仓库',
  goods: '仓库已经有了：发布商品时填入各仓库的数量，库存就会列在这里',
  publish: '发布商品',
};

export const tabNames: Record<StockTab, string> = {
  all: '全部',
  low: '库存预警',
  out: '缺货',
  belowSafety: '低于安全库存',
};

export const filterText = {
  label: '筛选库存',
  warehouseId: '仓库',
  any: { warehouseId: '全部仓库' },
  keyword: '商品名称、编号或商家编码',
  keywordHint: '商品名称、拼音、编号或商家编码',
  reset: '清空筛选',
  oneGood: (name: string) => `只看：${name}`,
  anyGood: '看全部商品',
};

export const removalText = {
  title: '删除库存',
  words: (good: string, warehouse: string, pieces: number) =>
    `将删除「${good}」在「${warehouse}」的库存${pieces > 0 ? `，剩余 ${pieces} 件会从库存中扣除并记入流水` : ''}。买家不能再从这个仓库下单，已完成的订单不受影响。`,
  accept: '确认删除',
  ...confirmText,
  done: '库存已删除',
};

export const newStockText = {
  title: '新增库存',
  good: '商品',
  goodHint: '输入商品名称、拼音或编号后查找',
  find: '查找',
  found: '查找结果',
  more: (total: number) => `共 ${total} 件商品，请输入更具体的名称`,
  noGood: '没有找到商品',
  change: '换一个',
  skuCount: (count: number) => `${count} 个规格`,
  sku: '规格',
  chooseSku: '请选择规格',
  warehouse: '仓库',
  chooseWarehouse: '请选择仓库',
  noWarehouse: '还没有仓库，请先到仓库管理新增',
  toWarehouses: '去仓库管理',
  pieces: '库存数量',
  safety: '安全库存',
  safetyHint: '从库存数量里留下这么多件，买家不能下单',
  warn: '预警数量',
  warnHint: '可用数量不多于它时提醒',
  unit: '件',
  save: '新增库存',
  cancel: '取消',
  done: '库存已新增',
  failed: '没有得到结果，请重试；如果已经新增，会提示已有库存',
};

export const drawerText = {
  tabs: '库存明细',
  logs: '库存流水',
  held: '锁定明细',
  quantity: '在库',
  locked: '锁定',
  safety: '安全库存',
  available: '可用',
  logList: '库存流水列表',
  heldList: '锁定订单列表',
  time: '时间',
  type: '类型',
  anyType: '全部类型',
  delta: '变动',
  ofLocked: '锁定',
  after: '变动后在库 / 锁定',
  bizNo: '单号与备注',
  actedBy: (name: string) => `操作人 ${name}`,
  noLogs: '没有这类流水',
  order: '订单',
  pieces: '锁定件数',
  state: '状态',
  paid: '待发货',
  lapses: '剩余付款时间',
  lapsed: '即将释放',
  noHeld: '没有订单锁定这条库存',
  noHeldHint: '买家下单后锁定，付款超时或取消后释放，发货后扣减',
  edit: '修改库存',
};

export const logTypeNames: Record<StockLogType, string> = {
  INBOUND: '入库',
  COUNT: '盘点',
  LOCK: '下单锁定',
  CANCEL_RELEASE: '取消释放',
  TIMEOUT_RELEASE: '超时释放',
  SHIP: '发货扣减',
  RETURN: '退款回补',
  IMPORT: '导入',
  TRANSFER_OUT: '调拨出库',
  TRANSFER_IN: '调拨入库',
  TRANSFER_BACK: '调拨取消',
  TRANSFER_LOSS: '调拨损耗',
  BULK_EDIT: '批量修改',
  SAFETY: '安全库存',
};

export const editorText = {
  title: '修改库存',
  facts: '当前库存',
  quantity: '在库',
  locked: '锁定',
  available: '可用',
  mode: '修改方式',
  pieces: { set: '库存数量', add: '增加数量', take: '减少数量' } satisfies Record<StockMode, string>,
  unit: '件',
  after: (pieces: number, available: number) => `保存后在库 ${pieces} 件，可用 ${available} 件`,
  counted: '与现在的在库数量相同；填写备注后保存，会记一次盘点',
  safety: '安全库存',
  safetyHint: '留在库里、买家不能下单的件数',
  warn: '预警数量',
  warnHint: '可用数量不多于它时提醒；填 0 只在用完时提醒',
  bin: '货位',
  binHint: '选填，如 A-2；拣货单按货位排列',
  remark: '备注',
  remarkHint: '选填，记在库存流水里，如：到货、盘亏',
  save: '保存',
  overwrite: (pieces: string) => `仍然改为 ${pieces} 件`,
  cancel: '取消',
  saved: (name: string) => `已更新「${name}」的库存`,
  failed: '没有得到结果，请重试；如果刚才已经保存，会先提示您核对',
  changedTitle: '这条库存在您打开后被修改过，您填写的内容还没有保存',
  changed: {
    what: '项目',
    opened: '您打开时',
    now: '现在',
    typed: '您填写的',
    quantity: '在库',
    safety: '安全库存',
    warn: '预警',
  },
};

export const modeNames: Record<StockMode, string> = { set: '设为', add: '增加', take: '减少' };

const problems: Record<Exclude<StockProblem['code'], 'locked'>, string> = {
  required: '请填写数量',
  number: `请填写0到${MAX_PIECES}的整数`,
  many: `库存数量不能超过${MAX_PIECES}`,
  nothing: '没有需要保存的修改',
};

/** What is wrong, in words. */
export function stockProblemText(problem: StockProblem | undefined): string | null {
  if (!problem) return null;
  return problem.code === 'locked' ? `库存不能小于已锁定数量${problem.locked}` : problems[problem.code];
}
