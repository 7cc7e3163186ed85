import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const ALWAYS = "base-uri 'none'; object-src 'none'; frame-ancestors 'none'";
const NOTHING = `default-src 'none'; ${ALWAYS}`;
const WEB = [
  "default-src 'none'",
  "script-src 'self'",
  // React and Semantic set styles through the DOM, which needs no 'unsafe-inline'.
  "style-src 'self'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  ALWAYS,
].join('; ');
/** What people upload is shown, never run. */
const FILES = `default-src 'none'; sandbox; ${ALWAYS}`;

const CALLBACK = '/api/v1/shops/callback/';

/** Headers of every answer. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply
      .header('x-request-id', request.id)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('content-security-policy', policyOf(request, reply));
  });
}

function policyOf({ url, method }: FastifyRequest, reply: FastifyReply): string {
  if (url.startsWith('/t3/')) return WEB;
  if (url.startsWith('/files/')) return FILES;
  // The page of the Sandbox brings a policy of its own, with a nonce, that names Apollo's servers.
  if (method === 'GET' && /^\/graphql(\?|$)/.test(url)) return ALWAYS;
  // The page on which an authorisation ends names the one script that it runs.
  if (url.startsWith(CALLBACK)) return String(reply.getHeader('content-security-policy') ?? NOTHING);
  return NOTHING;
}
