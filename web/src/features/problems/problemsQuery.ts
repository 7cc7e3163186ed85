import { oneOf, page, type QueryOf, scope, searchParams } from '../../lib/searchParams.ts';
import { PROBLEM_KINDS } from './problemActions.ts';

/** Which problems the list shows: a kind of them, or all where it is null. */
export const problemsParams = searchParams({ kind: scope(oneOf(PROBLEM_KINDS)), page: page() });

/** The variables of one page of problems. */
export function problemsVariables({ kind, page: at }: QueryOf<typeof problemsParams>) {
  return { ...(kind ? { kind } : {}), page: at, pageSize: 20 };
}
