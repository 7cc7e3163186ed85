import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { EntityId } from '../../shared/values.ts';

export const TimelineBody = body({ packageId: EntityId });

export const Timeline = Type.Object({
  packageId: EntityId,
  courierName: Type.String(),
  waybillNo: NullableText,
  traceState: NullableInt,
  list: Type.Array(
    Type.Object({
      id: EntityId,
      at: Type.String(),
      type: Type.String({ description: 'trace: the courier’s words; another word for what happened here' }),
      text: Type.String(),
      reasonCode: NullableText,
      actor: Type.String({ description: 'user, seller, system, platform' }),
    }),
    { description: 'the newest first' },
  ),
});
export type TimelineDto = Static<typeof Timeline>;

export const PushForm = Type.Object({
  sign: Type.String({ maxLength: 64 }),
  param: Type.String({ description: 'JSON' }),
});

/** How Kuaidi100 wants to be answered; what is not a success is pushed again. */
export const PushAnswer = Type.Object({
  result: Type.Boolean(),
  returnCode: Type.String(),
  message: Type.String(),
});
