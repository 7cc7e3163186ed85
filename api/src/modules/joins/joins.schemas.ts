import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { pageOf, pagingFields } from '../../shared/paging.ts';
import { EntityId } from '../../shared/values.ts';

const Status = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2), Type.Literal(3)], {
  description: '0 new, 1 handled, 2 talked to, 3 nothing comes of it',
});

export const JoinsQuery = Type.Object({ ...pagingFields(20), status: Type.Optional(Status) });
export type JoinsFilter = Static<typeof JoinsQuery>;

const Join = Type.Object({
  id: EntityId,
  name: Type.String({ description: 'masked' }),
  phone: Type.String({ description: 'masked' }),
  city: Type.String(),
  remark: Type.String(),
  status: Status,
  note: Type.String({ description: 'what whoever handled it last said' }),
  handledBy: Type.String({ description: 'empty before anybody did' }),
  handledAt: NullableText,
  createdAt: Type.String(),
});
export type JoinDto = Static<typeof Join>;
export const JoinItem = Join;
export const JoinPage = pageOf(Join);

export const DecideJoinBody = body({
  id: EntityId,
  status: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)], {
    description: '1 handled, 2 talked to, 3 nothing comes of it',
  }),
  note: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
});
export type JoinDecision = Static<typeof DecideJoinBody>;
