import type {
  BillableDto,
  InvoiceDetailDto,
  InvoiceDto,
  InvoiceTitleDto,
} from '../../../../gateway/src/domains/invoices/invoices.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok, pageOf } from '../fakeUpstream.ts';

const fields = {
  ...{ name: '杭州橙子贸易有限公司', taxNumber: '91350100M000100Y43', address: '文三路478号' },
  ...{ phone: '0571-88888888', bankName: '工商银行', bankAccount: '6222' },
};
const title: InvoiceTitleDto = { id: 1, kind: 2, ...fields };

const invoice: InvoiceDto = {
  ...{ id: 1, invoiceNo: 'F00000001', kind: 1, custody: 1, amount: 400, redOf: 2, status: 3 },
  ...{ number: '24312000000000000001', issuedOn: '2026-11-28', fileId: 3, reason: '', issuerName: '优品' },
  ...{ titleKind: 2, titleName: fields.name, partCount: 1, dueAt: at, isLate: false },
  ...{ createdAt: at, decidedAt: at, mayIssue: true },
};
const detail: InvoiceDetailDto = {
  ...invoice,
  title: fields,
  redNumber: '24312000000000000000',
  parts: [{ id: 1, orderNo: 'D1', number: 'P1', goodName: '小熊', num: 1, amount: 400 }],
};
const billable: BillableDto = {
  ...{ isOpen: true, count: 1, amount: 400, days: 7 },
  issuers: [{ name: '优品', count: 1, amount: 400 }],
};

export const answers: Answers = {
  '/invoiceTitles/list': () => ok({ list: [title] }),
  '/invoiceTitles/save': () => ok(title),
  '/invoiceTitles/remove': () => ok({}),
  '/invoices/list': () => ok(pageOf([invoice])),
  '/invoices/read': () => ok(detail),
  '/invoices/billable': () => ok(billable),
  '/invoices/ask': () => ok({ list: [invoice] }),
  '/invoices/begin': () => ok({ list: [invoice] }),
  '/invoices/issue': () => ok(detail),
  '/invoices/refuse': () => ok(detail),
};
