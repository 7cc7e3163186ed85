import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify';
import { INTERNAL_TEXT } from '../rest/failures.ts';
import { GRAPH_JSON, takesGraphJson } from './mediaTypes.ts';

type ErrorBody = { status: number; code: string; errorKey?: string; msg: string };

const BY_STATUS: Record<number, Omit<ErrorBody, 'status'>> = {
  400: { code: 'BAD_REQUEST', errorKey: 'BAD_PARAM', msg: '请求格式不正确' },
  404: { code: 'NOT_FOUND', errorKey: 'NO_ROUTE', msg: '接口不存在' },
  405: { code: 'BAD_REQUEST', errorKey: 'NO_ROUTE', msg: '请使用 POST 方法' },
  413: { code: 'BAD_REQUEST', errorKey: 'BODY_SIZE', msg: '请求内容过大' },
  415: { code: 'BAD_REQUEST', errorKey: 'BODY_TYPE', msg: '请求内容类型不支持' },
  429: { code: 'RATE_LIMITED', errorKey: 'RATE_LIMITED', msg: '操作过于频繁，请稍后再试' },
  503: { code: 'UPSTREAM_UNAVAILABLE', errorKey: 'UNAVAILABLE', msg: '服务繁忙，请稍后再试' },
};
const INTERNAL: ErrorBody = {
  status: 500,
  code: 'INTERNAL_SERVER_ERROR',
  errorKey: 'INTERNAL',
  msg: INTERNAL_TEXT,
};

/** Error codes of refused documents, the same as Apollo Router's. */
const DOCUMENTS = {
  idRequired: { status: 400, code: 'PERSISTED_QUERY_ID_REQUIRED', msg: '只执行登记过的查询，请只发送其编号' },
  unknown: { status: 400, code: 'PERSISTED_QUERY_NOT_FOUND', msg: '页面有新版本，请刷新后再试' },
  unregistered: { status: 400, code: 'PERSISTED_QUERY_NOT_FOUND', msg: '没有登记过这个查询编号' },
  tooMany: {
    ...{ status: 429, code: 'RATE_LIMITED', errorKey: 'RATE_LIMITED' },
    msg: '未登记的查询编号过多，请稍后再试',
  },
  away: { status: 503, code: 'UPSTREAM_UNAVAILABLE', errorKey: 'UNAVAILABLE', msg: '服务繁忙，请稍后再试' },
  missing: { status: 400, code: 'BAD_REQUEST', errorKey: 'BAD_PARAM', msg: '请求格式不正确' },
};
const GRAPH = /^\/graphql(\/stream)?(\?|$)/;

/** Refusals before routing: invalid URLs and requests that are not HTTP. */
export const protocolErrors: Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> = {
  frameworkErrors: (_error, request: FastifyRequest, reply: FastifyReply) => refuse(request, reply, 400),
  clientErrorHandler(error, socket) {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status =
      error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
    const { errorKey, msg } = toldOf({ statusCode: 400 });
    const body = JSON.stringify({ code: 7, data: { errorKey }, msg, requestId: randomUUID() });
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

/** Answers errors in the graph's shape on its routes and in the envelope elsewhere. */
export function addErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const reported = toldOf(error);
    if (reported.status === 500) request.log.error({ err: error }, 'unexpected error');
    return tell(request, reply, reported);
  });
  app.setNotFoundHandler((request, reply) => refuse(request, reply, 404));
}

/** Refuses with one of the statuses above. */
export function refuse(request: FastifyRequest, reply: FastifyReply, status: 400 | 404 | 405 | 415 | 429) {
  if (status === 429) askedAs(request, reply);
  return tell(request, reply, { ...INTERNAL, ...BY_STATUS[status], status });
}

/** Refuses a document. */
export function refuseDocument(request: FastifyRequest, reply: FastifyReply, why: keyof typeof DOCUMENTS) {
  askedAs(request, reply);
  return tell(request, reply, DOCUMENTS[why]);
}

/** Clients of the graph read the body of a response that is not 200 with this media type only. */
function askedAs(request: FastifyRequest, reply: FastifyReply): void {
  if (GRAPH.test(request.url) && takesGraphJson(request)) reply.type(`${GRAPH_JSON}; charset=utf-8`);
}

function toldOf({ statusCode = 500 }: Partial<FastifyError>): ErrorBody {
  const known = BY_STATUS[statusCode] ?? (statusCode < 500 ? BY_STATUS[400] : undefined);
  return known ? { ...known, status: statusCode } : INTERNAL;
}

function tell(request: FastifyRequest, reply: FastifyReply, { status, code, errorKey, msg }: ErrorBody) {
  const requestId = request.id;
  const body = GRAPH.test(request.url)
    ? { errors: [{ message: msg, extensions: { code, errorKey, requestId } }] }
    : { code: 7, data: { errorKey }, msg, requestId };
  return reply.code(status).header('cache-control', 'no-store').send(body);
}
