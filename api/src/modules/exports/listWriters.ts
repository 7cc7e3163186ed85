import { sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { entriesBelow, entryRows } from '../addressBook/addressBook.repository.ts';
import { ownCashOuts } from '../cashOuts/cashOutList.repository.ts';
import { cashOutsBelow } from '../cashOuts/cashOutsBelow.repository.ts';
import { goodsBelow, goodsRows } from '../goodsSheets/exportedGoods.repository.ts';
import { type ExportedParcel, IS_HELD, parcelRows, parcelsBelow } from '../parcels/parcels.repository.ts';
import type { ParcelsFilter } from '../parcels/parcels.schemas.ts';
import { parcelsToShip, parcelsToShipBelow } from '../parcels/receiverSheet.repository.ts';
import {
  countShippingFits,
  type ShippingFit,
  shippedNumberRows,
  shippedNumbersBelow,
} from '../parcels/shippedNumbers.repository.ts';
import { rechargeRows, rechargesBelow } from '../payments/recharges.repository.ts';
import { orderRows, ordersBelow } from '../shipments/orders.repository.ts';
import { shopSkuRows, shopSkusBelow } from '../shops/shopSkus.repository.ts';
import { findShop } from '../shops/shops.repository.ts';
import { afterSalesBelow, afterSalesRows } from '../statistics/afterSales.repository.ts';
import { AFTER_SALES_UNIT, afterSalesScope } from '../statistics/afterSales.ts';
import { salesScope } from '../statistics/scope.ts';
import { profitBelow, profitRows } from '../statistics/sellerProfit.repository.ts';
import { DEFAULT_UNIT } from '../statistics/sellerProfit.ts';
import { shopSalesBelow, shopSalesRows } from '../statistics/shopSales.repository.ts';
import { SHOP_SALES_UNIT, shopSalesScope } from '../statistics/shopSales.ts';
import { moneyLogRows, moneyLogsBelow } from '../wallet/moneyLogs.repository.ts';
import { addressBookColumns } from './addressBookSheet.ts';
import { afterSalesColumns } from './afterSalesSheet.ts';
import { cashOutColumns } from './cashOutSheet.ts';
import { countOrdersIn } from './exports.repository.ts';
import { type FileKind, type FileWriter, writes } from './fileKinds.ts';
import { goodsColumns } from './goodsSheet.ts';
import { orderJson, parcelJson } from './jsonRows.ts';
import {
  ADDRESS_BOOK,
  AFTER_SALES,
  CASH_OUTS,
  GOODS,
  type ListRequest,
  MONEY_LOGS,
  ORDER_PARCELS,
  ORDERS,
  PARCELS,
  PROFIT,
  SHOP_SALES,
  RECHARGES,
  SHIPPING,
  SHOP_SKUS,
  TO_SHIP,
} from './listKinds.ts';
import { moneyLogColumns } from './moneyLogSheet.ts';
import { orderColumns } from './orderSheet.ts';
import { parcelColumns } from './parcelSheet.ts';
import { profitColumns } from './profitSheet.ts';
import { shopSalesColumns } from './shopSalesSheet.ts';
import { rechargeColumns } from './rechargeSheet.ts';
import { shippingTemplates } from './shippingTemplates.ts';
import { shopSkuColumns } from './shopSkuSheet.ts';
import { toShipColumns } from './toShipSheet.ts';
import { type Reveals, type Source, writeExport } from './writeExport.ts';

/** Parcels in a supplier's sheet of receivers, equal to the limit of the waybill import. */
const MAX_TO_SHIP = 5_000;

const OF_BUYERS: Reveals<ExportedParcel> = {
  ...{ purpose: 'export', limit: 'receiversInExports' },
  where: IS_HELD,
  shows: ({ revealed }) => revealed,
};

const UNFIT: Record<Exclude<ShippingFit, 'fits'>, string> = {
  unnumbered: '没有第三方订单号',
  otherPlatform: '是其他平台的订单',
  waiting: '还没有出单',
  ended: '已退款或取消',
  told: '已自动发货',
};

/** Which parcels are not in the file of a platform, in Chinese; '' where all are. */
function unfitText(counts: Record<Exclude<ShippingFit, 'fits'>, number>): string {
  const kinds = Object.keys(UNFIT) as (keyof typeof UNFIT)[];
  return kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${counts[kind]}个包裹${UNFIT[kind]}`)
    .join('，');
}

/** How the lists of accounts are written. */
export function listWriters(db: Db): FileWriter[] {
  const list = <Filter, Row extends { id: number }>(
    kind: FileKind<ListRequest<Filter>>,
    sourceOf: (actor: Actor, filter: Filter, at: Date) => Source<Row>,
  ): FileWriter =>
    writes(kind, ({ filter, format }, target) =>
      writeExport(db, sourceOf(target.actor, filter, target.at), format, target),
    );

  const parcelSource = (actor: Actor, filter: ParcelsFilter, title: string): Source<ExportedParcel> => ({
    title,
    columns: parcelColumns,
    json: parcelJson,
    rows: parcelRows(db.box, actor, filter),
    below: (tx, id, limit) => parcelsBelow(tx, actor, filter, id, limit),
    ...(actor.kind === 'buyer' ? { reveals: OF_BUYERS } : {}),
  });

  return [
    list(ORDER_PARCELS, (actor, { orderIds }) => {
      const requested = new Set(orderIds);
      const source = parcelSource(actor, { orderIds: [...requested] }, '订单包裹');
      const check = async (tx: Queryable) => {
        if ((await countOrdersIn(tx, source.rows)) < requested.size) throw new Refusal('NOT_FOUND');
      };
      return { ...source, check };
    }),

    list(PARCELS, (actor, filter) => parcelSource(actor, filter, '包裹列表')),

    list(SHIPPING, (actor, { template, partial, parcels }) => {
      const { title, platforms, columns } = shippingTemplates[template];
      const rows = shippedNumberRows(db, actor, parcels, platforms);
      const check = async (tx: Queryable) => {
        const { fits, ...unfit } = await countShippingFits(tx, actor, parcels, platforms);
        const why = unfitText(unfit);
        if (why && !partial) throw new Refusal('EXPORT_PARTIAL', { why, fits }, { fits, ...unfit });
      };
      return {
        ...{ title, columns, rows, check },
        below: (tx, id, limit) => shippedNumbersBelow(tx, rows, id, limit),
      };
    }),

    list(TO_SHIP, (actor, { packageIds }) => {
      const rows = parcelsToShip(actor, packageIds);
      return {
        title: '待发货包裹',
        columns: toShipColumns,
        rows,
        below: (tx, id, limit) => parcelsToShipBelow(tx, rows, id, limit),
        maxRows: MAX_TO_SHIP,
        reveals: { purpose: 'sheet', limit: 'receiversInSheets', where: IS_HELD, shows: () => true },
      };
    }),

    list(ORDERS, (actor, filter) => ({
      title: '订单列表',
      columns: orderColumns,
      json: orderJson,
      rows: orderRows(db.box, actor, filter),
      below: (tx, id, limit) => ordersBelow(tx, actor, filter, id, limit),
    })),

    list(MONEY_LOGS, ({ accountId }, filter) => ({
      title: '资金明细',
      columns: moneyLogColumns,
      rows: moneyLogRows(accountId, filter),
      below: (tx, id, limit) => moneyLogsBelow(tx, accountId, filter, id, limit),
    })),

    list(RECHARGES, ({ accountId }, filter) => ({
      title: '充值记录',
      columns: rechargeColumns,
      rows: rechargeRows(accountId, filter),
      below: (tx, id, limit) => rechargesBelow(tx, accountId, filter, id, limit),
    })),

    list(CASH_OUTS, ({ accountId }, filter) => ({
      title: '提现记录',
      columns: cashOutColumns,
      rows: sql`FROM cash_out WHERE ${ownCashOuts(accountId, filter)}`,
      below: (tx, id, limit) => cashOutsBelow(tx, accountId, filter, id, limit),
    })),

    list(PROFIT, (actor, { unit = DEFAULT_UNIT, ...filter }, at) => {
      const scope = salesScope(actor, filter, at);
      return {
        title: '收益统计',
        columns: profitColumns(unit),
        rows: profitRows(scope, unit),
        below: (tx, place, limit) => profitBelow(tx, scope, unit, place, limit),
      };
    }),

    list(SHOP_SALES, (actor, filter, at) => {
      const { unit = SHOP_SALES_UNIT } = filter;
      const scope = shopSalesScope(actor, filter, at);
      return {
        title: '店铺经营',
        columns: shopSalesColumns(unit),
        rows: shopSalesRows(scope, unit),
        below: (tx, place, limit) => shopSalesBelow(tx, scope, unit, place, limit),
      };
    }),

    list(AFTER_SALES, (actor, { unit = AFTER_SALES_UNIT, ...filter }, at) => {
      const scope = afterSalesScope(actor, filter, at);
      return {
        title: '售后统计',
        columns: afterSalesColumns(unit),
        rows: afterSalesRows(scope, unit),
        below: (tx, place, limit) => afterSalesBelow(tx, scope, unit, place, limit),
      };
    }),

    list(GOODS, ({ accountId }, filter) => ({
      title: '商品表',
      columns: goodsColumns,
      rows: goodsRows(accountId, filter),
      below: (tx, place, limit) => goodsBelow(tx, accountId, filter, place, limit),
    })),

    list(ADDRESS_BOOK, ({ accountId }, filter) => {
      const rows = entryRows(accountId, filter);
      return {
        title: '地址簿',
        columns: addressBookColumns,
        rows,
        below: (tx, id, limit) => entriesBelow(tx, rows, id, limit),
        reveals: {
          ...({ purpose: 'export', limit: 'receiversInExports', of: 'entry' } as const),
          ...{ where: sql`true`, shows: () => true },
        },
      };
    }),

    list(SHOP_SKUS, ({ accountId }, filter) => ({
      title: '店铺规格对应表',
      columns: shopSkuColumns,
      rows: shopSkuRows(filter),
      below: (tx, id, limit) => shopSkusBelow(tx, filter, id, limit),
      async check(tx) {
        if (!(await findShop(tx, accountId, filter.shopId))) throw new Refusal('SHOP_UNBOUND');
      },
    })),
  ];
}
