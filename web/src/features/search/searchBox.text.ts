import type { SearchKind } from './search.machine.ts';

export const kindNames: Record<SearchKind, string> = { goods: '商品', warehouse: '仓库' };

export const searchBoxText = {
  kind: '搜索什么',
  run: '搜索',
  clear: '清空搜索词',
  goods: '搜商品名称，如 玻璃杯',
  warehouse: '搜仓库名称，如 义乌',
  suggestions: '仓库',
};
