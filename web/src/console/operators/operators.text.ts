import { formatMoney } from '../../lib/money.ts';

const question = {
  cancel: '取消',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有收到结果，请重试',
};

export const operatorsText = {
  title: '操作员',
  hint: '每位操作员用自己的账号登录，能做什么由角色决定',
  list: '操作员列表',
  add: '添加操作员',
  none: '还没有操作员',
  filters: '筛选操作员',
  status: '状态',
  role: '角色',
  permission: '权限',
  any: { status: '全部状态', role: '全部角色', permission: '全部权限' },
  reset: '清空筛选',
  noMatch: '没有符合条件的操作员',
  noMatchHint: '换个条件试试',
  noAuthenticator: '还没有绑定验证器',
  codes: (left: number) => `恢复码剩 ${left} 个`,
  sessions: (count: number) => (count > 0 ? `登录中（${count} 处）` : '未登录'),
  never: '从未登录',
  self: '您自己',
};

export const statusNames = { enabled: '可以登录', disabled: '已停用' };

export const operatorColumns = {
  name: '操作员',
  roles: '角色',
  status: '状态',
  login: '上次登录',
  actions: '操作',
};

export type OperatorStep = 'enable' | 'disable' | 'reset' | 'signOut';
export const stepNames: Record<OperatorStep, string> = {
  enable: '启用',
  disable: '停用',
  reset: '重置',
  signOut: '结束登录',
};
export const stepQuestions: Record<OperatorStep, (name: string) => string> = {
  enable: (name) => `启用 ${name}？启用后可以用原来的密码和验证器登录。`,
  disable: (name) => `停用 ${name}？其所有登录会立即结束，之后不能登录。`,
  reset: (name) => `重置 ${name} 的密码和验证器？其登录会立即结束，恢复码作废；新密码只显示一次。`,
  signOut: (name) => `结束 ${name} 的所有登录？`,
};
export const stepDone: Record<OperatorStep, string> = {
  enable: '已启用',
  disable: '已停用',
  reset: '已重置',
  signOut: '已结束其登录',
};
export const stepText = (step: OperatorStep) => ({
  ...question,
  title: `${stepNames[step]}操作员`,
  accept: stepNames[step],
});

export const editorText = {
  edit: '编辑',
  adding: '添加操作员',
  editing: (name: string) => `编辑操作员 ${name}`,
  save: '保存',
  cancel: '取消',
  failed: '没有收到结果，请重试',
  name: '用户名',
  nameHint: '2 到 30 位小写字母、数字、点或连字符，之后不能修改',
  nameUnfit: '请填写 2 到 30 位小写字母、数字、点或连字符',
  displayName: '姓名',
  displayNameHint: '同事看到的称呼，如 李会计',
  displayNameMissing: '请填写姓名',
  roles: '角色',
  rolesMissing: '请至少选择一个角色',
  saved: '已保存',
};

export const passwordText = {
  title: '首次登录的密码',
  words: (name: string) =>
    `请把密码交给 ${name}。密码只显示这一次，首次登录时须改成自己的密码，并绑定验证器。`,
  label: '密码',
  close: '我已记下',
};

export const rolesText = {
  title: '角色',
  hint: '角色由权限组成；能处理的权限不包含查看，两者分别勾选',
  list: '角色列表',
  add: '添加角色',
  none: '还没有角色',
  filters: '筛选角色',
  permission: '权限',
  any: { permission: '全部权限' },
  reset: '清空筛选',
  noMatch: '没有角色有这项权限',
  noMatchHint: '换一项权限，或把它加给一个角色',
  fixed: '拥有全部权限，不能修改',
  nobody: '没有人',
  count: (count: number) => `${count} 项权限`,
  edit: '编辑',
  remove: '删除',
  removeText: { ...question, title: '删除角色', accept: '删除' },
  removeQuestion: (name: string) => `删除角色 ${name}？`,
  removed: '已删除',
  adding: '添加角色',
  editing: (name: string) => `编辑角色 ${name}`,
  save: '保存',
  cancel: '取消',
  failed: '没有收到结果，请重试',
  name: '名称',
  nameMissing: '请填写名称',
  adjustCase: '单笔额度（元）',
  adjustDay: '每日额度（元）',
  adjustHint: '调账和赔付在额度内由一位操作员完成，超过的须另一位操作员复核；0 表示都须复核',
  adjustUnfit: '请填写金额，最多 1000000 元',
  limits: (one: number, day: number) => `单笔 ${formatMoney(one)}，每日 ${formatMoney(day)} 以内不须复核`,
  permissions: '权限',
  permissionsMissing: '请至少勾选一项权限',
  saved: '已保存',
};

export const roleColumns = { name: '角色', permissions: '权限', people: '操作员', actions: '操作' };

/** What the first word of permissions is about, in the order of the menu. */
export const permissionGroups: Readonly<Record<string, string>> = {
  orders: '订单与包裹',
  people: '个人信息',
  cases: '售后纠纷',
  accounts: '账号',
  money: '资金',
  cashOuts: '提现',
  invoices: '发票',
  goods: '商品',
  reviews: '评价',
  suppliers: '供应商',
  catalogue: '目录与运费',
  notices: '公告与消息',
  settings: '设置',
  reports: '报表',
  system: '系统',
  approvals: '待复核',
  operators: '操作员与角色',
  audit: '操作日志',
  lists: '列表',
};
