/** What roles may permit: names of the api's table of permissions, with what each is about. */
export const permissionText = {
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

export type Permission = keyof typeof permissionText;

/** Of what a gateway names, what this build knows, in the order of the table. */
export function knownPermissions(given: readonly string[]): Permission[] {
  return (Object.keys(permissionText) as Permission[]).filter((one) => given.includes(one));
}
