import { formatMoney } from '../../lib/money.ts';
import type { BatchAnswer, MissingInAnswer } from './answerCases.rules.ts';

export const answerNames: Record<BatchAnswer, string> = {
  ACCEPT: '同意',
  OFFER: '提出方案',
  REFUSE: '拒绝',
};

export const answerCasesText = {
  bar: '批量处理售后单',
  chosen: (count: number) => `已选 ${count} 个售后单`,
  clear: '清空选择',
  answer: (count: number) => `处理 ${count} 个售后单`,
  noneWaits: '选中的售后单都不用您处理',
  choosePage: '选择本页全部售后单',
  choose: (caseNo: string) => `选择售后单 ${caseNo}`,
  title: (count: number) => `处理售后单 · ${count} 个`,
  action: '怎样处理',
  amount: '每个补偿金额（元）',
  amountHint: (fen: number) => `每个都补偿这么多，最多 ${formatMoney(fen)}`,
  words: '给买家的话',
  wordsHint: '选填，每个买家都会看到',
  wordsNeeded: '每个买家都会看到',
  list: '没有办成的售后单',
  cancel: '再想想',
  close: '关闭',
  gotIt: '知道了',
  retry: '重试',
  stop: '停止',
  stopping: '办完这一个就停止',
  doing: '正在处理售后单',
  progress: (done: number, all: number) => `已处理 ${done} / ${all} 个`,
  requestFailed: '没有得到结果，请重试；已经处理的不会重复处理',
  counts: (done: number, failed: number, untried: number) =>
    [
      `已处理 ${done} 个`,
      failed > 0 ? `${failed} 个没有办成` : '',
      untried > 0 ? `${untried} 个没有提交` : '',
    ]
      .filter(Boolean)
      .join('，'),
  done: (count: number) => `已处理 ${count} 个售后单`,
};

export const missingInAnswer: Record<MissingInAnswer, string> = {
  words: '请填写拒绝的理由',
  amount: '金额不正确，请填写如 5.34',
  tooMuch: '不能超过其中最低的可退金额',
};

/** What an answer leads to, in words. */
export function answerOutcome(action: BatchAnswer, count: number, fen: number): string {
  if (action === 'ACCEPT')
    return `${count} 个诉求共 ${formatMoney(fen)} 立即退回买家余额；货款已经结算的，从您的钱包扣回。`;
  return action === 'OFFER'
    ? '买家接受后，钱立即退回买家余额，包裹继续；买家 5 天没有处理，售后自动关闭。'
    : '买家会看到理由，可以坚持诉求或申请平台介入；5 天没有处理，售后自动关闭。';
}

export function acceptAnswer(action: BatchAnswer, count: number, fen: number): string {
  if (action === 'ACCEPT') return `同意 ${count} 个，${formatMoney(fen)}`;
  return action === 'OFFER' ? `向 ${count} 个买家提出方案` : `拒绝 ${count} 个`;
}
