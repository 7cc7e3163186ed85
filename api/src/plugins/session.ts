import { type Credential, credentialOf } from '@chengcang/process';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { runActing } from '../db/acting.ts';
import type { Actor } from '../shared/actor.ts';
import type { OperatorActor } from '../shared/operatorActor.ts';
import type { Permission } from '../shared/permissions.ts';
import { Refusal } from '../shared/refusal.ts';
import { may, requireMay } from '../shared/rights.ts';
import type { Scope, TokenScope } from '../shared/scopes.ts';

/** Who may call a route. A route without a policy prevents the start. */
export type Access = 'public' | 'any' | 'buyer' | 'seller' | 'operator';

const API = '/api/v1';
const CONSOLE = `${API}/console/`;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** What a route for operators needs; null where every operator may call it. */
    permission?: Permission | null;
    /** What a route for accounts needs of the caller; a public one only where what it answers is the caller's. */
    scope?: Scope | readonly Scope[];
    /** Is enough in the place of `scope` for one of the things that the route does; its service tells which. */
    orScope?: TokenScope;
    /** A second factor must have been shown a short time ago: the route moves money. */
    proven?: boolean;
    /** Its address may say who calls, by a signature (modules/uploadAddresses), in the place of a header. */
    byAddress?: true;
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

/** How the caller of a route that requires one has shown who it is. */
export function credentialIn(request: FastifyRequest): Credential {
  const credential = credentialOf(request.headers);
  if (!credential) throw new Refusal('NOT_LOGGED_IN');
  return credential;
}

/** The caller of a route for operators. */
export function operatorOf(request: FastifyRequest): OperatorActor {
  if (!request.operator) throw new Refusal('NOT_LOGGED_IN');
  return request.operator;
}

interface Options {
  find(credential: Credential, address: string): Promise<Actor>;
  findOperator(token: string, address: string): Promise<OperatorActor>;
  /** What the signature of an address for that route below `/api/v1` says; throws a Refusal of any other. */
  readAddress(signature: string, path: string): Credential;
}

/** Resolves who calls and applies the route's policy before the body is read. */
export const session = fp<Options>(
  (app: FastifyInstance, { find, findOperator, readAddress }) => {
    /** Of the address, where the route may be called by one. */
    const signed = ({ routeOptions: { config, url = '' }, query }: FastifyRequest) => {
      const { signature } = query as { signature?: unknown };
      if (!config.byAddress || typeof signature !== 'string') return null;
      return readAddress(signature, url.slice(API.length));
    };
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
      if (['any', 'buyer', 'seller'].includes(route.config?.access ?? '') && !route.config?.scope)
        throw new Error(`${String(route.method)} ${route.url} declares no scope`);
    });
    app.addHook('onRequest', async (request) => {
      const { access, scope, orScope } = request.routeOptions.config;
      if (!access) return;
      const credential = credentialOf(request.headers) ?? signed(request);
      if (access === 'operator') {
        request.operator = await findOperator(
          credential?.kind === 'session' ? credential.text : '',
          request.ip,
        );
        const { permission, proven } = request.routeOptions.config;
        if (permission && !request.operator.permissions.has(permission)) throw new Refusal('NO_PERMISSION');
        if (proven && !request.operator.provenUntil) throw new Refusal('PROOF_STALE');
        return;
      }
      if (credential) {
        const found = find(credential, request.ip);
        // A session that has ended must not block public routes; a program is told.
        const isOpen = access === 'public' && credential.kind === 'session';
        request.actor = await (isOpen ? found.catch(asVisitor) : found);
      }
      if (request.actor && scope && !(orScope && may(request.actor, orScope)))
        requireMay(request.actor, scope);
      // What is the same for everybody needs no scope.
      if (request.actor?.token && !scope) request.actor = null;
      if (access === 'public') return;
      const actor = actorOf(request);
      if (access !== 'any' && actor.kind !== access) throw new Refusal('NO_PERMISSION');
    });
    // After the body has been read, which would lose it.
    app.addHook('preHandler', ({ actor, routeOptions }, _reply, done) => {
      if (routeOptions.config.sparse || !(actor?.member || actor?.token)) return done();
      runActing({ memberId: actor.member?.id ?? null, tokenId: actor.token?.id ?? null }, done);
    });
  },
  { name: 'session' },
);

function asVisitor(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}
