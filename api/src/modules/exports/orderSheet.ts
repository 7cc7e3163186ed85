import type { OrderDto } from '../shipments/shipments.schemas.ts';
import { platformText, timeText } from './exportWords.ts';
import type { FilledColumn } from './sheet.types.ts';

const text = (header: string, width: number, cell: (order: OrderDto) => string): FilledColumn<OrderDto> => ({
  header,
  kind: 'text',
  width,
  cell,
});

/** The columns of the order list. */
export const orderColumns: readonly FilledColumn<OrderDto>[] = [
  text('平台', 10, ({ platform }) => platformText(platform)),
  text('订单ID', 12, ({ id }) => String(id)),
  text('订单号', 24, ({ orderNo }) => orderNo),
  text('发货地', 30, ({ sendFrom }) => sendFrom),
  text('快递', 14, ({ courierName }) => courierName),
  text('打单软件', 12, ({ softwareName }) => softwareName),
  text('商品名称', 30, ({ goodName }) => goodName),
  text('状态', 10, ({ statusText }) => statusText),
  { header: '总费用（元）', kind: 'money', width: 14, cell: ({ totalFee }) => totalFee },
  { header: '包裹数', kind: 'count', width: 8, cell: ({ packageCount }) => packageCount },
  { header: '退款数', kind: 'count', width: 8, cell: ({ refundCount }) => refundCount },
  text('交易时间', 20, ({ tradeAt }) => timeText(tradeAt)),
  text('店铺名称', 20, ({ shopName }) => shopName ?? ''),
  text('备注', 24, ({ remark }) => remark),
];
