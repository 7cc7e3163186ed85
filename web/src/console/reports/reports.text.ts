import { formatMoney } from '../../lib/money.ts';
import { formatDateTime } from '../../lib/time.ts';
import type { ReportFigureFieldsFragment, ReportName, ReportUnit } from '../graphql/generated/graphql.ts';

export type FigureName = Exclude<keyof ReportFigureFieldsFragment, `__${string}` | ` $${string}`>;

export const reportNames: Record<ReportName, string> = {
  TURNOVER: '成交',
  MARGIN: '毛利',
  REFUNDS: '退款',
  FREIGHT: '运费盈亏',
  LEVELS: '买家等级',
  SUPPLIERS: '供应商服务',
  GOODS: '商品销售',
};
export const reportHints: Record<ReportName, string> = {
  TURNOVER: '按付款日统计买家支付的金额，包括之后退款的',
  MARGIN:
    '成交额减去退款、供应商和推广所得，再减平台赔付、加运费补收（有订单的计入付款那一天，其余计入办理那一天）；佣金未结算的按现在的费率',
  REFUNDS: '按付款日统计，之后的退款和赔付会计入付款那一天',
  FREIGHT: '买家支付的运费减去快递成本和推广加价；不含已退款的包裹',
  LEVELS: '按统计时买家所在的等级；毛利已减订单的平台赔付、加运费补收，不含与订单无关的',
  SUPPLIERS: '发货时长、退款率和平台介入率，成交额高的在前',
  GOODS: '按商品的货款，不含运费；平台加价未扣佣金',
};
export const unitNames: Record<ReportUnit, string> = { DAY: '按日', WEEK: '按周', MONTH: '按月' };
export const firstHeaders: Record<ReportUnit, string> = { DAY: '日期', WEEK: '周（周一）', MONTH: '月份' };
export const thingHeaders: Partial<Record<ReportName, string>> = {
  LEVELS: '等级',
  SUPPLIERS: '供应商',
  GOODS: '商品',
};

const figureNames: Record<FigureName, string> = {
  orders: '订单',
  parcels: '包裹',
  pieces: '件数',
  turnover: '成交额',
  goodsFee: '货款',
  margin: '平台毛利',
  commission: '佣金',
  supplierShare: '供应商所得',
  agentShare: '推广所得',
  refundedParcels: '退款包裹',
  refundFee: '退款金额',
  freightPaid: '买家运费',
  freightCost: '快递成本',
  freightAgents: '推广加价',
  freightWon: '运费盈亏',
  freightBorne: '供应商包邮',
  late: '延迟发货',
  cases: '售后包裹',
  disputed: '平台介入',
  shipHours: '平均发货',
  refundRate: '退款率',
  disputedRate: '介入率',
};

/** What figures are of goods alone, without freight and commission. */
const goodsFigureNames: Partial<Record<FigureName, string>> = {
  turnover: '货款',
  refundFee: '退款货款',
  margin: '平台加价',
};

export const figureName = (report: ReportName, figure: FigureName): string =>
  (report === 'GOODS' && goodsFigureNames[figure]) || figureNames[figure];

export const reportText = {
  title: '报表',
  tabs: '报表',
  filters: '统计范围',
  unit: '统计单位',
  presets: '常用时段',
  sums: '合计',
  chart: (name: string) => `${name}图表`,
  table: (name: string) => `${name}报表`,
  counted: (at: string) => `统计到 ${formatDateTime(at)}`,
  notCounted: '这段时间还没有统计',
  xlsx: '导出 Excel',
  csv: '导出 CSV',
  failed: '文件没有下载成功，请重试',
  none: '这段时间没有成交',
  noneHint: '换一段时间试试',
  noSpan: '这段时间不能统计',
  noSpanHint: '开始日期不能晚于结束日期，最长两年',
  hours: (hours: number) => `${hours} 小时`,
  rate: (rate: number) => `${(rate / 100).toFixed(2)}%`,
  money: (fen: number) => formatMoney(fen),
  file: (name: ReportName, from: string, to: string) => `${reportNames[name]}_${from}_${to}`,
  first: (count: number) => `只列出前 ${count} 项`,
};
export const presetNames = {
  week: '近 7 天',
  month: '近 30 天',
  thisMonth: '本月',
  lastMonth: '上月',
  year: '近一年',
};
export type Preset = keyof typeof presetNames;
