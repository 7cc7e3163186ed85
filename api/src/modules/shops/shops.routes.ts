import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { PlatformId } from '../../adapters/shops/shopPlatform.ts';
import { actorOf } from '../../plugins/session.ts';
import { answers, IdBody, Nothing, ok } from '../../shared/envelope.ts';
import { pageOf } from '../../shared/paging.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { Scope } from '../../shared/scopes.ts';
import type { AuthorisingService } from './authorising.service.ts';
import {
  AuthAnswer,
  AuthBody,
  type AuthInput,
  Platform,
  RemoteAddress,
  Shop,
  ShopIdBody,
  ShopSettingsBody,
  ShopsQuery,
} from './shops.schemas.ts';
import type { ShopService } from './shops.service.ts';

const tags = ['shops'];
const signedIn = { config: { access: 'any' as const, scope: 'shops:act' as const } };
const buyers = (scope: Scope) => ({ config: { access: 'buyer' as const, scope } });

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
        const { isSeller: said, ...requested } = wantedOf(request.body);
        // Suppliers bind waybill accounts, buyers bind shops.
        const isSeller = actor.kind === 'seller';
        if (said !== undefined && said !== isSeller) throw new Refusal('NO_PERMISSION');
        return ok(await authorising.begin(actor.accountId, { ...requested, isSeller }));
      },
    );

    app.get(
      '/shops/platforms',
      {
        config: { access: 'any', scope: 'shops:read', sparse: true },
        schema: {
          tags,
          summary: 'The platforms, and what of them is open here',
          response: answers(Type.Object({ list: Type.Array(Platform) })),
        },
      },
      async (request) => ok({ list: shops.platforms(actorOf(request)) }),
    );

    app.post(
      '/shops/getShopsList',
      {
        config: { access: 'any', scope: 'shops:read', sparse: true },
        schema: { tags, summary: 'The own shops', body: ShopsQuery, response: answers(pageOf(Shop)) },
      },
      async (request) => ok(await shops.list(actorOf(request).accountId, request.body, request.fields)),
    );

    app.post(
      '/shops/updateShops',
      {
        ...buyers('shops:act'),
        schema: {
          tags,
          summary: 'Change settings of a shop; what is not given stays',
          body: ShopSettingsBody,
          response: answers(Shop),
        },
      },
      async (request) => {
        const { id, ...settings } = request.body;
        return ok(await shops.update(actorOf(request).accountId, id, settings));
      },
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
        ...buyers('shops:read'),
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
    isSeller: isName || seller === undefined ? undefined : [1, true, '1'].includes(seller),
    expectedName: isName ? seller.trim() : null,
  };
}
