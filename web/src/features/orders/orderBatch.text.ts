import { formatMoney } from '../../lib/money.ts';
import type { Action } from './orderActions.ts';
import type { OneOutcome } from './runOnOrders.ts';

export const batchText = {
  bar: '批量操作',
  chosen: (orders: number) => `已选 ${orders} 个订单`,
  clear: '取消选择',
  chooseAll: (total: number) => `选择全部 ${total} 个`,
  chooseFirst: (most: number) => `选择前 ${most} 个`,
  full: (most: number) => `一次最多选择 ${most} 个`,
  gathering: '正在选择…',
  cancel: '取消',
  gatherFailed: '没有读到全部订单，请重试',
  choosePage: '选择本页全部订单',
  choose: (orderNo: string) => `选择订单 ${orderNo}`,
  copyNos: '复制订单号',
  export: '导出包裹',
  invoices: '申请开票',
  exportFirst: '一次最多导出 100 个订单的包裹',
  left: (count: number) => `所选订单中有 ${count} 个现在不能这样做，不会改动。`,
  afterSale: (orderNos: readonly string[]) =>
    `其中 ${orderNos.length} 个订单有售后正在处理：${orderNos.join('、')}。确认收货后，售后照常处理。`,
  sum: '应付合计',
  balance: '账户余额',
  balanceAfter: '支付后余额',
  short: (amount: string) => `余额不足，还差 ${amount}。可以少选几个订单，或先去充值。`,
  recharge: '去充值',
  keep: '再想想',
  stop: '停下',
  stopping: '这一个完成后停下…',
  progress: (done: number, all: number) => `已处理 ${done}/${all}`,
  requestFailed: (orderNo: string) =>
    `订单 ${orderNo} 没有得到结果。重试不会重复扣款；也可以到此为止，看看结果。`,
  retry: '重试',
  enough: '到此为止',
  results: '各订单的结果',
  ok: '知道了',
};

interface Words {
  button: (count: number) => string;
  title: string;
  question: (count: number) => string;
  accept: (count: number, sum: number) => string;
  done: string;
}

/** What each thing that is done to many orders is called. Amounts in fen. */
export const batchWords: Record<Action, Words> = {
  pay: {
    button: (count) => `支付 ${count} 个`,
    title: '批量支付',
    question: (count) => `${count} 个订单将依次从余额支付，支付后仓库开始备货。`,
    accept: (_, sum) => `确认支付 ${formatMoney(sum)}`,
    done: '支付成功',
  },
  receive: {
    button: (count) => `收货 ${count} 个`,
    title: '批量确认收货',
    question: (count) => `请确认 ${count} 个订单的包裹都已收到。确认后订单进入待评价。`,
    accept: (count) => `确认收货 ${count} 个订单`,
    done: '已确认收货',
  },
  again: {
    button: (count) => `再次提交 ${count} 个`,
    title: '批量再次提交',
    question: (count) =>
      `${count} 个订单中，出单失败的包裹会重新出单；已取消的订单会按当前价格重新下单，新订单等待付款。`,
    accept: (count) => `再次提交 ${count} 个订单`,
    done: '已再次提交',
  },
  cancel: {
    button: (count) => `取消 ${count} 个`,
    title: '批量取消订单',
    question: (count) => `${count} 个订单的包裹将不再发出，已付的钱会退回余额。取消后不能恢复。`,
    accept: (count) => `确认取消 ${count} 个订单`,
    done: '已取消',
  },
};

/** How a batch went, in one line; `undone` is what it did not come to. */
export function summaryText(outcomes: readonly OneOutcome[], undone: number): string {
  const refused = outcomes.filter(({ kind }) => kind === 'refused').length;
  const unknown = outcomes.filter(({ kind }) => kind === 'unknown').length;
  return [
    `成功 ${outcomes.length - refused - unknown} 个`,
    refused > 0 ? `失败 ${refused} 个` : '',
    unknown > 0 ? `${unknown} 个没有得到结果` : '',
    undone > 0 ? `${undone} 个没有处理` : '',
  ]
    .filter(Boolean)
    .join('，');
}

/** What became of one order. */
export function outcomeText(action: Action, outcome: OneOutcome): string {
  switch (outcome.kind) {
    case 'done':
      return batchWords[action].done;
    case 'refused':
      return outcome.msg;
    case 'unknown':
      return '没有得到结果，请在列表里核对它的状态';
    case 'replaced':
      return `已重新下单，新订单 ${outcome.orderNo}，应付 ${formatMoney(outcome.totalFee)}`;
    case 'resubmitted': {
      const [first] = outcome.skipped;
      const again = `${outcome.submitted} 个包裹重新出单`;
      return first ? `${again}，${outcome.skipped.length} 个没有：${first.msg}` : again;
    }
  }
}
