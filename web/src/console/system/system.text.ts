export const systemText = {
  title: '系统',
  hint: '任务、定时任务、外部平台和正在运行的进程',
  loading: '正在读取系统状态',
  tabs: '系统的各个部分',
  refresh: '刷新',
};

export const tabNames = { jobs: '任务', schedules: '定时任务', platforms: '外部平台', release: '版本与进程' };
export type SystemTab = keyof typeof tabNames;

export const queueNames: Readonly<Record<string, string>> = {
  'shop.pull': '拉取店铺订单',
  'shop.pullGoods': '拉取店铺商品',
  'shop.autoOrder': '自动下单',
  'shop.renew': '续期店铺授权',
  'shop.keepAssigned': '读取代发商家',
  'shop.readAssigned': '读取代发单',
  'shop.takeBack': '退回代发单的包裹',
  'shop.readOwn': '核对代发单的原订单',
  'shop.send': '回传运单号',
  'shop.sendStock': '同步店铺库存',
  'shop.putUp': '铺货到店铺',
  'shop.readVerdicts': '读取铺货审核结果',
  'erp.sync': 'ERP 对接',
  'shop.buy': '1688采购',
  'waybill.issue': '电子面单出单',
  'waybill.void': '作废面单',
  'bill.check': '核对渠道账单',
  'parcel.track': '订阅轨迹',
  'parcel.ask': '查询轨迹',
  'export.sheet': '生成表格和资料包',
  'export.pdf': '生成面单和拣货单',
  scheduled: '定时任务',
};

export const cashOutsText = {
  title: '提现',
  running: '提现正常进行',
  pausedSince: (at: string) => `提现自 ${at} 起暂停，所有人都不能申请、审核和打款`,
  violations: (count: number) => (count === 0 ? '全部账目规则成立' : `${count} 条账目规则不成立`),
  books: '查看账目核对',
  check: '马上核对全部账目',
  checkAsked: '一分钟内开始核对全部账目',
  checkLost: '没有收到结果，请刷新后查看',
  pause: '暂停提现',
  resume: '恢复提现',
};

export const pausingText = {
  pause: {
    title: '暂停提现',
    accept: '确认暂停',
    question: '暂停后，所有买家和供应商都不能申请提现，操作员不能审核和打款，直到有人恢复。',
    done: '提现已暂停',
    reasons: ['银行系统维护', '账目需要人工核对', '发现可疑的提现'],
  },
  resume: {
    title: '恢复提现',
    accept: '确认恢复',
    question: '恢复后，提现可以继续申请、审核和打款。涉及资金的账目规则不成立时不能恢复。',
    done: '提现已恢复',
    reasons: ['银行系统已恢复', '账目已更正并核对'],
  },
  cancel: '取消',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有收到结果，请关闭后查看提现的状态',
};

export const jobsText = {
  queues: '任务队列',
  none: '没有失败的任务',
  noneHint: '任务失败后会自动重试，多次仍失败的会出现在这里',
  failedOf: (name: string) => `失败的任务：${name}`,
  failedHint: '最近 100 条；错误信息不含个人数据',
  show: (count: number) => `查看 ${count} 条`,
  loading: '正在读取失败的任务',
  retry: '重试',
  remove: '删除',
  tries: (tries: number) => `试过 ${tries} 次`,
  sentAt: '提交于',
  noKey: '—',
  noneDue: '—',
};
export const queueColumns = {
  name: '队列',
  waiting: '等待',
  oldest: '最早一条到期于',
  running: '处理中',
  failed: '失败',
};
export const failedColumns = { key: '对象', error: '错误', failedAt: '失败时间', actions: '操作' };

export const stepText = {
  retry: {
    title: '重试任务',
    accept: '重试',
    question: (queue: string, key: string) => `再执行一次“${queue}”的任务 ${key}。`,
    done: '任务已重新排队',
    reasons: ['外部平台已恢复', '数据已更正'],
  },
  remove: {
    title: '删除任务',
    accept: '确认删除',
    question: (queue: string, key: string) => `删除“${queue}”的任务 ${key}，它要做的事不会再做，也不能恢复。`,
    done: '任务已删除',
    reasons: ['对象已不存在', '已人工处理'],
  },
};
export const stepDialogText = {
  cancel: '取消',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有收到结果，请关闭后查看任务的状态',
};

export const scheduleText = {
  list: '定时任务',
  every: (seconds: number) => `每 ${seconds} 秒`,
  never: '还没有运行',
  failing: '最近一次失败',
  fine: '正常',
  failedOnce: '曾经失败',
};
export const scheduleColumns = {
  name: '任务',
  state: '状态',
  ended: '最近结束',
  next: '下次运行',
  error: '最近的错误',
};

export const platformText = {
  list: '外部平台',
  hint: '由各进程每 15 秒汇总一次；一小时的数字精确到 5 分钟',
  none: '最近一天没有调用外部平台',
  noneHint: '支付、短信、快递和店铺平台被调用后会出现在这里',
  rate: (failed: number, calls: number) =>
    calls === 0 ? '—' : `${((failed / calls) * 100).toFixed(failed === 0 ? 0 : 1)}%`,
  of: (failed: number, calls: number) =>
    `失败 ${failed.toLocaleString('zh-CN')} / 共 ${calls.toLocaleString('zh-CN')}`,
  failure: (outcome: string, calls: number) => `${outcomeNames[outcome] ?? outcome} ${calls} 次`,
};
export const platformColumns = { name: '平台', hour: '最近一小时', day: '最近一天', failures: '失败原因' };
export const platformNames: Readonly<Record<string, string>> = {
  alipay: '支付宝',
  wechatpay: '微信支付',
  aliyunSms: '阿里云短信',
  taobao: '淘宝',
  pinduoduo: '拼多多',
  jd: '京东',
  douyin: '抖店',
  kuaishou: '快手',
  weixin: '微信视频号',
  jushuitan: '聚水潭',
  ali1688: '1688',
  s3: '文件存储',
  'kuaidi100.tracking': '快递100 轨迹',
  'kuaidi100.waybills': '快递100 电子面单',
};
const outcomeNames: Readonly<Record<string, string>> = {
  unreachable: '没有应答',
  refused: '被拒绝',
  limited: '被限流',
  defect: '程序错误',
};

export const releaseText = {
  title: '版本',
  version: '产品版本',
  migration: '数据库版本',
  processes: '正在运行的进程',
  none: '没有进程报告',
  old: '没有响应',
  alive: '运行中',
};
export const processColumns = {
  role: '进程',
  state: '状态',
  version: '版本',
  started: '启动于',
  seen: '最近报告',
};
export const roleNames: Readonly<Record<string, string>> = {
  api: '接口',
  worker: '后台任务',
  'api+worker': '接口和后台任务',
};
