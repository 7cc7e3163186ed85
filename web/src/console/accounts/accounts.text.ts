import { balanceNames } from '../../lib/balances.text.ts';
import { formatMoney } from '../../lib/money.ts';
import { formatDateTime } from '../../lib/time.ts';
import type { Tone } from '../../ui/base/StatusDot.tsx';
import type {
  AccountKind,
  AccountStatus,
  LoadFreezePreviewQuery,
  OrderStatus,
  RealStatus,
  RefundStatus,
} from '../graphql/generated/graphql.ts';

export const kindNames: Record<AccountKind, string> = { BUYER: '买家', SELLER: '供应商' };
export const statusNames: Record<AccountStatus, string> = {
  ...{ ACTIVE: '正常', FROZEN: '已冻结', CLOSED: '已注销' },
};
export const statusTones: Record<AccountStatus, Tone> = {
  ...{ ACTIVE: 'success', FROZEN: 'danger', CLOSED: 'quiet' },
};
export const realNames: Record<RealStatus, string> = {
  ...{ NONE: '未认证', CHECKING: '认证中', VERIFIED: '已认证', FAILED: '认证失败' },
};
export const orderNames: Record<OrderStatus, string> = {
  ...{ PENDING_PAYMENT: '待付款', PENDING_SHIPMENT: '待发货', PENDING_RECEIPT: '待收货' },
  ...{ PENDING_REVIEW: '待评价', COMPLETED: '已完成', CANCELLED: '已取消', CLOSED: '已关闭' },
};
export const refundNames: Record<RefundStatus, string> = {
  ...{ NONE: '无', APPLIED: '申请中', VOIDING: '作废面单中', WAIT_SELLER: '待供应商处理' },
  ...{ SUCCESS: '已退款', REJECTED: '已拒绝', REVOKED: '已撤销' },
};
const endNames: Record<string, string> = {
  ...{ elsewhere: '在别处登录', logout: '退出登录', password: '修改密码', disabled: '账号冻结' },
  ...{ closed: '账号注销', operator: '平台结束登录', removed: '成员被移除', transfer: '账号移交' },
};
export const limitNames: Record<string, string> = {
  wrongLoginsOfPhone: '密码错误（须加短信验证码）',
  wrongLoginsOfNetwork: '密码错误（同一网络暂停登录）',
  wrongOldPasswords: '原密码错误',
  messagesToPhoneHourly: '一小时内的短信',
  messagesToPhoneDaily: '一天内的短信',
  wrongCodesOfPhone: '短信验证码错误（暂停找回密码）',
  wrongCodesOfAccount: '登录后的验证码错误',
  receiverReveals: '一小时内查看收件人',
  receiversCopied: '一天内再次下单带出的收件人',
  receiversInSheets: '一天内发货表格中的收件人',
  receiversInExports: '一天内导出的收件人',
  goodsInMaterials: '一天内下载素材的商品',
};

export const listText = {
  title: '账号',
  label: '账号列表',
  filters: '筛选账号',
  reset: '清除筛选',
  phone: '完整手机号',
  name: '昵称或公司名称',
  kind: '账号类型',
  status: '状态',
  level: '等级',
  any: { kind: '全部类型', status: '全部状态', level: '全部等级' },
  levelOf: (level: number) => `${level} 级`,
  noMatch: '没有符合条件的账号',
  noMatchHint: '手机号须输入完整 11 位；名称至少两个字',
  none: '还没有账号',
  registered: '注册日期',
  account: '账号',
  state: '状态',
  lastLogin: '上次登录',
  created: '注册时间',
  real: '实名',
  closing: '注销中',
  never: '从未登录',
};

