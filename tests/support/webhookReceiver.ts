import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = {
  id: string;
  type: string;
  data: Record<string, unknown>;
  body: string;
  headers: IncomingHttpHeaders;
};
type Reply = { status: number; body?: string; headers?: Record<string, string> };

/** A program that takes webhooks, at an address of this machine. It answers 200 unless `replies` says otherwise. */
export async function webhookReceiver() {
  const received: Received[] = [];
  let reply: (message: Received) => Reply | Promise<Reply> = () => ({ status: 200, body: 'taken' });
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const { type, data } = JSON.parse(body);
    const message = { id: String(request.headers['webhook-id']), type, data, body, headers: request.headers };
    received.push(message);
    const { status, body: answer = '', headers = {} } = await reply(message);
    response.writeHead(status, headers).end(answer);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    port,
    received,
    replies(next: typeof reply) {
      reply = next;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

export type WebhookReceiver = Awaited<ReturnType<typeof webhookReceiver>>;
