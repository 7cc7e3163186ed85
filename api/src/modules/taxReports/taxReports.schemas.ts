import { type Static, Type } from 'typebox';

export const QuarterQuery = Type.Object({
  quarter: Type.String({ pattern: '^20[0-9]{2}Q[1-4]$', description: 'such as 2026Q4, in Shanghai' }),
});

const fen = (description: string) => Type.Integer({ description: `fen; ${description}` });
export const TaxReport = Type.Object({
  quarter: Type.String(),
  isOver: Type.Boolean({ description: 'the quarter has ended: its figures stay' }),
  dueOn: Type.String({ description: 'last day to report it' }),
  suppliers: Type.Integer({ description: 'that were settled or gave something back in it' }),
  orders: Type.Integer({ description: 'of which something was settled' }),
  turnover: fen('what buyers paid for what was settled, less what went back'),
  fees: fen('what of it the platform and agents got'),
  income: fen('what was settled to suppliers'),
  returned: fen('what was taken back of suppliers'),
  net: fen('what suppliers got'),
});
export type TaxReportDto = Static<typeof TaxReport>;
