import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { Refusal } from '../shared/refusal.ts';
import { envelope, refuse } from './errors.ts';

type Options = Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>;

/** Refusals before routing, also in the envelope: invalid URLs and requests that are not HTTP. */
export const protocolErrors: Options = {
  frameworkErrors: (_error, _request: FastifyRequest, reply: FastifyReply) =>
    refuse(reply, new Refusal('BAD_PARAM', { field: 'url' })),
  clientErrorHandler(error, socket) {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status =
      error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
    const body = JSON.stringify(envelope(new Refusal('BAD_PARAM', { field: 'request' }), randomUUID()));
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'connection: close',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
    ];
    if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    socket.destroy(error);
  },
};
