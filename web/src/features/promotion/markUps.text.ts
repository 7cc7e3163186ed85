import { fenToYuan, formatMoney } from '../../lib/money.ts';
import { confirmText } from '../../ui/overlays/confirm.text.ts';
import type { AmountProblem, Amounts, MarkUp, Member } from './markUpForm.ts';

export const markUpsText = {
  list: '单独加价列表',
  bar: '已选加价的操作',
  chosen: (count: number) => `已选 ${count} 条`,
  clear: '取消选择',
  choosePage: '选择本页的加价',
  choose: (row: MarkUp) => `选择${row.nickName}的${goodsOf(row)}加价`,
  removeMany: (count: number) => `删除 ${count} 条`,
  allGoods: '全部商品',
  enabled: '生效中',
  disabled: '已停用',
  edit: '修改',
  enable: '启用',
  disable: '停用',
  remove: '删除',
  none: '还没有单独加价',
  noneHint: '没有单独设置的会员按默认加价计算；在会员列表里选择会员，就可以单独设置',
  toMembers: '去选择会员',
  notSwitched: '没有设置成功，请重试',
};

/** The columns of the list. */
export const markUpColumnNames = {
  member: '会员',
  goods: '商品与备注',
  profit: '每件加价',
  courierProfit: '每包裹加价',
  state: '状态',
  updatedAt: '更新时间',
  actions: '操作',
};

export const markUpFilterText = {
  label: '筛选加价',
  keyword: '会员昵称或商品名称',
  onlyMember: (name: string) => `只看会员：${name}`,
  onlyGoods: (name: string) => `只看商品：${name}`,
  anyMember: '看全部会员',
  anyGoods: '看全部商品',
  reset: '清空筛选',
  noMatch: '没有符合条件的加价',
  noMatchHint: '换个会员或商品试试',
};

/** What each action has come to, with how many members or rows it was for. */
export const actionDone = {
  save: (count: number) => (count > 1 ? `已设置 ${count} 位会员的加价` : '加价已保存'),
  enable: '已启用，之后的报价按此计算',
  disable: '已停用',
  remove: (count: number) => (count > 1 ? `已删除 ${count} 条加价` : '加价已删除'),
};

export const markUpDialogText = {
  set: '设置加价',
  change: '修改加价',
  members: '会员',
  scope: '适用商品',
  scopes: { all: '全部商品', one: '指定商品' },
  replaces: '已经单独设置过的，改为新的金额并生效',
  later: '只影响之后的报价，已下的订单不变',
  good: '商品',
  goodHint: '输入商品名称、拼音或编号后查找',
  find: '查找',
  found: '查找结果',
  more: (total: number) => `共 ${total} 件商品，请输入更具体的名称`,
  noGood: '没有找到商品',
  another: '换一个',
  remark: '备注',
  remarkHint: '选填，仅自己可见',
  save: (count: number) => (count > 1 ? `为 ${count} 位会员保存` : '保存加价'),
  cancel: '取消',
  failed: '没有得到结果，请重试；重复保存不会有别的影响',
};

export const amountsText = {
  profit: '每件加价',
  courierProfit: '每包裹加价',
  units: { profit: '元/件', courierProfit: '元/包裹' },
  maxPerPiece: (max: number) => `最高 ${formatMoney(max)}，填 0 不加价`,
  maxPerParcel: (max: number) => `最高 ${formatMoney(max)}，不填为 0`,
};

export const defaultText = {
  title: '默认加价',
  about: '没有单独设置的会员都按此计算',
  edit: '修改默认加价',
  save: '保存',
  cancel: '取消',
  saved: '默认加价已保存，之后的报价按此计算',
  failed: '没有得到结果，请重试',
  caps: (piece: number, parcel: number) => `上限：每件 ${formatMoney(piece)}，每包裹 ${formatMoney(parcel)}`,
  levels: '等级越高，上限越高',
};

export const removalText = {
  title: '删除加价',
  accept: '确认删除',
  ...confirmText,
};

/** Both amounts in one line. */
export function amountsWords({ profit, courierProfit }: Amounts): string {
  if (profit === 0 && courierProfit === 0) return '不加价';
  const parts = [
    ...(profit > 0 ? [`${formatMoney(profit)}/件`] : []),
    ...(courierProfit > 0 ? [`${formatMoney(courierProfit)}/包裹`] : []),
  ];
  return parts.join(' + ');
}

/** Which goods a row is for. */
export function goodsOf({ goodId, goodName }: MarkUp): string {
  return goodId === null ? markUpsText.allGoods : `「${goodName}」`;
}

/** Whom a mark-up is for. */
export function membersNamed(members: readonly Member[]): string {
  const [first] = members;
  if (!first) return '';
  const name = `${first.nickName}（${first.phone}）`;
  return members.length > 1 ? `${name}等 ${members.length} 位会员` : name;
}

/** What will happen when rows are removed. */
export function removalWords(rows: readonly MarkUp[]): string {
  const [first] = rows;
  if (!first) return '';
  const what =
    rows.length > 1
      ? `${first.nickName}等的 ${rows.length} 条加价`
      : `${first.nickName}在${goodsOf(first)}上的加价`;
  return `将删除${what}。之后的报价改按其余设置或默认加价计算，已下的订单不变。`;
}

export function amountProblemText(problem: AmountProblem | undefined, missing = '请填写金额'): string | null {
  if (!problem) return null;
  switch (problem.code) {
    case 'required':
      return missing;
    case 'wrong':
      return '请填写金额，最多两位小数';
    case 'max':
      return `利润不能超过${fenToYuan(problem.max)}元`;
    case 'refused':
      return problem.msg;
  }
}
