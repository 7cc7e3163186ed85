import type { Resolvers } from '../../resolvers.generated.ts';
import { selectionOf } from '../../rest/selection.ts';
import {
  webhookEndpointStatus,
  webhookEvent,
  webhookFailure,
  webhookMessageStatus,
} from './webhooks.mapping.ts';

export const resolvers = {
  WebhookEvent: webhookEvent,
  WebhookEndpointStatus: webhookEndpointStatus,
  WebhookMessageStatus: webhookMessageStatus,
  WebhookFailure: webhookFailure,
  WebhookSecretPayload: { endpoint: ({ secret: _, ...endpoint }) => endpoint },
  Query: {
    webhooks: (_, __, { apis }, info) => apis.webhooks.list(selectionOf(info)),
    webhookMessages: (_, { filter, ...args }, { apis }, info) =>
      apis.webhooks.messages({ ...filter, ...args }, selectionOf(info)),
  },
  Mutation: {
    createWebhook: (_, { input }, { apis }) => apis.webhooks.create(input),
    updateWebhook: (_, { id, input, enabled }, { apis }) => apis.webhooks.update({ id, ...input, enabled }),
    deleteWebhook: (_, { id }, { apis }) => apis.webhooks.remove(id),
    rotateWebhookSecret: (_, { id }, { apis }) => apis.webhooks.rotateSecret(id),
    wakeWebhook: (_, { id }, { apis }) => apis.webhooks.wake(id),
    testWebhook: (_, { id }, { apis }) => apis.webhooks.test(id),
    resendWebhookMessage: (_, { id }, { apis }) => apis.webhooks.resend(id),
  },
} satisfies Resolvers;
