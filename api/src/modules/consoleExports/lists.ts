import { ConsoleCasesQuery } from '../afterSales/cases.console.schemas.ts';
import { listConsoleCases } from '../afterSales/consoleCases.repository.ts';
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
import { JoinsQuery } from '../joins/joins.schemas.ts';
import { joinService } from '../joins/joins.service.ts';
import { LicencesQuery } from '../licences/licences.schemas.ts';
import { licenceService } from '../licences/licences.service.ts';
import { listConsoleNotices } from '../notices/consoleNotices.repository.ts';
import { ConsoleNoticesQuery } from '../notices/consoleNotices.schemas.ts';
import { listConsoleReviews } from '../reviews/consoleReviews.repository.ts';
import { ConsoleReviewsQuery } from '../reviews/reviews.console.schemas.ts';
import {
  accountColumns,
  joinColumns,
  licenceColumns,
  shopColumns,
  supplierColumns,
} from './accountSheets.ts';
import { type ExportedList, list } from './exportedList.ts';
import type { ConsoleListName } from './listNames.ts';
import { moneyLists } from './moneyLists.ts';
import { noticeColumns } from './noticeSheet.ts';
import { caseColumns, goodColumns, orderColumns, parcelColumns, reviewColumns } from './orderSheets.ts';
import { type PlatformDependencies, platformLists } from './platformLists.ts';

/** Every list of the console: what is asked, by what it is read, what stands in its file. */
export function exportedLists(dependencies: PlatformDependencies): Record<ConsoleListName, ExportedList> {
  const { db, now } = dependencies;
  const suppliers = { permission: 'suppliers.read' } as const;
  const orders = { permission: 'orders.read' } as const;
  return {
    ...moneyLists(db, now),
    ...platformLists(dependencies),
    accounts: list({
      ...{ title: '账号', permission: 'accounts.read', query: AccountsQuery, columns: accountColumns },
      read: (query, _, fields) => listAccounts(db, query, fields),
    }),
    cases: list({
      ...{ title: '售后纠纷', permission: 'cases.read', query: ConsoleCasesQuery, columns: caseColumns },
      read: (query, _, fields) => listConsoleCases(db, query, fields),
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
  };
}
