import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOf } from '../../plugins/session.ts';
import { answers, Nothing, ok } from '../../shared/envelope.ts';
import { ExportTicket, NewExportBody, TicketQuery } from './consoleExports.schemas.ts';
import type { ConsoleExportService } from './consoleExports.service.ts';

const tags = ['exports'];
const exporters = { access: 'operator', permission: 'lists.export' } as const;
const bytes = { schema: { type: 'string', format: 'binary' } };
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Lists as files; each takes the permission of its list, too. */
export function consoleExportRoutes(exports: ConsoleExportService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/console/exports',
      {
        config: exporters,
        schema: {
          tags,
          summary: 'Ask for a list as a file: what its filters say, as its page shows it',
          body: NewExportBody,
          response: answers(ExportTicket),
        },
      },
      async (request) => ok(await exports.prepare(request.body, operatorOf(request))),
    );

    app.get(
      '/console/files/list',
      {
        config: exporters,
        schema: {
          tags,
          summary:
            'The file of a list, of at most 50,000 rows; that it was read is recorded with their number',
          querystring: TicketQuery,
          response: {
            200: {
              description: 'The file.',
              content: { [XLSX]: bytes },
            },
            default: answers(Nothing).default,
          },
        },
      },
      async (request, reply) => {
        const { fileName, content } = await exports.file(request.query.ticket, operatorOf(request));
        return reply
          .headers({
            'content-type': XLSX,
            'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
            'cache-control': 'no-store',
            'x-content-type-options': 'nosniff',
          })
          .send(content);
      },
    );
  };
}
