import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Authorisation } from '../shops/authorisations.ts';
import { authorizePages } from '../shops/authorizePages.ts';
import { type Form, formOf, queryOf } from '../shops/forms.ts';
import { type Given, givenIn, textIn } from '../shops/given.ts';
import { opaqueId } from '../shops/masked.ts';
import { admit, type SimulatedPlatform } from '../shops/shopFrame.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { parseWhole } from '../shops/wholeNumbers.ts';
import {
  type Answered,
  KUAISHOU_ERRORS,
  type KuaishouError,
  OAUTH_ERRORS,
  TROUBLES,
} from './kuaishouErrors.ts';
import { kuaishouMethods } from './kuaishouMethods.ts';
import { requestError } from './kuaishouRequests.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SCOPES_KEPT = 3_000;

/** 快手小店: the gateway, the token addresses, and the page where a shop authorises the application. */
export const KUAISHOU: SimulatedPlatform = {
  platform: 5,
  slug: 'kuaishou',
  name: '快手',
  lifetimes: { accessMs: 48 * HOUR_MS, refreshMs: 180 * DAY_MS },
  orderNo: (serial, createdAt) => `${dayOfYear(createdAt)}${String(serial).padStart(11, '0')}`,
  routes: kuaishouRoutes,
};

type Refused = (typeof OAUTH_ERRORS)[keyof typeof OAUTH_ERRORS];

