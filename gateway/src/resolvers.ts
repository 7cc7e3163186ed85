import { accountResolvers } from './domains/accounts/accounts.resolvers.ts';
import { areaResolvers } from './domains/areas/areas.resolvers.ts';
import { cashOutResolvers } from './domains/cashOuts/cashOuts.resolvers.ts';
import { changesResolvers } from './domains/changes/changes.resolvers.ts';
import { closingResolvers } from './domains/closings/closings.resolvers.ts';
import { courierResolvers } from './domains/couriers/couriers.resolvers.ts';
import { exportResolvers } from './domains/exports/exports.resolvers.ts';
import { favouriteResolvers } from './domains/favourites/favourites.resolvers.ts';
import { goodsResolvers } from './domains/goods/goods.resolvers.ts';
import { joinResolvers } from './domains/joins/joins.resolvers.ts';
import { labelResolvers } from './domains/labels/labels.resolvers.ts';
import { legalResolvers } from './domains/legal/legal.resolvers.ts';
import { noticeResolvers } from './domains/notices/notices.resolvers.ts';
import { parcelResolvers } from './domains/parcels/parcels.resolvers.ts';
import { paymentResolvers } from './domains/payments/payments.resolvers.ts';
import { problemResolvers } from './domains/problems/problems.resolvers.ts';
import { promotionResolvers } from './domains/promotion/promotion.resolvers.ts';
import { refundResolvers } from './domains/refunds/refunds.resolvers.ts';
import { sellerGoodResolvers } from './domains/sellerGoods/sellerGoods.resolvers.ts';
import { sellerWarehouseResolvers } from './domains/sellerWarehouses/sellerWarehouses.resolvers.ts';
import { senderResolvers } from './domains/senders/senders.resolvers.ts';
import { settingsResolvers } from './domains/settings/settings.resolvers.ts';
import { shipmentResolvers } from './domains/shipments/shipments.resolvers.ts';
import { shopResolvers } from './domains/shops/shops.resolvers.ts';
import { statisticsResolvers } from './domains/statistics/statistics.resolvers.ts';
import { stockResolvers } from './domains/stock/stock.resolvers.ts';
import { walletResolvers } from './domains/wallet/wallet.resolvers.ts';
import { warehouseResolvers } from './domains/warehouses/warehouses.resolvers.ts';
import type { Resolvers } from './resolvers.generated.ts';
import { DateTime, Day, EntityId, Fen } from './scalars.ts';

export const resolvers = [
  { EntityId, Fen, DateTime, Date: Day },
  accountResolvers,
  areaResolvers,
  cashOutResolvers,
  changesResolvers,
  closingResolvers,
  courierResolvers,
  exportResolvers,
  favouriteResolvers,
  goodsResolvers,
  joinResolvers,
  labelResolvers,
  legalResolvers,
  noticeResolvers,
  parcelResolvers,
  paymentResolvers,
  problemResolvers,
  promotionResolvers,
  refundResolvers,
  senderResolvers,
  settingsResolvers,
  shipmentResolvers,
  shopResolvers,
  statisticsResolvers,
  stockResolvers,
  sellerWarehouseResolvers,
  sellerGoodResolvers,
  walletResolvers,
  warehouseResolvers,
] satisfies Resolvers[];
