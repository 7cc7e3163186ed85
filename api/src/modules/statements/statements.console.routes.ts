import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOf } from '../../plugins/session.ts';
import { answers, Nothing, ok } from '../../shared/envelope.ts';
import type { StatementDeskService } from './statementDesk.service.ts';
import {
  AccountMonthQuery,
  MonthQuery,
  PlatformStatement,
  Statement,
  StatementFileQuery,
} from './statements.schemas.ts';

const tags = ['statements'];
const reads = { access: 'operator', permission: 'money.read', sparse: true } as const;
const bytes = { schema: { type: 'string', format: 'binary' } };
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Statements by month, for operators. */
export function statementDeskRoutes(desk: StatementDeskService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/statements/platform',
      {
        config: reads,
        schema: {
          tags,
          summary:
            'What the platform, its buyers and its suppliers had, what moved in a month, and what they have',
          querystring: MonthQuery,
          response: answers(PlatformStatement),
        },
      },
      async (request) => ok(await desk.ofPlatform(request.query.month)),
    );

    app.get(
      '/console/statements/account',
      {
        config: reads,
        schema: {
          tags,
          summary: 'The same of one account; that it was read is recorded',
          querystring: AccountMonthQuery,
          response: answers(Statement),
        },
      },
      async (request) => {
        const { accountId, month } = request.query;
        return ok(await desk.ofAccount(accountId, month, operatorOf(request)));
      },
    );

    app.get(
      '/console/files/statement',
      {
        config: { access: 'operator', permission: 'money.read' },
        schema: {
          tags,
          summary: 'A statement as a file, of the platform or of one account',
          querystring: StatementFileQuery,
          response: {
            200: { description: 'The file.', content: { [TYPES.csv]: bytes, [TYPES.xlsx]: bytes } },
            default: answers(Nothing).default,
          },
        },
      },
      async (request, reply) => {
        const { name, content } = await desk.file(request.query, operatorOf(request));
        return reply
          .headers({
            'content-type': TYPES[request.query.format ?? 'xlsx'],
            'content-disposition': `attachment; filename="${name}"`,
            'cache-control': 'no-store',
            'x-content-type-options': 'nosniff',
          })
          .send(content);
      },
    );
  };
}
