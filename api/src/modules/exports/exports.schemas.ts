import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { withoutPaging } from '../../shared/paging.ts';
import { EntityId } from '../../shared/values.ts';
import { BookEntriesBody } from '../addressBook/addressBook.schemas.ts';
import { CashOutsBody } from '../cashOuts/cashOuts.schemas.ts';
import { SellerGoodsBody } from '../goods/sellerGoods.schemas.ts';
import { ParcelsBody } from '../parcels/parcels.schemas.ts';
import { RechargesBody } from '../payments/payments.schemas.ts';
import { OrdersBody } from '../shipments/shipments.schemas.ts';
import { ShopSkusQuery } from '../shops/shopSkus.schemas.ts';
import { AfterSalesBody } from '../statistics/afterSales.schemas.ts';
import { ShopSalesBody } from '../statistics/shopSales.schemas.ts';
import { ProfitBody } from '../statistics/statistics.schemas.ts';
import { MoneyLogsBody } from '../wallet/wallet.schemas.ts';
import { type ShippingTemplateName, shippingTemplates } from './shippingTemplates.ts';

export const exportFormat = Type.Optional(
  Type.Union([Type.Literal('xlsx'), Type.Literal('csv'), Type.Literal('jsonl')], {
    default: 'xlsx',
    description:
      'csv: UTF-8 with a byte order mark; behind texts that spreadsheets turn into numbers or dates, such as waybill numbers, stands a tab. jsonl: JSON Lines, of orders and parcels alone: fields of the graph’s Order and Parcel under their names, which say what is, and neither what may be done nor who of an account did it; num beside quantity until 2027-03-15; fen, moments, and enumerations by their words',
  }),
);

export const ExportOrderBody = body({
  id: Type.Optional(EntityId),
  ids: Type.Optional(
    Type.Array(EntityId, { minItems: 1, maxItems: 100, description: 'several orders in one file' }),
  ),
  format: exportFormat,
});

const templateNames = Object.keys(shippingTemplates) as ShippingTemplateName[];

export const ExportParcelsBody = body({
  ...withoutPaging(ParcelsBody.properties),
  ids: Type.Optional(
    Type.Array(EntityId, {
      minItems: 1,
      maxItems: 1000,
      description: 'only these; those of others are left out',
    }),
  ),
  format: exportFormat,
  template: Type.Optional(
    Type.Enum(templateNames, {
      description:
        'of buyers: order numbers and waybills alone, in the columns that this platform’s back office reads when many orders are shipped at once (批量发货); without receivers',
    }),
  ),
  partial: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        'with a template: parcels that cannot be in it are left out; else they are refused, counted, by EXPORT_PARTIAL',
    }),
  ),
});

const { sort: _sort, ...orderFilters } = withoutPaging(OrdersBody.properties);
export const ExportOrdersBody = body({ ...orderFilters, format: exportFormat });

export const ExportMoneyLogsBody = body({ ...withoutPaging(MoneyLogsBody.properties), format: exportFormat });

export const ExportRechargesBody = body({ ...withoutPaging(RechargesBody.properties), format: exportFormat });

const { ids: _chosen, ...ofCashOuts } = withoutPaging(CashOutsBody.properties);
export const ExportCashOutsBody = body({ ...ofCashOuts, format: exportFormat });

export const ExportToShipBody = body({
  packageIds: Type.Optional(
    Type.Array(EntityId, { minItems: 1, maxItems: 1000, description: 'only these; absent: all that wait' }),
  ),
  format: exportFormat,
});

export const ExportShopSalesBody = body({ ...ShopSalesBody.properties, format: exportFormat });
export const ExportProfitBody = body({ ...ProfitBody.properties, format: exportFormat });

export const ExportAfterSalesBody = body({ ...AfterSalesBody.properties, format: exportFormat });

export const ExportShopSkusBody = body({ ...withoutPaging(ShopSkusQuery.properties), format: exportFormat });

export const ExportAddressBookBody = body({ group: BookEntriesBody.properties.group, format: exportFormat });

const { sort: _order, ...goodsFilters } = withoutPaging(SellerGoodsBody.properties);
export const ExportGoodsBody = body({ ...goodsFilters, format: exportFormat });

export const FindExportBody = body({ taskId: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) });

export const ExportAnswer = Type.Object({
  taskId: Type.String({ description: 'ask again with it while `done` is false' }),
  done: Type.Boolean(),
  url: { ...NullableText, description: 'path of the file; null until done' },
  fileName: NullableText,
  expireAt: { ...NullableText, description: 'when the file is removed' },
});
export type ExportDto = Static<typeof ExportAnswer>;
