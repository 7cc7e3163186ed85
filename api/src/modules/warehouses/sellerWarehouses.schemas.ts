import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { pagingFields } from '../../shared/paging.ts';
import { EntityId, idOrNone, MAX_INT32, NullableId } from '../../shared/values.ts';
import { regionFields } from '../areas/areas.schemas.ts';
import { AreaRule, calendarFields } from './warehouses.schemas.ts';

const status = Type.Integer({ minimum: 1, maximum: 3, description: '1正常 2停用 3暂停发货' });
const fee = Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'fen' });
const weight = Type.Integer({ minimum: 1, maximum: 50_000, description: 'grams' });

const feeFields = {
  courierId: EntityId,
  firstWeight: Type.Integer({ description: 'grams' }),
  firstFee: Type.Integer({ description: 'fen' }),
  stepWeight: Type.Integer({ description: 'grams' }),
  stepFee: Type.Integer({ description: 'fen' }),
  costFirstFee: Type.Integer({ description: 'fen' }),
  costStepFee: Type.Integer({ description: 'fen' }),
  enabled: Type.Boolean(),
};

/** A courier with what it costs and its rules, as its supplier sees it. */
export const courierFields = {
  ...feeFields,
  areaRules: Type.Optional(
    Type.Array(AreaRule, {
      description: 'those of the platform hold besides; left out in lists',
    }),
  ),
};

/** A warehouse as its supplier sees it. */
export const SellerWarehouse = Type.Object({
  id: EntityId,
  name: Type.String(),
  logo: NullableText,
  intro: Type.String(),
  contact: Type.String(),
  phone: Type.String(),
  csUrl: NullableText,
  ...regionFields,
  address: Type.String(),
  platforms: Type.Array(Type.Integer()),
  outputMode: Type.Integer({ description: '0延时出单 1实时出单' }),
  ...calendarFields,
  cutoffTime: Type.String({ description: 'HH:mm' }),
  status: Type.Integer({ description: '1正常 2停用 3暂停发货' }),
  pauseReason: NullableText,
  couriers: Type.Array(Type.Object({ warehouseId: EntityId, ...courierFields })),
  freightTemplateId: { ...NullableId, description: 'whose couriers and rules it has; null for its own' },
  freightTemplateName: NullableText,
  goodsCount: Type.Integer(),
  openOrders: Type.Integer(),
  version: Type.Integer(),
  createdAt: Type.String(),
});
export type SellerWarehouseDto = Static<typeof SellerWarehouse>;

export const SellerWarehousesBody = body({
  ...pagingFields(20),
  status: Type.Optional(status),
  keyword: Type.Optional(Type.String({ maxLength: 60 })),
});
export type SellerWarehousesFilter = Static<typeof SellerWarehousesBody>;

const AreaRuleInput = body({
  areaCode: Type.String({ pattern: '^[0-9]{2}([0-9]{2}){0,2}$' }),
  type: Type.Integer({ minimum: 1, maximum: 3, description: '1停发 2偏远加价 3包邮' }),
  fee: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 1_000_000,
      description: 'fen a parcel; more than 0 for a surcharge, else 0',
    }),
  ),
  startAt: Type.Optional(Type.String({ format: 'date-time' })),
  endAt: Type.Optional(Type.String({ format: 'date-time', description: 'not included' })),
  reason: Type.Optional(Type.String({ maxLength: 50 })),
});
export type AreaRuleInput = Static<typeof AreaRuleInput>;

export const WarehouseCourierInput = body({
  courierId: EntityId,
  firstWeight: Type.Optional(weight),
  firstFee: fee,
  stepWeight: Type.Optional(weight),
  stepFee: fee,
  costFirstFee: fee,
  costStepFee: fee,
  enabled: Type.Optional(Type.Boolean()),
  areaRules: Type.Optional(Type.Array(AreaRuleInput, { maxItems: 1000 })),
});
export type WarehouseCourierInput = Static<typeof WarehouseCourierInput>;

const fields = {
  name: Type.String({ minLength: 2, maxLength: 30 }),
  logo: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  intro: Type.Optional(Type.String({ maxLength: 500 })),
  contact: Type.String({ minLength: 1, maxLength: 30 }),
  phone: Type.String({ minLength: 1, maxLength: 30 }),
  csUrl: Type.Optional(Type.String({ maxLength: 200, description: 'http or https' })),
  districtCode: Type.String({
    pattern: '^[0-9]{4}([0-9]{2})?$',
    description: 'of a city without districts its own code',
  }),
  address: Type.String({ minLength: 4, maxLength: 100 }),
  platforms: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: 6 }), {
      uniqueItems: true,
      description: 'none means all',
    }),
  ),
  outputMode: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
  workDays: Type.Optional(
    Type.String({
      pattern: '^1[01]{6}$',
      description: 'by day of the week; index 0 is always 1, see sundayRest',
    }),
  ),
  sundayRest: Type.Optional(Type.Boolean()),
  restDates: Type.Optional(Type.Array(Type.String({ format: 'date' }), { maxItems: 60, uniqueItems: true })),
  cutoffTime: Type.Optional(Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' })),
  status: Type.Optional(status),
  pauseReason: Type.Optional(Type.String({ maxLength: 50, description: 'needed for 3' })),
  couriers: Type.Array(WarehouseCourierInput, {
    minItems: 1,
    maxItems: 50,
    description: 'not looked at while it follows a freight template',
  }),
  freightTemplateId: Type.Optional(
    idOrNone('whose couriers and rules it is to have; 0: its own; absent: as it is'),
  ),
};
export const WarehouseBody = body(fields);
export type WarehouseInput = Static<typeof WarehouseBody>;
export const WarehouseUpdateBody = body({
  id: EntityId,
  ...fields,
  version: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: MAX_INT32,
      description: 'what was read; refused when it is not the newest',
    }),
  ),
});

export const WarehouseStatusBody = body({
  id: EntityId,
  status,
  pauseReason: Type.Optional(Type.String({ maxLength: 50 })),
});
export type WarehouseStatus = Static<typeof WarehouseStatusBody>;

export const WarehouseIdsBody = body({
  ids: Type.Optional(Type.Array(EntityId, { minItems: 1, maxItems: 50 })),
});
export const WarehouseIdsQuery = Type.Object({
  ids: Type.Optional(
    Type.String({ pattern: '^[0-9]{1,15}(,[0-9]{1,15}){0,49}$', description: 'comma separated' }),
  ),
});
