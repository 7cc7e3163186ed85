import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { OperatorReason } from '../../shared/operatorReason.ts';
import { pageOf, pagingFields } from '../../shared/paging.ts';
import { EntityId, NullableId } from '../../shared/values.ts';

const PayType = Type.Integer({ minimum: 1, maximum: 9, description: '1 支付宝 2 微信支付 9 模拟支付' });
const Day = Type.String({
  pattern: '^\\d{4}-\\d\\d-\\d\\d$',
  description: 'such as `2026-01-02`, in Asia/Shanghai',
});
const count = (of: string) => Type.Integer({ description: of });
const fen = (of: string) => Type.Integer({ description: `fen, ${of}` });

export const Bill = Type.Object({
  id: EntityId,
  payType: PayType,
  day: Day,
  state: Type.Enum(['waiting', 'reading', 'failed', 'agrees', 'differs'] as const, {
    description:
      'not written by the channel yet; being read; the channel did not give it; no open differences; some',
  }),
  code: Type.String({
    description: 'why the last reading came to nothing, in the channel’s words; else empty',
  }),
  askedAt: { ...NullableText, description: 'when the channel was last asked for it' },
  comparedAt: NullableText,
  toldPayments: count('payments in the bill'),
  toldPaid: fen('of them'),
  toldRefunds: count('refunds in the bill that were made'),
  toldReturned: fen('of them'),
  ourPayments: count('payments of ours on that day'),
  ourPaid: fen('of them'),
  ourRefunds: count('refunds of ours that ended on that day'),
  ourReturned: fen('of them'),
  open: count('open differences'),
  closed: count('differences that were closed'),
});
export type BillDto = Static<typeof Bill>;

export const BillsQuery = Type.Object({
  ...pagingFields(20),
  payType: Type.Optional(PayType),
  onlyOpen: Type.Optional(
    Type.Boolean({ description: 'only those that are not compared or have open differences' }),
  ),
});
export type BillsFilter = Static<typeof BillsQuery>;
export const BillPage = pageOf(Bill);
export const CheckBody = body({ payType: PayType, day: Day });

export const Difference = Type.Object({
  id: EntityId,
  kind: Type.Integer({
    minimum: 1,
    maximum: 4,
    description: '1 only in the bill, 2 only with us, 3 another amount, 4 another state',
  }),
  lineKind: Type.Integer({ minimum: 1, maximum: 2, description: '1 a payment, 2 a refund' }),
  number: Type.String({ description: 'our number of the payment or refund, as the channel has it' }),
  tradeNo: Type.String({ description: 'the channel’s number of the payment; empty where it is not known' }),
  paymentId: { ...NullableId, description: 'our payment; null where there is none' },
  paymentStatus: {
    ...NullableInt,
    description: '0 待支付 1 已支付 2 已关闭 3 支付失败 4 已退款 5 金额异常',
  },
  problems: Type.Integer({ description: 'open problems of the payment' }),
  told: { ...NullableInt, description: 'fen in the bill; null where it is not there' },
  ours: { ...NullableInt, description: 'fen with us; null where it is not there' },
  toldAt: { ...NullableText, description: 'when it moved, as the channel says' },
  createdAt: Type.String(),
  closedAt: NullableText,
  closedBy: Type.String({ description: 'the operator; empty where a later run found it settled' }),
  reason: Type.String(),
});
export type DifferenceDto = Static<typeof Difference>;
export const DifferencesQuery = Type.Object({
  ...pagingFields(20),
  billId: EntityId,
  isOpen: Type.Optional(Type.Boolean({ description: 'only those that are open' })),
});
export type DifferencesFilter = Static<typeof DifferencesQuery>;
export const DifferencePage = pageOf(Difference);
export const CloseBody = body({
  id: EntityId,
  reason: { ...OperatorReason, description: '5 to 200 characters, for the log' },
});
