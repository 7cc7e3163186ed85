/**
 * What a role may permit, in one table: routes of the console name what they need of it, and roles are made of it. A
 * permission to act never comes with the one to read: roles list both.
 */
export const PERMISSIONS = {
  'orders.read': '查看订单和包裹',
  'orders.act': '处理订单和包裹：取消、退款、重新出单、修改收件人',
  'people.reveal': '查看被遮挡的个人信息',
  'cases.read': '查看售后纠纷',
  'cases.decide': '裁决售后纠纷',
  'accounts.read': '查看买家和供应商账号',
  'accounts.act': '冻结、解冻账号，结束登录，移除成员，停用令牌，调整等级，写备注',
  'money.read': '查看资金、流水和账单',
  'money.adjust': '调账、运费补收，处理支付问题',
  'money.compensate': '赔付',
  'cashOuts.approve': '审核提现',
  'cashOuts.pay': '登记提现打款',
  'invoices.act': '处理发票',
  'goods.read': '查看商品和审核队列',
  'goods.audit': '审核商品和封禁商品',
  'reviews.act': '处理评价',
  'suppliers.read': '查看供应商资料和资质',
  'suppliers.act': '审核入驻、资质，调整费率和保证金',
  'catalogue.read': '查看类目、快递和等级',
  'catalogue.edit': '修改类目、快递、停发地区、等级和首页',
  'notices.read': '查看公告和站内消息',
  'notices.publish': '发布公告和站内消息',
  'settings.read': '查看设置',
  'settings.edit': '修改设置',
  'reports.read': '查看报表',
  'system.read': '查看系统运行',
  'system.act': '重试和删除任务，暂停和恢复提现',
  'approvals.read': '查看待复核事项',
  'operators.manage': '管理操作员和角色',
  'audit.read': '查看操作日志',
  'lists.export': '把列表导出为文件',
  'lists.share': '把列表的常用筛选共享给所有人',
} as const;

export type Permission = keyof typeof PERMISSIONS;

export const permissions = Object.keys(PERMISSIONS) as Permission[];

/** Whether a text from outside names a permission. */
export function isPermission(text: string): text is Permission {
  return Object.hasOwn(PERMISSIONS, text);
}

type FirstRole = {
  code: string;
  name: string;
  permissions: readonly Permission[];
  /** Fen that one operator moves alone by adjustments, in a case and in a day; none without it. */
  adjust?: { caseFen: number; dayFen: number };
};

/** The roles that an installation begins with. Their permissions can be changed, but for those of the administrator. */
export const FIRST_ROLES: readonly FirstRole[] = [
  {
    code: 'administrator',
    name: '管理员',
    permissions,
    adjust: { caseFen: 20_000, dayFen: 200_000 },
  },
  {
    code: 'service',
    name: '客服',
    permissions: [
      ...(['orders.read', 'orders.act', 'people.reveal', 'cases.read', 'cases.decide'] as const),
      ...(['accounts.read', 'goods.read', 'suppliers.read', 'approvals.read'] as const),
      ...(['notices.read', 'notices.publish'] as const),
      'money.compensate',
    ],
    adjust: { caseFen: 5_000, dayFen: 30_000 },
  },
  {
    code: 'finance',
    name: '财务',
    permissions: [
      ...(['money.read', 'money.adjust', 'money.compensate', 'cashOuts.approve', 'cashOuts.pay'] as const),
      ...(['invoices.act', 'orders.read', 'accounts.read', 'reports.read', 'approvals.read'] as const),
      'lists.export',
    ],
    adjust: { caseFen: 20_000, dayFen: 200_000 },
  },
  {
    code: 'auditor',
    name: '商品审核',
    permissions: ['goods.read', 'goods.audit', 'reviews.act', 'catalogue.read', 'suppliers.read'],
  },
  {
    code: 'operations',
    name: '运营',
    permissions: [
      ...(['goods.read', 'goods.audit', 'reviews.act', 'suppliers.read', 'suppliers.act'] as const),
      ...(['catalogue.read', 'catalogue.edit', 'settings.read', 'reports.read'] as const),
      ...(['notices.read', 'notices.publish'] as const),
      ...(['system.read', 'orders.read', 'accounts.read', 'lists.export', 'lists.share'] as const),
    ],
  },
];
