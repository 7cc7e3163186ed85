import { Type } from 'typebox';
import type { Db } from '../../db/client.ts';
import { listAdjustments } from '../adjustments/adjustments.repository.ts';
import { AdjustmentsQuery } from '../adjustments/adjustments.schemas.ts';
import { BatchesQuery } from '../cashOutBatches/cashOutBatches.schemas.ts';
import { cashOutBatchService } from '../cashOutBatches/cashOutBatches.service.ts';
import { cashOutDeskService } from '../cashOuts/cashOutDesk.service.ts';
import { CashOutsAtDeskQuery } from '../cashOuts/cashOuts.console.schemas.ts';
import { listBills } from '../channelBills/billDesk.repository.ts';
import { BillsQuery } from '../channelBills/channelBills.console.schemas.ts';
import { invoiceDeskService } from '../invoices/invoiceDesk.service.ts';
import { DeskQuery } from '../invoices/invoices.console.schemas.ts';
import { issuingService } from '../invoices/issuing.service.ts';
import { paymentDeskService } from '../payments/paymentDesk.service.ts';
import { PaymentsQuery, ProblemsQuery, RefundsQuery } from '../payments/payments.console.schemas.ts';
import { listMoneyLogs } from '../wallet/moneyLogs.repository.ts';
import { WalletLogsQuery } from '../wallet/wallet.console.schemas.ts';
import { billColumns, cashOutBatchColumns, invoiceColumns } from './billSheets.ts';
import { list } from './exportedList.ts';
import {
  adjustmentColumns,
  cashOutColumns,
  paymentColumns,
  problemColumns,
  rechargeRefundColumns,
  walletLineColumns,
} from './moneySheets.ts';

/** The lists of money, and of what is written about it. */
export function moneyLists(db: Db, now: () => Date) {
  const batches = cashOutBatchService(db);
  const cashOuts = cashOutDeskService(db);
  const desk = paymentDeskService(db);
  const invoices = invoiceDeskService(db, issuingService(db));
  const money = { permission: 'money.read' } as const;
  return {
    adjustments: list({
      ...{ title: '调账和赔付', ...money, query: AdjustmentsQuery, columns: adjustmentColumns },
      read: (query) => listAdjustments(db, query),
    }),
    cashOutBatches: list({
      ...{ title: '打款批次', ...money, query: BatchesQuery, columns: cashOutBatchColumns },
      read: (query) => batches.list(query),
    }),
    cashOuts: list({
      ...{ title: '提现', ...money, query: CashOutsAtDeskQuery, columns: cashOutColumns },
      read: (query, who) => cashOuts.list(query, who),
    }),
    channelBills: list({
      ...{ title: '渠道账单', ...money, query: BillsQuery, columns: billColumns },
      read: (query) => listBills(db, query, now()),
    }),
    invoices: list({
      ...{ title: '发票', permission: 'invoices.act', query: DeskQuery, columns: invoiceColumns },
      read: (query, _, fields) => invoices.list(query, fields),
    }),
    paymentProblems: list({
      ...{ title: '支付问题', ...money, query: ProblemsQuery, columns: problemColumns },
      read: (query) => desk.problems(query),
    }),
    payments: list({
      ...{ title: '支付', ...money, query: PaymentsQuery, columns: paymentColumns },
      read: (query) => desk.list(query),
    }),
    rechargeRefunds: list({
      ...{ title: '充值退回', ...money, query: RefundsQuery, columns: rechargeRefundColumns },
      read: (query) => desk.refunds(query),
    }),
    walletLines: list({
      ...{ title: '资金流水', ...money, columns: walletLineColumns },
      // Without `additionalProperties` of a body.
      query: Type.Object(WalletLogsQuery.properties),
      read: ({ accountId, ...query }, _, fields) => listMoneyLogs(db, accountId, query, fields),
    }),
  };
}
