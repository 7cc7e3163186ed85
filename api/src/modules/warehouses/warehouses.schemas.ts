import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { idsField, pagingFields } from '../../shared/paging.ts';
import { EntityId, IdList } from '../../shared/values.ts';
import { regionFields } from '../areas/areas.schemas.ts';

export const AreaRule = Type.Object({
  areaCode: Type.String(),
  areaName: Type.String(),
  type: Type.Integer({ description: '1停发 2偏远加价 3包邮' }),
  fee: Type.Integer({ description: 'fen a parcel' }),
  startAt: NullableText,
  endAt: NullableText,
  reason: Type.String(),
});

const WarehouseCourier = Type.Object({
  warehouseId: EntityId,
  courierId: EntityId,
  firstWeight: Type.Integer({ description: 'grams' }),
  firstFee: Type.Integer({ description: 'fen' }),
  stepWeight: Type.Integer({ description: 'grams' }),
  stepFee: Type.Integer({ description: 'fen' }),
  enabled: Type.Boolean(),
  areaRules: Type.Array(AreaRule),
});

/** When a warehouse packs. */
export const calendarFields = {
  workDays: Type.String({
    description: 'seven flags by day of the week in Asia/Shanghai; index 0 is always 1, see sundayRest',
  }),
  sundayRest: Type.Boolean(),
  restDates: Type.Array(Type.String()),
};

export const Warehouse = Type.Object({
  id: EntityId,
  name: Type.String(),
  sellerId: EntityId,
  sellerName: Type.String(),
  logo: NullableText,
  intro: Type.String(),
  ...regionFields,
  couriers: Type.Array(WarehouseCourier),
  platforms: Type.Array(Type.Integer()),
  outputMode: Type.Integer({ description: '0延时出单 1实时出单' }),
  shipsByErp: Type.Boolean({
    description: 'an ERP of its supplier ships what is ordered by hand; waybill numbers come once it has',
  }),
  ...calendarFields,
  cutoffTime: Type.String(),
  goodsCount: Type.Integer(),
  soldCount: Type.Integer({ description: 'pieces of its goods that were sold' }),
  monthSold: Type.Integer({ description: 'of them within a month' }),
  collectCount: Type.Integer({ description: 'how often its goods are among favourites' }),
  score: Type.Union([Type.Number(), Type.Null()], {
    description: 'mean of the reviews of its orders, 1 to 5; null without one',
  }),
  refundRate: Type.Union([Type.Integer(), Type.Null()], {
    description:
      'of the parcels of its supplier that were paid for in the last 30 days, those of which something went back, in hundredths of a percent; null below 20 parcels. Counted every hour',
  }),
  answerSeconds: Type.Union([Type.Integer(), Type.Null()], {
    description:
      'half of the cases about these parcels had the first answer of the supplier after at most so many seconds; null below 20 parcels or 5 answers. Counted every hour',
  }),
  status: Type.Integer({ description: '1正常 2停用 3暂停发货' }),
  pauseReason: NullableText,
});
export type WarehouseDto = Static<typeof Warehouse>;

const requested = { ...pagingFields(20), keyword: Type.Optional(Type.String({ maxLength: 60 })) };

export const WarehousesBody = body({ ...requested, ids: idsField });
export type WarehousesBody = Static<typeof WarehousesBody>;

/** The same in an address. */
export const WarehousesQuery = Type.Object({
  ...requested,
  ids: Type.Optional(IdList),
});
