import { type Static, type TObject, Type } from 'typebox';
import type { Db } from '../../db/client.ts';
import type { Fields } from '../../shared/fields.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import type { Page, Paging } from '../../shared/paging.ts';
import type { Permission } from '../../shared/permissions.ts';
import { listAdjustments } from '../adjustments/adjustments.repository.ts';
import { AdjustmentsQuery } from '../adjustments/adjustments.schemas.ts';
import { ConsoleCasesQuery } from '../afterSales/cases.console.schemas.ts';
import { listConsoleCases } from '../afterSales/consoleCases.repository.ts';
import { ApprovalsQuery } from '../approvals/approvals.schemas.ts';
import type { ApprovalService } from '../approvals/approvals.service.ts';
import { AuditQuery } from '../audit/audit.schemas.ts';
import { auditService } from '../audit/audit.service.ts';
import { cashOutDeskService } from '../cashOuts/cashOutDesk.service.ts';
import { CashOutsAtDeskQuery } from '../cashOuts/cashOuts.console.schemas.ts';
import { listAccounts } from '../consoleAccounts/consoleAccounts.repository.ts';
import { AccountsQuery } from '../consoleAccounts/consoleAccounts.schemas.ts';
import { listConsoleGoods } from '../consoleGoods/consoleGoods.repository.ts';
import { ConsoleGoodsQuery } from '../consoleGoods/consoleGoods.schemas.ts';
import { OrdersQuery, ParcelsQuery } from '../consoleOrders/consoleOrders.schemas.ts';
import { listAllOrders, listAllParcels } from '../consoleOrders/lists.repository.ts';
import { listConsoleShops } from '../consoleShops/consoleShops.repository.ts';
import { ShopsQuery } from '../consoleShops/consoleShops.schemas.ts';
import { SuppliersQuery } from '../consoleSuppliers/consoleSuppliers.schemas.ts';
import { consoleSupplierService } from '../consoleSuppliers/consoleSuppliers.service.ts';
import type { FilledColumn } from '../exports/sheet.types.ts';
import { JoinsQuery } from '../joins/joins.schemas.ts';
import { joinService } from '../joins/joins.service.ts';
import { LicencesQuery } from '../licences/licences.schemas.ts';
import { licenceService } from '../licences/licences.service.ts';
import { listConsoleNotices } from '../notices/consoleNotices.repository.ts';
import { ConsoleNoticesQuery } from '../notices/consoleNotices.schemas.ts';
import { paymentDeskService } from '../payments/paymentDesk.service.ts';
import { PaymentsQuery, ProblemsQuery, RefundsQuery } from '../payments/payments.console.schemas.ts';
import { listConsoleReviews } from '../reviews/consoleReviews.repository.ts';
import { ConsoleReviewsQuery } from '../reviews/reviews.console.schemas.ts';
import { listMoneyLogs } from '../wallet/moneyLogs.repository.ts';
import { WalletLogsQuery } from '../wallet/wallet.console.schemas.ts';
import {
  accountColumns,
  joinColumns,
  licenceColumns,
  shopColumns,
  supplierColumns,
} from './accountSheets.ts';
import type { ConsoleListName } from './listNames.ts';
import {
  adjustmentColumns,
  approvalColumns,
  auditColumns,
  cashOutColumns,
  paymentColumns,
  problemColumns,
  rechargeRefundColumns,
  walletLineColumns,
} from './moneySheets.ts';
import { noticeColumns } from './noticeSheet.ts';
import { caseColumns, goodColumns, orderColumns, parcelColumns, reviewColumns } from './orderSheets.ts';

type Rows = Pick<Page<object>, 'list' | 'nextCursor'>;

/** A list of the console as a file: what its page asks for, page by page. */
export type ExportedList = {
  /** Of the file and its sheet. */
  title: string;
  /** What its page needs. */
  permission: Permission;
  /** Its filters, as its route takes them. */
  query: TObject;
  columns: readonly FilledColumn<never>[];
  read(query: Paging & object, who: OperatorActor, fields: Fields): Promise<Rows>;
};

