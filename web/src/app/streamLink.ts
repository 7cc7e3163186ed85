import { ApolloLink, Observable } from '@apollo/client';
import { print } from 'graphql';
import { persistedQueryOf } from '../graphql/persistedQuery.ts';

interface Options {
  uri: string;
  fetch: typeof fetch;
}

/** Sends subscriptions as requests whose answers stream in. Whoever subscribes tries again by themselves. */
export function streamLink({ uri, fetch: send }: Options): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable<ApolloLink.Result>((observer) => {
        const { headers = {} } = operation.getContext() as { headers?: Record<string, string> };
        const { query, variables, operationName = '' } = operation;
        const extensions = persistedQueryOf(query);
        // The protocol wants a text; an empty one leaves it to the id, which only builds have.
        const text = import.meta.env.DEV && !extensions ? print(query) : '';
        let left = false;
        let leave = () => {};
        // Visitors subscribe to nothing, so the first page does without it.
        import('graphql-sse').then(
          ({ createClient }) => {
            if (left) return;
            leave = createClient({ url: uri, headers, fetchFn: send, retryAttempts: 0 }).subscribe(
              { query: text, ...(extensions && { extensions }), variables, operationName },
              {
                next: (result) => observer.next(result as ApolloLink.Result),
                error: (error) => observer.error(error),
                complete: () => observer.complete(),
              },
            );
          },
          (error: unknown) => observer.error(error),
        );
        return () => {
          left = true;
          leave();
        };
      }),
  );
}
