import type { ProblemKind } from '../../graphql/generated/graphql.ts';
import { readPage, writeSearch } from '../../lib/page.ts';
import { PROBLEM_KINDS } from './problemActions.ts';

export const PROBLEMS_PAGE_SIZE = 20;

/** Which kind the address is narrowed to, null for all, and which page; what makes no sense counts as the first. */
export function readProblemsQuery(params: URLSearchParams): { kind: ProblemKind | null; page: number } {
  return { kind: PROBLEM_KINDS.find((kind) => kind === params.get('kind')) ?? null, page: readPage(params) };
}

/** The search part of the address for a kind and page. */
export function writeProblemsQuery(kind: ProblemKind | null, page: number): string {
  return writeSearch({ kind: kind ?? undefined }, page);
}

/** The variables of one page of problems. */
export function problemsVariables(kind: ProblemKind | null, page: number) {
  return { ...(kind ? { kind } : {}), page, pageSize: PROBLEMS_PAGE_SIZE };
}
