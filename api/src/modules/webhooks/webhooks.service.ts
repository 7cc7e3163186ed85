import type { FastifyBaseLogger } from 'fastify';
import {
  type TargetProblem,
  type TargetRules,
  targetProblem,
} from '../../adapters/webhooks/webhookTargets.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import type { Fields } from '../../shared/fields.ts';
import { Refusal } from '../../shared/refusal.ts';
import {
  endpointOfMessage,
  findMessage,
  listMessages,
  queueTestMessage,
  resendMessage,
} from './messages.repository.ts';
import { newWebhookSecret } from './signedMessages.ts';
import { WEBHOOK_EVENTS, webhookEventsOf } from './webhookEvents.ts';
import {
  addEndpoint,
  changeEndpoint,
  findEndpoint,
  hurryEndpoint,
  listEndpoints,
  lockAndCountEndpoints,
  removeEndpoint,
  rotateSecret,
  wakeEndpoint,
} from './webhooks.repository.ts';
import {
  type EndpointChange,
  type EndpointWithSecretDto,
  endpointStatuses,
  MAX_ENDPOINTS,
  type NewEndpoint,
  type WebhookEndpointDto,
  type WebhookMessageDto,
  type WebhookMessagesFilter,
} from './webhooks.schemas.ts';

const PROBLEMS: Record<TargetProblem, string> = {
  url: '不是完整的网址',
  scheme: '须以https://开头',
  credentials: '不能带用户名和密码',
  port: '端口须为443、80或1024以上',
  address: '不能是内网或本机地址',
};

type Dependencies = { db: Db; targets: TargetRules; log: Pick<FastifyBaseLogger, 'info'> };

/** Endpoints of webhooks, as their account manages them. */
export function webhookService({ db, targets, log }: Dependencies) {
  /** @throws Refusal WEBHOOK_URL; BAD_PARAM for events of the other kind */
  function checked({ kind }: Actor, { url, events, description = '' }: NewEndpoint) {
    const problem = targetProblem(url.trim(), targets);
    if (problem) throw new Refusal('WEBHOOK_URL', { why: PROBLEMS[problem] }, { problem });
    const possible = webhookEventsOf(kind);
    if (!events.every((event) => possible.includes(event)))
      throw new Refusal('BAD_PARAM', { field: 'events' });
    return {
      url: url.trim(),
      description: description.trim(),
      events: possible.filter((event) => events.includes(event)),
    };
  }

  /** What a message is to be sent to at once. @throws Refusal NOT_FOUND, WEBHOOK_OFF */
  async function hurried(tx: Tx, accountId: number, endpointId: number): Promise<void> {
    const endpoint = existing(await hurryEndpoint(tx, accountId, endpointId));
    if (endpoint.status !== endpointStatuses.active) throw new Refusal('WEBHOOK_OFF');
  }

  return {
    list: async ({ accountId, kind }: Actor) => ({
      list: await listEndpoints(db, accountId),
      events: webhookEventsOf(kind).map((event) => ({ event, name: WEBHOOK_EVENTS[event].name })),
    }),

    /** A new endpoint; its secret is answered this once. @throws Refusal WEBHOOK_MAX, WEBHOOK_URL, BAD_PARAM */
    async create(actor: Actor, input: NewEndpoint): Promise<EndpointWithSecretDto> {
      const { accountId } = actor;
      const given = checked(actor, input);
      const secret = newWebhookSecret();
      const added = await db.transaction(async (tx) => {
        if ((await lockAndCountEndpoints(tx, accountId)) >= MAX_ENDPOINTS)
          throw new Refusal('WEBHOOK_MAX', { max: MAX_ENDPOINTS });
        return addEndpoint(tx, accountId, given, secret);
      });
      log.info({ accountId, endpointId: added.id }, 'a webhook endpoint was created');
      return { ...added, secret };
    },

    /** @throws Refusal NOT_FOUND, WEBHOOK_URL, BAD_PARAM */
    async update(actor: Actor, { id, enabled, ...input }: EndpointChange): Promise<WebhookEndpointDto> {
      return existing(await changeEndpoint(db, actor.accountId, { id, enabled, ...checked(actor, input) }));
    },

    /** @throws Refusal NOT_FOUND */
    async remove({ accountId }: Actor, id: number): Promise<void> {
      if (!(await removeEndpoint(db, accountId, id))) throw new Refusal('NOT_FOUND');
      log.info({ accountId, endpointId: id }, 'a webhook endpoint was removed');
    },

    /** A new secret, answered this once; the one until now signs too for a day. @throws Refusal NOT_FOUND */
    async rotate({ accountId }: Actor, id: number): Promise<EndpointWithSecretDto> {
      const secret = newWebhookSecret();
      const rotated = existing(await rotateSecret(db, accountId, id, secret));
      log.info({ accountId, endpointId: id }, 'the secret of a webhook endpoint was rotated');
      return { ...rotated, secret };
    },

    /** Ends the rest of an endpoint; fine where it does not rest. @throws Refusal NOT_FOUND */
    async wake({ accountId }: Actor, id: number): Promise<WebhookEndpointDto> {
      return existing(await db.transaction((tx) => wakeEndpoint(tx, accountId, id)));
    },

    /** What an endpoint was told. @throws Refusal NOT_FOUND */
    async messages({ accountId }: Actor, filter: WebhookMessagesFilter, fields: Fields) {
      const page = await listMessages(db, accountId, filter, fields);
      if (page.list.length === 0) existing(await findEndpoint(db, accountId, filter.endpointId));
      return page;
    },

    /** Sends a message that tells nothing; one at a time. @throws Refusal NOT_FOUND, WEBHOOK_OFF */
    test: ({ accountId }: Actor, id: number): Promise<WebhookMessageDto> =>
      db.transaction(async (tx) => {
        await hurried(tx, accountId, id);
        return findMessage(tx, await queueTestMessage(tx, id));
      }),

    /** Sends a message once more, or at once where it waits. @throws Refusal NOT_FOUND, WEBHOOK_OFF */
    resend: ({ accountId }: Actor, id: number): Promise<WebhookMessageDto> =>
      db.transaction(async (tx) => {
        const endpointId = await endpointOfMessage(tx, accountId, id);
        if (endpointId === undefined) throw new Refusal('NOT_FOUND');
        await hurried(tx, accountId, endpointId);
        await resendMessage(tx, id);
        return findMessage(tx, id);
      }),
  };
}

function existing(endpoint: WebhookEndpointDto | null): WebhookEndpointDto {
  if (!endpoint) throw new Refusal('NOT_FOUND');
  return endpoint;
}

export type WebhookService = ReturnType<typeof webhookService>;
