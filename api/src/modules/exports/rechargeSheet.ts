import type { RechargeDto } from '../payments/payments.schemas.ts';
import { timeText } from './exportWords.ts';
import type { FilledColumn } from './sheet.types.ts';

const text = (
  header: string,
  width: number,
  cell: (recharge: RechargeDto) => string,
): FilledColumn<RechargeDto> => ({ header, kind: 'text', width, cell });
const money = (header: string, cell: (recharge: RechargeDto) => number): FilledColumn<RechargeDto> => ({
  header,
  kind: 'money',
  width: 14,
  cell,
});

/** The columns of the recharges. */
export const rechargeColumns: readonly FilledColumn<RechargeDto>[] = [
  text('充值单号', 24, ({ rechargeNo }) => rechargeNo),
  text('创建时间', 20, ({ createdAt }) => timeText(createdAt)),
  money('充值金额（元）', ({ amount }) => amount),
  money('赠送（元）', ({ bonus }) => bonus),
  money('到账金额（元）', ({ realAmount }) => realAmount),
  text('支付方式', 12, ({ payTypeText }) => payTypeText),
  text('状态', 12, ({ statusText }) => statusText),
  text('支付时间', 20, ({ paidAt }) => timeText(paidAt ?? '')),
  text('渠道单号', 32, ({ channelTradeNo }) => channelTradeNo ?? ''),
];
