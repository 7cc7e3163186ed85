import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { OperatorReason } from '../../shared/operatorReason.ts';
import { EntityId, NullableId } from '../../shared/values.ts';

const time = Type.String({ format: 'date-time' });

export const AreaClosure = Type.Object({
  id: EntityId,
  areaCode: Type.String({ description: '2, 4 or 6 digits' }),
  areaName: Type.String({ description: 'with the province and city that it is in' }),
  courierId: { ...NullableId, description: 'null for all couriers' },
  courierName: NullableText,
  reason: Type.String({ description: 'buyers read it' }),
  startAt: { ...NullableText, description: 'null: from the beginning' },
  endAt: { ...NullableText, description: 'null: until it is opened again' },
  state: Type.Integer({ description: '1 in force, 2 planned, 3 over' }),
  operator: Type.String({ description: 'name of who closed it; empty where it came with the installation' }),
  createdAt: Type.String(),
});
export type AreaClosureDto = Static<typeof AreaClosure>;

export const AreaClosures = Type.Object({
  list: Type.Array(AreaClosure, {
    description: 'what is in force or planned, and the last 50 that are over',
  }),
});

export const CloseAreaBody = body({
  areaCode: Type.String({ pattern: '^[0-9]{2}([0-9]{2}){0,2}$' }),
  courierId: Type.Optional({ ...EntityId, description: 'absent: all couriers' }),
  reason: Type.String({
    minLength: 5,
    maxLength: 100,
    pattern: '\\S',
    description: '5 to 100 characters; buyers read it',
  }),
  startAt: Type.Optional({ ...time, description: 'absent: at once' }),
  endAt: Type.Optional({ ...time, description: 'absent: until it is opened again' }),
});
export type NewAreaClosure = Static<typeof CloseAreaBody>;

export const OpenAreaBody = body({ id: EntityId, reason: OperatorReason });
