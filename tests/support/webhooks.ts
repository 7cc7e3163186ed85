import type { WebhookEvent } from '../../api/src/modules/webhooks/webhookEvents.ts';
import { webhookEventsOf } from '../../api/src/modules/webhooks/webhookEvents.ts';
import type {
  EndpointWithSecretDto,
  WebhookMessageDto,
} from '../../api/src/modules/webhooks/webhooks.schemas.ts';
import type { Person, TestApi } from './api.ts';

/** The settings of tests whose receivers are on this machine. */
export const TO_THIS_MACHINE = { webhookTargets: { allowsHttp: true, allowsThisMachine: true } };

/** Adds an endpoint; without events, one of all that its account can be told. */
export async function endpointOf(
  person: Person,
  kind: 'buyer' | 'seller',
  url: string,
  events: WebhookEvent[] = webhookEventsOf(kind),
): Promise<EndpointWithSecretDto> {
  const { data } = await person.call<EndpointWithSecretDto>('POST', '/webhooks/create', { url, events });
  return data;
}

/** Sends what is due, as a worker does. */
export async function sendWebhooks(api: TestApi, stop = new AbortController().signal): Promise<void> {
  await api.app.scheduledJobs.find(({ name }) => name === 'sendWebhooks')?.run(stop);
}

/** What an endpoint was told, the oldest first. */
export async function messagesOf(person: Person, endpointId: number): Promise<WebhookMessageDto[]> {
  const { data } = await person.call<{ list: WebhookMessageDto[] }>('POST', '/webhooks/messages', {
    endpointId,
    pageSize: 100,
  });
  return data.list.toReversed();
}

/** As though the pauses of an endpoint and its messages were over. */
export async function skipPauses(api: TestApi, endpointId: number): Promise<void> {
  await api.query('UPDATE webhook_endpoint SET paused_until = NULL WHERE id = $1', [endpointId]);
  await api.query(
    "UPDATE webhook_message SET next_at = now() - interval '1 second' WHERE endpoint_id = $1 AND state = 1 AND next_at > now()",
    [endpointId],
  );
}

/** Puts messages in the queue of an endpoint: one of each of these things, in this order. */
export async function queueMessages(
  api: TestApi,
  endpointId: number,
  things: readonly string[],
): Promise<void> {
  await api.query(
    `INSERT INTO webhook_message (endpoint_id, type, thing, data, next_at)
     SELECT $1, 'goods.changed', thing, jsonb_build_object('id', n, 'thing', thing), date_trunc('milliseconds', now())
       FROM unnest($2::text[]) WITH ORDINALITY AS x (thing, n) ORDER BY n`,
    [endpointId, things],
  );
}
