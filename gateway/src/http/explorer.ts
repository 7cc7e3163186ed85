import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './errors.ts';
import type { LimitRate } from './limitRates.ts';

type Options = {
  /** The back end, without `/api/v1`. */
  apiBaseUrl: string;
  /** Folder of the built pages. */
  dist: string | undefined;
  limitRate: LimitRate;
};

const SANDBOX_PAGE = 'sandbox.html';
const OWN =
  "default-src 'none'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";
// The editor creates style elements; GraphiQL's style sheet contains fonts.
const GRAPHIQL = `${OWN}; script-src 'self'; worker-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self' data:`;
// Apollo's script styles its frame in the same way; the frame itself has Apollo's own policy.
const SANDBOX = `${OWN}; script-src 'self' https://embeddable-sandbox.cdn.apollographql.com; style-src 'self' 'unsafe-inline'; frame-src https://sandbox.embed.apollographql.com`;

const DEMO_LIMIT_MS = 5_000;
const THIS_MACHINE = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const ITS_NAMES = ['localhost', '127.0.0.1', '[::1]'];

const DOCS =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

/** The redirect target of `GET /graphql` for browsers. */
export const SANDBOX_PATH = `/explorer/${SANDBOX_PAGE}`;

/**
 * Developer pages: GraphiQL, Apollo Sandbox, the demo's outbox for sign-in and accounts for developers below `/explorer/`, the documentation below
 * `/docs/`. Register outside production only.
 */
export async function addExplorer(
  app: FastifyInstance,
  { apiBaseUrl, dist, limitRate }: Options,
): Promise<void> {
  app.get('/explorer', async (_request, reply) => reply.redirect('/explorer/'));
  app.get('/docs', async (_request, reply) => reply.redirect('/docs/'));
  app.get('/explorer/reference', async (_request, reply) => reply.redirect(`${apiBaseUrl}/reference/`));
  app.get('/explorer/outbox', async (request, reply) => {
    const outbox = isFromThisMachine(request) ? await ofDemo(apiBaseUrl, '/dev/outbox') : null;
    if (!outbox) return refuse(request, reply, 404);
    return reply.header('cache-control', 'no-store').send(outbox);
  });
  app.post('/explorer/account', { onRequest: limitRate }, async (request, reply) => {
    const answer = await ofDemo(apiBaseUrl, '/dev/account', { method: 'POST' });
    if (!answer) return refuse(request, reply, 404);
    return reply.header('cache-control', 'no-store').send(answer);
  });
  if (dist === undefined || !existsSync(join(dist, 'index.html'))) {
    for (const unbuilt of ['/explorer/*', '/docs/*'])
      app.get(unbuilt, async (_request, reply) =>
        reply.code(404).type('text/plain; charset=utf-8').send('图谱浏览器尚未构建'),
      );
    return;
  }
  await app.register(fastifyStatic, {
    root: join(dist, 'docs'),
    prefix: '/docs/',
    decorateReply: false,
    redirect: true,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'no-cache');
      reply.header('content-security-policy', DOCS);
    },
  });
  await app.register(fastifyStatic, {
    root: dist,
    prefix: '/explorer/',
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const file = relative(dist, path);
      const hashed = file.startsWith(`assets${sep}`);
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      // Workers are bound by the policy that comes with their script.
      reply.header('content-security-policy', file.startsWith(SANDBOX_PAGE) ? SANDBOX : GRAPHIQL);
    },
  });
}

/** What the demo behind the gateway answers; null for a back end that is none. */
async function ofDemo(apiBaseUrl: string, path: string, init: { method?: 'POST' } = {}): Promise<unknown> {
  const response = await fetch(`${apiBaseUrl}${path}`, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(DEMO_LIMIT_MS),
  }).catch(() => null);
  if (!response?.ok) return null;
  return response.json().catch(() => null);
}

/**
 * Whether the request comes from this machine without a proxy and by its own host name, since names of other sites
 * may resolve here.
 */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const host = URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? '';
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers;
  return !isForwarded && THIS_MACHINE.includes(socket.remoteAddress ?? '') && ITS_NAMES.includes(host);
}
