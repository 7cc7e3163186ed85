import { type Static, Type } from 'typebox';
import { body } from '../../shared/envelope.ts';
import { pageOf, pagingFields } from '../../shared/paging.ts';
import { SeenAmount } from '../../shared/seenAmount.ts';
import { EntityId, entityId, MAX_FEN, NullableId } from '../../shared/values.ts';

export const BatchBody = body({
  ids: Type.Array(EntityId, {
    minItems: 1,
    maxItems: 500,
    description: 'approved ones, or ones that failed',
  }),
  amount: SeenAmount,
});
export type BatchInput = Static<typeof BatchBody>;
const Batch = Type.Object({
  id: EntityId,
  batchNo: Type.String(),
  operator: Type.String({ description: 'name of who made it' }),
  createdAt: Type.String(),
  count: Type.Integer({ description: 'cash-outs that were put on it' }),
  amount: Type.Integer({ description: 'fen to be transferred by it' }),
  paying: Type.Integer({ description: 'of them still being paid by this list' }),
  paid: Type.Integer({ description: 'of them arrived' }),
  failed: Type.Integer({ description: 'of them failed, and not tried again' }),
});
export type BatchDto = Static<typeof Batch>;
export const MadeBatch = Type.Object({
  batch: Batch,
  left: Type.Integer({
    description: 'of those asked for, left out: approved by the caller, or past that state',
  }),
});
export const BatchesQuery = Type.Object({
  ...pagingFields(20),
  onlyPaying: Type.Optional(Type.Boolean({ description: 'only those of which some are still being paid' })),
  from: Type.Optional(Type.String({ format: 'date-time', description: 'made at this moment or later' })),
  to: Type.Optional(Type.String({ format: 'date-time', description: 'made before this moment' })),
});
export type BatchesFilter = Static<typeof BatchesQuery>;
export const BatchPage = pageOf(Batch);
export const BatchFileQuery = Type.Object({
  id: entityId('of the list'),
  format: Type.Optional(Type.Union([Type.Literal('xlsx'), Type.Literal('csv')])),
});

const answerVerdicts = [
  'paid',
  'failed',
  'done',
  'unknown',
  'amount',
  'state',
  'approver',
  'transfer',
  'reason',
  'twice',
] as const;
export const AnswersBody = body({
  rows: Type.Array(
    body({
      cashOutNo: Type.String({ maxLength: 50 }),
      amount: Type.Integer({
        minimum: 0,
        maximum: MAX_FEN,
        description: 'fen that the bank says it transferred',
      }),
      paid: Type.Boolean({ description: 'whether it did' }),
      transferNo: Type.Optional(Type.String({ maxLength: 64, description: 'needed where it did' })),
      reason: Type.Optional(Type.String({ maxLength: 200, description: 'needed where it did not' })),
    }),
    { minItems: 1, maxItems: 500 },
  ),
  checkOnly: Type.Optional(Type.Boolean({ description: 'says what would come of it, and does nothing' })),
});
export type BankAnswers = Static<typeof AnswersBody>;
const Verdict = Type.Object({
  cashOutNo: Type.String(),
  cashOutId: NullableId,
  amount: Type.Integer({ description: 'fen, as the bank says' }),
  expected: Type.Union([Type.Integer(), Type.Null()], { description: 'fen that were to be transferred' }),
  verdict: Type.Enum(answerVerdicts, {
    description:
      'paid and failed are taken over; done was so already; unknown number; another amount; not being paid; approved by the caller; the transfer is missing or another one’s; the reason is missing; the number comes twice',
  }),
});
export type VerdictDto = Static<typeof Verdict>;
export const AnswersTaken = Type.Object({
  rows: Type.Array(Verdict),
  paid: Type.Integer(),
  failed: Type.Integer(),
  amount: Type.Integer({ description: 'fen of those that arrived' }),
});
export type AnswersTakenDto = Static<typeof AnswersTaken>;
