import type { ListApiTokensQuery, TokenScope } from '../../graphql/generated/graphql.ts';
import { scopeGroupNames } from './tokens.text.ts';

export type Grantable = ListApiTokensQuery['apiTokens']['grantable'][number];

/** Scopes by what they are about, in the order of the service. */
export function scopeGroups(grantable: readonly Grantable[]) {
  return [...Map.groupBy(grantable, ({ scope }) => nounOf(scope))].map(([noun, scopes]) => ({
    name: scopeGroupNames[noun] ?? noun,
    choices: scopes.map(({ scope, name }) => ({ value: scope, label: name, code: codeOf(scope) })),
  }));
}

/** The words of these scopes; a scope that has none is named as it is. */
export function scopeNames(scopes: readonly TokenScope[], grantable: readonly Grantable[]): string[] {
  const names = new Map(grantable.map(({ scope, name }) => [scope, name]));
  return scopes.map((scope) => names.get(scope) ?? scope);
}

/** As the service's refusals and the documentation write it. */
const codeOf = (scope: TokenScope) => scope.toLowerCase().replace('_', ':');

function nounOf(scope: TokenScope): string {
  return scope.split('_')[0] ?? scope;
}
