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
