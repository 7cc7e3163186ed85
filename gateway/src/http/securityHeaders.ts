import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Browser features that no page here uses. */
const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi']
  .map((feature) => `${feature}=()`)
  .join(', ');
const ALWAYS = "base-uri 'none'; object-src 'none'; frame-ancestors 'none'";
/** Pages without scripts must not create any from text either. */
const NO_SCRIPTS = "require-trusted-types-for 'script'; trusted-types 'none'";
const NOTHING = `default-src 'none'; ${ALWAYS}; ${NO_SCRIPTS}`;
/** Addresses of the platforms' print components on the user's computer. */
const PRINT_COMPONENTS = [
  'ws://127.0.0.1:13528',
  'ws://127.0.0.1:5000',
  'ws://127.0.0.1:13888',
  'ws://127.0.0.1:16888/ks/printer',
  'ws://127.0.0.1:9113',
  'ws://127.0.0.1:12705',
];
const WEB = [
  "default-src 'none'",
  "script-src 'self'",
  // React and Semantic set styles through the DOM, which does not need 'unsafe-inline'.
  "style-src 'self'",
  // A picture being uploaded is shown from the browser's memory: `blob:`.
  "img-src 'self' data: blob: https:",
  // A video that only parties see is fetched with their token and played from the browser's memory.
  'media-src blob:',
  "font-src 'self'",
  `connect-src 'self' ${PRINT_COMPONENTS.join(' ')}`,
  "manifest-src 'self'",
  "form-action 'self'",
  ALWAYS,
].join('; ');
/** Uploaded files are shown and never executed. */
const FILES = `default-src 'none'; sandbox; ${ALWAYS}; ${NO_SCRIPTS}`;

const PRIVATE = '/api/v1/privateFile/';
const CALLBACK = '/api/v1/shops/callback/';

/** Headers of every response; `hstsSeconds` 0 sends no HSTS. */
export function addSecurityHeaders(app: FastifyInstance, hstsSeconds: number): void {
  const always = {
    ...(hstsSeconds > 0 && { 'strict-transport-security': `max-age=${hstsSeconds}` }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': PERMISSIONS,
  };
  app.addHook('onSend', (request, reply, payload, done) => {
    reply
      .headers(always)
      .header('x-request-id', request.id)
      .header('content-security-policy', policyOf(request, reply));
    done(null, payload);
  });
}

function policyOf({ url }: FastifyRequest, reply: FastifyReply): string {
  if (url.startsWith('/t3/') || url.startsWith('/console/')) return WEB;
  if (url.startsWith('/files/') || url.startsWith(PRIVATE)) return FILES;
  // The authorisation callback names the one script that it runs, the explorer what its editors need, the documentation its search.
  if ([CALLBACK, '/explorer/', '/docs/'].some((path) => url.startsWith(path)))
    return String(reply.getHeader('content-security-policy') ?? NOTHING);
  return NOTHING;
}
