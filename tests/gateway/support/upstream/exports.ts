import { at } from '../days.ts';
import { type Answers, ok } from '../fakeUpstream.ts';

export const unfinishedExport = { taskId: 't1', done: false, url: null, fileName: null, expireAt: null };

export const answers: Answers = {
  '/orders/exportOrder': () => ok(unfinishedExport),
  '/orders/exportOrders': () => ok(unfinishedExport),
  '/orderPackages/exportPackages': () => ok(unfinishedExport),
  '/orderPackages/exportToShip': () => ok(unfinishedExport),
  '/orderPackages/exportEvidence': () => ok(unfinishedExport),
  '/goods/exportMaterials': () => ok(unfinishedExport),
  '/goods/exportListingPackage': () => ok(unfinishedExport),
  '/userMoneyLogs/exportMoneyLogs': () => ok(unfinishedExport),
  '/userMoneyLogs/exportStatement': () => ok(unfinishedExport),
  '/recharges/exportRecharges': () => ok(unfinishedExport),
  '/cashOut/exportCashOuts': () => ok(unfinishedExport),
  '/statistics/exportShopSales': () => ok(unfinishedExport),
  '/statistics/exportSellerProfit': () => ok(unfinishedExport),
  '/statistics/exportAfterSales': () => ok(unfinishedExport),
  '/addressBook/exportAddressBook': () => ok(unfinishedExport),
  '/shops/exportShopSkus': () => ok(unfinishedExport),
  '/goods/exportGoods': () => ok(unfinishedExport),
  '/exports/exportPersonalData': () => ok(unfinishedExport),
  '/exports/find': () =>
    ok({
      taskId: 't1',
      done: true,
      url: '/files/exports/t1/a.xlsx',
      fileName: 'a.xlsx',
      expireAt: at,
    }),
};
