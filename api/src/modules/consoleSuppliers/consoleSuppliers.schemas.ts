import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { OperatorReason } from '../../shared/operatorReason.ts';
import { pageOf, pagingFields } from '../../shared/paging.ts';
import { EntityId } from '../../shared/values.ts';

const fen = Type.Integer({ description: 'fen' });
const count = Type.Integer();
const rate = (what: string) => ({ ...NullableInt, description: `hundredths of a percent: ${what}` });

const WARNINGS = [
  'shipSlow',
  'shipLate',
  'refundsHigh',
  'disputesHigh',
  'scoreLow',
  'depositLow',
  'licenceDue',
] as const;

export const SuppliersQuery = Type.Object({
  ...pagingFields(20),
  name: Type.Optional(Type.String({ minLength: 2, maxLength: 30, description: 'part of its name' })),
  status: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(4)])),
  warned: Type.Optional(Type.Boolean({ description: 'only those whose service figures are beyond a limit' })),
});
export type SuppliersFilter = Static<typeof SuppliersQuery>;

const item = {
  id: EntityId,
  status: Type.Integer({ description: '1 normal, 2 frozen, 4 closed' }),
  companyName: Type.String(),
  nickName: Type.String(),
  packageCount: { ...count, description: 'parcels sold within 30 days' },
  shipMedian: { ...NullableInt, description: 'seconds from payment to shipping' },
  lateRate: rate('shipped after the promised time'),
  refundedRate: rate('refunded'),
  caseRate: rate('with an after-sales case'),
  disputedRate: rate('with a case that the platform decides'),
  score: { ...NullableInt, description: 'tenths of a star' },
  answerMedian: { ...NullableInt, description: 'seconds until a case is first answered' },
  countedAt: { ...NullableText, description: 'when the figures were counted; null before the first time' },
  deposit: fen,
  depositLack: fen,
  warnings: Type.Array(Type.String({ description: `one of ${WARNINGS.join(', ')}` })),
  createdAt: Type.String(),
};
const SupplierItem = Type.Object(item);
export type SupplierDto = Static<typeof SupplierItem>;
export const SupplierPage = pageOf(SupplierItem);

const DepositMove = Type.Object({
  id: EntityId,
  kind: Type.Integer({
    description: '20 topped up from income, 21 paid in, 22 returned, 23 paid for a case',
  }),
  amount: { ...fen, description: 'fen; negative where it left the deposit' },
  title: Type.String(),
  createdAt: Type.String(),
});
const HeldParcel = Type.Object({
  parcelId: EntityId,
  packageNo: Type.String(),
  orderId: EntityId,
  amount: { ...fen, description: 'fen of its share that may have to come back' },
  until: { ...Type.String(), description: 'when it is looked at next' },
});

export const SupplierDetail = Type.Object({
  ...item,
  commissionRate: Type.Integer({ description: 'ten-thousandths of the goods that it pays' }),
  settleDays: Type.Integer({ description: 'days from receipt to settlement' }),
  depositMin: { ...fen, description: 'fen that the deposit is topped up to' },
  ownDepositMin: { ...NullableInt, description: 'fen that were set for it; null where the setting holds' },
  held: { ...fen, description: 'fen of its wallet that may have to come back' },
  heldParcels: Type.Array(HeldParcel, { description: 'why: ten of the newest' }),
  depositMoves: Type.Array(DepositMove, { description: 'the newest ten' }),
  goods: Type.Array(
    Type.Object({
      status: Type.Integer({ description: '0 draft, 1 on sale, 2 off, 3 auditing, 4 rejected, 5 banned' }),
      count,
    }),
  ),
  warehouses: Type.Array(
    Type.Object({
      id: EntityId,
      name: Type.String(),
      status: Type.Integer({ description: '1 open, 2 closed, 3 paused' }),
    }),
  ),
});
export type SupplierDetailDto = Static<typeof SupplierDetail>;

export const TermsBody = body({
  id: EntityId,
  commissionRate: Type.Integer({
    minimum: 0,
    maximum: 3_000,
    description: 'ten-thousandths of the goods, of what is settled from now on',
  }),
  depositMin: Type.Union([Type.Integer({ minimum: 0, maximum: 1_000_000_000 }), Type.Null()], {
    description: 'fen that its deposit is topped up to; null for the setting',
  }),
  reason: OperatorReason,
});
export type Terms = Static<typeof TermsBody>;
