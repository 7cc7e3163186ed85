import { billStateTexts } from '../../shared/statusTexts.ts';
import type { BatchDto } from '../cashOutBatches/cashOutBatches.schemas.ts';
import type { BillDto } from '../channelBills/channelBills.console.schemas.ts';
import type { DeskInvoiceDto } from '../invoices/invoices.console.schemas.ts';
import { invoiceKindTexts, invoiceStatusTexts, titleKindTexts } from '../invoices/invoiceTexts.ts';
import { type PayType, payTypeTexts } from '../payments/payTypes.ts';
import { columnsOf, yesNo } from './columns.ts';

const bill = columnsOf<BillDto>();
/** A sum that is known once the bill was compared. */
const compared = (sum: (row: BillDto) => number) => (row: BillDto) =>
  row.comparedAt === null ? null : sum(row);
export const billColumns = [
  bill.text('账单日', 12, ({ day }) => day),
  bill.text('渠道', 12, ({ payType }) => payTypeTexts[payType as PayType]),
  bill.text('状态', 14, ({ state }) => billStateTexts[state]),
  bill.text('没有取到的原因', 24, ({ code }) => code),
  bill.count(
    '渠道支付笔数',
    compared(({ toldPayments }) => toldPayments),
  ),
  bill.money(
    '渠道支付（元）',
    compared(({ toldPaid }) => toldPaid),
  ),
  bill.count(
    '渠道退回笔数',
    compared(({ toldRefunds }) => toldRefunds),
  ),
  bill.money(
    '渠道退回（元）',
    compared(({ toldReturned }) => toldReturned),
  ),
  bill.count(
    '我方支付笔数',
    compared(({ ourPayments }) => ourPayments),
  ),
  bill.money(
    '我方支付（元）',
    compared(({ ourPaid }) => ourPaid),
  ),
  bill.count(
    '我方退回笔数',
    compared(({ ourRefunds }) => ourRefunds),
  ),
  bill.money(
    '我方退回（元）',
    compared(({ ourReturned }) => ourReturned),
  ),
  bill.count('待处理差异', ({ open }) => open),
  bill.count('已关闭差异', ({ closed }) => closed),
  bill.time('最近下载', ({ askedAt }) => askedAt),
  bill.time('最近核对', ({ comparedAt }) => comparedAt),
];

const batch = columnsOf<BatchDto>();
export const cashOutBatchColumns = [
  batch.text('批次', 16, ({ batchNo }) => batchNo),
  batch.text('生成人', 14, ({ operator }) => operator),
  batch.time('生成时间', ({ createdAt }) => createdAt),
  batch.count('笔数', ({ count }) => count),
  batch.money('转账金额（元）', ({ amount }) => amount),
  batch.count('打款中', ({ paying }) => paying),
  batch.count('已到账', ({ paid }) => paid),
  batch.count('打款失败', ({ failed }) => failed),
];

const invoice = columnsOf<DeskInvoiceDto>();
export const invoiceColumns = [
  invoice.text('申请编号', 14, ({ invoiceNo }) => invoiceNo),
  invoice.time('申请时间', ({ createdAt }) => createdAt),
  invoice.id('账号编号', ({ accountId }) => accountId),
  invoice.text('抬头类型', 10, ({ titleKind }) => titleKindTexts[titleKind as keyof typeof titleKindTexts]),
  invoice.text('抬头', 30, ({ titleName }) => titleName),
  invoice.text('内容', 18, ({ kind }) => invoiceKindTexts[kind as keyof typeof invoiceKindTexts]),
  invoice.text('红字', 8, ({ redOf }) => yesNo(redOf !== null)),
  invoice.count('明细笔数', ({ partCount }) => partCount),
  invoice.money('金额（元）', ({ amount }) => amount),
  invoice.text('开票方', 28, ({ issuerName }) => issuerName || '平台'),
  invoice.text('状态', 10, ({ status }) => invoiceStatusTexts[status as keyof typeof invoiceStatusTexts]),
  invoice.time('应开具时间', ({ dueAt }) => dueAt),
  invoice.text('已超时', 8, ({ isLate }) => yesNo(isLate)),
  invoice.text('发票号码', 24, ({ number }) => number),
  invoice.text('开票日期', 12, ({ issuedOn }) => issuedOn),
  invoice.text('驳回原因', 30, ({ reason }) => reason),
];
