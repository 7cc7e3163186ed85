/** The groups of the menu, in their order. */
export const menuGroups = {
  desk: '工作台',
  orders: '订单与包裹',
  cases: '售后纠纷',
  accounts: '账号',
  money: '资金',
  goods: '商品审核',
  suppliers: '供应商',
  catalogue: '目录与运费',
  notices: '公告与消息',
  settings: '设置',
  reports: '报表',
  system: '系统',
  operators: '操作员与日志',
} as const;

export type MenuGroup = keyof typeof menuGroups;
