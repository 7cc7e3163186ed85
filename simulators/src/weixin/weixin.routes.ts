import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Assignment } from '../shops/assignmentBook.ts';
import { authorizePages } from '../shops/authorizePages.ts';
import { queryOf } from '../shops/forms.ts';
import { type Given, givenIn, textIn } from '../shops/given.ts';
import type { Fate } from '../shops/goodsBook.ts';
import { admit, type SimulatedPlatform } from '../shops/shopFrame.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { parseWhole } from '../shops/wholeNumbers.ts';
import { type Answered, component, type WeixinMethod } from './component.ts';
import { deliver, keepPushing, sealedPush } from './pushes.ts';
import { troubleOf, WEIXIN_ERRORS, type WeixinError } from './weixinErrors.ts';
import { listingMethods } from './weixinListings.ts';
import { weixinMethods } from './weixinMethods.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CODE_LIFETIME_S = '3600';

/** 视频号小店: the gateway for the third-party platform and for shops, and the platform's login page. */
export const WEIXIN: SimulatedPlatform = {
  platform: 6,
  slug: 'weixin',
  name: '视频号',
  lifetimes: { accessMs: 2 * HOUR_MS, refreshMs: 3_650 * DAY_MS },
  orderNo: (serial, createdAt) =>
    `37${Math.floor(createdAt.getTime() / 1_000)}${String(serial).padStart(7, '0')}`,
  assignsWholeOrders: true,
  routes: weixinRoutes,
};

const GOODS_EVENTS: Record<Fate, { event: string; element: string; status: number }> = {
  refused: { event: 'product_spu_audit', element: 'ProductSpuAudit', status: 2 },
  inReview: { event: 'product_spu_update', element: 'ProductSpuUpdate', status: 0 },
  draft: { event: 'product_spu_audit', element: 'ProductSpuAudit', status: 4 },
  onSale: { event: 'product_spu_listing', element: 'ProductSpuListing', status: 5 },
  offSale: { event: 'product_spu_listing', element: 'ProductSpuListing', status: 11 },
  takenDown: { event: 'product_spu_listing', element: 'ProductSpuListing', status: 13 },
  deleted: { event: 'product_spu_update', element: 'ProductSpuUpdate', status: 2 },
};

