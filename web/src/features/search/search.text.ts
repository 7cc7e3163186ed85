import type { SearchKind } from './search.machine.ts';

export const kindNames: Record<SearchKind, string> = { goods: '商品', warehouse: '仓库' };

export const searchBoxText = {
  kind: '搜索什么',
  run: '搜索',
  clear: '清空搜索词',
  goods: '搜商品名称，如 保温杯',
  warehouse: '搜仓库名称，如 义乌',
  suggestions: '仓库',
};

export const searchText = {
  title: '全部商品',
  filters: '筛选商品',
  filtersFailed: '没有加载出来',
  retry: '重试',
  categories: '分类',
  all: '全部',
  everywhere: '全国',
  shipFrom: '发货地',
  price: '单价',
  minPrice: '最低价，元',
  maxPrice: '最高价，元',
  min: '最低',
  max: '最高',
  applyPrice: '确定',
  wrongPrice: '请输入金额，如 12.50',
  inStock: '仅看有货',
  clearFilters: '清空筛选',
  found: (keyword: string) => `“${keyword}”的搜索结果`,
  none: '没有找到相关商品',
  noneHint: '换个词试试，或者看看全部商品',
  noneNarrowed: '没有符合条件的商品',
  noneNarrowedHint: '放宽一些条件试试',
  seeAll: '看全部商品',
  warehouses: '仓库列表',
  allWarehouses: '全部仓库',
  noWarehouse: '没有找到相关仓库',
  noWarehouseHint: '换个名称试试，或者看看全部仓库',
  seeAllWarehouses: '看全部仓库',
  goodsCount: (count: number) => `${count} 件商品`,
  cutoff: (time: string) => `${time} 前付款当日发出`,
  couriers: '合作快递',
  enter: '进店',
  paused: '暂停发货',
  goodsOf: (name: string) => `${name}的商品`,
};
