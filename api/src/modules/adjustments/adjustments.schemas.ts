import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { OperatorReason } from '../../shared/operatorReason.ts';
import { pageOf, pagingFields } from '../../shared/paging.ts';
import { EntityId, NullableId } from '../../shared/values.ts';

/** As `ledger_tx.kind`: 12 平台调账, 13 运费补收, 14 赔付. */
const Kind = Type.Union([Type.Literal(12), Type.Literal(13), Type.Literal(14)], {
  description: '12 adjustment, 13 freight that is collected later, 14 compensation',
});
const MOST = 100_000_000;
const fen = Type.Integer({ description: 'fen' });
const time = Type.Optional(Type.String({ format: 'date-time' }));

const common = {
  accountId: EntityId,
  number: Type.Optional(
    Type.String({ pattern: '^\\S{1,50}$', description: 'of the order or parcel that it is about' }),
  ),
  reason: { ...OperatorReason, description: '5 to 200 characters; the account reads it' },
  clientNo: Type.String({
    pattern: '^[\\w-]{8,64}$',
    description: 'the same number of an operator leads to the same adjustment',
  }),
  balance: Type.Optional(
    Type.Integer({
      description:
        'fen in the wallet as the caller was shown it; refused as BALANCE_CHANGED where it is another by now',
    }),
  ),
};

export const AdjustBody = body({
  ...common,
  kind: Type.Union([Type.Literal(12), Type.Literal(13)], { description: '12 adjustment, 13 freight' }),
  amount: Type.Integer({
    minimum: -MOST,
    maximum: MOST,
    not: { const: 0 },
    description: 'fen that the balance changes by; less than nothing for 13, which is taken',
  }),
});
export const CompensateBody = body({
  ...common,
  amount: Type.Integer({ minimum: 1, maximum: MOST, description: 'fen that the account gets' }),
});
export type NewAdjustment = Static<typeof AdjustBody> | (Static<typeof CompensateBody> & { kind: 14 });

const Adjustment = Type.Object({
  id: EntityId,
  accountId: EntityId,
  kind: Kind,
  amount: Type.Integer({ description: 'fen; less than nothing where it was taken' }),
  orderId: NullableId,
  orderNo: NullableText,
  packageId: NullableId,
  packageNo: NullableText,
  reason: Type.String(),
  operator: Type.String({ description: 'name of who asked for it' }),
  approvedBy: { ...NullableText, description: 'name of the second operator, where it took one' },
  createdAt: Type.String(),
});
export type AdjustmentDto = Static<typeof Adjustment>;

export const AdjustOutcome = Type.Object({
  adjustment: Type.Union([Adjustment, Type.Null()], {
    description: 'null while it waits for a second operator',
  }),
  approvalId: { ...NullableId, description: 'what another operator decides about' },
  balance: Type.Integer({ description: 'fen in the wallet now' }),
});
export type AdjustOutcomeDto = Static<typeof AdjustOutcome>;

export const AdjustmentsQuery = Type.Object({
  ...pagingFields(20),
  accountId: Type.Optional(EntityId),
  orderId: Type.Optional(EntityId),
  kind: Type.Optional(Kind),
  operator: Type.Optional(Type.String({ maxLength: 50, description: 'name of who asked for it' })),
  startAt: time,
  endAt: time,
});
export type AdjustmentsFilter = Static<typeof AdjustmentsQuery>;
export const AdjustmentPage = pageOf(Adjustment);

export const TermsQuery = Type.Object({ accountId: EntityId });
export const AdjustTerms = Type.Object({
  accountId: EntityId,
  kind: Type.Integer({ description: 'of the account: 1 buyer, 2 supplier' }),
  phone: Type.String({ description: 'masked' }),
  name: Type.String({ description: 'nickname or store' }),
  balance: fen,
  free: Type.Integer({ description: 'fen of the balance that may be taken: what is held may not' }),
  caseLimit: Type.Integer({ description: 'fen that the caller moves alone at a time' }),
  dayLeft: Type.Integer({ description: 'fen that the caller may still move alone today' }),
});
export type AdjustTermsDto = Static<typeof AdjustTerms>;
