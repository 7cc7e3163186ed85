export const tabNames = { profit: '收益', afterSales: '售后' };
export type StatisticsTab = keyof typeof tabNames;

export type Preset = 'week' | 'month' | 'thisMonth' | 'lastMonth';

export const presetNames: Record<Preset, string> = {
  week: '近 7 天',
  month: '近 30 天',
  thisMonth: '本月',
  lastMonth: '上月',
};

export const statisticsText = {
  title: '收益统计',
  tabs: '统计的内容',
  filters: '筛选',
  presets: '常用时段',
  unit: '汇总方式',
  warehouseId: '仓库',
  courierId: '快递',
  any: { warehouseId: '全部仓库', courierId: '全部快递' },
  good: (name: string) => `商品：${name}`,
  allGoods: '查看全部商品',
  clear: '清除筛选',
  sums: '合计',
  publish: '发布商品',
};
