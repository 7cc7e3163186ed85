import type { FilledColumn, SheetColumn } from '../exports/sheet.types.ts';
import type { ReportFigures, ReportName, ReportRowDto, ReportUnit } from './reports.schemas.ts';

type Column = FilledColumn<ReportRowDto>;

export const reportTitles: Record<ReportName, string> = {
  turnover: '成交',
  margin: '毛利',
  refunds: '退款',
  freight: '运费盈亏',
  levels: '买家等级',
  suppliers: '供应商服务',
  goods: '商品销售',
};

const UNITS: Record<ReportUnit, string> = { day: '日期', week: '周（周一）', month: '月份' };
const THINGS: Partial<Record<ReportName, string>> = {
  ...{ levels: '等级', suppliers: '供应商', goods: '商品' },
};

/** A figure; one that is not known stays empty. */
const figure = (name: keyof ReportFigures, header: string, kind: SheetColumn['kind'] = 'count'): Column => ({
  ...{ header, kind, width: 14 },
  cell: ({ figures }) => figures[name] ?? '',
});
const money = (name: keyof ReportFigures, header: string) => figure(name, `${header}（元）`, 'money');
const rate = (name: keyof ReportFigures, header: string) => figure(name, `${header}（%）`, 'rate');

const sold = [figure('orders', '订单数'), figure('parcels', '包裹数')];
const refunds = [
  figure('refundedParcels', '退款包裹'),
  money('refundFee', '退款金额'),
  rate('refundRate', '退款率'),
];

const FIGURES: Record<ReportName, readonly Column[]> = {
  turnover: [
    ...sold,
    figure('pieces', '件数'),
    money('turnover', '成交额'),
    money('goodsFee', '其中货款'),
    money('refundFee', '退款金额'),
  ],
  margin: [
    money('turnover', '成交额'),
    money('refundFee', '退款金额'),
    money('supplierShare', '供应商所得'),
    money('agentShare', '推广所得'),
    money('commission', '佣金'),
    money('margin', '平台毛利'),
  ],
  refunds: [
    figure('parcels', '包裹数'),
    ...refunds,
    figure('cases', '售后包裹'),
    figure('disputed', '平台介入'),
  ],
  freight: [
    figure('parcels', '包裹数'),
    money('freightPaid', '买家支付运费'),
    money('freightCost', '快递成本'),
    money('freightAgents', '推广加价'),
    money('freightWon', '运费盈亏'),
    money('freightBorne', '供应商包邮承担'),
  ],
  levels: [...sold, money('turnover', '成交额'), ...refunds, money('margin', '平台毛利')],
  suppliers: [
    ...sold,
    money('turnover', '成交额'),
    figure('shipHours', '平均发货（小时）'),
    figure('late', '延迟发货'),
    ...refunds,
    figure('cases', '售后包裹'),
    rate('disputedRate', '介入率'),
  ],
  goods: [
    ...sold,
    figure('pieces', '件数'),
    money('turnover', '货款'),
    figure('refundedParcels', '退款包裹'),
    money('refundFee', '退款货款'),
    money('margin', '平台加价'),
  ],
};

/** The columns of a report as a file, in the order of its page. */
export function reportColumns(name: ReportName, unit: ReportUnit): readonly Column[] {
  const thing = THINGS[name];
  const first: Column = {
    ...{ header: thing ?? UNITS[unit], kind: 'text', width: thing ? 40 : 14 },
    cell: (row) => row.name,
  };
  return [first, ...FIGURES[name]];
}
