import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, IdBody, Nothing, ok } from '../../shared/envelope.ts';
import {
  CreateEndpointBody,
  EndpointWithSecret,
  UpdateEndpointBody,
  WebhookEndpoint,
  WebhookEndpoints,
  WebhookMessage,
  WebhookMessagePage,
  WebhookMessagesBody,
} from './webhooks.schemas.ts';
import type { WebhookService } from './webhooks.service.ts';

const tags = ['webhooks'];
const reads = { access: 'any', scope: 'webhooks:read', sparse: true } as const;
const writes = { access: 'any', scope: 'webhooks:write' } as const;

export function webhookRoutes(webhooks: WebhookService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/webhooks/list',
      { config: reads, schema: { tags, summary: 'The own endpoints', response: answers(WebhookEndpoints) } },
      async (request) => ok(await webhooks.list(actorOf(request))),
    );

    app.post(
      '/webhooks/create',
      {
        config: writes,
        schema: {
          tags,
          summary: 'Add an endpoint; the answer alone has its secret',
          body: CreateEndpointBody,
          response: answers(EndpointWithSecret),
        },
      },
      async (request) => ok(await webhooks.create(actorOf(request), request.body), '推送地址已添加'),
    );

    app.post(
      '/webhooks/update',
      {
        config: writes,
        schema: {
          tags,
          summary: 'Change an endpoint, or turn it off and on',
          body: UpdateEndpointBody,
          response: answers(WebhookEndpoint),
        },
      },
      async (request) => ok(await webhooks.update(actorOf(request), request.body), '推送地址已修改'),
    );

    app.post(
      '/webhooks/remove',
      {
        config: writes,
        schema: {
          tags,
          summary: 'Remove an endpoint with its log; what waits for it is not sent',
          body: IdBody,
          response: answers(Nothing),
        },
      },
      async (request) => {
        await webhooks.remove(actorOf(request), request.body.id);
        return ok({}, '推送地址已删除');
      },
    );

    app.post(
      '/webhooks/rotateSecret',
      {
        config: writes,
        schema: {
          tags,
          summary:
            'A new secret, which the answer alone has; the one until now signs too for 24 hours, and no other before it',
          body: IdBody,
          response: answers(EndpointWithSecret),
        },
      },
      async (request) => ok(await webhooks.rotate(actorOf(request), request.body.id), '签名密钥已更换'),
    );

    app.post(
      '/webhooks/wake',
      {
        config: writes,
        schema: {
          tags,
          summary: 'End the rest of an endpoint; fine where it does not rest',
          body: IdBody,
          response: answers(WebhookEndpoint),
        },
      },
      async (request) => ok(await webhooks.wake(actorOf(request), request.body.id), '已恢复推送'),
    );

    app.post(
      '/webhooks/test',
      {
        config: writes,
        schema: {
          tags,
          summary: 'Send `webhook.test`, which tells nothing',
          body: IdBody,
          response: answers(WebhookMessage),
        },
      },
      async (request) => ok(await webhooks.test(actorOf(request), request.body.id), '测试推送已提交'),
    );

    app.post(
      '/webhooks/messages',
      {
        config: reads,
        schema: {
          tags,
          summary: 'What an own endpoint was told, the newest first; kept for two weeks',
          body: WebhookMessagesBody,
          response: answers(WebhookMessagePage),
        },
      },
      async (request) => ok(await webhooks.messages(actorOf(request), request.body, request.fields)),
    );

    app.post(
      '/webhooks/resend',
      {
        config: writes,
        schema: {
          tags,
          summary: 'Send a message once more, or at once where it waits, under the id that it had',
          body: IdBody,
          response: answers(WebhookMessage),
        },
      },
      async (request) => ok(await webhooks.resend(actorOf(request), request.body.id), '已重新提交'),
    );
  };
}
