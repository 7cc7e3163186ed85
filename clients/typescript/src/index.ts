export { ChengcangError, type Key, type WrongRow } from './ChengcangError.ts';
export type { ChangedThing, ChangesOptions } from './changes.ts';
export { type Client, type ClientOptions, createClient } from './createClient.ts';
export * from './generated/documents.ts';
export type { RequestOptions } from './request.ts';
export type { TypedDocument } from './typedDocument.ts';
export { verifyWebhook, WebhookError, type WebhookHeaders, type WebhookMessage } from './verifyWebhook.ts';
