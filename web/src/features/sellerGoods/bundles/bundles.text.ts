import { formatMoney } from '../../../lib/money.ts';
import { type BundlePart, MAX_PARTS, type Sums } from './bundles.ts';

/** A combination with its goods, such as 纯棉袜 黑色 / L. */
export const partName = ({ goodName, skuName }: Pick<BundlePart, 'goodName' | 'skuName'>) =>
  [goodName, skuName].filter(Boolean).join(' ');

const costs = ({ supplyPrice, weight }: Sums) => `${formatMoney(supplyPrice)} · ${weight} 克`;

export const bundlesText = {
  title: '组合装',
  hint: '由自己的几种商品组成，按一件售卖；没有自己的库存，按其中商品的库存计算。',
  make: '设为组合装',
  change: '修改组合装',
  makeOf: (name: string) => (name ? `${name} 设为组合装` : '设为组合装'),
  changeOf: (name: string) => (name ? `修改组合装 ${name}` : '修改组合装'),
  tag: (parts: readonly BundlePart[]) => `组合装 ×${parts.length}`,
  contains: (parts: readonly BundlePart[]) =>
    `含：${parts.map((part) => `${partName(part)} ×${part.quantity}`).join('、')}`,
  onlySaved: '新规格保存后可以设为组合装。',

  dialog: (name: string) => (name ? `组合装：${name}` : '组合装'),
  good: '添加商品',
  goodHint: '商品名称、规格、编号或商家编码',
  find: '查找',
  found: '可以添加的商品',
  more: (total: number) => `共 ${total} 种，输入更多字缩小范围`,
  noGood: '没有找到可以添加的商品',
  full: `最多 ${MAX_PARTS} 种商品`,
  code: (skuNo: string, merchantCode: string) => [skuNo, merchantCode].filter(Boolean).join(' · '),
  costs,
  parts: '一件组合装含有',
  none: '还没有添加商品',
  pieces: (name: string) => `${name} 的件数`,
  piece: '件',
  remove: (name: string) => `移除 ${name}`,
  sum: (sums: Sums) => `单独供货合计 ${costs(sums)}`,
  take: '按合计填供货价和重量',
  takeHint: '之后其中商品调价，不会改变组合装的供货价',
  undo: '不再是组合装',
  cancel: '取消',
  confirm: '确定',
};
