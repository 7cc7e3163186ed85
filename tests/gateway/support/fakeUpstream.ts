import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { narrowed } from '../../support/narrowed.ts';
import { readFields } from './readFields.ts';

export type Seen = {
  method: string;
  /** Below `/api/v1`, without the query. */
  path: string;
  query: Record<string, string>;
  body: unknown;
  headers: Record<string, string | string[] | undefined>;
};
type Handler = (seen: Seen, request: FastifyRequest, reply: FastifyReply) => unknown;
/** What paths answer. */
export type Answers = Record<string, Handler>;

export type FakeUpstream = {
  url: string;
  /** Every call since the last `forget`, in the order of arrival. */
  seen: Seen[];
  forget(): void;
  /** What a path answers from now on: an envelope, or anything else to send as it is. */
  on(path: string, handler: Handler): void;
  close(): Promise<void>;
};

/** A back end of canned answers on a real port. A path without one answers as an unknown route does. */
export async function startFakeUpstream(): Promise<FakeUpstream> {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 5 * 1024 * 1024 });
  const handlers = new Map<string, Handler>();
  const seen: Seen[] = [];
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.get('/health/ready', async () => ({ status: 'ready' }));
  app.all('/*', async (request, reply) => {
    const path = request.url.split('?')[0]?.replace(/^\/api\/v1/, '') ?? '';
    const call: Seen = {
      method: request.method,
      path,
      query: request.query as Record<string, string>,
      body: request.body,
      headers: request.headers,
    };
    seen.push(call);
    const handler = handlers.get(path);
    if (handler) return narrowedTo(call.query.fields, await handler(call, request, reply));
    return reply.code(404).send(refused('NO_ROUTE', '接口不存在'));
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    forget: () => void seen.splice(0),
    on: (path, handler) => void handlers.set(path, handler),
    close: () => app.close(),
  };
}

/** As REST does: of a success what was asked for. */
function narrowedTo(fields: string | undefined, answer: unknown): unknown {
  const isSuccess = typeof answer === 'object' && answer !== null && 'code' in answer && answer.code === 0;
  if (!fields || !isSuccess) return answer;
  return { ...answer, data: 'data' in answer ? narrowed(answer.data, readFields(fields)) : undefined };
}

export function ok(data: unknown) {
  return { code: 0, data, msg: '操作成功' };
}

export function refused(errorKey: string | undefined, msg: string, data: object = {}) {
  return { code: 7, data: { ...(errorKey ? { errorKey } : {}), ...data }, msg };
}

export function pageOf<T>(list: T[]) {
  const cursors = list.map((_, at) => `after-${at}`);
  return { list, total: list.length, totalIsExact: true, page: 1, pageSize: 30, nextCursor: null, cursors };
}
