import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { Actor } from '../shared/actor.ts';
import type { OperatorActor } from '../shared/operatorActor.ts';
import type { Permission } from '../shared/permissions.ts';
import { Refusal } from '../shared/refusal.ts';

/** Who may call a route. A route without a policy prevents the start. */
export type Access = 'public' | 'any' | 'buyer' | 'seller' | 'operator';

const CONSOLE = '/api/v1/console/';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** What a route for operators needs; null where every operator may call it. */
    permission?: Permission | null;
    /** A second factor must have been shown a short time ago: the route moves money. */
    proven?: boolean;
  }
  interface FastifyRequest {
    /** The signed-in person; null for visitors. */
    actor: Actor | null;
    /** The signed-in operator, on routes for operators; null on all others. */
    operator: OperatorActor | null;
  }
}

/** The caller of a route that requires one. */
export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw new Refusal('NOT_LOGGED_IN');
  return request.actor;
}

/** The caller of a route for operators. */
export function operatorOf(request: FastifyRequest): OperatorActor {
  if (!request.operator) throw new Refusal('NOT_LOGGED_IN');
  return request.operator;
}

interface Options {
  find(token: string): Promise<Actor>;
  findOperator(token: string, address: string): Promise<OperatorActor>;
}

/** Resolves `x-token` and applies the route's policy before the body is read. */
export const session = fp<Options>(
  (app: FastifyInstance, { find, findOperator }) => {
    app.decorateRequest('actor', null);
    app.decorateRequest('operator', null);
    app.addHook('onRoute', (route: RouteOptions) => {
      if (route.url.startsWith('/api/v1') && !route.config?.access) {
        throw new Error(`${String(route.method)} ${route.url} declares no access`);
      }
      const isOfConsole = route.url.startsWith(CONSOLE);
      if (route.config?.access === 'operator' && (!isOfConsole || route.config.permission === undefined))
        throw new Error(`${String(route.method)} ${route.url} declares no permission`);
      if (isOfConsole && !['operator', 'public'].includes(route.config?.access ?? ''))
        throw new Error(`${String(route.method)} ${route.url} is for operators`);
    });
    app.addHook('onRequest', async (request) => {
      const access = request.routeOptions.config.access;
      if (!access) return;
      const token = request.headers['x-token'];
      if (access === 'operator') {
        request.operator = await findOperator(typeof token === 'string' ? token : '', request.ip);
        const { permission, proven } = request.routeOptions.config;
        if (permission && !request.operator.permissions.has(permission)) throw new Refusal('NO_PERMISSION');
        if (proven && !request.operator.provenUntil) throw new Refusal('PROOF_STALE');
        return;
      }
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
