import type { ClosingCheckKey, ClosingPhase } from '../../graphql/generated/graphql.ts';
import { formatMoney } from '../../lib/money.ts';

export const closingText = {
  title: '注销账号',
  words:
    '注销后账号不能恢复：手机号、密码、实名信息、发件人、收款账户、收藏和店铺授权会被清除，订单和资金记录依法至少保存三年，不再显示您的身份。',
  look: '查看注销条件',
  fold: '收起',
  loading: '正在检查能否注销',
  checks: '注销前需要处理',
  settled: '无',
  open: (count: number) => `${count} 项未处理`,
  money: '资金去向',
  back: (fen: number) => `${formatMoney(fen)} 原路退回`,
  backWords: '从最近一笔充值起，退回付款时的账户',
  cashOut: (fen: number) => `${formatMoney(fen)} 需要提现`,
  cashOutWords: '不能原路退回的充值和不足最低金额的收入，提现到您本人名下的账户，不收手续费',
  giveUpAmount: (fen: number) => `${formatMoney(fen)} 演示资金不退`,
  nothing: '没有需要退回的余额',
  shops: (count: number) => `已绑定的 ${count} 个店铺会自动解绑`,
  members: (count: number) => `您邀请的 ${count} 位买家不再带来收益`,
  memberParcels: (count: number) => `他们还有 ${count} 个包裹没有结算，结算后才能完成注销`,
  begin: '申请注销',
  blocked: '请先处理完上面的事项，再申请注销',
  keep: '撤销注销',
  toCashOut: '去提现',
  dialog: '验证手机号',
  codeTo: (phone: string) => `验证码将发送到您的手机 ${phone}`,
  save: '下一步',
  cancel: '取消',
  requestFailed: '没有得到结果，请重试',
  begun: '注销申请已受理，完成前可以撤销',
};

export const phaseText: Record<ClosingPhase, string> = {
  NONE: '',
  REFUNDING:
    '正在注销：充值正在退回，通常几分钟内到账，银行卡可能需要 1 到 3 个工作日。到账后会自动完成注销。',
  CASH_OUT: '正在注销：请把余额全部提现，到账后会自动完成注销。',
  WAITING: '正在注销：等待以下事项办结，之后会自动完成注销。',
  CLOSED: '',
};

/** What is to be settled, as it is listed, and what leads to it. */
export const checkText: Record<ClosingCheckKey, { name: string; link: string; hint?: string }> = {
  UNPAID_ORDERS: { name: '待付款订单', link: '去查看', hint: '买家可以取消，超过付款时间会自动取消' },
  PARCELS: { name: '未完成的包裹', link: '去查看' },
  AFTER_SALE: { name: '仍可退款或待结算的包裹', link: '去查看' },
  REFUNDS: { name: '退款中的包裹', link: '去处理' },
  GOODS_ON_SALE: { name: '在售商品', link: '去下架' },
  CASH_OUTS: { name: '进行中的提现', link: '去查看' },
  RECHARGES: { name: '待支付的充值', link: '去查看', hint: '超过支付时间会自动关闭' },
  INCOME: { name: '待提现的收入', link: '去提现' },
  DEBT: { name: '负余额', link: '去充值' },
};

export const confirmText = {
  title: '确认注销账号？',
  words: '注销完成后账号不能恢复，也不能查询以前的订单。同一手机号可以重新注册为新账号。',
  accept: '确认注销',
  cancel: '再想想',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有得到结果，请重试',
};

export const keepText = {
  title: '撤销注销？',
  words: '撤销后账号可以继续使用。已经退回的充值不会再收回。',
  accept: '确认撤销',
  cancel: '继续注销',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有得到结果，请重试',
  done: '已撤销注销，账号可以继续使用',
};
