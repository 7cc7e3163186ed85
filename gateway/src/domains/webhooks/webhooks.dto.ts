import type { Answer } from '../../rest/contract.ts';

export type WebhookEndpointsDto = Answer<'/webhooks/list', 'get'>;
export type WebhookEndpointDto = Answer<'/webhooks/update', 'post'>;
export type WebhookSecretPayloadDto = Answer<'/webhooks/create', 'post'>;
export type WebhookMessagePageDto = Answer<'/webhooks/messages', 'post'>;
export type WebhookMessageDto = Answer<'/webhooks/resend', 'post'>;
