import { sql } from 'drizzle-orm';
import { invoiceKindTexts, invoiceStatusTexts, titleKindTexts } from '../invoices/invoiceTexts.ts';
import { openTitle } from '../invoices/sealedTitles.ts';
import { choice, count, money, numbered, type PersonalSheet, text, time } from './personalSheet.ts';

/** What somebody had invoices made out to, and what was invoiced. */
export const invoiceSheets: readonly PersonalSheet[] = [
  {
    title: '发票抬头',
    tables: ['invoice_title'],
    rows: (accountId) => sql`SELECT * FROM invoice_title WHERE account_id = ${accountId}`,
    opened: (box, row) => ({ ...openTitle(box, String(row.title)) }),
    columns: [
      numbered,
      choice('类型', 'kind', titleKindTexts),
      text('名称', 'name', 30),
      text('纳税人识别号', 'taxNumber', 24),
      text('地址', 'address', 40),
      text('电话', 'phone', 16),
      text('开户行', 'bankName', 24),
      text('银行账号', 'bankAccount', 26),
      time('保存时间', 'created_at'),
    ],
  },
  {
    title: '发票',
    tables: ['invoice', 'invoice_part'],
    rows: (accountId) => sql`
      SELECT i.*, i.issued_on::text AS day, (SELECT count(*)::int FROM invoice_part x WHERE x.invoice_id = i.id) AS parts
        FROM invoice i WHERE i.account_id = ${accountId}`,
    opened: (box, row) => {
      const { name, taxNumber } = openTitle(box, String(row.title));
      return { name, taxNumber };
    },
    columns: [
      numbered,
      choice('类型', 'kind', invoiceKindTexts),
      count('包裹或充值', 'parts'),
      money('金额（元）', 'amount'),
      text('抬头', 'name', 30),
      text('纳税人识别号', 'taxNumber', 24),
      choice('状态', 'status', invoiceStatusTexts),
      text('发票号码', 'number', 24),
      text('开票日期', 'day', 12),
      text('驳回原因', 'reason', 30),
      time('申请时间', 'created_at'),
    ],
  },
];
