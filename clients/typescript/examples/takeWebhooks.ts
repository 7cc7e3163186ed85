import type { IncomingMessage, ServerResponse } from 'node:http';
import { verifyWebhook, WebhookError, type WebhookMessage } from '@chengcang/client';

type Options = {
  /** The secret of the endpoint; for a day after it was exchanged both. */
  secrets: readonly string[];
  /** Keeps the message under its id, unless it is there already, in the own database. Work comes later: answer at once. */
  keep: (message: WebhookMessage) => Promise<void>;
};

/** A handler of node:http for the address that 开放接口 sends events to. */
export function takeWebhooks({ secrets, keep }: Options) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    try {
      await keep(await verifyWebhook(secrets, request.headers, Buffer.concat(chunks)));
      response.writeHead(204).end();
    } catch (error) {
      response.writeHead(error instanceof WebhookError ? 401 : 500).end();
    }
  };
}
