import { Type } from 'typebox';

/** What names one row: a whole number that JSON carries exactly, up to 2^53 - 1. The graph's `EntityId`. */
export const EntityId = entityId();
export const NullableId = Type.Union([EntityId, Type.Null()]);

/** An `EntityId` of which the contract says what it names. */
export function entityId(description?: string) {
  return Type.Integer({
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
    ...(description === undefined ? {} : { description }),
  });
}

/** A status, a kind or another number of REST's lists: what its column holds. */
export const SmallInt = Type.Integer({ minimum: -32_768, maximum: 32_767 });

/** The most that a column of whole numbers holds: counts, versions, rows of a sheet. */
export const MAX_INT32 = 2_147_483_647;

/** Whole fen, up to more than anything here can cost. */
export const MAX_FEN = 1_000_000_000_000;

/** Up to a hundred ids in an address. */
export const IdList = Type.String({
  pattern: '^[0-9]{1,16}(,[0-9]{1,16}){0,99}$',
  description: 'comma separated; only these',
});
