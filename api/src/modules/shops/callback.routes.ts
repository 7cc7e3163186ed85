import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { ShopError } from '../../adapters/shops/shopError.ts';
import type { PlatformId } from '../../adapters/shops/shopPlatform.ts';
import { logShopError } from '../../plugins/errors.ts';
import { answers, Nothing } from '../../shared/envelope.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { AuthorisingService } from './authorising.service.ts';
import { CALLBACK_HEADERS, callbackPage } from './callbackPage.ts';
import type { PushService } from './pushes.service.ts';
import {
  CallbackParams,
  CallbackQuery,
  DouyinPushAnswer,
  DouyinPushHeaders,
  DouyinPushRefusal,
  EventParams,
  PushQuery,
} from './shops.schemas.ts';

const tags = ['shops'];
const config = { access: 'public' as const };
const PUSH_BYTES = 16 * 1024;

type WeixinPush = { query: Static<typeof PushQuery>; body: unknown };

/** Routes called by platforms: with a returning person, and by pushes. */
export function callbackRoutes(
  authorising: AuthorisingService,
  pushes: PushService,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    // Douyin's signature covers the raw body.
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
      done(null, text),
    );

    app.get(
      '/shops/callback/:flag',
      {
        config,
        schema: {
          tags,
          summary: 'Where a platform sends the person back; a page that tells the window that opened it',
          params: CallbackParams,
          querystring: CallbackQuery,
          response: {
            200: { content: { 'text/html': { schema: Type.String() } } },
            default: answers(Nothing).default,
          },
        },
      },
      async (request, reply) => {
        const { flag } = request.params;
        const { code, auth_code, state = '' } = request.query;
        const input = code || auth_code;
        const end = input
          ? await authorising.finish(flag as PlatformId, input, state).then(
              ({ shopName }) => ({ ok: true, msg: `已绑定店铺 ${shopName}，可以关闭此页` }),
              (error: unknown) => ({ ok: false, msg: wordsOf(request, error) }),
            )
          : { ok: false, msg: '没有绑定店铺：您在平台上没有同意，可以关闭此页' };
        return reply.headers(CALLBACK_HEADERS).type('text/html; charset=utf-8').send(callbackPage(end));
      },
    );

    const weixinPush = {
      tags,
      querystring: PushQuery,
      body: { content: { 'text/xml': { schema: Type.String() } } },
      response: {
        200: { content: { 'text/plain': { schema: Type.Literal('success') } } },
        403: Type.Unsafe<void>({ type: 'null', description: 'not WeChat’s, or for another application' }),
      },
    };
    const takeWeixin = async ({ query, body }: WeixinPush, reply: FastifyReply) => {
      const { timestamp, nonce, msg_signature: msgSignature } = query;
      const isTaken = await pushes.take({ timestamp, nonce, msgSignature }, String(body));
      if (!isTaken) return reply.code(403).send();
      return reply.type('text/plain').send('success');
    };

    app.post(
      '/shops/callback/6',
      {
        config,
        bodyLimit: PUSH_BYTES,
        schema: { ...weixinPush, summary: 'What WeChat pushes to the third-party platform' },
      },
      takeWeixin,
    );

    // The address of events has to hold the appid whose they are.
    app.post(
      '/shops/callback/6/:appId',
      {
        config,
        bodyLimit: PUSH_BYTES,
        schema: {
          ...weixinPush,
          summary: 'What WeChat pushes of an account that has authorised the third-party platform',
          params: EventParams,
        },
      },
      takeWeixin,
    );

    app.post(
      '/shops/callback/4',
      {
        config,
        bodyLimit: PUSH_BYTES,
        schema: {
          tags,
          summary: 'What Douyin pushes of orders that are assigned to suppliers, and of goods',
          headers: DouyinPushHeaders,
          body: { content: { 'application/json': { schema: Type.String() } } },
          response: {
            200: DouyinPushAnswer,
            400: DouyinPushRefusal,
          },
        },
      },
      async ({ headers, body }, reply) => {
        const seal = { appId: headers['app-id'], eventSign: headers['event-sign'] };
        if (!(await pushes.takeDouyin(seal, String(body))))
          return reply.code(400).send({ code: 40041, msg: '解析推送数据失败' });
        return { code: 0 as const, msg: 'success' as const };
      },
    );
  };
}

/** The error text of the callback page. */
function wordsOf(request: FastifyRequest, error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (!(error instanceof ShopError)) throw error;
  logShopError(request, error);
  return '平台没有接受，请回到店铺管理重新绑定';
}
