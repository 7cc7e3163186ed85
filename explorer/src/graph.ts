import type { ExecutionResult } from 'graphql';
import { remember, token } from './memory.ts';

export type Operation = {
  query: string;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
};
export type Answer = ExecutionResult<Record<string, unknown>>;

export const ENDPOINT = '/graphql';

/** Headers of every request: the session goes with it, unless the caller has named another. */
export function headersWith(input: Record<string, string> = {}): Record<string, string> {
  const session = token.get();
  return { 'content-type': 'application/json', ...(session ? { 'x-token': session } : {}), ...input };
}

/** Asks the graph; what it answers is remembered. */
export async function ask(
  { query, operationName, variables }: Operation,
  headers?: Record<string, string>,
): Promise<Answer> {
  const response = await fetch(ENDPOINT, {
    method: 'POST',
    headers: headersWith(headers),
    body: JSON.stringify({ query, operationName, variables }),
  });
  const answer = (await response.json()) as Answer;
  remember(answer.data, response.headers);
  return answer;
}
