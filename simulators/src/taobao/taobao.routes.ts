import type { FastifyPluginAsync } from 'fastify';
import { authorizePages } from '../shops/authorizePages.ts';
import type { CallKind } from '../shops/faults.ts';
import { beijingTime, type Form, formOf } from '../shops/forms.ts';
import { givenIn, listIn, textIn } from '../shops/given.ts';
import { admit, type SimulatedPlatform } from '../shops/shopFrame.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { parseWhole } from '../shops/wholeNumbers.ts';
import { TAOBAO_ERRORS, type TaobaoError, troubleError } from './taobaoErrors.ts';
import { taobaoMethods } from './taobaoMethods.ts';
import { signatureError, timestampError } from './taobaoRequests.ts';
import { answerToken } from './taobaoTokens.ts';

const DAY_MS = 86_400_000;

/** 淘宝 and 天猫: TOP's gateway, the token call, and the page where a shop authorises the application. */
export const TAOBAO: SimulatedPlatform = {
  platform: 1,
  slug: 'taobao',
  name: '淘宝',
  lifetimes: { accessMs: 30 * DAY_MS, refreshMs: 60 * DAY_MS },
  // Longer than a double holds.
  orderNo: (serial, createdAt) =>
    `2${Math.floor(createdAt.getTime() / 1_000)}${String(serial).padStart(8, '0')}`,
  routes: taobaoRoutes,
};

function taobaoRoutes(world: PlatformWorld): FastifyPluginAsync {
  const methods = taobaoMethods(world);

  function shopOfSession(session: string): SimulatedShop | TaobaoError {
    if (!session) return TAOBAO_ERRORS.missingSession;
    const found = world.authorisations.find(session);
    const shop = found?.isValid ? world.shop(found.authorisation.shopId) : undefined;
    return shop ?? TAOBAO_ERRORS.invalidSession;
  }

  return async (app) => {
    await app.register(
      authorizePages(world, {
        path: '/authorize',
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

    app.post('/token', async (request, reply) => {
      const form = formOf(request);
      const call: CallKind = form.get('grant_type') === 'refresh_token' ? 'refresh' : 'exchange';
      const trouble = await admit(world, { method: 'token', call, orderNos: [] }, reply);
      if (trouble === 'sent') return reply;
      if (trouble) return reply.code(400).send({ error: 'temporarily_unavailable', error_description: '' });
      const { status, body } = answerToken(world, form);
      return reply.code(status).send(body);
    });

    app.post('/router/rest', async (request, reply) => {
      const form = formOf(request);
      const name = form.get('method') ?? '';
      const refuse = (error: TaobaoError) => reply.send({ error_response: error });
      if (!name) return refuse(TAOBAO_ERRORS.missingMethod);
      const fault = signatureError(form, world.app);
      if (fault) return refuse(fault);
      if (name === 'taobao.time.get') {
        return reply.send({ time_get_response: { time: beijingTime(world.now()) } });
      }
      const late = timestampError(form, world.now());
      if (late) return refuse(late);
      const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
      if (!method) return refuse(TAOBAO_ERRORS.invalidMethod);
      const trouble = await admit(
        world,
        { method: name, call: method.call, orderNos: orderNosIn(form) },
        reply,
      );
      if (trouble === 'sent') return reply;
      if (trouble) return refuse(troubleError(trouble));
      const shop = shopOfSession(form.get('session') ?? '');
      if ('code' in shop) return refuse(shop);
      const answered = method.answer(shop, form);
      if (!('node' in answered)) return refuse(answered);
      const node = `${name.replace(/^taobao\./, '').replaceAll('.', '_')}_response`;
      return reply.send({ [node]: answered.node });
    });
  };
}

function orderNosIn(form: Form): string[] {
  const merged = listIn(parseWhole(form.get('merge_list') ?? '')).map((each) => textIn(givenIn(each).tid));
  return [form.get('tid') ?? '', ...merged].filter(Boolean);
}
