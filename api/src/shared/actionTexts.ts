/** What the log calls what was done, by what it was done to: the first word of an action, before a dot too. */
export const actionGroups: Readonly<
  Record<string, { text: string; actions: Readonly<Record<string, string>> }>
> = {
  account: {
    text: '账号',
    actions: {
      'account find': '按手机号查找账号',
      'account read': '查看账号',
      'account freeze': '冻结账号',
      'account thaw': '解冻账号',
      'account level': '调整等级',
      'account sign-out': '结束登录',
      'account member': '移除成员',
      'account token': '停用访问令牌',
      'account reset': '发送重设密码短信',
      'account note': '写账号备注',
    },
  },
  person: { text: '个人信息', actions: { 'person reveal': '查看个人信息', 'person find': '按手机号查询' } },
  order: { text: '订单', actions: { 'order read': '查看订单', 'order cancel': '取消订单' } },
  parcel: { text: '包裹', actions: { 'parcel refund': '退款', 'parcel reissue': '重新出单' } },
  receiver: { text: '收件人', actions: { 'receiver change': '修改收件人' } },
  case: {
    text: '售后纠纷',
    actions: {
      'case read': '查看售后单',
      'case decide': '裁决售后单',
      'case.decide ask': '提交裁决复核',
      'case.decide approve': '通过裁决复核',
      'case.decide refuse': '驳回裁决复核',
      'case.decide revoke': '撤回裁决复核',
    },
  },
  balance: {
    text: '调账',
    actions: {
      'balance adjust': '平台调账',
      'balance supplement': '运费补收',
      'balance compensate': '赔付',
      'balance.adjust ask': '提交调账复核',
      'balance.adjust approve': '通过调账复核',
      'balance.adjust refuse': '驳回调账复核',
      'balance.adjust revoke': '撤回调账复核',
    },
  },
  'cash-out': {
    text: '提现',
    actions: {
      'cash-out': '处理提现',
      'cash-out approve': '通过提现',
      'cash-out reject': '驳回提现',
      'cash-out pay': '开始打款',
      'cash-out paid': '登记已到账',
      'cash-out fail': '登记打款失败',
      'cash-out batch': '建立打款批次',
      'cash-out file': '下载打款文件',
      'cash-out import': '导入银行结果',
      'cash-out split': '分账打款',
    },
  },
  payment: { text: '支付', actions: { 'payment ask': '向渠道查询支付', 'payment resolve': '处理支付问题' } },
  'recharge-refund': {
    text: '充值退回',
    actions: { 'recharge-refund retry': '重试充值退回', 'recharge-refund transferred': '登记充值已线下退回' },
  },
  bill: { text: '渠道账单', actions: { 'bill check': '核对渠道账单', 'bill close': '关闭账单差异' } },
  books: {
    text: '账目',
    actions: { 'books check': '核对账目', 'books pause': '暂停提现', 'books resume': '恢复提现' },
  },
  invoice: {
    text: '发票',
    actions: {
      'invoice read': '查看发票',
      'invoice file': '查看发票文件',
      'invoice begin': '开始开票',
      'invoice issue': '开具发票',
      'invoice refuse': '驳回开票申请',
    },
  },
  tax: { text: '涉税报送', actions: { 'tax file': '下载涉税报送文件' } },
  goods: {
    text: '商品',
    actions: {
      'goods approve': '通过商品审核',
      'goods reject': '驳回商品',
      'goods ban': '封禁商品',
      'goods unban': '解除封禁',
    },
  },
  word: { text: '违禁词', actions: { 'word add': '添加违禁词', 'word remove': '删除违禁词' } },
  review: { text: '评价', actions: { 'review hide': '隐藏评价', 'review show': '恢复评价' } },
  supplier: {
    text: '供应商',
    actions: { 'supplier read': '查看供应商', 'supplier terms': '调整费率和保证金' },
  },
  licence: {
    text: '资质',
    actions: {
      'licence read': '查看资质',
      'licence add': '添加资质',
      'licence accept': '通过资质',
      'licence refuse': '驳回资质',
      'licence check': '复核资质',
    },
  },
  join: { text: '加盟申请', actions: { 'join done': '处理加盟申请' } },
  claim: {
    text: '快递理赔',
    actions: {
      'claim open': '发起理赔',
      'claim submit': '登记理赔已提交',
      'claim accept': '登记快递同意赔付',
      'claim refuse': '登记快递拒绝赔付',
      'claim pay': '登记赔款到账',
    },
  },
  category: {
    text: '类目',
    actions: {
      'category create': '添加类目',
      'category rename': '修改类目名称',
      'category hide': '隐藏类目',
      'category show': '显示类目',
      'category remove': '删除类目',
      'category sort': '调整类目顺序',
    },
  },
  courier: { text: '快递', actions: { 'courier status': '启用或停用快递', 'courier sort': '调整快递顺序' } },
  area: { text: '停发地区', actions: { 'area close': '停发地区', 'area open': '恢复发货' } },
  level: { text: '等级', actions: { 'level update': '修改等级' } },
  notice: {
    text: '公告与消息',
    actions: {
      'notice save': '保存公告草稿',
      'notice publish': '发布公告',
      'notice revise': '修改已发布的公告',
      'notice withdraw': '撤回公告',
      'notice remove': '撤下公告',
      'notice delete': '删除公告草稿',
    },
  },
  home: {
    text: '首页运营位',
    actions: {
      'home create': '添加首页内容',
      'home change': '修改首页内容',
      'home move': '调整首页顺序',
      'home show': '重新上线首页内容',
      'home down': '下线首页内容',
      'home remove': '删除首页内容',
    },
  },
  legal: { text: '协议', actions: { 'legal publish': '发布协议' } },
  setting: { text: '设置', actions: { 'setting set': '修改设置', 'setting reset': '恢复默认设置' } },
  report: { text: '报表', actions: { 'report export': '导出报表' } },
  list: { text: '列表', actions: { 'list export': '导出列表' } },
  view: { text: '常用筛选', actions: { 'view save': '保存常用筛选', 'view remove': '删除常用筛选' } },
  operator: {
    text: '操作员',
    actions: {
      'operator login': '登录',
      'operator create': '添加操作员',
      'operator update': '修改操作员',
      'operator reset': '重置操作员密码',
      'operator signOut': '结束操作员登录',
    },
  },
  role: { text: '角色', actions: { 'role save': '保存角色', 'role remove': '删除角色' } },
  job: { text: '任务', actions: { 'job retry': '重试任务', 'job delete': '删除任务' } },
  'data-key': { text: '数据密钥', actions: { 'data-key rotate': '更换数据密钥' } },
  restore: { text: '备份', actions: { restore: '恢复备份' } },
};

export const actionTexts: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(actionGroups).map(({ actions }) => actions),
);

/** An action in Chinese; one that an older release recorded and none knows stays as it is. */
export const actionText = (action: string): string => actionTexts[action] ?? action;

/** What the log is narrowed to: all of a group, then each of its actions, by what their names begin with. */
export const actionChoices: readonly { begins: string; text: string }[] = Object.entries(
  actionGroups,
).flatMap(([begins, { text, actions }]) => {
  const each = Object.entries(actions).filter(([name]) => name !== begins);
  const whole = { begins, text: `${text}（全部）` };
  return [
    ...(each.length === 1 ? [] : [whole]),
    ...each.map(([name, said]) => ({ begins: name, text: said })),
  ];
});