function weixinRoutes(world: PlatformWorld): FastifyPluginAsync {
  const platform = component(world);
  const methods = weixinMethods(world);
  const shopMethods = listingMethods(world);

  const messageOf = (about: string, field: string, value: string) =>
    `<xml><AppId><![CDATA[${world.app.key}]]></AppId><CreateTime>${Math.floor(world.now().getTime() / 1_000)}</CreateTime><InfoType><![CDATA[${about}]]></InfoType><${field}><![CDATA[${value}]]></${field}></xml>`;
  /** As an event of the supplier's own account, which is named by neither. */
  const assignedMessage = ({ assignedId, supplierId }: Assignment) => {
    const at = Math.floor(world.now().getTime() / 1_000);
    return `<xml><ToUserName><![CDATA[gh_${supplierId}]]></ToUserName><FromUserName><![CDATA[OpenID]]></FromUserName><CreateTime>${at}</CreateTime><MsgType><![CDATA[event]]></MsgType><Event><![CDATA[dropship_order_update]]></Event><ds_order_id>${assignedId}</ds_order_id><update_time>${at}</update_time></xml>`;
  };
  /** Events come to an address of their own, which holds the appid whose they are. */
  const eventsOf = (appId: string) => ({ ...world.app, pushUrl: `${world.app.pushUrl}/${appId}` });
  const goodsMessage = ({
    shopId,
    goodId,
    fate,
    words,
  }: {
    shopId: string;
    goodId: string;
    fate: Fate;
    words: string;
  }) => {
    const { event, element, status } = GOODS_EVENTS[fate];
    const at = Math.floor(world.now().getTime() / 1_000);
    return `<xml><ToUserName><![CDATA[gh_${shopId}]]></ToUserName><FromUserName><![CDATA[OpenID]]></FromUserName><CreateTime>${at}</CreateTime><MsgType><![CDATA[event]]></MsgType><Event><![CDATA[${event}]]></Event><${element}><product_id><![CDATA[${goodId}]]></product_id><status>${status}</status><reason><![CDATA[${words}]]></reason></${element}></xml>`;
  };
  const ticketMessage = () => messageOf('component_verify_ticket', 'ComponentVerifyTicket', platform.ticket);

  return async (app) => {
    // Read here: numbers keep their digits, and what is no JSON has an answer of WeChat's.
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, parseWhole(String(body))),
    );

    await app.register(
      authorizePages(world, {
        path: '/cgi-bin/componentloginpage',
        read(query) {
          const preAuthCode = query.get('pre_auth_code') ?? '';
          if (!platform.isPreAuthCode(preAuthCode)) return 'invalid pre_auth_code';
          return {
            appKey: query.get('component_appid') ?? '',
            redirectUri: query.get('redirect_uri') ?? '',
            // The page has no state of the application's: that stands in the address.
            state: preAuthCode,
          };
        },
        allowed(code, preAuthCode) {
          platform.usePreAuthCode(preAuthCode);
          return { auth_code: code, expires_in: CODE_LIFETIME_S };
        },
        denied: () => ({}),
      }),
    );

    /** The ticket as it is pushed, for whoever plays the application's push address. */
    app.get('/ticket-push', async () => sealedPush(ticketMessage(), world.app, world.now()));
    /** Pushes the ticket before its time, as the button of WeChat's own console does. */
    app.post('/ticket-push', async () => ({ taken: await deliver(ticketMessage(), world.app, world.now()) }));

    if (world.app.pushUrl) {
      let end: () => void = () => undefined;
      app.addHook('onListen', async () => {
        end = keepPushing(ticketMessage, world);
      });
      app.addHook('onClose', async () => end());
      world.assignments.whenChanged((assignment) => {
        for (let times = world.pushPlan.take(); times > 0; times -= 1)
          void deliver(assignedMessage(assignment), eventsOf(assignment.supplierId), world.now());
      });
      world.goods.whenJudged((told) => {
        for (let times = world.pushPlan.take(); times > 0; times -= 1)
          void deliver(goodsMessage(told), eventsOf(told.shopId), world.now());
      });
      world.authorisations.whenRevoked((shopId) => {
        void deliver(messageOf('unauthorized', 'AuthorizerAppid', shopId), world.app, world.now());
      });
    }

    app.post('/cgi-bin/component/api_component_token', async (request, reply) =>
      reply.send(envelope(bodyTrouble(request) ?? platform.newToken(givenIn(request.body)))),
    );

    app.post('/cgi-bin/component/api_start_push_ticket', async (request, reply) => {
      const fault = bodyTrouble(request) ?? platform.startTrouble(givenIn(request.body));
      if (!fault) void deliver(ticketMessage(), world.app, world.now());
      return reply.send(envelope(fault ?? {}));
    });

    app.post<{ Params: { name: string } }>('/cgi-bin/component/:name', async (request, reply) => {
      const { name } = request.params;
      const input = givenIn(request.body);
      const method = Object.hasOwn(platform.methods, name) ? platform.methods[name] : undefined;
      const token = queryOf(request).get('component_access_token') ?? '';
      const isOurs = textIn(input.component_appid) === world.app.key;
      const fault =
        bodyTrouble(request) ??
        (method ? null : WEIXIN_ERRORS.apiUnauthorized) ??
        platform.tokenTrouble(token) ??
        (isOurs ? null : WEIXIN_ERRORS.appInvalid);
      if (fault || !method) return reply.send(envelope(fault ?? WEIXIN_ERRORS.apiUnauthorized));
      const trouble = await admit(world, { method: name, call: method.call, orderNos: [] }, reply);
      if (trouble === 'sent') return reply;
      return reply.send(envelope(trouble ? troubleOf(trouble) : method.answer(input)));
    });

    app.post<{ Params: { '*': string } }>('/channels/ec/*', async (request, reply) =>
      answerShop(request, reply, request.params['*'], methods),
    );
    app.post<{ Params: { '*': string } }>('/shop/ec/*', async (request, reply) =>
      answerShop(request, reply, request.params['*'], shopMethods),
    );
  };

  async function answerShop(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    known: Record<string, WeixinMethod>,
  ): Promise<FastifyReply> {
    const query = queryOf(request);
    const input = { ...Object.fromEntries(query), ...givenIn(request.body) };
    const method = Object.hasOwn(known, path) ? known[path] : undefined;
    if (!method) return reply.send(envelope(WEIXIN_ERRORS.apiUnauthorized));
    const orderNos = [textIn(input.order_id), textIn(input.ds_order_id)].filter(Boolean);
    const trouble = await admit(world, { method: path, call: method.call, orderNos }, reply);
    if (trouble === 'sent') return reply;
    if (trouble) return reply.send(envelope(troubleOf(trouble)));
    const shop = shopOfToken(query.get('access_token') ?? '');
    const fault = 'errcode' in shop ? shop : bodyTrouble(request);
    if (fault || 'errcode' in shop) return reply.send(envelope(fault ?? WEIXIN_ERRORS.tokenInvalid));
    return reply.send(envelope(method.answer(input, shop)));
  }

  function shopOfToken(accessToken: string): SimulatedShop | WeixinError {
    if (!accessToken) return WEIXIN_ERRORS.tokenMissing;
    const found = world.authorisations.find(accessToken);
    const shop = found && world.shop(found.authorisation.shopId);
    if (!shop) return WEIXIN_ERRORS.tokenInvalid;
    if (found.authorisation.isRevoked) return WEIXIN_ERRORS.notAuthorized;
    return found.isValid ? shop : WEIXIN_ERRORS.tokenExpired;
  }
}

function bodyTrouble({ body }: FastifyRequest): WeixinError | null {
  return body !== null && typeof body === 'object' ? null : WEIXIN_ERRORS.bodyInvalid;
}

function envelope(answered: Answered): Given {
  return 'errcode' in answered ? answered : { errcode: 0, errmsg: 'ok', ...answered };
}
