import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { beijingTime } from '../shops/forms.ts';
import { yuanOf } from '../shops/yuan.ts';
import type { BillEntry } from './billBook.ts';
import { OPENID } from './wechatLogin.ts';
import { tradeTypeOf } from './wechatOrders.ts';
import type { SimulatedWechatpay } from './wechatRequests.ts';

const HEADS =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const SUMS = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额';
const STATES = { processing: 'PROCESSING', done: 'SUCCESS', failed: 'FAIL' } as const;
const NOTHING = '0.00';
const NO_FEE = '0.00000';

/** A bill as WeChat Pay writes it: packed, and what proves it, which is of what is in it. */
export function wechatBill(
  entries: readonly BillEntry[],
  merchant: SimulatedWechatpay,
): { bytes: Buffer; sha1: string } {
  const sum = (isRefund: boolean) =>
    yuanOf(
      entries
        .filter(({ refund }) => (refund !== null) === isRefund)
        .reduce((fen, { amount }) => fen + amount, 0),
    );
  const [paid, returned] = [sum(false), sum(true)];
  const lines = [
    HEADS,
    ...entries.map((entry) => marked(cellsOf(entry, merchant))),
    SUMS,
    marked([String(entries.length), paid, returned, NOTHING, NO_FEE, paid, returned]),
  ];
  const text = Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`);
  return { bytes: gzipSync(text), sha1: createHash('sha1').update(text).digest('hex') };
}

const marked = (cells: readonly string[]) => cells.map((cell) => `\`${cell}`).join(',');

function cellsOf({ trade, refund, amount, at }: BillEntry, { appId, mchId }: SimulatedWechatpay): string[] {
  const yuan = yuanOf(amount);
  return [
    beijingTime(at),
    ...[appId, mchId, '0', '', trade.tradeNo, trade.outTradeNo, OPENID],
    ...[tradeTypeOf(trade), refund ? 'REFUND' : 'SUCCESS', 'OTHERS', 'CNY'],
    ...[refund ? NOTHING : yuan, NOTHING],
    ...[refund?.refundNo ?? '0', refund?.outRefundNo ?? '0', refund ? yuan : NOTHING, NOTHING],
    ...[refund ? 'ORIGINAL' : '', refund ? STATES[refund.state] : ''],
    ...[trade.subject, '', NO_FEE, '0.60%'],
    ...[refund ? NOTHING : yuan, refund ? yuan : NOTHING, ''],
  ];
}
