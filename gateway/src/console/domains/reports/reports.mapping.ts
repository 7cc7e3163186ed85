import type { ValueOf } from '../../../rest/enums.ts';

export const reportName = {
  TURNOVER: 'turnover',
  MARGIN: 'margin',
  REFUNDS: 'refunds',
  FREIGHT: 'freight',
  LEVELS: 'levels',
  SUPPLIERS: 'suppliers',
  GOODS: 'goods',
} as const;
export type ReportName = ValueOf<typeof reportName>;

export const reportUnit = { DAY: 'day', WEEK: 'week', MONTH: 'month' } as const;
export type ReportUnit = ValueOf<typeof reportUnit>;
