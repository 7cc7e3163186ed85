import type { ActingToken, Actor } from './actor.ts';
import { Refusal } from './refusal.ts';
import { isTokenScope, type Scope } from './scopes.ts';

/**
 * Whether a token may do what a route needs.
 * @throws Refusal PEOPLE_ONLY for what no token may; TOKEN_SCOPE, which names what is missing
 */
export function requireScope({ scopes }: ActingToken, needed: Scope | readonly Scope[]): void {
  for (const scope of [needed].flat() as Scope[]) {
    if (!isTokenScope(scope)) throw new Refusal('PEOPLE_ONLY');
    if (!scopes.has(scope)) throw new Refusal('TOKEN_SCOPE', { scope }, { scope });
  }
}

/**
 * The token that pays; null where a person does.
 * @throws Refusal TOKEN_SCOPE of a token that may not pay
 */
export function payingToken({ token }: Pick<Actor, 'token'>): number | null {
  if (!token) return null;
  requireScope(token, 'orders:pay');
  return token.id;
}
