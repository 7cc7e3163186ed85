import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { AreaClosure, AreaClosures, CloseAreaBody, OpenAreaBody } from './areaClosures.schemas.ts';
import type { AreaClosureService } from './areaClosures.service.ts';

const tags = ['areas'];
const edits = { access: 'operator', permission: 'catalogue.edit' } as const;

/** Areas that nothing is shipped to, for operators. */
export function areaClosureRoutes(closures: AreaClosureService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/areas/closures',
      {
        config: { access: 'operator', permission: 'catalogue.read', sparse: true },
        schema: { tags, summary: 'Areas that the platform closes', response: answers(AreaClosures) },
      },
      async () => ok({ list: await closures.list() }),
    );

    app.post(
      '/console/areas/close',
      {
        config: edits,
        schema: {
          tags,
          summary: 'Close an area, for a courier or for all',
          description:
            'Orders that are placed from then on are refused for receivers there; paid ones go on.',
          body: CloseAreaBody,
          response: answers(AreaClosure),
        },
      },
      async (request) => ok(await closures.close(request.body, operatorOf(request)), '已停发'),
    );

    app.post(
      '/console/areas/open',
      {
        config: edits,
        schema: {
          tags,
          summary: 'Open an area again, or give up a planned closure',
          body: OpenAreaBody,
          response: answers(AreaClosure),
        },
      },
      async (request) =>
        ok(await closures.open(request.body.id, request.body.reason, operatorOf(request)), '已恢复发货'),
    );
  };
}
