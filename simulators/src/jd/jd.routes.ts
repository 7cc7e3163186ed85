import type { FastifyPluginAsync } from 'fastify';
import type { Authorisation } from '../shops/authorisations.ts';
import { authorizePages } from '../shops/authorizePages.ts';
import { type Form, formOf, queryOf } from '../shops/forms.ts';
import { type Given, givenIn, textIn } from '../shops/given.ts';
import { admit, type SimulatedPlatform } from '../shops/shopFrame.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { JD_ERRORS, type JdError, troubleError } from './jdErrors.ts';
import { jdMethods } from './jdMethods.ts';
import { parametersIn, requestError } from './jdRequests.ts';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;

/** 京东: the gateway, the token calls, and the page where a shop authorises the application. */
export const JD: SimulatedPlatform = {
  platform: 3,
  slug: 'jd',
  name: '京东',
  lifetimes: { accessMs: YEAR_MS, refreshMs: YEAR_MS },
  orderNo: (serial) => String(300_000_000_000 + serial),
  routes: jdRoutes,
};

function jdRoutes(world: PlatformWorld): FastifyPluginAsync {
  const methods = jdMethods(world);
  const { app: application, authorisations } = world;

  /** A code or a refresh token for tokens, which tell nothing of the shop. */
  function tokens(query: Form, authorisationFor: () => Authorisation | undefined) {
    if (query.get('app_key') !== application.key || query.get('app_secret') !== application.secret) {
      return { code: 401, msg: 'app_key或app_secret不正确', requestId: '1' };
    }
    const granted = authorisationFor();
    if (!granted) return { code: 403, msg: '授权已过期，请重新授权', requestId: '1' };
    return {
      code: 0,
      access_token: granted.accessToken,
      expires_in: Math.floor((granted.accessEndsAt - world.now().getTime()) / 1_000),
      refresh_token: granted.refreshToken,
      scope: 'snsapi_base',
      open_id: granted.authorisationId,
    };
  }

  return async (app) => {
    await app.register(
      authorizePages(world, {
        path: '/oauth2/to_login',
        read: (query) =>
          query.get('response_type') === 'code' && query.get('scope') === 'snsapi_base'
            ? {
                appKey: query.get('app_key') ?? '',
                redirectUri: query.get('redirect_uri') ?? '',
                state: query.get('state') ?? '',
              }
            : 'invalid response_type or scope',
      }),
    );

    app.get('/oauth2/access_token', async (request, reply) => {
      const query = queryOf(request);
      const trouble = await admit(world, { method: 'access_token', call: 'exchange', orderNos: [] }, reply);
      if (trouble === 'sent') return reply;
      if (trouble) return reply.send({ code: 500, msg: trouble.kind, requestId: '1' });
      return reply.send(
        tokens(query, () => {
          const found = authorisations.takeCode(query.get('code') ?? '');
          return found && authorisations.grant(found.shopId);
        }),
      );
    });

    app.get('/oauth2/refresh_token', async (request, reply) => {
      const query = queryOf(request);
      const trouble = await admit(world, { method: 'refresh_token', call: 'refresh', orderNos: [] }, reply);
      if (trouble === 'sent') return reply;
      if (trouble) return reply.send({ code: 500, msg: trouble.kind, requestId: '1' });
      return reply.send(tokens(query, () => authorisations.renew(query.get('refresh_token') ?? '')));
    });

    app.post('/routerjson', async (request, reply) => {
      const form = formOf(request);
      const name = form.get('method') ?? '';
      const refuse = (error: JdError) => reply.send({ error_response: error });
      const fault = requestError(form, application, world.now());
      if (fault) return refuse(fault);
      const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
      if (!method) return refuse(JD_ERRORS.methodUnknown);
      const input = parametersIn(form);
      const trouble = await admit(
        world,
        { method: name, call: method.call, orderNos: orderNosIn(input) },
        reply,
      );
      if (trouble === 'sent') return reply;
      if (trouble) return refuse(troubleError(trouble));
      const found = authorisations.find(form.get('access_token') ?? '');
      const shop = found?.isValid ? world.shop(found.authorisation.shopId) : undefined;
      if (!shop) return refuse(JD_ERRORS.accessInvalid);
      // Their spelling.
      const node = `${name.replaceAll('.', '_')}_responce`;
      return reply.send({ [node]: { code: '0', ...method.answer(shop, input) } });
    });
  };
}

function orderNosIn(input: Given): string[] {
  const { orderId } = givenIn(givenIn(input.request).data);
  return [input.order_id, input.orderId, orderId].map(textIn).filter(Boolean);
}
