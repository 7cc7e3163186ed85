import iconv from 'iconv-lite';
import { beijingTime } from '../shops/forms.ts';
import { yuanOf } from '../shops/yuan.ts';
import type { BillEntry } from './billBook.ts';
import { zipOf } from './zipOf.ts';

const HEADS =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注';
const NOTHING = '0.00';

/** A bill as Alipay writes it: a zip of two GBK files, the lines and their sums. */
export function alipayBill(
  entries: readonly BillEntry[],
  { sellerId, day, now }: { sellerId: string; day: string; now: Date },
): Buffer {
  const paid = entries.filter(({ refund }) => refund === null);
  const returned = entries.filter(({ refund }) => refund !== null);
  const sum = (some: readonly BillEntry[]) => yuanOf(some.reduce((fen, { amount }) => fen + amount, 0));
  const about = [`#账号：[${sellerId}0156]`, `#起始日期：[${day} 00:00:00]   终止日期：[${day} 23:59:59]`];
  const lines = [
    '#支付宝业务明细查询',
    ...about,
    `#${'-'.repeat(41)}业务明细列表${'-'.repeat(40)}`,
    HEADS,
    ...entries.map(lineOf),
    `#${'-'.repeat(41)}业务明细列表结束${'-'.repeat(36)}`,
    `#交易合计：${paid.length}笔，商家实收共${sum(paid)}元，商家优惠共${NOTHING}元`,
    `#退款合计：${returned.length}笔，商家实收退款共-${sum(returned)}元，商家优惠退款共${NOTHING}元`,
    `#导出时间：[${beijingTime(now)}]`,
  ];
  const sums = [
    '#支付宝业务汇总查询',
    ...about,
    '门店编号,门店名称,交易订单总笔数,退款订单总笔数,订单金额（元）,商家实收（元）,支付宝优惠（元）,商家优惠（元）,卡消费金额（元）,服务费（元）,分润（元）,实收净额（元）',
    `合计\t,\t,${paid.length}\t,${returned.length}\t,${sum(paid)},${sum(paid)},${NOTHING},${NOTHING},${NOTHING},${NOTHING},${NOTHING},${sum(paid)}`,
  ];
  const gbk = (some: readonly string[]) => iconv.encode(some.join('\r\n'), 'gbk');
  const name = (end: string) => gbk([`${sellerId}0156_${day.replaceAll('-', '')}_${end}.csv`]);
  return zipOf([
    { name: name('业务明细'), bytes: gbk([...lines, '']) },
    { name: name('业务明细(汇总)'), bytes: gbk([...sums, '']) },
  ]);
}

function lineOf({ trade, refund, amount, at }: BillEntry): string {
  const fen = `${refund ? '-' : ''}${yuanOf(amount)}`;
  return [
    `${trade.tradeNo}\t`,
    `${trade.outTradeNo}\t`,
    refund ? '退款' : '交易',
    trade.subject,
    beijingTime(trade.openedAt),
    beijingTime(at),
    ...['\t', '', '', '\t', '159****5620\t'],
    ...[fen, fen],
    ...[NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, '', NOTHING, NOTHING],
    `${refund?.outRefundNo ?? ''}\t`,
    ...[NOTHING, NOTHING, ''],
  ].join(',');
}
