import { balanceNames } from '../../lib/balances.text.ts';
import { formatMoney } from '../../lib/money.ts';
import { moneyLogNames } from '../../lib/moneyLog.text.ts';
import type { AccountKind, AdjustKind, MoneyLogType } from '../graphql/generated/graphql.ts';

export type WalletTab = 'wallet' | 'adjustments';
export const tabNames: Record<WalletTab, string> = { wallet: '账号钱包', adjustments: '调账和赔付记录' };
const kindNames: Record<AccountKind, string> = { BUYER: '买家', SELLER: '供应商' };
export const statusNames: Record<number, string> = { 1: '正常', 2: '已冻结', 4: '已注销' };
export const adjustNames: Record<AdjustKind, string> = {
  COMPENSATION: '赔付',
  ADJUST: '平台调账',
  SUPPLEMENT: '运费补收',
};
export const typeNames: Record<MoneyLogType, string> = moneyLogNames;

export const walletText = {
  title: '钱包与调账',
  hint: '查看账号的可用余额与流水，赔付、调账或补收运费',
  tabs: '钱包与调账',
  find: '账号编号或手机号',
  findHint: '输入账号编号，或买家手机号；供应商手机号前加 s',
  none: '请先查找一个账号',
  noneHint: '输入账号编号或手机号，查看可用余额与流水。查看会被记录。',
  loading: '正在读取钱包',
  of: (kind: AccountKind, name: string, id: number) => `${kindNames[kind]} ${name || id}`,
  id: (id: number) => `编号 ${id}`,
  person: '联系方式',
  balance: balanceNames.available,
  held: balanceNames.held,
  frozen: balanceNames.frozen,
  deposit: balanceNames.deposit,
  withdrawable: balanceNames.withdrawable,
  recharged: balanceNames.recharged,
  spent: balanceNames.spent,
  earned: balanceNames.earned,
  lines: '资金流水',
  number: '订单、包裹、支付或提现单号',
  type: '类型',
  any: { type: '全部类型' },
  reset: '清空筛选',
  noLines: '还没有流水',
  noMatch: '没有符合条件的流水',
  noMatchHint: '换个条件试试',
  sums: (fenIn: number, fenOut: number) => `收入 ${formatMoney(fenIn)}，支出 ${formatMoney(fenOut)}`,
};
export const lineNames = {
  time: '时间',
  type: '类型',
  title: '说明',
  amount: '金额',
  after: balanceNames.available,
  bizNo: '关联单号',
};

export const adjustmentNames = {
  time: '时间',
  account: '账号',
  kind: '类型',
  amount: '金额',
  about: '关联单号',
  reason: '原因',
  people: '经手人',
};
export const adjustmentText = {
  list: '调账和赔付记录',
  kind: '类型',
  any: { kind: '全部类型' },
  reset: '清空筛选',
  none: '还没有调账和赔付',
  noneHint: '在「账号钱包」里查找账号后办理',
  noMatch: '没有符合条件的记录',
  noMatchHint: '换个条件试试',
  approved: (name: string) => `复核：${name}`,
};

export const adjustText = {
  compensate: '赔付',
  adjust: '调账或补收运费',
  title: (isCompensation: boolean) => (isCompensation ? '赔付' : '调账或补收运费'),
  save: '确认',
  cancel: '取消',
  failed: '没有收到结果，请重试；同一笔不会重复入账',
  kind: '类型',
  direction: '方向',
  directions: { in: '入账', out: '扣款' },
  amount: '金额（元）',
  amountWrong: '请填写大于 0 的金额，最多两位小数',
  amountMost: '单笔最多 ¥1,000,000.00',
  short: (free: number) => `最多可扣 ${formatMoney(free)}`,
  number: '关联的订单号或包裹号（可不填）',
  numberWrong: '单号里不能有空格',
  reason: '原因',
  reasonHint: '5 到 200 字，对方可以在流水里看到',
  reasonShort: '请至少写 5 个字',
  moved: (fen: number, free: number) =>
    `可用余额刚刚有变动：现在 ${formatMoney(fen)}，最多可扣 ${formatMoney(free)}。请核对后再确认`,
  before: '当前可用余额',
  after: '办理后可用余额',
  limits: (caseLimit: number, dayLeft: number) =>
    `您单独办理：每笔不超过 ${formatMoney(caseLimit)}，今天还剩 ${formatMoney(dayLeft)}`,
  needsSecond: '超出您的额度：提交后由另一位操作员复核，通过后才会入账',
  done: (fen: number) => `已办理，可用余额 ${formatMoney(fen)}`,
  asked: '已提交复核，另一位操作员通过后入账',
};
export const readyReasons: readonly string[] = [
  '快递丢件，平台先行赔付',
  '快递破损，平台补偿',
  '发货延误，平台补偿',
  '重复扣款，退回多扣的金额',
];
