import type { CaseAsk, CaseKind } from '../../graphql/generated/graphql.ts';
import { caseKindNames } from '../../lib/caseKinds.text.ts';
import { formatMoney } from '../../lib/money.ts';

export const kindNames: Record<Exclude<CaseKind, 'UNSPECIFIED'>, string> = caseKindNames;

export const askNames: Record<CaseAsk, string> = {
  PART: '部分补偿',
  REPLACEMENT: '补发',
  RETURN_REFUND: '退货退款',
  FREIGHT: '退运费',
  WHOLE_REFUND: '全额退款',
};

/** What becomes of the parcel when the supplier agrees. */
export const askHints: Record<CaseAsk, string> = {
  PART: '退回一部分钱，包裹继续',
  REPLACEMENT: '同样的商品再发一次，不另收费',
  RETURN_REFUND: '寄回商品，供应商验收后退款',
  FREIGHT: '退回运费，包裹继续',
  WHOLE_REFUND: '退回整个包裹的钱，包裹不再结算',
};

export const openingText = {
  title: '申请售后',
  of: (packageNo: string) => `包裹 ${packageNo}`,
  kind: '问题',
  chooseKind: '请选择',
  kindMissing: '请选择问题',
  partRefund: '退回选中商品的钱，其余商品照常结算',
  pieces: '哪些商品有问题',
  piecesMissing: '请至少选一件商品',
  partHint: (fen: number) => `只处理选中的商品，价格 ${formatMoney(fen)}`,
  wholeHint: '默认整个包裹；只有一部分有问题请改件数',
  ask: '诉求',
  amount: '金额（元）',
  amountHint: (ask: CaseAsk, most: number) =>
    ask === 'FREIGHT' ? `不填就是全部运费 ${formatMoney(most)}` : `最多 ${formatMoney(most)}`,
  whole: (most: number) => `供应商同意后，${formatMoney(most)} 立即退回余额`,
  afterReturn: (most: number) => `供应商同意后给出退货地址；寄回验收后 ${formatMoney(most)} 退回余额`,
  sentAgain: '供应商同意后从原仓库再发，签收后售后完成',
  amountWrong: '金额不正确，请填写如 5.34',
  amountTooMuch: (most: number) => `不能超过 ${formatMoney(most)}`,
  words: '说明',
  wordsHint: '供应商会看到；48 小时没有处理就自动同意',
  wordsMissing: '请说明情况',
  save: '提交申请',
  cancel: '再想想',
  failed: '没有得到结果，请重试；同一个包裹不会重复申请',
  done: '已申请售后，等供应商处理',
  dismissed: '不再提示这个包裹，需要时仍可申请售后',
  lost: '没有得到结果，请重试',
};
