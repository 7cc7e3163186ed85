import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { OperatorReason } from '../../shared/operatorReason.ts';
import { EntityId } from '../../shared/values.ts';

const Violation = Type.Object({
  rows: Type.Integer({ description: 'how many broke it when it was last seen' }),
  ids: Type.Array(Type.Integer(), {
    description: 'ids of up to 20 of them: of what the rule is about; 0 is the books as a whole',
  }),
  createdAt: Type.String({ description: 'when it was found' }),
  seenAt: Type.String({ description: 'when it was last seen' }),
});
const BookRule = Type.Object({
  name: Type.String(),
  text: Type.String({ description: 'in Chinese' }),
  isOfMoney: Type.Boolean({ description: 'cash-outs stop where it is broken' }),
  onlyInFull: Type.Boolean({ description: 'looked at by the nightly check of everything alone' }),
  violation: Type.Union([Violation, Type.Null()], { description: 'null where it holds' }),
});
const PastViolation = Type.Object({
  id: EntityId,
  text: Type.String(),
  rows: Type.Integer(),
  createdAt: Type.String(),
  resolvedAt: Type.String(),
});
export const Books = Type.Object({
  checkedAt: { ...NullableText, description: 'of what had moved, at least' },
  fullAt: { ...NullableText, description: 'of everything' },
  nextFullAt: Type.String(),
  pausedAt: { ...NullableText, description: 'since when cash-outs are stopped' },
  rules: Type.Array(BookRule, { description: 'what must hold, broken ones first' }),
  past: Type.Array(PastViolation, { description: 'the last 20 that hold again' }),
});
export type BooksDto = Static<typeof Books>;

export const PausingBody = body({ reason: OperatorReason });
