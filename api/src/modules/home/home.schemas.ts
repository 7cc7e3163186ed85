import { type Static, Type } from 'typebox';
import { WAITING_KINDS, type WaitingKind } from './waiting.ts';

const Waiting = Type.Object({
  kind: Type.Unsafe<WaitingKind>(
    Type.Union(
      WAITING_KINDS.map((kind) => Type.Literal(kind)),
      { description: 'What waits.' },
    ),
  ),
  count: Type.Integer({ description: 'how many, up to 1000' }),
  isMore: Type.Boolean({ description: 'There are more than that.' }),
});

const Day = Type.Object({
  day: Type.String({ description: 'in Asia/Shanghai' }),
  orders: Type.Integer({ description: 'placed on the day and paid for, without replacements' }),
  pieces: Type.Integer({ description: 'of these orders' }),
  turnover: Type.Integer({ description: 'fen, of these orders' }),
  accounts: Type.Integer({ description: 'new ones' }),
  refunds: Type.Integer({ description: 'asked for on the day' }),
  refunded: Type.Integer({ description: 'fen of them, without those that were refused or taken back' }),
  cashOuts: Type.Integer({ description: 'asked for on the day' }),
  cashedOut: Type.Integer({ description: 'fen of them, without those that were refused or taken back' }),
});
export type DayDto = Static<typeof Day>;

export const Home = Type.Object({
  waiting: Type.Array(Waiting, { description: 'of what the caller may see, also where nothing waits' }),
  days: Type.Array(Day, {
    description: 'today, the day before and the same day of the week before; empty without `reports.read`',
  }),
});
export type HomeDto = Static<typeof Home>;
