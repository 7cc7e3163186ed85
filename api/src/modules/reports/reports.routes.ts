import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOf } from '../../plugins/session.ts';
import { answers, Nothing, ok } from '../../shared/envelope.ts';
import { Report, ReportFileQuery, ReportQuery } from './reports.schemas.ts';
import type { ReportService } from './reports.service.ts';

const tags = ['reports'];
const reads = { access: 'operator', permission: 'reports.read' } as const;
const bytes = { schema: { type: 'string', format: 'binary' } };
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export function reportRoutes(reports: ReportService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/reports',
      {
        config: { ...reads, sparse: true },
        schema: {
          tags,
          summary: 'A report by time, level, supplier or goods',
          description: 'Of sums that are kept of each day: those of today are up to ten minutes old.',
          querystring: ReportQuery,
          response: answers(Report),
        },
      },
      async (request) => ok(await reports.read(request.query)),
    );

    app.get(
      '/console/files/report',
      {
        config: reads,
        schema: {
          tags,
          summary: 'A report as a file; that it was read is recorded',
          querystring: ReportFileQuery,
          response: {
            200: { description: 'The file.', content: { [TYPES.csv]: bytes, [TYPES.xlsx]: bytes } },
            default: answers(Nothing).default,
          },
        },
      },
      async (request, reply) => {
        const { format = 'xlsx', ...asked } = request.query;
        const { fileName, content } = await reports.file(asked, format, operatorOf(request));
        return reply
          .headers({
            'content-type': TYPES[format],
            'content-disposition': `attachment; filename="${fileName}"`,
            'cache-control': 'no-store',
            'x-content-type-options': 'nosniff',
          })
          .send(content);
      },
    );
  };
}