export const pageText = {
  back: '账号',
  notFound: '没有这个账号',
  notFoundHint: '请检查编号，或从账号列表进入',
  sections: {
    facts: '基本信息',
    wallet: '资金',
    orders: '订单与退款',
    sessions: '登录',
    members: '成员',
    tokens: '访问令牌',
    limits: '限制',
    invitees: '邀请',
    consents: '同意记录',
    notes: '备注',
  },
  id: '编号',
  phone: '手机号',
  person: '联系方式',
  company: '公司名称',
  contact: '联系人',
  real: '实名认证',
  level: '等级',
  superior: '邀请人',
  created: '注册时间',
  lastLogin: '上次登录',
  frozen: (at: string) => `账号已于 ${formatDateTime(at)} 冻结，登录已结束`,
  closing: '本人正在注销账号',
  supplierPage: '供应商资料',
  audit: '操作记录',
  walletPage: '钱包和流水',
  freeze: '冻结账号',
  thaw: '解冻账号',
  changeLevel: '调整等级',
  signOut: '结束所有登录',
  sendReset: '发送重置密码短信',
  wallet: {
    available: balanceNames.available,
    held: balanceNames.held,
    frozen: balanceNames.frozen,
    withdrawable: balanceNames.withdrawable,
    overdraft: '欠款',
    deposit: balanceNames.deposit,
    depositOf: (min: number, lack: number) =>
      lack > 0 ? `应缴 ${formatMoney(min)}，还差 ${formatMoney(lack)}` : `应缴 ${formatMoney(min)}`,
    inTransit: balanceNames.pendingSettle,
    recharged: balanceNames.recharged,
    spent: balanceNames.spent,
    earned: balanceNames.earned,
  },
  counts: {
    orders: '订单',
    openOrders: '进行中的订单',
    unpaidOrders: '待付款',
    refunds: '退款',
    waitingRefunds: '处理中的退款',
    openCases: '售后纠纷',
    shops: '店铺',
    invitees: '邀请的买家',
    goods: '商品',
    warehouses: '仓库',
  },
  lastOrders: '最近的订单',
  lastRefunds: '最近的退款',
  noOrders: '还没有订单',
  noRefunds: '没有退款',
  parcels: (count: number) => `${count} 个包裹`,
  noSessions: '近两周没有登录',
  live: '登录中',
  ended: (reason: string | null) => (reason === null ? '已过期' : (endNames[reason] ?? '已结束')),
  owner: '所有人',
  unknownDevice: '设备未知',
  seen: (at: string) => `最近使用 ${formatDateTime(at)}`,
  since: (at: string) => `登录于 ${formatDateTime(at)}`,
  noLimits: '没有计入任何限制',
  limit: (hits: number, most: number) => `${hits} / ${most}`,
  usedUp: (at: string) => `已用完，${formatDateTime(at)} 恢复`,
  counting: (at: string) => `${formatDateTime(at)} 重新计数`,
  noInvitees: '没有邀请过买家',
  noConsents: '没有同意记录',
  agreed: '同意',
  declined: '不同意',
  noNotes: '还没有备注',
  addNote: '添加备注',
};

export const linksText = { orders: '全部订单', parcels: '全部包裹', cases: '全部售后', shops: '店铺' };

/** The level of a buyer with its name. */
export const levelText = (level: number, name: string) => (name ? `${name}（${level} 级）` : `${level} 级`);

export const reasonTemplates = {
  freeze: ['涉嫌虚假发货，先行冻结核实', '多次投诉未处理，暂停服务', '账号疑似被盗，保护资金'],
  thaw: ['核实无误，恢复正常使用', '整改完成，恢复正常使用'],
  level: ['活动奖励，提升等级', '大客户协议，提升等级', '误操作，恢复原等级'],
  signOut: ['账号疑似在他人设备登录', '本人来电要求退出所有设备'],
  sendReset: ['本人来电，忘记登录密码', '账号疑似被盗，请本人改密码'],
};

type Preview = LoadFreezePreviewQuery['freezePreview'];
const money = formatMoney;

/** What a freeze does, line by line; lines of nothing are left out. */
export function freezeLines(kind: AccountKind, of: Preview): string[] {
  const lines: [boolean, string][] =
    kind === 'SELLER'
      ? [
          [true, `${of.sessions} 个登录立即结束，包括成员的`],
          [true, '程序的访问令牌在冻结期间无效'],
          [of.goodsOnSale > 0, `${of.goodsOnSale} 件在售商品立即下架，解冻后恢复`],
          [of.unpaidOrders > 0, `${of.unpaidOrders} 笔待付款订单（${money(of.unpaidFee)}）在一分钟内取消`],
          [
            of.heldParcels > 0,
            `${of.heldParcels} 个未出单的包裹暂停发货，48 小时后仍未解冻则退款 ${money(of.heldFee)}`,
          ],
          [of.goingParcels > 0, `${of.goingParcels} 个已出单或在途的包裹继续`],
          [of.unsettledFee > 0, `待结算货款 ${money(of.unsettledFee)} 暂停结算`],
        ]
      : [
          [true, `${of.sessions} 个登录立即结束，包括成员的`],
          [true, '程序的访问令牌在冻结期间无效'],
          [of.unpaidOrders > 0, `${of.unpaidOrders} 笔待付款订单（${money(of.unpaidFee)}）到期自动取消`],
          [
            of.heldParcels + of.goingParcels > 0,
            `${of.heldParcels + of.goingParcels} 个已付款的包裹继续发货和配送`,
          ],
          [of.shops > 0, `${of.shops} 个店铺停止自动下单`],
        ];
  return [
    ...lines,
    [of.cashOuts > 0, `${of.cashOuts} 笔提现（${money(of.cashOutFee)}）留在队列，请另行处理`] as [
      boolean,
      string,
    ],
  ]
    .filter(([isSaid]) => isSaid)
    .map(([, line]) => line);
}

