import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { FORM } from '../../plugins/contentType.ts';
import { NoticeAnswer } from './payments.schemas.ts';
import { type PayType, payTypes } from './payTypes.ts';
import type { NoticeOutcome, SettlingService } from './settling.service.ts';

const tags = ['payments'];
const NOTICE_BYTES = 64 * 1024;
/** Channels wait five seconds and ignore a later answer. */
const ANSWER_WITHIN_MS = 4_500;
const JSON_TYPE = 'application/json';
const STATUS: Record<NoticeOutcome, number> = { taken: 200, refused: 400, unknown: 409 };

type Words = { type: string; taken: string; failed: string };
/** Any answer but `success` makes Alipay repeat the push. */
const ALIPAY: Words = { type: 'text/plain', taken: 'success', failed: 'fail' };
const WECHAT: Words = {
  type: JSON_TYPE,
  taken: '',
  failed: JSON.stringify({ code: 'FAIL', message: '失败' }),
};

/** Pushes of payment channels, authenticated by their signature only. */
export function paymentNoticeRoutes(settling: SettlingService, now: () => Date): FastifyPluginAsyncTypebox {
  return async (app) => {
    // Signatures cover the raw body, so it is not parsed here.
    for (const type of [FORM, JSON_TYPE]) {
      app.removeContentTypeParser(type);
      app.addContentTypeParser(type, { parseAs: 'string' }, (_request, text, done) => done(null, text));
    }

    const take = (path: string, payType: PayType, contentType: string, words: Words) =>
      app.post(
        path,
        {
          config: { access: 'public' },
          bodyLimit: NOTICE_BYTES,
          handlerTimeout: ANSWER_WITHIN_MS,
          schema: {
            tags,
            summary: 'What a payment channel pushes',
            body: { content: { [contentType]: { schema: NoticeAnswer } } },
            response: {
              200: { content: { [words.type]: { schema: NoticeAnswer } } },
              400: { content: { [words.type]: { schema: NoticeAnswer } } },
              409: { content: { [words.type]: { schema: NoticeAnswer } } },
            },
          },
        },
        async ({ headers, body }, reply: FastifyReply) => {
          const outcome = await settling.take(payType, { headers, body: String(body) }, now());
          return reply
            .code(STATUS[outcome])
            .type(`${words.type}; charset=utf-8`)
            .serializer(String)
            .send(outcome === 'taken' ? words.taken : words.failed);
        },
      );

    take('/pay/notify/alipay', payTypes.alipay, FORM, ALIPAY);
    take('/pay/notify/simulated', payTypes.simulated, FORM, ALIPAY);
    take('/pay/notify/wechat', payTypes.wechat, JSON_TYPE, WECHAT);
  };
}
