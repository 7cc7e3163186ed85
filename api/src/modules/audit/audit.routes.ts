import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answers, ok } from '../../shared/envelope.ts';
import { AuditPage, AuditQuery } from './audit.schemas.ts';
import type { AuditService } from './audit.service.ts';

export function auditRoutes(audit: AuditService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/audit',
      {
        config: { access: 'operator', permission: 'audit.read', sparse: true },
        schema: {
          tags: ['audit'],
          summary: 'What operators did and read, the newest first',
          querystring: AuditQuery,
          response: answers(AuditPage),
        },
      },
      async (request) => ok(await audit.search(request.query)),
    );
  };
}
