import type { Scope, TokenScope } from './scopes.ts';

export type ActorKind = 'buyer' | 'seller';

/** The token of a program, and what it may do of what the account may. */
export type ActingToken = { id: number; scopes: ReadonlySet<TokenScope> };

/** Somebody who acts in the account of somebody else, and what its role lets them do. */
export type ActingMember = { id: number; scopes: ReadonlySet<Scope> };

/** The caller of a request. Every query of a repository is filtered by it. */
export type Actor = {
  accountId: number;
  kind: ActorKind;
  level: number;
  superId: number | null;
  /** Of a program that acts for the account; undefined where a person does. */
  token?: ActingToken;
  /** Of a member of the account; undefined for its owner and for programs. */
  member?: ActingMember;
};
