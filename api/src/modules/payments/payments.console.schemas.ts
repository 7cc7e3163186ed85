import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { OperatorReason } from '../../shared/operatorReason.ts';
import { pageOf, pagingFields } from '../../shared/paging.ts';
import { EntityId, NullableId } from '../../shared/values.ts';

const time = Type.Optional(Type.String({ format: 'date-time' }));
const PayType = Type.Integer({ minimum: 1, maximum: 9, description: '1 支付宝 2 微信支付 9 模拟支付' });
const Status = Type.Integer({
  minimum: 0,
  maximum: 9,
  description: '0 待支付 1 已支付 2 已关闭 3 支付失败 4 已退款 5 金额异常',
});
const ProblemKind = Type.Enum(['amount', 'paidTwice', 'tradeNoUsed', 'notPaid'] as const, {
  description:
    'another amount was paid; the channel has two trades; the trade is another payment’s; the channel denies it',
});
const DecisionReason = { ...OperatorReason, description: '5 to 200 characters, for the log' };

const payment = {
  id: EntityId,
  payNo: Type.String(),
  accountId: EntityId,
  amount: Type.Integer({ description: 'fen' }),
  payType: PayType,
  status: Status,
  late: Type.Boolean({ description: 'paid after it was closed here' }),
  channelTradeNo: NullableText,
  createdAt: Type.String(),
  expireAt: Type.String(),
  paidAt: NullableText,
};
const Payment = Type.Object(payment);
export type PaymentAtDeskDto = Static<typeof Payment>;

export const PaymentsQuery = Type.Object({
  ...pagingFields(20),
  number: Type.Optional(
    Type.String({ maxLength: 64, description: 'of a payment, or of the channel, whole' }),
  ),
  accountId: Type.Optional(EntityId),
  payType: Type.Optional(PayType),
  status: Type.Optional(Status),
  startAt: time,
  endAt: time,
});
export type PaymentsFilter = Static<typeof PaymentsQuery>;
export const PaymentPage = pageOf(Payment);

const Problem = Type.Object({
  id: EntityId,
  kind: ProblemKind,
  paymentId: EntityId,
  payNo: Type.String(),
  accountId: EntityId,
  payType: PayType,
  amount: Type.Integer({ description: 'fen that were to be paid' }),
  told: { ...NullableInt, description: 'fen that the channel says; null where it says none' },
  channelTradeNo: Type.String({ description: 'as the channel says; else empty' }),
  createdAt: Type.String(),
  resolvedAt: NullableText,
});
export type ProblemDto = Static<typeof Problem>;
export const ProblemsQuery = Type.Object({
  ...pagingFields(20),
  isOpen: Type.Optional(Type.Boolean({ description: 'only those that nobody has resolved' })),
  kind: Type.Optional(ProblemKind),
});
export type ProblemsFilter = Static<typeof ProblemsQuery>;
export const ProblemPage = pageOf(Problem);
export const ResolveBody = body({ id: EntityId, reason: DecisionReason });

const Refund = Type.Object({
  id: EntityId,
  refundNo: Type.String(),
  paymentId: EntityId,
  payNo: Type.String(),
  payType: PayType,
  accountId: EntityId,
  amount: Type.Integer({ description: 'fen' }),
  status: Type.Integer({
    description: '0 under way, 1 arrived, 2 the channel does not do it: back in the wallet',
  }),
  code: Type.String({ description: 'what the channel, or we, said last of why it has not arrived' }),
  tries: Type.Integer(),
  nextTryAt: Type.String(),
  transferNo: NullableText,
  createdAt: Type.String(),
  endedAt: NullableText,
});
export type RefundAtDeskDto = Static<typeof Refund>;
export const RefundsQuery = Type.Object({
  ...pagingFields(20),
  isOpen: Type.Optional(Type.Boolean({ description: 'only those under way' })),
  number: Type.Optional(Type.String({ maxLength: 64, description: 'of a refund or payment, whole' })),
});
export type RefundsFilter = Static<typeof RefundsQuery>;
export const RefundPage = pageOf(Refund);
export const RetryBody = body({ refundNo: Type.String({ maxLength: 64 }) });
export const TransferredBody = body({
  refundNo: Type.String({ maxLength: 64 }),
  transferNo: Type.String({ pattern: '^\\S{1,64}$', description: 'number of the transfer at the bank' }),
});

const Step = Type.Object({
  id: EntityId,
  action: Type.String({ description: 'such as `payment resolve`' }),
  operator: Type.String(),
  reason: Type.String(),
  createdAt: Type.String(),
});
const Notice = Type.Object({
  id: EntityId,
  isPushed: Type.Boolean({ description: 'the channel said it of its own accord; else it was asked' }),
  state: Type.Enum(['paid', 'waiting', 'closed', 'absent'] as const),
  amount: { ...NullableInt, description: 'fen that are paid; null otherwise' },
  channelTradeNo: Type.String({ description: 'of what is paid; else empty' }),
  times: Type.Integer({ description: 'how often it said the same in a row' }),
  createdAt: { ...Type.String(), description: 'when it said so first' },
  lastAt: { ...Type.String(), description: 'and last' },
});
export const PaymentRecord = Type.Object({
  ...payment,
  asks: Type.Integer({ description: 'how often the channel was asked while it waited' }),
  askedAt: { ...NullableText, description: 'when the channel was asked last' },
  nextAskAt: { ...NullableText, description: 'when it is asked next; null where it waits no more' },
  reconcileAt: { ...NullableText, description: 'when it is compared with the channel; null once it was' },
  movementId: { ...NullableId, description: 'of the ledger, by which it was credited' },
  creditedAt: NullableText,
  problems: Type.Array(Problem),
  refunds: Type.Array(Refund),
  notices: Type.Array(Notice, { description: 'what the channel said, the newest first, at most 100' }),
  steps: Type.Array(Step, { description: 'what operators did with it' }),
});
export type PaymentRecordDto = Static<typeof PaymentRecord>;

export const ChannelAnswer = Type.Object({
  state: Type.Enum(['paid', 'waiting', 'closed', 'absent'] as const, {
    description: 'what the channel says: absent where it does not know the payment',
  }),
  tradeNo: NullableText,
  amount: { ...NullableInt, description: 'fen; null where it is not paid' },
  paidAt: NullableText,
  payment: PaymentRecord,
});
export type ChannelAnswerDto = Static<typeof ChannelAnswer>;
