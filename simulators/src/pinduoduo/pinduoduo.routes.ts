import type { FastifyPluginAsync } from 'fastify';
import { authorizePages } from '../shops/authorizePages.ts';
import type { CallKind } from '../shops/faults.ts';
import { beijingTime, type Form, formOf } from '../shops/forms.ts';
import { admit, type SimulatedPlatform } from '../shops/shopFrame.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { assignedOrdersIn } from './pinduoduoAssigned.ts';
import { type Answered, PINDUODUO_ERRORS, type PinduoduoError, troubleError } from './pinduoduoErrors.ts';
import { pinduoduoMethods } from './pinduoduoMethods.ts';
import { signatureError, timestampError } from './pinduoduoRequests.ts';
import { createToken, refreshToken } from './pinduoduoTokens.ts';

const DAY_MS = 86_400_000;
/** Pictures come within the form. */
const MAX_BODY = 3 * 1024 * 1024;

/** 拼多多: the gateway, and the page where a shop authorises the application. */
export const PINDUODUO: SimulatedPlatform = {
  platform: 2,
  slug: 'pinduoduo',
  name: '拼多多',
  lifetimes: { accessMs: 30 * DAY_MS, refreshMs: 60 * DAY_MS },
  orderNo: (serial, createdAt) =>
    `${beijingTime(createdAt).slice(2, 10).replaceAll('-', '')}-${String(serial).padStart(15, '0')}`,
  routes: pinduoduoRoutes,
};

function pinduoduoRoutes(world: PlatformWorld): FastifyPluginAsync {
  const methods = pinduoduoMethods(world);
  const tokens: Record<string, { call: CallKind; answer: (form: Form) => Answered }> = {
    'pdd.pop.auth.token.create': { call: 'exchange', answer: (form) => createToken(world, form) },
    'pdd.pop.auth.token.refresh': { call: 'refresh', answer: (form) => refreshToken(world, form) },
  };

  function shopOfAccess(accessToken: string): SimulatedShop | PinduoduoError {
    const found = world.authorisations.find(accessToken);
    const shop = found && world.shop(found.authorisation.shopId);
    if (!shop) return PINDUODUO_ERRORS.accessUnknown;
    if (found.authorisation.isRevoked) return PINDUODUO_ERRORS.accessWithdrawn;
    return found.isValid ? shop : PINDUODUO_ERRORS.accessExpired;
  }

  return async (app) => {
    await app.register(
      authorizePages(world, {
        path: '/service-market/auth',
        read: (query) =>
          query.get('response_type') === 'code'
            ? {
                appKey: query.get('client_id') ?? '',
                redirectUri: query.get('redirect_uri') ?? '',
                state: query.get('state') ?? '',
              }
            : 'invalid response_type',
      }),
    );

    app.post('/api/router', { bodyLimit: MAX_BODY }, async (request, reply) => {
      const form = formOf(request);
      const type = form.get('type') ?? '';
      const refuse = (error: PinduoduoError) => reply.send({ error_response: { ...error, request_id: '1' } });
      const fault = signatureError(form, world.app);
      if (fault) return refuse(fault);
      if (type === 'pdd.time.get') {
        return reply.send({ time_get_response: { time: beijingTime(world.now()) } });
      }
      const late = timestampError(form, world.now());
      if (late) return refuse(late);
      const token = Object.hasOwn(tokens, type) ? tokens[type] : undefined;
      const method = Object.hasOwn(methods, type) ? methods[type] : undefined;
      const call = (token ?? method)?.call;
      if (!call) return refuse(PINDUODUO_ERRORS.typeUnknown);
      const requested = { method: type, call: callOf(form, call), orderNos: orderNosIn(form) };
      const trouble = await admit(world, requested, reply);
      if (trouble === 'sent') return reply;
      if (trouble) return refuse(troubleError(trouble));
      const answered =
        token?.answer(form) ?? answerOf(method, shopOfAccess(form.get('access_token') ?? ''), form);
      return 'answer' in answered ? reply.send(answered.answer) : refuse(answered);
    });
  };
}

function orderNosIn(form: Form): string[] {
  return [form.get('order_sn') ?? '', ...assignedOrdersIn(form)];
}

/** One method both ships and changes what was shipped. */
function callOf(form: Form, call: CallKind): CallKind {
  return call === 'ship' && form.get('redelivery_type') === '2' ? 'change' : call;
}

function answerOf(
  method: ReturnType<typeof pinduoduoMethods>[string] | undefined,
  shop: SimulatedShop | PinduoduoError,
  form: Form,
): Answered {
  if ('error_code' in shop) return shop;
  return method?.answer(shop, form) ?? PINDUODUO_ERRORS.typeUnknown;
}
