import { WRITE_SHEET } from '../../jobs/kinds/exports.ts';
import type { CashOutsFilter } from '../cashOuts/cashOuts.schemas.ts';
import type { GoodsSheetFilter } from '../goodsSheets/exportedGoods.repository.ts';
import type { ParcelsFilter } from '../parcels/parcels.schemas.ts';
import type { RechargesFilter } from '../payments/payments.schemas.ts';
import type { OrdersFilter } from '../shipments/shipments.schemas.ts';
import type { ShopSkusFilter } from '../shops/shopSkus.schemas.ts';
import type { AfterSalesFilter } from '../statistics/afterSales.schemas.ts';
import type { ShopSalesFilter } from '../statistics/shopSales.schemas.ts';
import type { ProfitFilter } from '../statistics/statistics.schemas.ts';
import type { MoneyLogsFilter } from '../wallet/wallet.schemas.ts';
import type { FileKind } from './fileKinds.ts';
import type { SheetFormat } from './sheet.types.ts';
import type { ShippingTemplateName } from './shippingTemplates.ts';

/** What stands in a list that is exported, and as what. */
export type ListRequest<Filter> = { filter: Filter; format: SheetFormat | undefined };

const list = <Filter>(name: string, more: { hasJson?: true } = {}): FileKind<ListRequest<Filter>> => ({
  ...{ name, job: WRITE_SHEET },
  ...more,
});
const ofRows = { hasJson: true } as const;

/** Parcels of some of the actor's orders; refused when one belongs to another account. */
export const ORDER_PARCELS = list<{ orderIds: number[] }>('orderParcels', ofRows);
export const PARCELS = list<ParcelsFilter>('parcels', ofRows);
/** Order numbers and waybills of parcels in the template of a platform, all of them or those that fit. */
export const SHIPPING = list<{ template: ShippingTemplateName; partial: boolean; parcels: ParcelsFilter }>(
  'shipping',
);
/** The supplier's parcels that wait for its own number, all or some, with unmasked receivers. */
export const TO_SHIP = list<{ packageIds: number[] | undefined }>('toShip');
export const ORDERS = list<OrdersFilter>('orders', ofRows);
export const MONEY_LOGS = list<MoneyLogsFilter>('moneyLogs');
export const RECHARGES = list<RechargesFilter>('recharges');
export const CASH_OUTS = list<CashOutsFilter>('cashOuts');
export const PROFIT = list<ProfitFilter>('profit');
/** What the actor's own shops sell and earn. */
export const SHOP_SALES = list<ShopSalesFilter>('shopSales');
export const AFTER_SALES = list<AfterSalesFilter>('afterSales');
/** SKUs that a shop's orders named, with their links, in the columns that the import reads. */
export const SHOP_SKUS = list<ShopSkusFilter>('shopSkus');
/** A supplier's goods by combination, in the columns that the import reads. */
export const GOODS = list<GoodsSheetFilter>('goods');
/** A buyer's address book, or a group of it, in the columns that the import reads. */
export const ADDRESS_BOOK = list<{ group?: string }>('addressBook');
