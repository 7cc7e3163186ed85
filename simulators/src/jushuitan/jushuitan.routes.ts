import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Authorisation } from '../shops/authorisations.ts';
import { authorizePages } from '../shops/authorizePages.ts';
import { type Form, formOf } from '../shops/forms.ts';
import { type Given, givenIn, listIn, textIn } from '../shops/given.ts';
import { admit, type SimulatedPlatform } from '../shops/shopFrame.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { parseWhole } from '../shops/wholeNumbers.ts';
import { JUSHUITAN_ERRORS, type JushuitanError, troubleError } from './jushuitanErrors.ts';
import { jushuitanMethods } from './jushuitanMethods.ts';
import { requestError } from './jushuitanRequests.ts';

const MONTH_MS = 30 * 86_400_000;
const FIRST_ORDER = 61_000_000;

/** 聚水潭: an ERP. Each of its companies has one mall of its own, whose orders show their receivers in plain. */
export const JUSHUITAN: SimulatedPlatform = {
  platform: 7,
  slug: 'jushuitan',
  name: '聚水潭',
  lifetimes: { accessMs: MONTH_MS, refreshMs: MONTH_MS },
  orderNo: (serial) => String(FIRST_ORDER + serial),
  routes: jushuitanRoutes,
};

function jushuitanRoutes(world: PlatformWorld): FastifyPluginAsync {
  const methods = jushuitanMethods(world);
  const { app: application, authorisations } = world;
  const refuse = (reply: FastifyReply, { code, msg }: JushuitanError) =>
    reply.send({ code, msg, data: null });

  async function answerTokens(
    form: Form,
    reply: FastifyReply,
    call: 'exchange' | 'refresh',
    act: () => Authorisation | undefined,
  ): Promise<FastifyReply> {
    const fault = requestError(form, application, world.now());
    if (fault) return refuse(reply, fault);
    const trouble = await admit(world, { method: call, call, orderNos: [] }, reply);
    if (trouble === 'sent') return reply;
    if (trouble) return refuse(reply, troubleError(trouble));
    const granted = act();
    if (!granted) return refuse(reply, JUSHUITAN_ERRORS.other);
    return reply.send({
      code: 0,
      msg: '执行成功',
      data: {
        access_token: granted.accessToken,
        refresh_token: granted.refreshToken,
        expires_in: Math.floor((granted.accessEndsAt - world.now().getTime()) / 1_000),
        scope: 'all',
      },
    });
  }

  return async (app) => {
    await app.register(
      authorizePages(world, {
        path: '/auth',
        read: (query) =>
          requestError(query, application, world.now())?.msg ?? {
            appKey: query.get('app_key') ?? '',
            // It is registered with the application, not brought by the link.
            redirectUri: application.redirectUri ?? '',
            state: query.get('state') ?? '',
          },
      }),
    );

    app.post('/openWeb/auth/accessToken', async (request, reply) => {
      const form = formOf(request);
      return answerTokens(form, reply, 'exchange', () => {
        if (form.get('grant_type') !== 'authorization_code') return undefined;
        const taken = authorisations.takeCode(form.get('code') ?? '');
        return taken && authorisations.grant(taken.shopId);
      });
    });

    app.post('/openWeb/auth/refreshToken', async (request, reply) => {
      const form = formOf(request);
      return answerTokens(form, reply, 'refresh', () =>
        form.get('grant_type') === 'refresh_token' && form.get('scope') === 'all'
          ? authorisations.renew(form.get('refresh_token') ?? '')
          : undefined,
      );
    });

    app.post<{ Params: { '*': string } }>('/open/*', async (request, reply) => {
      const form = formOf(request);
      const fault = requestError(form, application, world.now());
      if (fault) return refuse(reply, fault);
      const path = `/open/${request.params['*']}`;
      const method = Object.hasOwn(methods, path) ? methods[path] : undefined;
      const biz = parseWhole(form.get('biz') ?? '');
      if (!method || form.get('version') !== '2') return refuse(reply, JUSHUITAN_ERRORS.methodUnknown);
      if (biz === undefined) return refuse(reply, JUSHUITAN_ERRORS.parameterInvalid);
      const input = givenIn(biz);
      // One address lists orders and reads them.
      const call = Array.isArray(input.o_ids) ? 'get' : method.call;
      const trouble = await admit(world, { method: path, call, orderNos: orderNosIn(input) }, reply);
      if (trouble === 'sent') return reply;
      if (trouble) return refuse(reply, troubleError(trouble));
      const found = authorisations.find(form.get('access_token') ?? '');
      const shop = found && world.shop(found.authorisation.shopId);
      if (!shop) return refuse(reply, JUSHUITAN_ERRORS.accessInvalid);
      if (!found.isValid) return refuse(reply, JUSHUITAN_ERRORS.accessExpired);
      const answered = method.answer(shop, input);
      return 'code' in answered
        ? refuse(reply, answered)
        : reply.send({ code: 0, msg: '执行成功', ...answered });
    });
  };
}

function orderNosIn({ o_id, o_ids, items }: Given): string[] {
  const listed = Array.isArray(o_ids) ? o_ids : listIn(items).map((item) => item.o_id);
  return [o_id, ...listed].map(textIn).filter(Boolean);
}
