import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { pageOf, pagingFields } from '../../shared/paging.ts';
import { EntityId } from '../../shared/values.ts';
import { webhookEvents } from './webhookEvents.ts';

/** Endpoints an account. */
export const MAX_ENDPOINTS = 10;
/** Messages that wait are counted up to here. */
export const WAITING_COUNTED = 1_000;

/** Of an endpoint: what its owner has decided, and whether it has given up. */
export const endpointStatuses = { active: 1, off: 2, resting: 3 } as const;

const fields = {
  id: EntityId,
  url: Type.String(),
  description: Type.String(),
  events: Type.Array(Type.String(), { description: 'what it is told' }),
  status: Type.Integer({
    description:
      '1 active, 2 turned off, 3 resting: it has failed for days, and is told nothing until it is woken',
  }),
  waiting: Type.Integer({
    description: `messages that wait to be sent, counted to ${WAITING_COUNTED} at most`,
  }),
  firstFailedAt: { ...NullableText, description: 'since when nothing was taken; null where the last was' },
  restedAt: NullableText,
  formerSecretEndsAt: {
    ...NullableText,
    description: 'until when messages are signed with the former secret too; null where they are not',
  },
  createdAt: Type.String(),
  updatedAt: Type.String(),
};
export const WebhookEndpoint = Type.Object(fields);
export type WebhookEndpointDto = Static<typeof WebhookEndpoint>;

export const WebhookEndpoints = Type.Object({
  list: Type.Array(WebhookEndpoint, { description: 'the newest first' }),
  events: Type.Array(Type.Object({ event: Type.String(), name: Type.String() }), {
    description: 'what an endpoint of this account can be told',
  }),
});

export const EndpointWithSecret = Type.Object({
  ...fields,
  secret: Type.String({
    description: 'what messages are signed with, `whsec_…` of Standard Webhooks; it is never shown again',
  }),
});
export type EndpointWithSecretDto = Static<typeof EndpointWithSecret>;

const given = {
  url: Type.String({
    minLength: 1,
    maxLength: 500,
    description: 'https, to an address of the internet, at port 443, 80 or above 1023',
  }),
  events: Type.Array(Type.Enum(webhookEvents), {
    minItems: 1,
    maxItems: webhookEvents.length,
    uniqueItems: true,
  }),
  description: Type.Optional(Type.String({ maxLength: 100, default: '' })),
};
export const CreateEndpointBody = body(given);
export type NewEndpoint = Static<typeof CreateEndpointBody>;
export const UpdateEndpointBody = body({
  id: EntityId,
  ...given,
  enabled: Type.Boolean({ description: 'what happens while it is off is never told' }),
});
export type EndpointChange = Static<typeof UpdateEndpointBody>;

export const WebhookMessage = Type.Object({
  id: EntityId,
  messageNo: Type.String({ description: 'the header webhook-id' }),
  event: Type.String({ description: 'what it tells; `webhook.test` where its owner tried the endpoint' }),
  status: Type.Integer({ description: '1 waits, 2 taken, 3 given up' }),
  attempts: Type.Integer({ description: 'since it was last sent by hand' }),
  createdAt: Type.String(),
  nextAt: { ...NullableText, description: 'not tried before; null where it does not wait' },
  triedAt: { ...NullableText, description: 'when the last attempt ended' },
  tookMs: { ...NullableInt, description: 'milliseconds of the last attempt' },
  answerStatus: { ...NullableInt, description: 'HTTP status of its answer; null without one' },
  answer: Type.String({ description: 'how its body began' }),
  failure: {
    ...NullableText,
    description: 'why there was none: refused, timeout, tls or connection; null otherwise',
  },
  body: Type.String({ description: 'what is sent' }),
});
export type WebhookMessageDto = Static<typeof WebhookMessage>;
export const WebhookMessagePage = pageOf(WebhookMessage);
export const WebhookMessagesBody = body({
  ...pagingFields(20),
  endpointId: EntityId,
  failed: Type.Optional(Type.Boolean({ description: 'only what was given up, where true' })),
});
export type WebhookMessagesFilter = Static<typeof WebhookMessagesBody>;
