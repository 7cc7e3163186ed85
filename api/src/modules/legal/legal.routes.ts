import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { AnswerBody, ConsentList, LegalQuery, LegalTextList } from './legal.schemas.ts';
import type { LegalService } from './legal.service.ts';

const tags = ['legal'];

export function legalRoutes(legal: LegalService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/legal/list',
      {
        config: { access: 'public', sparse: true, revalidated: true },
        schema: {
          tags,
          summary: 'The versions of 用户协议 and 隐私政策 that hold, or of another text',
          querystring: LegalQuery,
          response: answers(LegalTextList),
        },
      },
      async (request) => ok({ list: await legal.current(request.query.kind) }),
    );

    app.get(
      '/legal/mine',
      {
        config: { access: 'any', scope: 'self:act', sparse: true },
        schema: { tags, summary: 'What the person has answered to them', response: answers(ConsentList) },
      },
      async (request) => ok({ list: await legal.consents(actorOf(request)) }),
    );

    app.post(
      '/legal/answer',
      {
        config: { access: 'any', scope: 'self:act' },
        schema: {
          tags,
          summary: 'Agree to versions that hold, or not; an agreement is not taken back',
          body: AnswerBody,
          response: answers(ConsentList),
        },
      },
      async (request) => ok({ list: await legal.answer(actorOf(request), request.body) }, '已保存您的选择'),
    );
  };
}
