import { once } from 'node:events';
import { Readable } from 'node:stream';
import { credentialOf, level } from '@chengcang/process';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { createHandler } from 'graphql-sse';
import { formatError, logUnexpected } from '../graph/formatError.ts';
import type { CreateContext, GraphContext } from '../graph/graphContext.ts';
import { spellingOf } from '../graph/spelling.ts';
import { checkSubscription } from '../graph/subscriptionGuard.ts';
import type { TrustedDocument } from '../graph/trustedDocuments.ts';
import type { Upstream } from '../rest/upstream.ts';
import { refuse, refuseDocument } from './errors.ts';
import { BODY, callerOf, onlyJson } from './graphqlRoute.ts';
import type { LimitRate } from './limitRates.ts';
import { type DocumentSources, type GraphBody, resolveDocument } from './resolveDocument.ts';

type Options = {
  createContext: CreateContext;
  upstream: Upstream;
  /** As clients know it. */
  schema: GraphQLSchema;
  /** In the names of REST. */
  executed: GraphQLSchema;
  limitRate: LimitRate;
} & DocumentSources;
type Subscriber = { context: GraphContext; trusted: TrustedDocument | undefined };

const streams = level('chengcang_event_streams', { description: 'Open streams of events' });

/** The only headers that the protocol needs; requests that it would refuse have been refused before. */
const HEADERS = new Headers({ accept: 'text/event-stream', 'content-type': 'application/json' });

/**
 * `POST /graphql/stream`: one subscription per request, as server-sent events. Other sites' pages cannot call it:
 * only JSON is accepted, and the session travels in a custom header. Register beside the graph's route.
 */
export function addStreamRoute(
  app: FastifyInstance,
  { createContext, upstream, schema, executed, limitRate, ...sources }: Options,
): void {
  const open = new Set<Readable>();
  app.addHook('preClose', async () => {
    for (const stream of open) stream.destroy();
  });

  const handle = createHandler<FastifyReply, Subscriber, GraphContext>({
    authenticate: () => null,
    validate: () => [],
    context: ({ context: { context } }) => context,
    onSubscribe({ context: { context, trusted } }, { query, operationName, variables }) {
      const checked = trusted?.type === 'subscription' ? trusted : checkSubscription(schema, query);
      if ('errors' in checked) return { data: null, errors: checked.errors };
      const document = spellingOf(schema).document(checked.document, variables ?? {});
      return {
        schema: executed,
        document,
        contextValue: context,
        ...(operationName ? { operationName } : {}),
      };
    },
    async onNext(context, { raw: reply }, { errors }) {
      // Backpressure: nothing more is read from upstream before this reader has taken what is buffered.
      if (reply.raw.writableNeedDrain)
        await Promise.race([once(reply.raw, 'drain'), once(reply.raw, 'close')]);
      return errors ? { errors: reported(errors, context) } : undefined;
    },
  });

  app.post<{ Body: GraphBody }>(
    '/graphql/stream',
    { schema: { body: BODY }, onRequest: [onlyJson, limitRate] },
    async (request, reply) => {
      const requested = await resolveDocument(request.body, credentialOf(request.headers), sources);
      if ('refused' in requested) return refuseDocument(request, reply, requested.refused);
      const { operationName = null, variables = null } = request.body;
      const caller = callerOf(request, upstream);
      request.operationName = requested.trusted?.name ?? 'subscription';
      request.documentClient = requested.trusted?.client ?? requested.client;
      const [body] = await handle({
        method: 'POST',
        url: request.url,
        headers: HEADERS,
        body: { query: requested.text, operationName, variables },
        raw: reply,
        context: { context: createContext(caller, request), trusted: requested.trusted },
      });
      if (!body || typeof body === 'string') throw new Error('a subscription answers with a stream');
      const stream = Readable.from(body);
      open.add(stream);
      streams.add(1);
      stream.once('close', () => {
        open.delete(stream);
        streams.add(-1);
      });
      return reply
        .type('text/event-stream; charset=utf-8')
        .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
        .send(stream);
    },
  );
  app.get('/graphql/stream', (request: FastifyRequest, reply) => {
    reply.header('allow', 'POST');
    return refuse(request, reply, 405);
  });
}

/** Errors in the shape of the graph with their request id. */
function reported(errors: readonly GraphQLError[], { caller, log }: GraphContext): GraphQLError[] {
  logUnexpected(errors, log);
  return errors.map((error) => {
    const { message, extensions } = formatError({ ...error.toJSON(), extensions: { ...error.extensions } });
    return new GraphQLError(message, {
      nodes: error.nodes ?? null,
      path: error.path ?? null,
      extensions: { ...extensions, requestId: caller.requestId },
    });
  });
}
