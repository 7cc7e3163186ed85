import type { ActingMember, ActingToken, Actor } from './actor.ts';
import { Refusal } from './refusal.ts';
import { isTokenScope, type Scope } from './scopes.ts';

/**
 * Whether a token may do what a route needs.
 * @throws Refusal PEOPLE_ONLY for what no token may; TOKEN_SCOPE, which names what is missing
 */
function requireScope({ scopes }: ActingToken, needed: Scope | readonly Scope[]): void {
  for (const scope of [needed].flat() as Scope[]) {
    if (!isTokenScope(scope)) throw new Refusal('PEOPLE_ONLY');
    if (!scopes.has(scope)) throw new Refusal('TOKEN_SCOPE', { scope }, { scope });
  }
}

/**
 * Whether a member may do what a route needs.
 * @throws Refusal ROLE_SCOPE, which names what is missing
 */
function requireRole({ scopes }: ActingMember, needed: Scope | readonly Scope[]): void {
  for (const scope of [needed].flat() as Scope[])
    if (!scopes.has(scope)) throw new Refusal('ROLE_SCOPE', {}, { scope });
}

/**
 * Whether whoever acts for the owner may do it; owners may do everything.
 * @throws Refusal of `requireScope` and `requireRole`
 */
export function requireMay(
  { token, member }: Pick<Actor, 'token' | 'member'>,
  needed: Scope | readonly Scope[],
): void {
  if (token) requireScope(token, needed);
  if (member) requireRole(member, needed);
}

/**
 * The token that pays; null where a person does.
 * @throws Refusal TOKEN_SCOPE of a token, ROLE_SCOPE of a member that may not pay
 */
export function payingToken(actor: Pick<Actor, 'token' | 'member'>): number | null {
  requireMay(actor, 'orders:pay');
  return actor.token?.id ?? null;
}

type Acting = { scopes: ReadonlySet<Scope> } | undefined;

/** Whether whoever acts for the owner may do it, or one of several things; owners may do everything. */
export function may(
  { token, member }: { token?: Acting; member?: Acting },
  ...oneOf: readonly [Scope, ...Scope[]]
): boolean {
  return [token, member].every((acting) => !acting || oneOf.some((scope) => acting.scopes.has(scope)));
}

/** What each action needs, as its route says; nothing where something is only looked at. */
export type Needs<Action extends string> = Readonly<Record<Action, readonly Scope[]>>;

/** Of the actions that the state of a thing allows, those that whoever acts for the owner may take. */
export function permitted<Action extends string>(
  actor: Pick<Actor, 'token' | 'member'>,
  actions: readonly Action[],
  needs: Needs<Action>,
): Action[] {
  return actions.filter((action) => needs[action].every((scope) => may(actor, scope)));
}

/** Whether whoever acts is shown sums of the account: owners are, members and tokens that read the wallet or pay. */
export function seesMoney(actor: { token?: Acting; member?: Acting }): boolean {
  return may(actor, 'wallet:read', 'orders:pay');
}

/** A balance in fen as whoever acts is shown it: 0 to who sees no money. */
export function shownBalance(actor: Pick<Actor, 'token' | 'member'>, balance: number): number {
  return seesMoney(actor) ? balance : 0;
}

type Funds = { balance: number; enough: boolean };

/** A balance in fen beside whether a price is covered: to who sees no money 0, and that it is, as prices would tell the balance. */
export function shownFunds(actor: Pick<Actor, 'token' | 'member'>, { balance, enough }: Funds): Funds {
  return seesMoney(actor) ? { balance, enough } : { balance: 0, enough: true };
}
