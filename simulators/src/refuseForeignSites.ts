import type { FastifyReply, FastifyRequest } from 'fastify';

/** Another site's page must not change a simulated world through the developer's browser. */
export async function refuseForeignSites(request: FastifyRequest, reply: FastifyReply) {
  const site = request.headers['sec-fetch-site'];
  const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none';
  if (request.method !== 'GET' && isForeign) return reply.code(403).send({ error: 'foreign site' });
}
