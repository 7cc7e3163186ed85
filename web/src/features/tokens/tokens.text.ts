import type { ApiTokenStatus } from '../../graphql/generated/graphql.ts';
import { formatMoney } from '../../lib/money.ts';

export const developerText = {
  title: '开放接口',
  hint: '让您自己的程序（ERP、打单软件、脚本）代您读取和操作本账号。',
  back: '返回个人中心',
  docs: '开放文档',
  tokens: '访问令牌',
  webhooks: '事件推送',
};

export const tokensText = {
  title: '访问令牌',
  words: '程序在每个请求中以 Authorization: Bearer 发送令牌，只能做您选中的事；令牌可以随时吊销。',
  list: '访问令牌',
  add: '新建令牌',
  revoke: '吊销',
  none: '还没有访问令牌',
  noneHint: '令牌是给程序用的钥匙：不需要验证码，不影响您在网页上的登录，权限、期限和付款限额由您决定。',
  everywhere: '不限',
  paysNothing: '不付款',
  ofLimit: (limit: number) => `限额 ${formatMoney(limit)}`,
  neverUsed: '从未使用',
  daysLeft: (days: number) => (days === 0 ? '不到 1 天后到期' : `还有 ${days} 天到期`),
  revokedAt: (moment: string) => `${moment} 吊销`,
  createdAt: (moment: string) => `${moment} 新建`,
  documents: (count: number) => `登记了 ${count} 个查询`,
  allScopes: (count: number) => `全部 ${count} 项`,
  allNetworks: (count: number) => `共 ${count} 个`,
};

export const columnNames = {
  name: '令牌',
  scopes: '权限',
  networks: '来源网络',
  spent: '今日付款',
  lastUsedAt: '最近使用',
  expiresAt: '有效期至',
  status: '状态',
  actions: '操作',
};

export const statusNames: Record<ApiTokenStatus, string> = {
  ACTIVE: '生效中',
  EXPIRED: '已到期',
  REVOKED: '已吊销',
};

/** What scopes are about, by how their names begin. */
export const scopeGroupNames: Readonly<Record<string, string>> = {
  ACCOUNT: '账号',
  GOODS: '商品',
  STOCK: '库存',
  WAREHOUSES: '仓库',
  ORDERS: '订单',
  PARCELS: '包裹',
  RECEIVERS: '收件人',
  REFUNDS: '售后',
  SHOPS: '店铺',
  WALLET: '资金',
  FIGURES: '统计',
  FILES: '文件',
  EVENTS: '推送',
  WEBHOOKS: '事件推送',
  DOCUMENTS: '查询',
};

/** How many days a token is in force, or a number of one's own. */
export type Term = '30' | '90' | '180' | '366' | 'other';

export const termNames: Readonly<Record<Term, string>> = {
  30: '30 天',
  90: '90 天',
  180: '180 天',
  366: '366 天',
  other: '自定义',
};

export const createText = {
  title: '新建令牌',
  save: '创建令牌',
  cancel: '取消',
  failed: '没有得到结果。如果列表中出现了这个令牌，请吊销它再新建：它的内容没有显示过。',
  name: '用途',
  nameHint: '例如使用它的程序的名称',
  nameMissing: '请填写用途',
  scopes: '权限',
  scopesHint: '只选程序需要的；修改权限须新建令牌。',
  scopesMissing: '请至少选择一项权限',
  term: '有效期',
  days: '天数',
  daysWrong: (most: number) => `请填写 1 到 ${most} 的整数`,
  networks: '来源网络',
  networksHint: '每行一个地址或网段，例如 203.0.113.7 或 203.0.113.0/24；不填则不限来源。',
  notANetwork: (line: string) => `“${line}”不是网络地址或网段`,
  networksRefused: '其中有不是网络地址或网段的内容',
  tooManyNetworks: (most: number) => `最多 ${most} 个`,
  dayLimit: '每日付款限额（元）',
  dayLimitHint: '用这个令牌每天最多付多少；退款不恢复当日额度。',
  dayLimitWrong: (most: number) => `请填写 0.01 到 ${most / 100} 的金额`,
  agreement: '我已阅读并同意',
  agreementMissing: '读取收件人明文须同意《数据处理协议》',
  agreementChanged: '《数据处理协议》已更新，请重新阅读并同意',
  noAgreement: '现在没有可以同意的《数据处理协议》，暂不能选择查看收件人明文',
  versionOf: (version: string) => `（版本 ${version}）`,
  password: '登录密码',
  passwordHint: '创建令牌须再次确认是您本人',
  passwordMissing: '请输入登录密码',
};

export const createdText = {
  title: '令牌已创建',
  words: (name: string) =>
    `请现在把“${name}”的令牌保存到程序的密钥配置里。只显示这一次，关闭后无法再次查看。`,
  label: '令牌',
  close: '我已保存，关闭',
};

export const revokeText = {
  title: '吊销令牌',
  accept: '吊销',
  cancel: '取消',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有得到结果，请重试',
  question: (name: string) =>
    `吊销后，使用“${name}”的程序立刻不能再读取和操作本账号，正在接收的推送也会断开。吊销不能撤销，需要时请新建令牌。`,
  done: '令牌已吊销',
};
