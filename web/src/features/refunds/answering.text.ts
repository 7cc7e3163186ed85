import { formatMoney } from '../../lib/money.ts';
import type { AnswerAction, AnswerSubject, MissingAnswer } from './answer.rules.ts';

const TITLES: Record<AnswerAction, string> = {
  agree: '处理退款',
  refuse: '处理退款',
  return: '确认退货入库',
};

export const answeringText = {
  title: (action: AnswerAction, count: number) => (count === 1 ? TITLES[action] : `同意退款 · ${count} 个`),
  action: '怎样处理',
  agree: '同意退款',
  refuse: '拒绝退款',
  parcel: '包裹',
  good: '商品',
  goodsOf: (items: readonly { goodName: string; skuName: string; quantity: number }[]) =>
    items
      .map(
        ({ goodName, skuName, quantity }) =>
          `${[goodName, skuName].filter(Boolean).join(' ')} × ${quantity} 件`,
      )
      .join('；'),
  waybill: '运单号',
  noWaybill: '还没有运单号',
  asked: '申请退款',
  askedOf: (amount: number, fee: number) =>
    amount === fee ? formatMoney(amount) : `${formatMoney(amount)}（包裹 ${formatMoney(fee)}）`,
  why: '买家原因',
  noWhy: '没有填写',
  due: '自动同意',
  many: (count: number, fen: number) => `同意 ${count} 个退款，共 ${formatMoney(fen)}`,
  what: '会怎样',
  amount: '退款金额（元）',
  amountHint: (fen: number) => `不填就是申请的 ${formatMoney(fen)}`,
  reason: '给买家的话',
  reasonHint: '选填，买家会看到',
  reasonNeeded: '请说明为什么拒绝，买家会看到',
  list: '没有办成的退款',
  cancel: '再想想',
  close: '关闭',
  gotIt: '知道了',
  retry: '重试',
  stop: '停止',
  stopping: '办完这一个就停止',
  doing: '正在处理退款',
  progress: (done: number, all: number) => `已处理 ${done} / ${all} 个`,
  requestFailed: '没有得到结果，请重试；已经处理的不会重复退款',
  counts: (done: number, failed: number, untried: number) =>
    [
      `已处理 ${done} 个`,
      failed > 0 ? `${failed} 个没有办成` : '',
      untried > 0 ? `${untried} 个没有提交` : '',
    ]
      .filter(Boolean)
      .join('，'),
};

/** What must be put right before it can be sent. */
export const missingText: Record<MissingAnswer, string> = {
  reason: '请填写拒绝的理由',
  amount: '金额不正确，请填写如 5.34',
  tooMuch: '不能超过所退商品的金额',
};

export function acceptText(action: AnswerAction, count: number, fen: number): string {
  if (action === 'return') return '已收到退货，加回库存';
  if (action === 'refuse') return '拒绝退款';
  return count === 1 ? `同意退款 ${formatMoney(fen)}` : `同意 ${count} 个，${formatMoney(fen)}`;
}

/** What an answer means for the money, the goods and the waybill, line by line. */
export function outcomeLines(action: AnswerAction, refunds: readonly AnswerSubject[], fen: number): string[] {
  const [only] = refunds;
  if (action === 'return')
    return [
      `${only?.items.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0} 件商品加回库存，可以再卖。`,
      '退款金额不变。请在确实收到退货后再确认，只能确认一次。',
    ];
  if (action === 'refuse')
    return [
      '不退款，包裹继续原来的流程，货款照常结算给您。',
      '买家会看到理由，之后还可以再次申请，或联系客服。',
    ];
  const fee = refunds.reduce((sum, { maxAmount }) => sum + maxAmount, 0);
  const isOut = refunds.some(({ waybillNo }) => waybillNo !== null);
  return [
    `${formatMoney(fen)} 立即退回买家余额；货款已经结算的，从您的钱包扣回。`,
    fee > fen ? `没有退的 ${formatMoney(fee - fen)} 照常分账，先结算您的货款。` : '',
    isOut ? '运单不会自动作废：请联系快递拦截或退回，收到退货后点“确认退货入库”，库存才会加回。' : '',
  ].filter(Boolean);
}

/** What is said when all went. */
export function doneText(action: AnswerAction, count: number): string {
  if (action === 'return') return '退货已入库';
  if (action === 'refuse') return '已拒绝退款';
  return count === 1 ? '已同意退款' : `已同意 ${count} 个退款`;
}