function kuaishouRoutes(world: PlatformWorld): FastifyPluginAsync {
  const methods = kuaishouMethods(world);
  /** What shops have consented to, by what stands for it: the state of a page, then its code, then the authorisation. */
  const scopes = new Map<string, string[]>();

  function keepScopes(key: string, kept: string[] | undefined): void {
    scopes.set(key, kept ?? []);
    const [oldest] = scopes.keys();
    if (oldest !== undefined && scopes.size > SCOPES_KEPT) scopes.delete(oldest);
  }

  return async (app) => {
    await app.register(
      authorizePages(world, {
        path: '/oauth/authorize',
        read: (query) => {
          if (query.get('response_type') !== 'code') return 'invalid response_type';
          if (!query.get('scope')) return 'invalid scope';
          const state = query.get('state') ?? '';
          keepScopes(`state ${state}`, query.get('scope')?.split(','));
          return { appKey: query.get('app_id') ?? '', redirectUri: query.get('redirect_uri') ?? '', state };
        },
        allowed: (code, state) => {
          keepScopes(`code ${code}`, scopes.get(`state ${state}`));
          return { code, state };
        },
      }),
    );

    app.get('/oauth2/access_token', async (request, reply) => {
      const query = queryOf(request);
      return answerTokens(query, reply, 'exchange', () => {
        if (query.get('grant_type') !== 'code') return OAUTH_ERRORS.grantTypeUnknown;
        const code = query.get('code') ?? '';
        const taken = world.authorisations.takeCode(code);
        if (!taken) return OAUTH_ERRORS.codeInvalid;
        const authorisation = world.authorisations.grant(taken.shopId);
        keepScopes(authorisation.authorisationId, scopes.get(`code ${code}`));
        return authorisation;
      });
    });

    app.get('/oauth2/refresh_token', async (request, reply) => {
      const query = queryOf(request);
      return answerTokens(query, reply, 'refresh', () => {
        if (query.get('grant_type') !== 'refresh_token') return OAUTH_ERRORS.grantTypeUnknown;
        const requested = query.get('refresh_token') ?? '';
        const before = world.shops
          .flatMap(({ shopId }) => world.authorisations.ofShop(shopId))
          .find(({ refreshToken }) => refreshToken === requested)?.refreshEndsAt;
        const renewed = world.authorisations.renew(requested);
        if (!renewed || before === undefined) return OAUTH_ERRORS.refreshDiscarded;
        // A new refresh token ends when the first one would have.
        renewed.refreshEndsAt = before;
        return renewed;
      });
    });

    app.get<{ Params: { '*': string } }>('/open/*', async (request, reply) =>
      answer(request, reply, queryOf(request)),
    );
    app.post<{ Params: { '*': string } }>('/open/*', async (request, reply) =>
      answer(request, reply, new Map([...queryOf(request), ...formOf(request)])),
    );
  };

  async function answerTokens(
    query: Form,
    reply: FastifyReply,
    call: 'exchange' | 'refresh',
    act: () => Authorisation | Refused,
  ): Promise<FastifyReply> {
    if (query.get('app_id') !== world.app.key || query.get('app_secret') !== world.app.secret)
      return reply.send(OAUTH_ERRORS.clientUnknown);
    const trouble = await admit(world, { method: `oauth2.${call}`, call, orderNos: [] }, reply);
    if (trouble === 'sent') return reply;
    if (trouble)
      return reply.send(trouble.kind === 'transient' ? OAUTH_ERRORS.unavailable : TROUBLES[trouble.kind]);
    const acted = act();
    return reply.send('result' in acted ? acted : tokensOf(acted));
  }

  function tokensOf(authorisation: Authorisation) {
    const secondsTo = (at: number) => Math.floor((at - world.now().getTime()) / 1_000);
    return {
      result: 1,
      access_token: authorisation.accessToken,
      refresh_token: authorisation.refreshToken,
      open_id: authorisation.shopId,
      expires_in: secondsTo(authorisation.accessEndsAt),
      refresh_token_expires_in: secondsTo(authorisation.refreshEndsAt ?? 0),
      scopes: scopes.get(authorisation.authorisationId) ?? [],
    };
  }

  async function answer(
    { method: httpMethod, params }: FastifyRequest<{ Params: { '*': string } }>,
    reply: FastifyReply,
    input: Form,
  ): Promise<FastifyReply> {
    const refuse = (error: KuaishouError) => reply.send(envelope(error));
    const fault = requestError(input, world.app, world.now());
    if (fault) return refuse(fault);
    const name = input.get('method') ?? '';
    const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
    const isAt = `open/${params['*']}` === name.replaceAll('.', '/') && httpMethod === method?.httpMethod;
    if (!method || !isAt) return refuse(KUAISHOU_ERRORS.methodUnknown);
    const parsed = parseWhole(input.get('param') ?? '');
    if (parsed === undefined) return refuse(KUAISHOU_ERRORS.paramInvalid);
    const param = givenIn(parsed);
    const trouble = await admit(
      world,
      { method: name, call: method.call, orderNos: orderNosIn(param) },
      reply,
    );
    if (trouble === 'sent') return reply;
    if (trouble) return refuse(TROUBLES[trouble.kind]);
    const found = world.authorisations.find(input.get('access_token') ?? '');
    const shop = found && world.shop(found.authorisation.shopId);
    if (!shop) return refuse(KUAISHOU_ERRORS.accessUnknown);
    if (found.authorisation.isRevoked) return refuse(KUAISHOU_ERRORS.accessRevoked);
    if (!found.isValid) return refuse(KUAISHOU_ERRORS.accessExpired);
    if (!scopes.get(found.authorisation.authorisationId)?.includes(method.scope))
      return refuse(KUAISHOU_ERRORS.scopeMissing);
    return reply.send(envelope(method.answer(param, shop)));
  }
}

function envelope(answered: Answered) {
  const request_id = opaqueId(JSON.stringify(answered)).slice(0, 18);
  if ('data' in answered) {
    return { result: 1, code: '1', msg: 'success', error_msg: 'SUCCESS', request_id, data: answered.data };
  }
  return { ...answered, sub_code: String(answered.result), sub_msg: answered.error_msg, request_id };
}

function orderNosIn({ oid, orderId, orderIdList }: Given): string[] {
  const listed = Array.isArray(orderIdList) ? orderIdList : [];
  return [oid, orderId, ...listed].map(textIn).filter(Boolean);
}

/** 26032: the first of February 2026, as order numbers begin. */
function dayOfYear(at: Date): string {
  const beijing = new Date(at.getTime() + 8 * HOUR_MS);
  const newYear = Date.UTC(beijing.getUTCFullYear(), 0, 1);
  const day = Math.floor((beijing.getTime() - newYear) / DAY_MS) + 1;
  return `${String(beijing.getUTCFullYear()).slice(2)}${String(day).padStart(3, '0')}`;
}
