import { Type } from 'typebox';

/** The id of a row: a whole number that JSON represents exactly, up to 2^53 - 1. The graph's `EntityId`. */
export const EntityId = entityId();
export const NullableId = Type.Union([EntityId, Type.Null()]);

/** An `EntityId` with a description in the contract. */
export function entityId(description?: string) {
  return Type.Integer({
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
    ...(description === undefined ? {} : { description }),
  });
}

/** An id, or 0 for none: for callers that send no null. */
export function idOrNone(description: string) {
  return Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description });
}

/** A status, type or similar number: the range of its column. */
export const SmallInt = Type.Integer({ minimum: -32_768, maximum: 32_767 });

/** The maximum of an integer column: counts, versions, rows of a sheet. */
export const MAX_INT32 = 2_147_483_647;

/** Whole fen, above any amount that can occur. */
export const MAX_FEN = 1_000_000_000_000;

/** Of a thing whose changes can be caught up on. */
export const UpdatedAt = Type.String({
  description: 'moves with each change that can be seen here, never backwards; to the millisecond',
});

/** Up to a hundred ids in a query string. */
export const IdList = Type.String({
  pattern: '^[0-9]{1,16}(,[0-9]{1,16}){0,99}$',
  description: 'comma separated; only these',
});