/** A list, typed by its query and its rows. */
function list<Query extends TObject, Row extends object>(listed: {
  title: string;
  permission: Permission;
  query: Query;
  columns: readonly FilledColumn<Row>[];
  read(
    query: Static<Query>,
    who: OperatorActor,
    fields: Fields,
  ): Promise<Pick<Page<Row>, 'list' | 'nextCursor'>>;
}): ExportedList {
  return listed as unknown as ExportedList;
}

/** Every list of the console: what is asked, by what it is read, what stands in its file. */
export function exportedLists(db: Db, approvals: ApprovalService): Record<ConsoleListName, ExportedList> {
  const audit = auditService(db);
  const cashOuts = cashOutDeskService(db);
  const desk = paymentDeskService(db);
  const money = { permission: 'money.read' } as const;
  const suppliers = { permission: 'suppliers.read' } as const;
  const orders = { permission: 'orders.read' } as const;
  return {
    accounts: list({
      ...{ title: '账号', permission: 'accounts.read', query: AccountsQuery, columns: accountColumns },
      read: (query, _, fields) => listAccounts(db, query, fields),
    }),
    adjustments: list({
      ...{ title: '调账和赔付', ...money, query: AdjustmentsQuery, columns: adjustmentColumns },
      read: (query) => listAdjustments(db, query),
    }),
    approvals: list({
      ...{ title: '复核', permission: 'approvals.read', query: ApprovalsQuery, columns: approvalColumns },
      read: (query, who) => approvals.list(query, who),
    }),
    auditEntries: list({
      ...{ title: '操作日志', permission: 'audit.read', query: AuditQuery, columns: auditColumns },
      read: (query) => audit.search(query),
    }),
    cases: list({
      ...{ title: '售后纠纷', permission: 'cases.read', query: ConsoleCasesQuery, columns: caseColumns },
      read: (query, _, fields) => listConsoleCases(db, query, fields),
    }),
    cashOuts: list({
      ...{ title: '提现', ...money, query: CashOutsAtDeskQuery, columns: cashOutColumns },
      read: (query, who) => cashOuts.list(query, who),
    }),
    goodsToAudit: list({
      ...{ title: '商品审核', permission: 'goods.read', query: ConsoleGoodsQuery, columns: goodColumns },
      read: (query, _, fields) => listConsoleGoods(db, query, fields),
    }),
    joinApplications: list({
      ...{ title: '加盟申请', ...suppliers, query: JoinsQuery, columns: joinColumns },
      read: (query, _, fields) => joinService(db).list(query, fields),
    }),
    licences: list({
      ...{ title: '资质', ...suppliers, query: LicencesQuery, columns: licenceColumns },
      read: (query, _, fields) => licenceService(db).list(query, fields),
    }),
    notices: list({
      ...{
        title: '公告与消息',
        permission: 'notices.read',
        query: ConsoleNoticesQuery,
        columns: noticeColumns,
      },
      read: (query, _, fields) => listConsoleNotices(db, query, fields),
    }),
    orders: list({
      ...{ title: '订单', ...orders, query: OrdersQuery, columns: orderColumns },
      read: (query, _, fields) => listAllOrders(db, query, fields),
    }),
    parcels: list({
      ...{ title: '包裹', ...orders, query: ParcelsQuery, columns: parcelColumns },
      read: (query, _, fields) => listAllParcels(db, query, fields),
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
    reviews: list({
      ...{ title: '评价', permission: 'reviews.act', query: ConsoleReviewsQuery, columns: reviewColumns },
      read: (query, _, fields) => listConsoleReviews(db, query, fields),
    }),
    shops: list({
      ...{ title: '店铺', permission: 'accounts.read', query: ShopsQuery, columns: shopColumns },
      read: (query, _, fields) => listConsoleShops(db, query, fields),
    }),
    suppliers: list({
      ...{ title: '供应商', ...suppliers, query: SuppliersQuery, columns: supplierColumns },
      read: (query, _, fields) => consoleSupplierService(db).list(query, fields),
    }),
    walletLines: list({
      ...{ title: '资金流水', ...money, columns: walletLineColumns },
      // Without `additionalProperties` of a body.
      query: Type.Object(WalletLogsQuery.properties),
      read: ({ accountId, ...query }, _, fields) => listMoneyLogs(db, accountId, query, fields),
    }),
  };
}
