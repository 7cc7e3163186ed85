import type { PriceListState } from '../../graphql/generated/graphql.ts';
import { formatMoney, formatSignedMoney } from '../../lib/money.ts';
import type { Buyer, ListProblem, RowWarning } from './priceListForm.ts';

export const columnNames = {
  name: '名称',
  buyers: '适用买家',
  days: '有效期',
  entries: '价格数',
  state: '状态',
  updatedAt: '最近修改',
  actions: '操作',
};

export const stateNames: Record<PriceListState, string> = {
  COMING: '未开始',
  HOLDS: '生效中',
  ENDED: '已结束',
};

export const MAX_LISTS = 100;

export const priceListsText = {
  title: '价格表',
  list: '价格表列表',
  hint: '与老客户约定供货价：有效期内按协议价下单，不再按原价和阶梯价',
  add: '新建价格表',
  full: `最多 ${MAX_LISTS} 个价格表`,
  none: '还没有价格表',
  noneHint: '为老客户或某些等级的买家单独定价，可设有效期',
  everyDay: '长期有效',
  from: (day: string) => `${day} 起`,
  until: (day: string) => `至 ${day}`,
  range: (from: string, to: string) => `${from} 至 ${to}`,
  levels: (levels: readonly number[]) => `等级 ${levels.join('、')}`,
  buyers: (buyers: readonly Pick<Buyer, 'nickName'>[]) =>
    buyers.length > 3
      ? `${buyers
          .slice(0, 3)
          .map(({ nickName }) => nickName)
          .join('、')} 等 ${buyers.length} 人`
      : buyers.map(({ nickName }) => nickName).join('、'),
  goods: (count: number) => `${count} 种商品`,
  edit: '编辑',
  copy: '复制',
  copyName: (name: string) => `${name} 副本`,
  remove: '删除',
};

export const removalText = {
  title: '删除价格表',
  accept: '删除',
  cancel: '取消',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '网络异常，未能确认是否已删除，请重试',
  words: (name: string) => `删除「${name}」后，其买家之后的报价恢复原价；已下的订单不受影响。`,
  done: '价格表已删除',
};

const problemTexts: Record<ListProblem, string> = {
  nameMissing: '请填写名称',
  nameLong: '名称最多 30 个字',
  nobody: '请选择买家，或勾选等级',
  manyBuyers: '最多 200 位买家',
  daysReversed: '结束日期不能早于开始日期',
  noEntry: '请至少填写一个协议价',
  manyEntries: '一个价格表最多 200 个价格',
  price: '请填写 0.01 以上的价格，最多两位小数',
};
export const listProblemText = (problem: ListProblem | undefined) => (problem ? problemTexts[problem] : null);

export const warningTexts: Record<RowWarning, string> = {
  aboveSteps: '高于阶梯价：买得多时反而比别人贵',
  aboveUsual: '高于原供货价',
};

export const listEditorText = {
  create: '新建价格表',
  change: '编辑价格表',
  name: '名称',
  nameHint: '只有自己看得到，例如：老客户、双11',
  days: '有效期',
  daysHint: '含首尾两天；留空为立即生效、长期有效',
  buyers: '买家',
  buyersHint: '只列出在您这里买过的买家；按名称查找',
  chooseBuyers: '选择买家',
  done: '完成',
  find: '查找',
  keyword: '买家名称',
  found: '查到的买家',
  noBuyer: '没有买过您商品的此名称买家',
  orders: (count: number) => `已下 ${count} 单`,
  removeBuyer: (name: string) => `移除 ${name}`,
  levels: '或按等级',
  level: (level: number) => `${level} 级`,
  prices: '协议价',
  good: '添加商品',
  goodLabel: '商品',
  added: '已添加',
  goodHint: '商品名称或编号',
  foundGoods: '查到的商品',
  more: (total: number) => `共 ${total} 个，请输入更多字以缩小范围`,
  noGood: '没有找到商品',
  skus: (count: number) => `${count} 种规格`,
  whole: '全部规格',
  head: {
    good: '商品',
    sku: '规格',
    usual: '原供货价',
    price: '协议价（元/件）',
    change: '差额',
    actions: '',
  },
  price: (good: string, sku: string) => `${good} ${sku} 协议价`,
  difference: (price: number, usual: number) =>
    `${formatSignedMoney(price - usual)}（${price <= usual ? '-' : '+'}${Math.round((Math.abs(price - usual) / usual) * 100)}%）`,
  steps: (fen: number) => `阶梯价最低 ${formatMoney(fen)}`,
  removeRow: (good: string, sku: string) => `移除 ${good} ${sku}`,
  percent: '比原供货价低',
  percentUnit: '%',
  applyPercent: '填入全部',
  percentWrong: '请填写 0.1 至 99.9',
  fillDown: '向下填充',
  fillHint: '可从表格复制一列价格，粘贴到任一格；上下方向键移动',
  noRows: '先添加商品，再填写协议价；未填的规格不受影响',
  conflict: '别处刚修改过此价格表；再次保存将以您填写的为准',
  save: '保存',
  cancel: '取消',
  saved: '价格表已保存，之后的报价按新的价格',
  failed: '网络异常，未能确认是否保存，请重试',
  leave: {
    title: '放弃未保存的修改？',
    words: '已填写的内容还没有保存。',
    leave: '放弃修改',
    stay: '继续编辑',
  },
};
