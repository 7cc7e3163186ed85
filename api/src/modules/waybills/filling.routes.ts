import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { FillAnswer, FillBody } from './filling.schemas.ts';
import type { FillingService } from './filling.service.ts';

export function fillingRoutes(filling: FillingService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/orderPackages/fillWaybill',
      {
        config: { access: 'seller', scope: 'parcels:write' },
        schema: {
          tags: ['parcels'],
          summary: 'Ship parcels under waybill numbers of the supplier’s own, each row by itself',
          body: FillBody,
          response: answers(FillAnswer),
        },
      },
      async (request) => {
        const answer = await filling.fill(actorOf(request), request.body.rows);
        return ok(answer, `成功${answer.filled.length}个，失败${answer.failed.length}个`);
      },
    );
  };
}
