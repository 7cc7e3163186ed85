import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { closed, listening } from '../integrations/relay.ts';

const KEY = 'idempotency-key';

/**
 * Somebody on the line to `origin` who lets every request through and loses the first answer of each key: the caller's
 * connection breaks once the service has answered.
 */
export async function startLosingProxy(origin: string) {
  const lost = new Map<string, string>();
  const server = createServer(async (incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    const key = String(headers[KEY]);
    const body = await text(incoming);
    request(origin + url, { method, headers }, async (answer) => {
      const answered = await text(answer);
      if (lost.has(key)) {
        outgoing.writeHead(answer.statusCode ?? 502, {
          'content-type': answer.headers['content-type'] ?? '',
        });
        outgoing.end(answered);
        return;
      }
      lost.set(key, answered);
      incoming.socket.destroy();
    }).end(body);
  });
  const url = await listening(server);
  return {
    url,
    /** The lost answers by key, as the service gave them. */
    lost,
    close: () => closed(server),
  };
}
