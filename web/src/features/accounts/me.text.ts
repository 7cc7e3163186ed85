import type { AccountKind, RealStatus } from '../../graphql/generated/graphql.ts';

export const meTitles = { BUYER: '个人中心', SELLER: '个人信息' } as const satisfies Record<
  AccountKind,
  string
>;

export const kindNames = { BUYER: 'VIP会员', SELLER: '供应商会员' } as const satisfies Record<
  AccountKind,
  string
>;

export const meText = {
  profile: '账号资料',
  phone: '手机号',
  level: '会员等级',
  company: '公司名称',
  contact: '联系人',
  lastLogin: '上次登录',
  firstLogin: '这是第一次登录',
  unset: '未填写',
  money: '资金',
  balance: '可用余额',
  frozen: '冻结金额',
  withdrawable: '可提现',
  pendingSettle: '待结算',
  toWallet: '进入我的钱包',
  security: '账号安全',
  password: '登录密码',
  passwordWords: '建议使用其他网站没有用过的密码，并定期更换',
  changePassword: '修改密码',
  realName: '实名认证',
  realNameWords: '提现等操作需要先完成实名认证',
};

export const teamCardText = {
  title: '成员与程序',
  members: '成员',
  membersWords: '让同事用自己的手机号进入本账号，按角色做事，操作有记录',
  manageMembers: '管理成员',
  tokens: '开放接口',
  tokensWords: '让您自己的程序读取订单、下单和发货，权限和限额由您决定',
  manage: '管理令牌',
};

/** How the real-name check stands, with the button that leads on; a verified one needs none. */
export const realStatusText: Record<
  RealStatus,
  { words: (holder: string) => string; action: string | null }
> = {
  NONE: { words: () => '未认证', action: '去认证' },
  CHECKING: { words: () => '认证中', action: '继续认证' },
  VERIFIED: { words: (holder) => `已认证 ${holder}`, action: null },
  FAILED: { words: () => '认证失败', action: '重新认证' },
};
