import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Db } from '../../db/client.ts';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { ExportAnswer } from '../exports/exports.schemas.ts';
import type { ExportService } from '../exports/exports.service.ts';
import { accountStatement } from './accountStatement.ts';
import { STATEMENT } from './exportStatement.ts';
import { monthAt } from './months.ts';
import { ExportStatementBody, OwnMonthQuery, Statement } from './statements.schemas.ts';

/** Statements by month, to those whose they are. */
export function statementRoutes(
  db: Db,
  now: () => Date,
  exporting: Pick<ExportService, 'begin'>,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/statements/month',
      {
        config: { access: 'any', scope: 'wallet:read', sparse: true },
        schema: {
          tags: ['statements'],
          summary: 'What the own wallet had, what moved in a month, and what it has',
          querystring: OwnMonthQuery,
          response: answers(Statement),
        },
      },
      async (request) => {
        const { month = monthAt(now()) } = request.query;
        return ok(await accountStatement(db, actorOf(request).accountId, month, now()));
      },
    );

    app.post(
      '/userMoneyLogs/exportStatement',
      {
        config: { access: 'any', scope: 'wallet:read' },
        schema: {
          tags: ['statements'],
          summary: 'The own statement of a month as a file',
          body: ExportStatementBody,
          response: answers(ExportAnswer),
        },
      },
      async (request) => {
        const { month, format } = request.body;
        return ok(await exporting.begin(actorOf(request), STATEMENT, { month, format }));
      },
    );
  };
}
