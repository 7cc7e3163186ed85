import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { pageOf, pagingFields } from '../../shared/paging.ts';
import { EntityId, NullableId } from '../../shared/values.ts';

const MAX_FEN = 100_000;
const profit = Type.Integer({ minimum: 0, maximum: MAX_FEN, description: 'fen a piece' });
const courierProfit = Type.Integer({ minimum: 0, maximum: MAX_FEN, description: 'fen a parcel' });
const remark = Type.String({ maxLength: 50 });

export const UserProfit = Type.Object({
  id: EntityId,
  userId: EntityId,
  userPhone: Type.String({ description: 'masked' }),
  nickName: Type.String(),
  goodId: { ...NullableId, description: 'null: all goods' },
  goodName: NullableText,
  profit,
  courierProfit,
  enabled: Type.Boolean(),
  remark: Type.String(),
  updatedAt: Type.String(),
});
export type UserProfitDto = Static<typeof UserProfit>;

export const UserProfitsBody = body({
  ...pagingFields(20),
  userId: Type.Optional(EntityId),
  goodId: Type.Optional(EntityId),
  keyword: Type.Optional(Type.String({ maxLength: 30 })),
});
export type UserProfitsFilter = Static<typeof UserProfitsBody>;
export const UserProfitsAnswer = pageOf(UserProfit);

/** For one invitee or many; a row that there is already is changed. */
export const NewUserProfitsBody = body({
  userId: Type.Optional(EntityId),
  userIds: Type.Optional(Type.Array(EntityId, { minItems: 1, maxItems: 200 })),
  goodId: Type.Optional(Type.Union([EntityId, Type.Null()])),
  profit,
  courierProfit: Type.Optional({ ...courierProfit, default: 0 }),
  remark: Type.Optional({ ...remark, default: '' }),
});
export type NewUserProfits = Static<typeof NewUserProfitsBody>;
export const NewUserProfitsAnswer = Type.Object({ list: Type.Array(UserProfit) });

export const UserProfitChangeBody = body({
  id: EntityId,
  profit: Type.Optional(profit),
  courierProfit: Type.Optional(courierProfit),
  enabled: Type.Optional(Type.Boolean()),
  remark: Type.Optional(remark),
});
export type UserProfitChange = Static<typeof UserProfitChangeBody>;

/** Without `profit` it is only read. */
export const DefaultProfitBody = body({
  profit: Type.Optional(profit),
  courierProfit: Type.Optional(courierProfit),
});

export const DefaultProfit = Type.Object({
  profit: Type.Integer({ description: 'fen a piece' }),
  courierProfit: Type.Integer({ description: 'fen a parcel' }),
  maxProfit: Type.Integer({ description: 'fen a piece that the own level allows' }),
  maxCourierProfit: Type.Integer({ description: 'fen a parcel' }),
});
export type DefaultProfitDto = Static<typeof DefaultProfit>;

export const SimulationBody = body({
  goodId: EntityId,
  warehouseId: EntityId,
  courierId: EntityId,
  num: Type.Optional(Type.Integer({ minimum: 1, maximum: 99, default: 1 })),
  areaCode: Type.String({ pattern: '^[0-9]{2}([0-9]{2}){0,2}$', description: 'where it goes' }),
  userId: Type.Optional({ ...EntityId, description: 'an own invitee; without one somebody of level 1' }),
  profit: Type.Optional({ ...profit, description: 'fen a piece; else what holds for the invitee now' }),
  courierProfit: Type.Optional(courierProfit),
});
export type SimulationInput = Static<typeof SimulationBody>;

const fen = Type.Integer({ description: 'fen' });
export const Simulation = Type.Object({
  unitPrice: fen,
  goodsFee: fen,
  courierFee: fen,
  remoteFee: fen,
  discountFee: fen,
  packageFee: fen,
  agentShare: Type.Integer({ description: 'fen that the caller earns' }),
  plainFee: Type.Integer({ description: 'fen without the mark-up' }),
  profit: fen,
  courierProfit: fen,
  banned: Type.Boolean({ description: 'nothing goes there; `reason` says why' }),
  reason: Type.String(),
});
export type SimulationDto = Static<typeof Simulation>;
