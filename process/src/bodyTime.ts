import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** For a server's `requestTimeout`, which no route can exceed. */
export const LONGEST_BODY_MS = 120_000;

/**
 * Ends a connection whose request does not arrive in time, as the server itself would: its own time limit is the same
 * for all routes. To be called when the head of a request has arrived.
 */
export function limitBodyTime(
  server: Pick<Server, 'emit'>,
  request: IncomingMessage,
  response: ServerResponse,
  withinMs: number,
): void {
  const { 'content-length': length = '0', 'transfer-encoding': chunks } = request.headers;
  if (length === '0' && chunks === undefined) return;
  const timer = setTimeout(() => {
    if (request.complete !== false) return;
    const error = new Error('the body did not arrive in time');
    server.emit('clientError', Object.assign(error, { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), request.socket);
  }, withinMs);
  timer.unref();
  const clear = () => clearTimeout(timer);
  request.once('end', clear).once('close', clear);
  // Whoever answers before the body has come closes the connection.
  response.once('finish', clear);
}
