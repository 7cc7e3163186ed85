import { ProviderError } from '../adapters/providerError.ts';
import { findBill } from '../modules/channelBills/billDesk.repository.ts';
import { billCheckingService } from '../modules/channelBills/checking.service.ts';
import { type PayType, payTypes, payTypeTexts, setUp } from '../modules/payments/payTypes.ts';
import { rechargeRefundService } from '../modules/payments/rechargeRefunds.service.ts';
import { paymentSettlingService } from '../modules/payments/settling.service.ts';
import { splittingService } from '../modules/splits/splitting.service.ts';
import { yuanText } from '../shared/money.ts';
import { Refusal } from '../shared/refusal.ts';
import { audited, type Command, type OpsContext, OpsError, requireOption } from './command.ts';

const STATES = {
  waiting: '渠道还未生成',
  reading: '正在核对',
  failed: '没有取到',
  agrees: '一致',
  differs: '有差异',
};
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Warnings of the channels are the bill's own words. */
const log = { warn: () => undefined, error: () => undefined };

async function checked(context: OpsContext, payType: PayType, day: string) {
  const { db, channels: open = () => ({}) } = context;
  const channels = open();
  const refunds = rechargeRefundService({ db, channels, log });
  const { hear: hearSplit } = splittingService({ db, channels, log });
  const settling = paymentSettlingService({ db, channels, refunds, hearSplit, log });
  const now = () => new Date();
  await billCheckingService({ db, channels, settling, refunds, now, log })
    .check(payType, day)
    .catch((error: unknown) => {
      if (error instanceof Refusal) throw new OpsError(error.message);
      if (!(error instanceof ProviderError)) throw error;
    });
  const bill = await findBill(db, { payType, day }, now());
  if (!bill) throw new OpsError('没有这份账单');
  return {
    channel: payTypeTexts[payType],
    day,
    state: STATES[bill.state],
    code: bill.code,
    told: `${bill.toldPayments} 笔 ${yuanText(bill.toldPaid)}`,
    ours: `${bill.ourPayments} 笔 ${yuanText(bill.ourPaid)}`,
    returned: `${bill.toldRefunds} / ${bill.ourRefunds} 笔`,
    open: bill.open,
  };
}

export const billCommands: Command[] = [
  {
    name: 'bills check',
    usage:
      '下载支付渠道一天的账单，与账目逐笔核对：--day 2026-01-02（--channel alipay、wechat 或 simulated，默认全部）',
    options: { day: { type: 'string' }, channel: { type: 'string' } },
    run: async (context, values) => {
      const day = requireOption(values, 'day');
      if (!DAY.test(day)) throw new OpsError('--day 应是日期，例如 2026-01-02');
      const { channel } = values;
      const named = Object.entries(payTypes).filter(([name]) => channel === undefined || name === channel);
      const open = setUp(context.channels?.() ?? {});
      const chosen = named.map(([, payType]) => payType).filter((payType) => open.includes(payType));
      if (chosen.length === 0) throw new OpsError('没有配置这个支付渠道');
      await audited(context, 'bill check', '', { day, channels: chosen }, async () => undefined);
      const rows: object[] = [];
      for (const payType of chosen) rows.push(await checked(context, payType, day));
      return rows;
    },
  },
];
