import { type Static, Type } from 'typebox';
import { NullableText } from '../../shared/envelope.ts';
import { EntityId } from '../../shared/values.ts';

export const Courier = Type.Object({
  id: EntityId,
  name: Type.String(),
  code: Type.String(),
  logo: NullableText,
  workDays: Type.String({
    description: 'seven flags by day of the week in Asia/Shanghai; index 0 is always 1',
  }),
  sundayRest: Type.Boolean(),
  restDates: Type.Array(Type.String()),
  cutoffTime: Type.String({ description: 'HH:mm' }),
  status: Type.Integer({ description: '1正常 2停用 3暂停发货' }),
});
export type CourierDto = Static<typeof Courier>;
