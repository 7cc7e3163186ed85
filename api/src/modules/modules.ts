import { accountsModule } from './accounts/accounts.module.ts';
import { areasModule } from './areas/areas.module.ts';
import { autoOrdersModule } from './autoOrders/autoOrders.module.ts';
import { booksModule } from './books/books.module.ts';
import { cashOutsModule } from './cashOuts/cashOuts.module.ts';
import { changeFeedModule } from './changeFeed/changeFeed.module.ts';
import { closingsModule } from './closings/closings.module.ts';
import { couriersModule } from './couriers/couriers.module.ts';
import { exportsModule } from './exports/exports.module.ts';
import { favouritesModule } from './favourites/favourites.module.ts';
import { goodsModule } from './goods/goods.module.ts';
import { joinsModule } from './joins/joins.module.ts';
import { labelsModule } from './labels/labels.module.ts';
import { legalModule } from './legal/legal.module.ts';
import type { CreateModule } from './module.ts';
import { noticesModule } from './notices/notices.module.ts';
import { parcelsModule } from './parcels/parcels.module.ts';
import { paymentsModule } from './payments/payments.module.ts';
import { personalDataModule } from './personalData/personalData.module.ts';
import { problemsModule } from './problems/problems.module.ts';
import { promotionModule } from './promotion/promotion.module.ts';
import { realNameModule } from './realName/realName.module.ts';
import { refundsModule } from './refunds/refunds.module.ts';
import { sendersModule } from './senders/senders.module.ts';
import { settingsModule } from './settings/settings.module.ts';
import { settlementsModule } from './settlements/settlements.module.ts';
import { shipmentsModule } from './shipments/shipments.module.ts';
import { shopOrdersModule } from './shopOrders/shopOrders.module.ts';
import { shopsModule } from './shops/shops.module.ts';
import { statisticsModule } from './statistics/statistics.module.ts';
import { stockModule } from './stock/stock.module.ts';
import { trackingModule } from './tracking/tracking.module.ts';
import { uploadsModule } from './uploads/uploads.module.ts';
import { walletModule } from './wallet/wallet.module.ts';
import { warehousesModule } from './warehouses/warehouses.module.ts';
import { waybillsModule } from './waybills/waybills.module.ts';
import { writeBacksModule } from './writeBacks/writeBacks.module.ts';

/** Every module. Their routes are in the OpenAPI document in this order. */
export const modules: readonly CreateModule[] = [
  goodsModule,
  couriersModule,
  warehousesModule,
  realNameModule,
  favouritesModule,
  accountsModule,
  areasModule,
  sendersModule,
  shipmentsModule,
  parcelsModule,
  waybillsModule,
  walletModule,
  statisticsModule,
  promotionModule,
  paymentsModule,
  cashOutsModule,
  closingsModule,
  settingsModule,
  noticesModule,
  legalModule,
  joinsModule,
  problemsModule,
  changeFeedModule,
  shopsModule,
  shopOrdersModule,
  writeBacksModule,
  exportsModule,
  personalDataModule,
  labelsModule,
  refundsModule,
  trackingModule,
  uploadsModule,
  stockModule,
  autoOrdersModule,
  booksModule,
  settlementsModule,
];
