import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, IdBody, ok } from '../../shared/envelope.ts';
import { EntityId } from '../../shared/values.ts';
import { AnswerTemplate, AnswerTemplateIdsBody, SaveAnswerTemplateBody } from './answerTemplates.schemas.ts';
import type { AnswerTemplateService } from './answerTemplates.service.ts';

const tags = ['answerTemplates'];
const sellers = { config: { access: 'seller' as const, scope: 'refunds:write' as const } };

export function answerTemplateRoutes(templates: AnswerTemplateService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/answerTemplates/list',
      {
        config: { access: 'seller', scope: 'refunds:read', sparse: true },
        schema: {
          tags,
          summary: 'The own answer templates, used last first, then by name; 50 at most',
          response: answers(Type.Object({ list: Type.Array(AnswerTemplate) })),
        },
      },
      async (request) => ok({ list: await templates.list(actorOf(request).accountId) }),
    );

    app.post(
      '/answerTemplates/save',
      {
        ...sellers,
        schema: {
          tags,
          summary: 'Keep a text that is often answered with, or change one',
          description:
            'A name that another one has is refused with ANSWER_TEMPLATE_EXISTS and `field`, and replaces nothing; a new one beyond 50 with ANSWER_TEMPLATE_LIMIT.',
          body: SaveAnswerTemplateBody,
          response: answers(AnswerTemplate),
        },
      },
      async (request) => {
        const { id, ...input } = request.body;
        return ok(await templates.save(actorOf(request).accountId, id ?? null, input), '已保存');
      },
    );

    app.post(
      '/answerTemplates/markUsed',
      {
        ...sellers,
        schema: {
          tags,
          summary: 'Say that one was put into an answer: it comes first',
          body: IdBody,
          response: answers(AnswerTemplate),
        },
      },
      async (request) => ok(await templates.markUsed(actorOf(request).accountId, request.body.id)),
    );

    app.delete(
      '/answerTemplates/delete',
      {
        ...sellers,
        schema: {
          tags,
          summary: 'Remove answer templates, all or none',
          body: AnswerTemplateIdsBody,
          response: answers(Type.Object({ ids: Type.Array(EntityId) })),
        },
      },
      async (request) =>
        ok({ ids: await templates.remove(actorOf(request).accountId, request.body.ids) }, '删除成功'),
    );
  };
}
