import { formatMoney } from '../../lib/money.ts';

/** Into the deposit, or out of it. */
export type DepositWay = 'payIn' | 'takeOut';

export const depositText = {
  title: '保证金',
  minimum: '最低要求',
  minimumWords: '平台规定；售后赔付时先扣可用余额，再扣保证金',
  lack: '还差',
  lackWords: '过了退款期的货款先补足保证金，补足前这部分不能提现',
  enough: '已补足',
  actions: { payIn: '缴存', takeOut: '取回' } satisfies Record<DepositWay, string>,
};

export const moveTexts = {
  payIn: {
    title: '缴存保证金',
    words: '从可用余额转入保证金。低于最低要求的部分不能取回，售后赔付时会用到。',
    save: '确认缴存',
    done: (fen: number) => `已缴存 ${formatMoney(fen)}`,
  },
  takeOut: {
    title: '取回保证金',
    words: '超出最低要求的部分转回可用余额。',
    save: '确认取回',
    done: (fen: number) => `已取回 ${formatMoney(fen)}，转到可用余额`,
  },
} satisfies Record<DepositWay, object>;

export const movingText = {
  cancel: '取消',
  failed: '没有得到结果，请重试；不会重复转账',
  amount: '金额（元）',
  most: (fen: number) => `最多 ${formatMoney(fen)}`,
  wrong: '金额不正确，请填写如 5.34',
  tooMuch: (fen: number) => `不能超过 ${formatMoney(fen)}`,
};
