import { type Static, Type } from 'typebox';
import { body } from '../../shared/envelope.ts';
import { consoleLists } from './listNames.ts';

export const NewExportBody = body({
  list: Type.Enum(consoleLists),
  filter: Type.Object({}, { additionalProperties: true, description: 'as the route of the list takes it' }),
});
export type NewExport = Static<typeof NewExportBody>;

export const ExportTicket = Type.Object({
  ticket: Type.String({
    description: 'for `GET /console/files/list`, by the same operator within five minutes',
  }),
  fileName: Type.String(),
});
export type TicketDto = Static<typeof ExportTicket>;

export const TicketQuery = Type.Object({ ticket: Type.String({ minLength: 1, maxLength: 4000 }) });
