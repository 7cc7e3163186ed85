import { type TSchema, Type } from 'typebox';
import { EntityId } from './values.ts';

const Refusal = Type.Object({
  code: Type.Literal(7),
  data: Type.Object({
    errorKey: Type.String({ description: 'Machine-readable key of the refusal.' }),
    reload: Type.Optional(Type.Boolean({ description: 'True when the session has ended.' })),
  }),
  msg: Type.String({ description: 'Chinese text for the person.' }),
  requestId: Type.String(),
});

/**
 * Response schemas of a route that answers `data`. A business refusal has HTTP status 200 too, with code 7 and the shape
 * documented under `default`; it is written by the error handler without a schema.
 */
export function answers<T extends TSchema>(data: T) {
  return { 200: Type.Object({ code: Type.Literal(0), data, msg: Type.String() }), default: Refusal };
}

/** Success. */
export function ok<T>(data: T, msg = '操作成功'): { code: 0; data: T; msg: string } {
  return { code: 0, data, msg };
}

/** A request body: exactly these fields. */
export function body<T extends Record<string, TSchema>>(fields: T) {
  return Type.Object(fields, { additionalProperties: false });
}

export const Nothing = Type.Object({}, { additionalProperties: false });
export const IdBody = body({ id: EntityId });
export const IdQuery = Type.Object({ id: EntityId });
export const NullableText = Type.Union([Type.String(), Type.Null()]);
/** Who of the account acted in a row. */
export const ActedBy = {
  ...NullableText,
  description:
    'the member who did it, or 程序 and the name of the token; null where the owner did, or nobody of the account',
};
export const NullableInt = Type.Union([Type.Integer(), Type.Null()]);
