import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOf } from '../../plugins/session.ts';
import { answers, Nothing, ok } from '../../shared/envelope.ts';
import { QuarterQuery, TaxReport } from './taxReports.schemas.ts';
import type { TaxReportService } from './taxReports.service.ts';

const tags = ['taxReports'];
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const bytes = { schema: { type: 'string', format: 'binary' } };

/** What suppliers earned, for the tax office. */
export function taxReportRoutes(reports: TaxReportService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/taxReports/read',
      {
        config: { access: 'operator', permission: 'invoices.act', sparse: true },
        schema: {
          tags,
          summary: 'What suppliers earned in a quarter, in sums',
          querystring: QuarterQuery,
          response: answers(TaxReport),
        },
      },
      async (request) => ok(await reports.find(request.query.quarter)),
    );

    app.get(
      '/console/files/taxReport',
      {
        config: { access: 'operator', permission: 'invoices.act', proven: true },
        schema: {
          tags,
          summary:
            'The report of a quarter for the tax office, supplier by supplier; that it was read is recorded',
          querystring: QuarterQuery,
          response: {
            200: { description: 'The file.', content: { [XLSX]: bytes } },
            default: answers(Nothing).default,
          },
        },
      },
      async (request, reply) => {
        const { name, content } = await reports.file(request.query.quarter, operatorOf(request));
        return reply
          .headers({
            'content-type': XLSX,
            'content-disposition': `attachment; filename="${name}"`,
            'cache-control': 'no-store',
            'x-content-type-options': 'nosniff',
          })
          .send(content);
      },
    );
  };
}
