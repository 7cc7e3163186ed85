import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { authorisationStore } from '../shops/authorisations.ts';
import { authorizePages } from '../shops/authorizePages.ts';
import { type Form, formOf } from '../shops/forms.ts';
import type { SimulatedApp, SimulatedShop } from '../shops/shopTypes.ts';
import { ali1688Book } from './ali1688Book.ts';
import { ali1688Cashier } from './ali1688Cashier.ts';
import { ali1688Console } from './ali1688Console.ts';
import { ali1688Methods } from './ali1688Methods.ts';
import { GATEWAY_REFUSALS, type GatewayRefusal, requestRefusal } from './ali1688Requests.ts';

const HOUR_MS = 3_600_000;
const LIFETIMES = { accessMs: 10 * HOUR_MS, refreshMs: 180 * 24 * HOUR_MS };
const BUYERS = ['橙子', '小满', '青禾', '白露', '立夏'];
const NAME = '1688';
const MAX_BYTES = 256 * 1024;

/** 1688, where accounts buy from suppliers what their shops have sold, and the developer's console of it. */
export function ali1688Routes(app: SimulatedApp, now: () => Date): FastifyPluginAsync {
  const book = ali1688Book(now);
  const authorisations = authorisationStore(now, LIFETIMES);
  const shops = BUYERS.map((buyer, index): SimulatedShop => {
    const shopId = `b2b-800100${index + 1}`;
    return { platform: 8, shopId, name: `${buyer}商行`, sellerNick: `${buyer}商行`, sendAddresses: [] };
  });
  const shop = (shopId: string) => shops.find((each) => each.shopId === shopId);
  const world = { app, now, name: NAME, shops, shop, authorisations };

  return async (server) => {
    let origin = '';
    const methods = ali1688Methods(
      book,
      (orderIds) => `${origin}${server.prefix}/cashier?orderId=${orderIds}`,
    );

    await server.register(
      authorizePages(world, {
        path: '/oauth/authorize',
        read: (query) =>
          query.get('site') === NAME
            ? {
                appKey: query.get('client_id') ?? '',
                redirectUri: query.get('redirect_uri') ?? '',
                state: query.get('state') ?? '',
              }
            : 'invalid site',
      }),
    );

    server.post<{ Params: { appKey: string } }>(
      '/openapi/http/1/system.oauth2/getToken/:appKey',
      async (request, reply) => {
        const refused = moodRefusal();
        if (refused) return refused === 'down' ? down(reply) : reply.code(400).send(refused);
        const granted = grantOf(formOf(request), request.params.appKey);
        return 'error_code' in granted ? reply.code(400).send(granted) : reply.send(granted);
      },
    );

    server.post<{ Params: { namespace: string; name: string; appKey: string } }>(
      '/openapi/param2/1/:namespace/:name/:appKey',
      { bodyLimit: MAX_BYTES },
      async (request, reply) => {
        const { namespace, name, appKey } = request.params;
        const form = formOf(request);
        const path = `param2/1/${namespace}/${name}/${appKey}`;
        origin = `http://${request.host}`;
        const wrong = requestRefusal(form, { path, appKey, app, now: now() }) ?? moodRefusal();
        if (wrong === 'down') return down(reply);
        if (wrong) return reply.code(400).send(wrong);
        const key = `${namespace}/${name}`;
        const method = Object.hasOwn(methods, key) ? methods[key] : undefined;
        if (!method) return reply.code(404).send(GATEWAY_REFUSALS.methodUnknown);
        const found = authorisations.find(form.get('access_token') ?? '');
        if (!found?.isValid) return reply.code(401).send(GATEWAY_REFUSALS.accessWrong);
        const answer = method(found.authorisation.shopId, form);
        return book.mood() === 'lost' ? down(reply) : reply.send(answer);
      },
    );

    await server.register(ali1688Cashier(book));
    await server.register(ali1688Console({ book, authorisations, shops }));
  };

  function moodRefusal(): GatewayRefusal | 'down' | null {
    const mood = book.mood();
    if (mood === 'down') return 'down';
    return mood === 'limited' || mood === 'busy' ? GATEWAY_REFUSALS[mood] : null;
  }

  /** Tokens are for the secret itself, and their calls are not signed. */
  function grantOf(form: Form, appKey: string): Record<string, string> | GatewayRefusal {
    if (appKey !== app.key || form.get('client_id') !== app.key || form.get('client_secret') !== app.secret)
      return GATEWAY_REFUSALS.appKeyUnknown;
    if (form.get('grant_type') === 'refresh_token') {
      const renewed = authorisations.renew(form.get('refresh_token') ?? '');
      if (!renewed) return GATEWAY_REFUSALS.grantWrong;
      return {
        ...grantFields(renewed.shopId, renewed.accessToken),
        refresh_token: renewed.refreshToken ?? '',
      };
    }
    const taken = authorisations.takeCode(form.get('code') ?? '');
    const isRight =
      form.get('grant_type') === 'authorization_code' && form.get('need_refresh_token') === 'true';
    if (!isRight || !taken || taken.redirectUri !== form.get('redirect_uri'))
      return GATEWAY_REFUSALS.grantWrong;
    const granted = authorisations.grant(taken.shopId);
    return {
      ...grantFields(granted.shopId, granted.accessToken),
      refresh_token: granted.refreshToken ?? '',
      refresh_token_timeout: compactTime(granted.refreshEndsAt ?? 0),
    };
  }

  function grantFields(shopId: string, accessToken: string): Record<string, string> {
    return {
      ...{ access_token: accessToken, expires_in: String(LIFETIMES.accessMs / 1_000) },
      ...{ memberId: shopId, aliId: shopId.replace(/\D/g, ''), resource_owner: shop(shopId)?.name ?? '' },
    };
  }
}

/** `20261230120000000+0800` */
function compactTime(ms: number): string {
  const local = new Date(ms + 8 * HOUR_MS).toISOString();
  return `${local.slice(0, 23).replace(/\D/g, '')}+0800`;
}

function down(reply: FastifyReply): FastifyReply {
  return reply.code(502).type('text/html').send('<html>Bad Gateway</html>');
}
