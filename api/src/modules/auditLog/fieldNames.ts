/** What the log calls fields of what was there before, is there since, and belongs to it. */
export const fieldNames: Readonly<Record<string, string>> = {
  ...{
    status: '状态',
    amount: '金额',
    balance: '可用余额',
    version: '版本',
    level: '等级',
    reason: '原因',
    name: '名称',
  },
  ...{ auditReason: '驳回或封禁原因', isRevision: '修改的审核', hiddenReason: '隐藏原因', isHidden: '隐藏' },
  ...{
    hidden: '隐藏',
    ids: '顺序',
    word: '违禁词',
    goods: '涉及商品',
    earned: '应得等级',
    sessions: '结束的登录',
  },
  ...{
    note: '备注编号',
    givenAmount: '赔付金额',
    outcome: '结果',
    give: '裁决',
    freight: '运费',
    freightBy: '运费承担',
  },
  ...{ refundFee: '退款金额', refundStatus: '退款状态', changed: '修改的内容', districtCode: '区县代码' },
  ...{ commissionRate: '服务费率', depositMin: '最低保证金', displayName: '姓名', roleIds: '角色编号' },
  ...{ isEnabled: '可以登录', permissions: '权限', adjustCase: '单笔额度', adjustDay: '每日额度' },
  ...{
    approval: '复核编号',
    askedBy: '提出人',
    adjustment: '调账编号',
    orderId: '订单编号',
    accountId: '账号',
  },
  ...{
    sellerId: '供应商',
    kind: '类型',
    checkOn: '下次复核',
    number: '号码',
    transferNo: '转账单号',
    rows: '行数',
  },
  ...{
    paid: '已到账',
    failed: '失败',
    count: '笔数',
    format: '格式',
    refundNo: '退款单号',
    problem: '问题编号',
  },
  ...{
    payType: '支付渠道',
    day: '日期',
    channels: '支付渠道',
    difference: '差异编号',
    value: '值',
    month: '月份',
  },
  ...{
    page: '页面',
    list: '列表',
    filter: '筛选条件',
    search: '筛选条件',
    isShared: '共享',
    courierId: '快递编号',
  },
  ...{
    startAt: '开始时间',
    endAt: '结束时间',
    needInvites: '需要邀请',
    needPackages: '需要包裹',
    unit: '周期',
  },
  ...{ needRecharge: '需要单笔充值', discount: '快递优惠', maxProfit: '加价上限', from: '从', to: '到' },
  ...{ phones: '手机号个数', accounts: '账号', draft: '草稿', title: '标题', text: '说明', action: '步骤' },
};

export const fieldsOfFen: ReadonlySet<string> = new Set([
  ...[
    'amount',
    'balance',
    'givenAmount',
    'give',
    'freight',
    'refundFee',
    'depositMin',
    'adjustCase',
    'adjustDay',
  ],
  ...['needRecharge', 'discount', 'maxProfit'],
]);

/** Hundredths of a percent. */
export const fieldsOfRate: ReadonlySet<string> = new Set(['commissionRate']);
