import { mayPass, withRetries } from './retries.ts';
import { type Connection, sender } from './send.ts';
import type { TypedDocument } from './typedDocument.ts';

export type RequestOptions = {
  /** Ends the request, its tries and its pauses. */
  signal?: AbortSignal;
  /** The mutation may be done twice without harm, so that it is tried again without a `clientNo`, too. */
  repeatable?: boolean;
};

/**
 * Runs an operation and answers its data.
 * @throws ChengcangError when any of it was refused, or nothing was answered
 */
export type Request = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  options?: RequestOptions,
) => Promise<Result>;

/** Dry runs that are mutations only because they take as much as the orders that they try. */
const CHANGES_NOTHING = new Set(['QuoteOrder']);

/** Requests with retries: of reads, and of mutations that carry a `clientNo`, which is the same in every try. */
export function requester(connection: Connection, retries: number): Request {
  const send = sender(connection);
  return (document, variables, { signal, repeatable = isRepeatable(document, variables) } = {}) =>
    withRetries(
      async () => {
        const sent = await send(document, variables, signal);
        if ('data' in sent) return { answer: sent.data };
        return { ...sent, again: mayPass(sent.error, repeatable) };
      },
      { retries, signal },
    );
}

type Named = Pick<TypedDocument<unknown, unknown>, 'type' | 'name'>;

function isRepeatable({ type, name }: Named, variables: unknown): boolean {
  const hasKey = typeof variables === 'object' && variables !== null && 'clientNo' in variables;
  return type === 'query' || hasKey || CHANGES_NOTHING.has(name);
}
