import { type ApolloServer, HeaderMap } from '@apollo/server';
import {
  credentialHeaders,
  credentialOf,
  endSpan,
  isTracing,
  type Span,
  SpanKind,
  startSpan,
} from '@chengcang/process';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CreateContext, GraphContext } from '../graph/graphContext.ts';
import { limits } from '../graph/limits.ts';
import type { TrustedDocument } from '../graph/trustedDocuments.ts';
import { Caller } from '../rest/Caller.ts';
import type { Upstream } from '../rest/upstream.ts';
import { wantsCost, withCost } from './costReport.ts';
import { refuse, refuseDocument } from './errors.ts';
import { SANDBOX_PATH } from './explorer.ts';
import type { LimitRate } from './limitRates.ts';
import { GRAPH_JSON, takesGraphJson, wantsPlainJson } from './mediaTypes.ts';
import { type DocumentSources, type GraphBody, resolveDocument } from './resolveDocument.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the operation of the graph, for the log. */
    operationName: string | undefined;
    /** The origin of the trusted document of the request, for the log. */
    documentClient: string | undefined;
    /** Length of a body of JSON. */
    bodyBytes: number;
  }
}

type Options = {
  apollo: ApolloServer<GraphContext>;
  createContext: CreateContext;
  upstream: Upstream;
  limitRate: LimitRate;
} & DocumentSources;

/** The headers of every operation as Apollo sees them. */
export const BODY = {
  type: 'object',
  properties: {
    query: { type: 'string', maxLength: limits.characters },
    documentId: { type: ['string', 'null'] },
    operationName: { type: ['string', 'null'] },
    variables: { type: ['object', 'null'] },
    extensions: { type: ['object', 'null'] },
  },
};
const JSON_NAMES = new Set([
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=utf-8',
]);
/** Requests that Apollo would refuse as another site's have been refused before: this tells it so. */
const HEADERS = new HeaderMap([['apollo-require-preflight', '1']]);

/**
 * `POST /graphql`; outside production `GET /graphql` redirects browsers to the Sandbox. Register as a plugin: its
 * JSON parser must not apply to other routes.
 */
export function addGraphqlRoute(app: FastifyInstance, options: Options): void {
  const { apollo, createContext, upstream, production, limitRate } = options;
  app.decorateRequest('operationName', undefined);
  app.decorateRequest('documentClient', undefined);
  app.decorateRequest('bodyBytes', 0);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.bodyBytes = Buffer.byteLength(body);
    parse(request, body, done);
  });

  app.post<{ Body: GraphBody }>(
    '/graphql',
    { bodyLimit: limits.batchBodyBytes, schema: { body: BODY }, onRequest: [onlyJson, limitRate] },
    async (request, reply) => {
      const { operationName = null, variables = null } = request.body;
      const credential = credentialOf(request.headers);
      const requested = await resolveDocument(request.body, credential, options);
      if ('refused' in requested) return refuseDocument(request, reply, requested.refused);
      request.documentClient = requested.trusted?.client ?? requested.client;
      request.documentName = requested.trusted?.name;
      request.span = isTracing() ? operationSpan(request, requested.trusted) : undefined;
      const caller = callerOf(request, upstream, request.span);
      const { log, bodyBytes, headers } = request;
      const context = createContext(caller, { log, bodyBytes, knownTag: headers['if-none-match'] });
      try {
        const {
          status,
          headers: answered,
          body,
        } = await apollo.executeHTTPGraphQLRequest({
          httpGraphQLRequest: {
            method: 'POST',
            headers: HEADERS,
            search: '',
            body: { ...queryOf(requested), operationName, variables },
          },
          context: async () => context,
        });
        for (const [name, value] of answered) reply.header(name, value);
        if (takesGraphJson(request)) reply.type(`${GRAPH_JSON}; charset=utf-8`);
        reply
          .code(statusFor(request, status ?? 200))
          .headers({ ...caller.renewed, 'cache-control': 'no-store' });
        const { projected, etag, isNotModified, cost } = context.out;
        if (etag) reply.header('etag', etag);
        if (cost !== undefined) reply.header('x-graphql-cost', cost);
        if (isNotModified) return reply.code(304).removeHeader('content-type').send();
        // Sent as bytes, because Node and Fastify would each measure and encode a text.
        const bytes = projected ?? Buffer.from(body.kind === 'complete' ? body.string : '');
        const isTold = cost !== undefined && wantsCost(request.body);
        return isTold
          ? withCost(bytes, cost, { admission: request.admission, isVisitor: caller.isVisitor })
          : bytes;
      } finally {
        caller.deadline.settle();
        if (credential && context.out.deletedDocuments)
          options.ofTokens?.forget(credential.text, context.out.deletedDocuments);
        request.admission?.charge(context.out.cost ?? 0);
        request.operationName = caller.operationName;
        request.outcome = caller.outcome;
        endSpan(request.span, caller.outcome === 'failed' ? caller.outcome : undefined);
      }
    },
  );

  app.get('/graphql', async (request, reply) => {
    const isPage = !production && request.headers.accept?.includes('text/html');
    return isPage ? reply.redirect(SANDBOX_PATH) : notByGet(request, reply);
  });
}

/** The caller of the request. */
export function callerOf(request: FastifyRequest, upstream: Upstream, span?: Span): Caller {
  const credential = credentialOf(request.headers);
  return new Caller({
    upstream,
    credentials: credential ? credentialHeaders(credential) : {},
    requestId: request.id,
    address: request.ip,
    host: request.headers.host ?? '',
    agent: request.headers['user-agent'],
    span,
  });
}

/** Begins a trace, whatever the client says of one: who may ask must not choose what is recorded. */
function operationSpan({ id }: FastifyRequest, trusted: TrustedDocument | undefined): Span | undefined {
  return startSpan(() => (trusted ? `${trusted.type} ${trusted.name}` : 'operation'), {
    kind: SpanKind.SERVER,
    attributes: () => ({
      'chengcang.request_id': id,
      ...(trusted && {
        'graphql.operation.name': trusted.name,
        'graphql.operation.type': trusted.type,
        'chengcang.client': trusted.client,
      }),
    }),
  });
}

/** Rejects requests that pages of other sites can send without a preflight. */
export function onlyJson(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (JSON_NAMES.has((request.headers['content-type'] ?? '').toLowerCase())) done();
  else refuse(request, reply, 415);
}

/** Plain JSON has 200 for a document that was refused: its status is that of the request alone. */
function statusFor(request: FastifyRequest, status: number): number {
  return status === 400 && wantsPlainJson(request) ? 200 : status;
}

/** A trusted document goes by its id, so that its text is not hashed again. */
function queryOf({ text, trusted }: { text: string; trusted?: TrustedDocument }) {
  return trusted
    ? { extensions: { persistedQuery: { version: 1, sha256Hash: trusted.id } } }
    : { query: text };
}

function notByGet(request: FastifyRequest, reply: FastifyReply) {
  reply.header('allow', 'POST');
  return refuse(request, reply, 405);
}
