import type { FilledColumn } from '../exports/sheet.types.ts';
import type { Identity, Income } from './incomes.repository.ts';

/** A supplier's line of the report, in clear. */
export type IncomeRow = Income & Omit<Identity, 'sellerId'> & { quarter: string };

const text = (header: string, width: number, cell: (row: IncomeRow) => string): FilledColumn<IncomeRow> => ({
  ...{ header, kind: 'text', width, cell },
});
const money = (header: string, cell: (row: IncomeRow) => number): FilledColumn<IncomeRow> => ({
  ...{ header, kind: 'money', width: 16, cell },
});

/** What 互联网平台企业涉税信息报送规定 has platforms tell of who sells on them. */
export const incomeColumns: readonly FilledColumn<IncomeRow>[] = [
  text('所属期', 10, ({ quarter }) => quarter),
  text('平台内编号', 12, ({ sellerId }) => String(sellerId)),
  text('经营者名称', 30, ({ companyName }) => companyName),
  text('统一社会信用代码', 22, ({ licenceNumber }) => licenceNumber),
  text('姓名', 12, ({ realName }) => realName),
  text('身份证件号码', 22, ({ idCard }) => idCard),
  text('联系人', 12, ({ contact }) => contact),
  text('联系电话', 16, ({ phone }) => phone),
  { header: '交易订单数', kind: 'count', width: 12, cell: ({ orders }) => orders },
  money('交易净额（元）', ({ turnover }) => turnover),
  money('平台服务费及推广费（元）', ({ turnover, income, returned }) => turnover - income + returned),
  money('收入总额（元）', ({ income }) => income),
  money('退款冲回（元）', ({ returned }) => returned),
  money('收入净额（元）', ({ income, returned }) => income - returned),
];
