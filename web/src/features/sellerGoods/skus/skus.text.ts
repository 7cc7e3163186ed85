import { formatMoney } from '../../../lib/money.ts';
import type { ValuesProblem } from './skuEdits.ts';
import { MAX_SKUS, MAX_VALUE_NAME, MAX_VALUES } from './skuForm.ts';

export const skusText = {
  title: '规格',
  mode: '规格类型',
  single: '单一规格',
  several: '多规格',
  singleHint: '只有一种可选；有颜色、尺码等区别时选多规格，每种规格有自己的价格、重量和库存。',
  empty: '写好规格名和规格值后，这里会列出全部组合，可以逐行或批量填写价格和重量。',
  merchantCode: '商家编码',
  codesHint: '自己仓库里的编号，订单和面单上会显示',
  barcodesHint: '最多 5 个，用空格隔开',

  property: (at: number) => `第 ${at + 1} 个规格名`,
  propertyHint: '如 颜色、尺码',
  addProperty: '添加规格名',
  removeProperty: (name: string) => `移除规格名 ${name}`,
  values: (name: string) => `${name || '规格'}的值`,
  addValue: (name: string) => `添加${name || '规格'}的值`,
  addHint: '输入后按回车；可以一次粘贴多个，用、或逗号、换行隔开',
  value: (name: string) => `规格值 ${name}`,
  moveValue: (name: string) => `移动 ${name}`,
  moveKeys: '左右方向键调整顺序',
  movedTo: (name: string, at: number) => `${name} 已移到第 ${at} 个`,
  removeValue: (name: string) => `移除 ${name}`,
  origin: (name: string) => `已有的规格（含库存和订单）属于哪个${name || '值'}`,
  chooseOrigin: '请选择',

  keepTitle: (name: string) => (name ? `移除规格名「${name}」` : '改为单一规格'),
  keepWords:
    '合并后每组只留下一种，它的价格、编码、库存和订单都不变；其余的会移除。有库存或未完成订单的不能移除。',
  keep: '留下',
  cancel: '取消',
  confirm: '确定',

  grid: '规格列表',
  keys: '方向键和回车在单元格之间移动',
  count: (count: number) => `共 ${count} 个规格`,
  least: (fen: number | null) => (fen === null ? '' : `最低供货价 ${formatMoney(fen)}`),
  addMissing: (count: number) => `补全 ${count} 个组合`,
  columns: {
    pic: '图片',
    merchantCode: '商家编码',
    barcodes: '条码',
    supplyPrice: '供货价（元）',
    weight: '重量（克）',
    quantity: '库存',
    onSale: '状态',
    actions: '操作',
  },
  cell: (name: string, column: string) => `${name} ${column}`,
  onSale: '在售',
  offSale: '停售',
  remove: (name: string) => `移除规格 ${name}`,
  stock: (available: number, locked: number) =>
    locked > 0 ? `${available}（锁定 ${locked}）` : String(available),
  bundle: '组合装',

  fill: '批量填写',
  fillFor: '填写范围',
  all: '全部规格',
  ofValue: (property: string, value: string) => `${property}：${value}`,
  prefix: '商家编码前缀',
  prefixHint: '自动加 -01、-02…',
  status: '状态',
  asIs: '状态不变',
  apply: '填入',

  picture: (name: string) => `${name} 的图片`,
  choosePicture: (name: string) => `设置 ${name} 的图片`,
  pictureHint: '不设置时显示商品主图',
  pictureFor: (value: string) => `用于全部「${value}」`,
  done: '完成',

  price: '价格与单位',
  priceHint: '每种规格的供货价和重量填在规格列表里',
  buyers: (fen: number, margin: number | null) =>
    margin === null || margin <= 0
      ? `买家看到 ${formatMoney(fen + Math.max(0, margin ?? 0))} 起`
      : `买家看到 ${formatMoney(fen + margin)} 起，含平台加价 ${formatMoney(margin)}`,
  noPrice: '还没有填写供货价',
  stocksHint:
    '新规格的库存填在规格列表里，放在下面的仓库；其他仓库的库存、安全库存和预警值在保存后到库存管理里设置。',
  warehouse: '新规格的库存放在',
  chooseWarehouse: '选择仓库',
  compared: (names: readonly string[], count: number) => `${names.join(' × ')}，${count} 个规格`,
};

/** Names that properties often have. */
export const PROPERTY_NAMES = ['颜色', '尺码', '款式', '口味', '容量', '型号', '套餐'];

export function valuesProblemText(problem: ValuesProblem): string {
  switch (problem.code) {
    case 'twice':
      return '这个规格值已经有了';
    case 'long':
      return `规格值最多 ${MAX_VALUE_NAME} 个字`;
    case 'values':
      return `每个规格名最多 ${MAX_VALUES} 个值`;
    case 'skus':
      return `最多 ${MAX_SKUS} 个规格，加上后会有 ${problem.count} 个`;
  }
}
