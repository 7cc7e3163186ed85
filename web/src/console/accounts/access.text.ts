import { formatMoney } from '../../lib/money.ts';
import { formatDateTime, formatDayTime } from '../../lib/time.ts';
import type { Tone } from '../../ui/base/StatusDot.tsx';
import { confirmText } from '../../ui/overlays/confirm.text.ts';
import type { ApiTokenStatus } from '../graphql/generated/graphql.ts';

export const memberColumnNames = {
  name: '成员',
  role: '角色',
  state: '状态',
  createdAt: '加入时间',
  lastLoginAt: '上次登录',
  actions: '操作',
};

export const membersText = {
  none: '只有所有人，没有成员',
  signedIn: '登录中',
  signedOut: '未登录',
  never: '从未登录',
  remove: '移除',
};

export const removalText = {
  ...confirmText,
  title: '移除成员',
  accept: '移除',
  question: (account: string, name: string) =>
    `“${name}”立即退出，不能再进入“${account}”，正在提交的操作可能不会完成；以前的操作记录保留。`,
  reason: '移除原因（账号所有人可见）',
  templates: ['所有人来电，要求移除该成员', '成员登录异常，疑似被盗'],
  done: '成员已移除',
};

export const tokenColumnNames = {
  name: '令牌',
  scopes: '权限',
  networks: '来源网络',
  spent: '今日付款',
  lastUsedAt: '最近使用',
  status: '状态',
  actions: '操作',
};

export const tokenStatusNames: Record<ApiTokenStatus, string> = {
  ...{ ACTIVE: '生效中', EXPIRED: '已到期', REVOKED: '已停用' },
};
export const tokenStatusTones: Record<ApiTokenStatus, Tone> = {
  ...{ ACTIVE: 'success', EXPIRED: 'quiet', REVOKED: 'quiet' },
};

export const tokensText = {
  none: '没有访问令牌',
  createdAt: (at: string) => `${formatDateTime(at)} 新建`,
  allScopes: (count: number) => `全部 ${count} 项`,
  everywhere: '不限',
  allNetworks: (count: number) => `共 ${count} 个`,
  paysNothing: '不付款',
  ofLimit: (limit: number) => `限额 ${formatMoney(limit)}`,
  neverUsed: '从未使用',
  until: (date: string) => `至 ${date}`,
  revokedAt: (at: string) => `${formatDayTime(at)} 停用`,
  revoke: '停用',
};

export const revocationText = {
  ...confirmText,
  title: '停用访问令牌',
  accept: '停用',
  question: (account: string, name: string) =>
    `使用“${name}”的程序立刻不能再读取和操作“${account}”，正在接收的推送会断开，登记的查询会删除。停用不能撤销，所有人可以新建令牌。`,
  reason: '停用原因（账号所有人可见）',
  templates: ['令牌疑似泄露，保护账号安全', '调用异常，影响平台服务'],
  done: '令牌已停用',
};
