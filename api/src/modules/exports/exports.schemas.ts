import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { EntityId } from '../../shared/values.ts';
import { CashOutsBody } from '../cashOuts/cashOuts.schemas.ts';
import { ParcelsBody } from '../parcels/parcels.schemas.ts';
import { RechargesBody } from '../payments/payments.schemas.ts';
import { OrdersBody } from '../shipments/shipments.schemas.ts';
import { ProfitBody } from '../statistics/statistics.schemas.ts';
import { MoneyLogsBody } from '../wallet/wallet.schemas.ts';

const format = Type.Optional(Type.Union([Type.Literal('xlsx'), Type.Literal('csv')], { default: 'xlsx' }));

export const ExportOrderBody = body({
  id: Type.Optional(EntityId),
  ids: Type.Optional(
    Type.Array(EntityId, { minItems: 1, maxItems: 100, description: 'several orders in one file' }),
  ),
  format,
});

const { page: _parcelPage, pageSize: _parcelPageSize, ...parcelFilters } = ParcelsBody.properties;
export const ExportParcelsBody = body({ ...parcelFilters, format });

const { page: _orderPage, pageSize: _orderPageSize, sort: _sort, ...orderFilters } = OrdersBody.properties;
export const ExportOrdersBody = body({ ...orderFilters, format });

const { page: _logPage, pageSize: _logPageSize, ...logFilters } = MoneyLogsBody.properties;
export const ExportMoneyLogsBody = body({ ...logFilters, format });

const { page: _rechargePage, pageSize: _rechargePageSize, ...rechargeFilters } = RechargesBody.properties;
export const ExportRechargesBody = body({ ...rechargeFilters, format });

const { page: _cashOutPage, pageSize: _cashOutPageSize, ...cashOutFilters } = CashOutsBody.properties;
export const ExportCashOutsBody = body({ ...cashOutFilters, format });

export const ExportToShipBody = body({
  packageIds: Type.Optional(
    Type.Array(EntityId, { minItems: 1, maxItems: 1000, description: 'only these; absent: all that wait' }),
  ),
  format,
});

export const ExportProfitBody = body({ ...ProfitBody.properties, format });

export const FindExportBody = body({ taskId: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) });

export const ExportAnswer = Type.Object({
  taskId: Type.String({ description: 'ask again with it while `done` is false' }),
  done: Type.Boolean(),
  url: { ...NullableText, description: 'path of the file; null until done' },
  fileName: NullableText,
  expireAt: { ...NullableText, description: 'when the file is removed' },
});
export type ExportDto = Static<typeof ExportAnswer>;
