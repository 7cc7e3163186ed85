import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { ShopError } from '../../adapters/shops/shopError.ts';
import type { PlatformId } from '../../adapters/shops/shopPlatform.ts';
import { actorOf } from '../../plugins/session.ts';
import { answers, IdBody, Nothing, ok } from '../../shared/envelope.ts';
import { pageOf } from '../../shared/paging.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { AuthorisingService } from './authorising.service.ts';
import { CALLBACK_HEADERS, callbackPage } from './callbackPage.ts';
import {
  AuthAnswer,
  AuthBody,
  type AuthInput,
  CallbackParams,
  CallbackQuery,
  RemoteAddress,
  Shop,
  ShopIdBody,
  ShopsQuery,
} from './shops.schemas.ts';
import type { ShopService } from './shops.service.ts';

const tags = ['shops'];
const signedIn = { config: { access: 'any' as const } };
const buyers = { config: { access: 'buyer' as const } };

export function shopRoutes(shops: ShopService, authorising: AuthorisingService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/shops/auth',
      {
        ...signedIn,
        schema: { tags, summary: 'Begin to bind a shop', body: AuthBody, response: answers(AuthAnswer) },
      },
      async (request) => {
        const actor = actorOf(request);
        const wanted = wantedOf(request.body);
        // Suppliers bind waybill accounts, buyers bind shops.
        if (wanted.isSeller !== (actor.kind === 'seller')) throw new Refusal('NO_PERMISSION');
        return ok(await authorising.begin(actor.accountId, wanted));
      },
    );

    app.get(
      '/shops/callback/:flag',
      {
        config: { access: 'public' },
        schema: {
          tags,
          summary: 'Where a platform sends the person back; a page that tells the window that opened it',
          params: CallbackParams,
          querystring: CallbackQuery,
          response: { 200: { content: { 'text/html': { schema: Type.String() } } } },
        },
      },
      async ({ params, query }, reply) => {
        const end = await authorising
          .finish(params.flag as PlatformId, query.code ?? query.auth_code ?? '', query.state ?? '')
          .then(({ shopName }) => ({ ok: true, msg: `已绑定店铺 ${shopName}，可以关闭此页` }))
          .catch((error: unknown) => ({ ok: false, msg: wordsOf(error) }));
        return reply.headers(CALLBACK_HEADERS).type('text/html; charset=utf-8').send(callbackPage(end));
      },
    );

    app.post(
      '/shops/getShopsList',
      {
        ...signedIn,
        schema: { tags, summary: 'The own shops', body: ShopsQuery, response: answers(pageOf(Shop)) },
      },
      async (request) => ok(await shops.list(actorOf(request).accountId, request.body)),
    );

    app.post(
      '/shops/deleteShops',
      {
        ...signedIn,
        schema: {
          tags,
          summary: 'Unbind a shop; what was read of it stays',
          body: IdBody,
          response: answers(Nothing),
        },
      },
      async (request) => {
        await shops.remove(actorOf(request).accountId, request.body.id);
        return ok({}, '已解绑');
      },
    );

    app.post(
      '/shops/getSendAddress',
      {
        ...buyers,
        schema: {
          tags,
          summary: 'Sender and return addresses held at the platform',
          body: ShopIdBody,
          response: answers(Type.Object({ list: Type.Array(RemoteAddress) })),
        },
      },
      async (request) =>
        ok({ list: await shops.sendAddresses(actorOf(request).accountId, request.body.shopId) }),
    );
  };
}

function wantedOf({ flag, seller }: AuthInput) {
  const isName = typeof seller === 'string' && seller.trim() !== '' && !/^\d+$/.test(seller.trim());
  return {
    platform: flag as PlatformId,
    isSeller: seller === 1 || seller === true || seller === '1',
    expectedName: isName ? seller.trim() : null,
  };
}

/** What went wrong, for the person on the callback page. */
function wordsOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof ShopError) return '平台没有接受，请回到店铺管理重新绑定';
  throw error;
}
