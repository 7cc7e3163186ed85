import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answers, ok } from '../../shared/envelope.ts';
import { AuditChoices, AuditPage, AuditQuery } from './auditLog.schemas.ts';
import type { AuditService } from './auditLog.service.ts';

const tags = ['audit'];
const reads = { access: 'operator', permission: 'audit.read', sparse: true } as const;

export function auditRoutes(audit: AuditService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/audit',
      {
        config: reads,
        schema: {
          tags,
          summary: 'What operators did and read, the newest first',
          querystring: AuditQuery,
          response: answers(AuditPage),
        },
      },
      async (request) => ok(await audit.search(request.query)),
    );
    app.get(
      '/console/audit/choices',
      {
        config: reads,
        schema: { tags, summary: 'What the log can be narrowed to', response: answers(AuditChoices) },
      },
      async () => ok(await audit.choices()),
    );
  };
}
