import { type Static, Type } from 'typebox';
import { ActedBy, body, NullableText } from '../../shared/envelope.ts';
import { pageFields, pagingFields } from '../../shared/paging.ts';
import { moneyLogTypes } from '../../shared/statuses.ts';
import { EntityId, NullableId } from '../../shared/values.ts';

const fen = Type.Integer({ description: 'fen' });

const MoneyLog = Type.Object({
  id: EntityId,
  logNo: Type.String(),
  type: Type.Integer({
    description:
      '1充值 2订单支付 3包裹退款 … 14赔付 15演示资金 16充值退回 17充值退回失败 19演示资金收回 20保证金补足 21保证金缴存 22保证金退回 23保证金赔付 24补发运费 30快递理赔',
  }),
  typeText: Type.String(),
  amount: Type.Integer({ description: 'fen, effect on the available balance' }),
  balanceBefore: fen,
  balanceAfter: fen,
  frozenBefore: fen,
  frozenAfter: fen,
  bizNo: {
    ...NullableText,
    description:
      'number of the order, parcel, recharge, cash-out or claim; of refunded pieces that of the parcel they were a part of',
  },
  orderId: NullableId,
  packageId: NullableId,
  payId: NullableId,
  cashOutId: NullableId,
  parts: Type.Array(Type.Object({ title: Type.String(), amount: fen }), {
    description: 'of what the amount is made up; empty where it is one thing',
  }),
  actedBy: ActedBy,
  title: Type.String(),
  createdAt: Type.String(),
});
export type MoneyLogDto = Static<typeof MoneyLog>;

export const MoneyLogsBody = body({
  ...pagingFields(20),
  keyword: Type.Optional(
    Type.String({ maxLength: 50, description: 'number of an order, parcel, recharge, cash-out or claim' }),
  ),
  type: Type.Optional(Type.Enum(moneyLogTypes)),
  direction: Type.Optional(Type.Union([Type.Literal('in'), Type.Literal('out')])),
  startAt: Type.Optional(Type.String({ format: 'date-time' })),
  endAt: Type.Optional(Type.String({ format: 'date-time' })),
});
export type MoneyLogsFilter = Static<typeof MoneyLogsBody>;

export const MoneyLogsAnswer = Type.Object({
  ...pageFields(MoneyLog),
  sumIn: Type.Integer({ description: 'fen over the whole filter' }),
  sumOut: Type.Integer({ description: 'fen over the whole filter' }),
});

export const DaysBody = body({
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90, default: 30 })),
});

const WalletDay = Type.Object({
  date: Type.String({ description: 'by the clock of Shanghai' }),
  moneyIn: fen,
  moneyOut: fen,
  balance: Type.Integer({ description: 'fen at the end of the day' }),
});
export type WalletDayDto = Static<typeof WalletDay>;

export const DaysAnswer = Type.Object({
  list: Type.Array(WalletDay, { description: 'the oldest first, the last one today' }),
});
