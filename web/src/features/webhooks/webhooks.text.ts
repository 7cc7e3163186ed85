import type {
  WebhookEndpointStatus,
  WebhookFailure,
  WebhookMessageStatus,
} from '../../graphql/generated/graphql.ts';

export const webhooksText = {
  title: '事件推送',
  words: '订单、包裹、退款等有变化时，向您的地址发送签名的通知（Standard Webhooks），程序再按编号读取详情。',
  list: '推送地址',
  add: '添加地址',
  none: '还没有推送地址',
  noneHint: '程序不必反复查询：有变化时我们通知它。通知里只有编号和状态，没有收件人信息。',
  log: '记录',
  test: '测试',
  edit: '编辑',
  rotate: '更换密钥',
  wake: '恢复',
  remove: '删除',
  allEvents: (count: number) => `全部 ${count} 项`,
  waiting: (count: number) => (count >= 1000 ? '1000 条以上等待发送' : `${count} 条等待发送`),
  failingSince: (moment: string) => `${moment} 起没有成功`,
  restedAt: (moment: string) => `${moment} 暂停`,
  formerSecretEndsAt: (moment: string) => `旧密钥到 ${moment} 仍签名`,
  tested: '测试推送已提交，结果见记录',
  notTested: '没有得到结果，请到记录中查看',
  woken: '已恢复推送',
  notWoken: '没有得到结果，请刷新后查看',
};

export const columnNames = {
  url: '地址',
  events: '事件',
  status: '状态',
  actions: '操作',
};

export const statusNames: Record<WebhookEndpointStatus, string> = {
  ACTIVE: '推送中',
  OFF: '已停用',
  RESTING: '已暂停',
};

export const formText = {
  create: '添加推送地址',
  change: '编辑推送地址',
  save: '保存',
  cancel: '取消',
  failed: '没有得到结果，请关闭后查看列表',
  url: '推送地址',
  urlHint: '以 https:// 开头，能从互联网访问；不跟随跳转，15 秒内答复 2xx 即为成功。',
  urlMissing: '请填写推送地址',
  events: '事件',
  eventsMissing: '请至少选择一项事件',
  description: '备注',
  descriptionHint: '例如接收程序的名称',
  enabled: '启用',
  enabledHint: '停用期间的事件不会补发。',
  updated: '推送地址已修改',
};

/** What events are about, by how their names begin. */
export const eventGroupNames: Readonly<Record<string, string>> = {
  ORDER: '订单',
  PARCEL: '包裹',
  REFUND: '售后',
  STOCK: '库存',
  GOODS: '商品',
  CASH: '资金',
  SHOP: '店铺',
};

export const secretText = {
  title: '签名密钥',
  words: '请现在把签名密钥保存到接收程序的配置里。只显示这一次，关闭后无法再次查看。',
  label: '签名密钥',
  close: '我已保存，关闭',
};

const dialogText = {
  cancel: '取消',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有得到结果，请重试',
};

export const removeText = {
  ...dialogText,
  title: '删除推送地址',
  accept: '删除',
  question: (url: string) => `删除后不再向 ${url} 推送，等待发送的和推送记录一并删除，不能撤销。`,
  done: '推送地址已删除',
};

export const rotateText = {
  ...dialogText,
  title: '更换签名密钥',
  accept: '更换',
  question: (url: string) =>
    `将为 ${url} 生成新的签名密钥，只显示一次。此后 24 小时内现在的密钥还同时签名，更早的不再签名，请在这期间更换接收程序的配置。`,
  done: '签名密钥已更换',
};

export const logText = {
  title: '推送记录',
  hint: '保留两周。',
  back: '返回推送地址',
  filters: '筛选推送记录',
  failed: '只看未成功的',
  reset: '清空筛选',
  none: '还没有推送',
  noneHint: '可以先发送一条测试推送。',
  noMatch: '没有符合条件的记录',
  noMatchHint: '换个条件试试。',
  refresh: '刷新',
  detail: '详情',
  resend: '重新发送',
  resent: '已重新提交，稍后刷新查看结果',
  notResent: '没有得到结果，请刷新后查看',
  testEvent: '测试推送',
  noAnswer: '尚未尝试',
  attempts: (count: number) => `已尝试 ${count} 次`,
  nextAt: (moment: string) => `${moment} 再试`,
  took: (milliseconds: number) => `${milliseconds} 毫秒`,
};

export const messageColumnNames = {
  event: '事件',
  createdAt: '发生时间',
  status: '状态',
  answer: '答复',
  actions: '操作',
};

export const messageStatusNames: Record<WebhookMessageStatus, string> = {
  WAITING: '等待发送',
  DELIVERED: '已送达',
  FAILED: '未成功',
};

export const failureNames: Record<WebhookFailure, string> = {
  REFUSED: '地址不可用',
  TIMEOUT: '超时没有答复',
  TLS: '安全连接失败',
  CONNECTION: '连接失败',
};

export const detailText = {
  title: '推送详情',
  close: '关闭',
  event: '事件',
  messageNo: '消息编号',
  status: '状态',
  attempts: '尝试次数',
  triedAt: '最近尝试',
  nextAt: '再次尝试',
  answer: '答复',
  body: '发送的内容',
  answerBody: '答复的内容（开头）',
};
