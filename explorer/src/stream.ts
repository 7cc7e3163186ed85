import type { GraphiQLProps } from 'graphiql';
import { createClient, NetworkError } from 'graphql-sse';
import { type Answer, ENDPOINT, headersWith, type Operation } from './graph.ts';

type Live = Extract<ReturnType<GraphiQLProps['fetcher']>, { subscribe: unknown }>;
type Observer = { next(answer: Answer): void; error(error: unknown): void; complete(): void };

/** A subscription over `POST /graphql/stream`, until it is ended by either side. */
export function subscription(
  { query, operationName, variables }: Operation,
  headers?: Record<string, string>,
): Live {
  const named = { query, ...(operationName && { operationName }), ...(variables && { variables }) };
  const subscribe = (observer: Observer) => {
    const client = createClient({
      url: `${ENDPOINT}/stream`,
      headers: headersWith(headers),
      retryAttempts: 0,
    });
    const unsubscribe = client.subscribe(named, {
      next: (answer) => observer.next(answer as Answer),
      error: (error) => end(error, observer),
      complete: () => observer.complete(),
    });
    return { unsubscribe };
  };
  // GraphiQL calls it with an observer alone; its type has the forms of RxJS as well.
  return { subscribe: subscribe as Live['subscribe'] };
}

/** What was not run is answered with a body that says why. */
async function end(error: unknown, observer: Observer): Promise<void> {
  const response = error instanceof NetworkError ? error.response : undefined;
  if (!(response instanceof Response)) return observer.error(error);
  try {
    observer.next((await response.json()) as Answer);
    observer.complete();
  } catch (unreadable) {
    observer.error(unreadable);
  }
}
