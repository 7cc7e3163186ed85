import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { OperatorReason } from '../../shared/operatorReason.ts';
import { pageFields, pagingFields } from '../../shared/paging.ts';
import { SeenAmount } from '../../shared/seenAmount.ts';
import { EntityId, MAX_FEN, NullableId } from '../../shared/values.ts';

const fen = Type.Integer({ description: 'fen' });
const Status = Type.Integer({
  minimum: 0,
  maximum: 99,
  description: '0 待审核 10 待打款 20 打款中 30 已到账 40 已驳回 50 打款失败 60 已撤销',
});
const PayeeType = Type.Integer({ minimum: 1, maximum: 3, description: '1 支付宝 2 微信 3 银行卡' });
const Kind = Type.Integer({ minimum: 1, maximum: 2, description: 'of the account: 1 buyer, 2 supplier' });
const DecisionReason = { ...OperatorReason, description: '5 to 200 characters; the account reads it' };
const time = Type.Optional(Type.String({ format: 'date-time' }));

const fields = {
  id: EntityId,
  cashOutNo: Type.String(),
  accountId: EntityId,
  ownerName: Type.String({ description: 'of a supplier its company, of others the nick name' }),
  kind: Kind,
  amount: Type.Integer({ description: 'fen, taken from the balance' }),
  fee: fen,
  realAmount: Type.Integer({ description: 'fen that arrive: amount less fee' }),
  accountType: PayeeType,
  account: Type.String({ description: 'masked' }),
  accountName: Type.String({ description: 'masked' }),
  bankName: NullableText,
  status: Status,
  auditReason: Type.String({ description: 'why it was rejected or could not be paid; else empty' }),
  transferNo: NullableText,
  approvedBy: { ...NullableText, description: 'name of the operator who approved it' },
  paidBy: { ...NullableText, description: 'name of who last took a step of its payment' },
  batchId: { ...NullableId, description: 'the last list for the bank that it was on' },
  splitAmount: Type.Integer({ description: 'fen of it that have arrived by splits of recharges' }),
  createdAt: Type.String(),
  auditedAt: NullableText,
  paidAt: NullableText,
  mayApprove: Type.Boolean({ description: 'whether it waits for that, and the caller may' }),
  mayReject: Type.Boolean({ description: 'whether that can be done now, and the caller may' }),
  mayPay: Type.Boolean({
    description: 'whether the caller may put it on a list for the bank: not who approved it',
  }),
  mayEnd: Type.Boolean({ description: 'whether it is being paid, and the caller may say how that ended' }),
};
const CashOutAtDesk = Type.Object(fields);
export type CashOutAtDeskDto = Static<typeof CashOutAtDesk>;

export const CashOutsAtDeskQuery = Type.Object({
  ...pagingFields(20),
  status: Type.Optional(Status),
  isOpen: Type.Optional(Type.Boolean({ description: 'those that are not over: 0, 10, 20 and 50' })),
  accountId: Type.Optional(EntityId),
  kind: Type.Optional(Kind),
  accountType: Type.Optional(PayeeType),
  batchId: Type.Optional(EntityId),
  number: Type.Optional(
    Type.String({ maxLength: 50, description: 'number of a cash-out or transfer, whole' }),
  ),
  minAmount: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_FEN, description: 'fen' })),
  startAt: time,
  endAt: time,
});
export type CashOutsAtDeskFilter = Static<typeof CashOutsAtDeskQuery>;

export const CashOutsAtDesk = Type.Object({
  ...pageFields(CashOutAtDesk),
  paused: Type.Boolean({ description: 'nothing can be approved or paid until the books add up again' }),
});

const CashOutSplit = Type.Object({
  id: EntityId,
  splitNo: Type.String({ description: 'the channel knows it by this number' }),
  paymentId: EntityId,
  payNo: Type.String({ description: 'of the recharge that it is split off' }),
  amount: fen,
  status: Type.Integer({
    minimum: 0,
    maximum: 9,
    description: '0 处理中 1 已到账 2 渠道未受理 3 渠道关闭：没有到账',
  }),
  code: Type.String({
    description: 'the channel’s reason, of what ended or of the last attempt; else empty',
  }),
  reason: Type.String({ description: 'the same for people' }),
  tries: Type.Integer({ description: 'how often the channel was asked' }),
  createdAt: Type.String(),
  endedAt: NullableText,
});
const CashOutReceiver = Type.Object({
  account: Type.String({ description: 'masked' }),
  kind: Type.Enum(['merchant', 'person']),
  createdAt: Type.String(),
});
const CashOutStep = Type.Object({
  id: EntityId,
  action: Type.String({ description: 'such as `cash-out approve`' }),
  operator: Type.String(),
  reason: Type.String(),
  createdAt: Type.String(),
});
export const CashOutPage = Type.Object({
  ...fields,
  balance: Type.Integer({
    description: 'fen in the wallet now; less than nothing where an income was taken back since',
  }),
  paidBefore: Type.Integer({ description: 'cash-outs of the account that have arrived' }),
  paidBeforeAmount: Type.Integer({ description: 'fen that have arrived by them' }),
  samePayee: Type.Boolean({ description: 'whether one to the same payee has arrived before' }),
  maySplit: Type.Boolean({
    description: 'whether the caller may pay it, or what is left of it, by splitting recharges',
  }),
  receiver: Type.Union([CashOutReceiver, Type.Null()], {
    description: 'who WeChat Pay would pay it to: named before it was asked for; else null',
  }),
  splits: Type.Array(CashOutSplit, { description: 'by which it is paid, the first one first' }),
  steps: Type.Array(CashOutStep, { description: 'what operators did with it, the first one first' }),
});
export type CashOutPageDto = Static<typeof CashOutPage>;

export const RejectBody = body({ id: EntityId, reason: DecisionReason });
/** A step with what it transfers. */
export const AmountBody = body({ id: EntityId, amount: SeenAmount });
export type AmountStep = Static<typeof AmountBody>;
export const PaidBody = body({
  id: EntityId,
  amount: SeenAmount,
  transferNo: Type.String({
    pattern: '^\\S{1,64}$',
    description: 'number of the transfer at the bank or channel',
  }),
});
export type PaidStep = Static<typeof PaidBody>;
export const FailBody = body({ id: EntityId, reason: DecisionReason });
