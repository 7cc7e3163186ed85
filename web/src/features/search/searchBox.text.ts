import type { SearchKind } from './search.machine.ts';

export const kindNames: Record<SearchKind, string> = { goods: '商品', warehouse: '仓库' };

export const searchBoxText = {
  kind: '搜索什么',
  run: '搜索',
  clear: '清空搜索词',
  goods: '搜商品名称，如 玻璃杯',
  warehouse: '搜仓库名称，如 义乌',
  suggestions: '搜索建议',
  recent: '最近搜索',
  warehouses: '仓库',
  remove: '删除这条搜索',
  removeHint: '按 Delete 键删除这条搜索',
  clearRecent: '清空最近搜索',
};
