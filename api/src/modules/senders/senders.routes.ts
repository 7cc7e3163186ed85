import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { EntityId } from '../../shared/values.ts';
import { Sender, SenderBody, SenderIdsBody, SenderUpdateBody } from './senders.schemas.ts';
import type { SenderService } from './senders.service.ts';

const tags = ['senders'];
const signedIn = { config: { access: 'any' as const, scope: 'orders:write' as const } };
const SenderList = Type.Object({ list: Type.Array(Sender), total: Type.Integer() });

export function senderRoutes(senders: SenderService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/sellerSends/find',
      {
        config: { access: 'any', scope: 'orders:read', sparse: true },
        schema: { tags, summary: 'The own senders, the default first', response: answers(SenderList) },
      },
      async (request) => {
        const list = await senders.list(actorOf(request).accountId);
        return ok({ list, total: list.length });
      },
    );

    app.post(
      '/sellerSends/create',
      { ...signedIn, schema: { tags, summary: 'Add a sender', body: SenderBody, response: answers(Sender) } },
      async (request) => ok(await senders.create(actorOf(request).accountId, request.body), '创建成功'),
    );

    app.put(
      '/sellerSends/update',
      {
        ...signedIn,
        schema: { tags, summary: 'Change a sender', body: SenderUpdateBody, response: answers(Sender) },
      },
      async (request) => {
        const { id, ...input } = request.body;
        return ok(await senders.update(actorOf(request).accountId, id, input), '更新成功');
      },
    );

    app.delete(
      '/sellerSends/delete',
      {
        ...signedIn,
        schema: {
          tags,
          summary: 'Remove senders',
          body: SenderIdsBody,
          response: answers(Type.Object({ ids: Type.Array(EntityId) })),
        },
      },
      async (request) =>
        ok({ ids: await senders.remove(actorOf(request).accountId, request.body.ids) }, '删除成功'),
    );
  };
}
