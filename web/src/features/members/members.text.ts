import { formatDateTime } from '../../lib/time.ts';
import { confirmText } from '../../ui/overlays/confirm.text.ts';

export const membersText = {
  title: '成员',
  hint: '让同事用自己的手机号和密码进入本账号，各做各的事；订单、资金和库存记录会写明是谁操作的。',
  back: '返回个人中心',
  words: (count: number, most: number) => `共 ${count} 位成员，最多 ${most} 位。您是所有者，可以做所有的事。`,
  list: '成员',
  add: '邀请成员',
  none: '还没有成员',
  noneHint: '邀请发货员、财务或商品员，不必再共用一个密码。',
  neverSignedIn: '还没有登录过',
  change: '修改',
  remove: '移除',
  transfer: '移交账号',
  invitations: '未接受的邀请',
  invitationsWords: '邀请链接只在创建时显示一次；没有收到的，取消后重新邀请。',
  until: (moment: string) => `${formatDateTime(moment)} 前有效`,
  cancel: '取消邀请',
};

export const columnNames = {
  name: '成员',
  role: '角色',
  createdAt: '加入时间',
  lastLoginAt: '最近登录',
  actions: '操作',
};

export const invitationColumnNames = {
  name: '邀请',
  role: '角色',
  expiresAt: '有效期',
  actions: '操作',
};

const formText = {
  cancel: '取消',
  name: '称呼',
  nameHint: '您怎样称呼这位成员，订单和流水中也这样显示',
  nameMissing: '请填写称呼',
  role: '角色',
};

export const inviteText = {
  ...formText,
  title: '邀请成员',
  save: '创建邀请',
  failed: '没有得到结果。如果列表中出现了这个邀请，请取消它再重新邀请：它的链接没有显示过。',
  password: '登录密码',
  passwordHint: '邀请成员须再次确认是您本人',
  passwordMissing: '请输入登录密码',
};

export const invitedText = {
  title: '邀请已创建',
  words: (name: string) =>
    `把这个链接发给${name}本人：7 天内有效，只能用一次，谁打开它都可以加入。只显示这一次。`,
  label: '邀请链接',
  close: '我已复制，关闭',
};

export const changeText = {
  ...formText,
  title: '修改成员',
  save: '保存',
  failed: '没有得到结果，请重试',
  done: '成员已修改',
};

export const removeText = {
  ...confirmText,
  title: '移除成员',
  cancel: '取消',
  accept: '移除',
  question: (name: string) =>
    `${name}会立刻退出，不能再进入本账号，正在提交的操作可能不会完成。以前的操作记录保留。`,
  done: '成员已移除',
};

export const cancelInvitationText = {
  ...confirmText,
  title: '取消这个邀请',
  cancel: '返回',
  accept: '取消邀请',
  question: (name: string) => `取消后，给${name}的邀请链接不能再用来加入。`,
  done: '邀请已取消',
};

export const invitationText = {
  title: '加入账号',
  invites: (accountName: string) => `${accountName} 邀请您加入`,
  kinds: { BUYER: 'VIP会员账号', SELLER: '供应商账号' },
  name: '对您的称呼',
  role: '角色',
  expiresAt: '有效期至',
  words: '加入后，您用自己的手机号和密码登录；您自己的账号（如果有）和它互不影响。',
  join: '验证手机号并加入',
  incomplete: '邀请链接不完整，请向邀请您的人重新要一个',
  goneTitle: '邀请不能使用',
  home: '回到首页',
};
