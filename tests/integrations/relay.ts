import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Changes = {
  /** Of the path with its query. */
  path?: (path: string) => string;
  request?: (body: string) => string;
  answer?: (body: string) => string | Promise<string>;
};

/** Somebody on the line to `origin` who passes everything on, changed; the host that was asked for stays. */
export async function startRelay(origin: string, changes: Changes) {
  const { path = same, request: requested = same, answer: answered = same } = changes;
  const server = createServer(async (incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    const body = requested(await text(incoming));
    const passedOn = { ...headers, 'content-length': String(Buffer.byteLength(body)) };
    request(origin + path(url), { method, headers: passedOn }, async (answer) => {
      const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      outgoing.end(await answered(await text(answer)));
    }).end(body);
  });
  const url = await listening(server);
  return { url, close: () => closed(server) };
}

/** The address of a server that now listens on a port of its own. */
export async function listening(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Ends a server and every connection to it, those that wait for an answer too. */
export async function closed(server: ReturnType<typeof createServer>): Promise<void> {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
}

function same(text: string): string {
  return text;
}
