import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { Actor } from '../shared/actor.ts';
import { Refusal } from '../shared/refusal.ts';

/** Who may call a route. A route without a policy prevents the start. */
export type Access = 'public' | 'any' | 'buyer' | 'seller';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    /** The signed-in person; null for visitors. */
    actor: Actor | null;
  }
}

/** The caller of a route that requires one. */
export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw new Refusal('NOT_LOGGED_IN');
  return request.actor;
}

/** Resolves `x-token` and applies the route's policy before the body is read. */
export const session = fp<{ find(token: string): Promise<Actor> }>(
  (app: FastifyInstance, { find }) => {
    app.decorateRequest('actor', null);
    app.addHook('onRoute', (route: RouteOptions) => {
      if (route.url.startsWith('/api/v1') && !route.config?.access) {
        throw new Error(`${String(route.method)} ${route.url} declares no access`);
      }
    });
    app.addHook('onRequest', async (request) => {
      const access = request.routeOptions.config.access;
      if (!access) return;
      const token = request.headers['x-token'];
      if (typeof token === 'string' && token !== '') {
        // An expired token must not block public routes.
        request.actor = await (access === 'public' ? find(token).catch(asVisitor) : find(token));
      }
      if (access === 'public') return;
      const actor = actorOf(request);
      if (access !== 'any' && actor.kind !== access) throw new Refusal('NO_PERMISSION');
    });
  },
  { name: 'session' },
);

function asVisitor(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}
