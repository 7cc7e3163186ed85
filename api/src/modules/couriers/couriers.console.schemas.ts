import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { OperatorReason } from '../../shared/operatorReason.ts';
import { EntityId } from '../../shared/values.ts';

const fen = (description: string) => ({
  ...NullableInt,
  description: `fen: ${description}; null where nobody has it`,
});

export const CourierRecord = Type.Object({
  id: EntityId,
  name: Type.String(),
  code: Type.String(),
  logo: NullableText,
  status: Type.Integer({ description: '1正常 2停用 3暂停发货' }),
  sort: Type.Integer(),
  cutoffTime: Type.String({ description: 'HH:mm' }),
  warehouses: Type.Integer({ description: 'warehouses that work with it' }),
  closures: Type.Integer({ description: 'areas that are closed for it alone, now or later' }),
  costFirstLeast: fen('the least that the first weight costs a warehouse'),
  costFirstMost: fen('the most that it costs one'),
  costStepLeast: fen('the least that a further weight costs a warehouse'),
  costStepMost: fen('the most that it costs one'),
  feeFirstLeast: fen('the least that buyers pay for the first weight'),
  feeFirstMost: fen('the most that they pay for it'),
});
export type CourierRecordDto = Static<typeof CourierRecord>;
export const CourierRecords = Type.Object({
  list: Type.Array(CourierRecord, { description: 'in the order in which buyers see them' }),
});

export const CourierStatusBody = body({
  id: EntityId,
  status: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)], {
    description: '1正常 2停用 3暂停发货',
  }),
  reason: OperatorReason,
});
export type CourierStatusInput = Static<typeof CourierStatusBody>;
export const SortCouriersBody = body({
  ids: Type.Array(EntityId, {
    ...{ minItems: 1, maxItems: 200, uniqueItems: true },
    description: 'all of them, in their new order',
  }),
});