/** What a thaw undoes. */
export function thawLines(kind: AccountKind, of: Preview): string[] {
  const lines: [boolean, string][] = [
    [true, '可以重新登录'],
    [of.goodsToReturn > 0, `${of.goodsToReturn} 件因冻结下架的商品重新上架`],
    [kind === 'SELLER' && of.heldParcels > 0, `${of.heldParcels} 个暂停的包裹在一分钟内继续发货`],
    [of.unsettledFee > 0, `待结算货款 ${money(of.unsettledFee)} 恢复结算`],
    [of.shops > 0, `${of.shops} 个店铺恢复自动下单`],
  ];
  return lines.filter(([isSaid]) => isSaid).map(([, line]) => line);
}

/** What is said in a chat of it; nothing of the reason. */
export const freezeReply = (isThaw: boolean) =>
  isThaw
    ? '您好，您的账号已恢复正常，请重新登录使用。给您带来不便，敬请谅解。'
    : '您好，您的账号因需要核实已暂停使用，资金安全不受影响。请提供相关说明，核实后会尽快为您恢复。';

export const freezingText = {
  freezeTitle: (name: string) => `冻结 ${name}`,
  thawTitle: (name: string) => `解冻 ${name}`,
  freezeWill: '冻结后：',
  thawWill: '解冻后：',
  refundAt: (at: string) => `未解冻的包裹将于 ${formatDateTime(at)} 退款`,
  reading: '正在统计商品和订单',
  unread: '没有读到会发生什么，请重试',
  retry: '重试',
  cancel: '再想想',
  freeze: '确认冻结',
  thaw: '确认解冻',
  failed: '没有得到结果，请重试；不会重复执行',
  frozen: '账号已冻结',
  thawed: '账号已解冻',
};

const dialogText = {
  cancel: '再想想',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有得到结果，请重试',
};

export const levelDialogText = {
  ...dialogText,
  title: '调整等级',
  accept: '确认调整',
  question: (name: string, level: string) => `${name} 现在是 ${level}。`,
  level: '新的等级',
  choose: '请选择',
  same: '请选择另一个等级',
  low: (level: number) => `已达到 ${level} 级的条件，不能更低`,
  gains: (discount: number, maxProfit: number) =>
    `每个包裹优惠 ${formatMoney(discount)}，每件最多加价 ${formatMoney(maxProfit)}`,
  earned: (level: number) => `按条件应为 ${level} 级；手动提升的等级在充值退款后可能回落`,
  done: '等级已调整',
};

export const signOutText = {
  ...dialogText,
  title: '结束所有登录',
  accept: '结束登录',
  question: (name: string) =>
    `${name} 和成员在所有设备上的登录立即结束，需要重新登录。程序使用的访问令牌不受影响，可在本页另行停用。`,
  done: (count: number) => (count > 0 ? `已结束 ${count} 个登录` : '没有正在使用的登录'),
};

export const resetText = {
  ...dialogText,
  title: '发送重置密码短信',
  accept: '发送短信',
  question: (phone: string) =>
    `向 ${phone} 发送找回密码的验证码，五分钟内有效，由本人在找回密码页设置新密码。`,
  recorded: '平台看不到验证码和密码；短信计入该手机号的限制。',
  reply:
    '您好，找回密码的验证码已发到您的注册手机，请在登录页点“忘记密码”，五分钟内输入验证码设置新密码。请勿把验证码告诉任何人。',
  done: (phone: string) => `短信已发送到 ${phone}`,
};

export const MAX_NOTE = 500;
export const noteText = {
  title: '添加备注',
  note: '备注',
  hint: '同事都能看到，不能修改或删除；请勿写手机号、地址等个人信息',
  missing: '请写下备注',
  save: '添加',
  cancel: '取消',
  failed: '没有得到结果，请重试',
  done: '备注已添加',
};
