import { type Static, Type } from 'typebox';
import { body } from '../../shared/envelope.ts';
import { EntityId, entityId } from '../../shared/values.ts';
import { exportFormat } from '../exports/exports.schemas.ts';

const fen = (of: string) => Type.Integer({ description: `fen ${of}` });
const Month = Type.String({
  pattern: '^20\\d\\d-(0[1-9]|1[0-2])$',
  description: 'such as `2026-11`, by the clock of Shanghai',
});

const Line = Type.Object({
  title: Type.String({ description: 'the kind of movement, in Chinese' }),
  count: Type.Integer({ description: 'movements' }),
  moneyIn: fen('that came'),
  moneyOut: fen('that went'),
});
export type StatementLineDto = Static<typeof Line>;
const part = {
  code: Type.String({
    description: 'of the accounts in the ledger: `available`, `frozen`, `deposit` and so on',
  }),
  title: Type.String({ description: 'in Chinese' }),
  opening: fen('when the month began'),
  closing: fen('when it ended, or now'),
  agrees: Type.Boolean({
    description: 'Whether the opening balance and all movements make up the closing one.',
  }),
  lines: Type.Array(Line, { description: 'by kind of movement' }),
};
const Part = Type.Object(part);
export type StatementPartDto = Static<typeof Part>;

export const Statement = Type.Object({
  month: Month,
  isOver: Type.Boolean({ description: 'The month has ended.' }),
  parts: Type.Array(Part, { description: 'of those accounts that had or moved anything' }),
});
export type StatementDto = Static<typeof Statement>;

const PlatformPart = Type.Object({
  ownerKind: Type.Integer({ minimum: 0, maximum: 2, description: '0 the platform, 1 buyers, 2 suppliers' }),
  ...part,
});
export type PlatformPartDto = Static<typeof PlatformPart>;
export const PlatformStatement = Type.Object({
  month: Month,
  isWritten: Type.Boolean({
    description: 'False for a month that has not ended, and in the hours after: it is summed up by a job.',
  }),
  balanced: Type.Boolean({ description: 'Whether all closing balances add up to nothing.' }),
  parts: Type.Array(PlatformPart),
});
export type PlatformStatementDto = Static<typeof PlatformStatement>;

export const MonthQuery = Type.Object({ month: Month });
export const AccountMonthQuery = Type.Object({ accountId: EntityId, month: Month });
const format = Type.Optional(Type.Union([Type.Literal('xlsx'), Type.Literal('csv')], { default: 'xlsx' }));
export const StatementFileQuery = Type.Object({
  month: Month,
  accountId: Type.Optional(entityId('whose; without it that of the platform')),
  format,
});
const OwnMonth = Type.Optional({
  ...Month,
  description: 'such as `2026-11`, by the clock of Shanghai; absent: the current one',
});
export const OwnMonthQuery = Type.Object({ month: OwnMonth });
export const ExportStatementBody = body({ month: OwnMonth, format: exportFormat });
