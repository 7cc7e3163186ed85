import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { shanghaiMillis } from '../../shared/clock.ts';

export type MessageFacts = { id: number; type: string; at: Date; data: Record<string, string | number> };

const SECRET_BYTES = 32;
const USER_AGENT = 'chengcang-webhooks/1';

/** A new secret of an endpoint, as Standard Webhooks writes it. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/** The id by which a receiver knows a message again. */
export const messageIdOf = (id: number): string => `msg_${id}`;

/** The body of a message: the same text for every attempt. */
export function messageBody({ type, at, data }: MessageFacts): string {
  const { id, ...more } = data;
  return JSON.stringify({
    type,
    timestamp: shanghaiMillis(at),
    data: { id, ...more, updatedAt: shanghaiMillis(at) },
  });
}

/** The headers of an attempt at a moment, with a signature of each secret. */
export function messageHeaders(
  id: number,
  body: string,
  secrets: readonly string[],
  now: Date,
): Record<string, string> {
  const messageId = messageIdOf(id);
  return {
    'content-type': 'application/json',
    'user-agent': USER_AGENT,
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(messageId, now, body)).join(' '),
  };
}
