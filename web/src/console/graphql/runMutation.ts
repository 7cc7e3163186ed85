import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { refetchShown } from '../../graphql/invalidate.ts';
import { mutateOnly } from '../../graphql/runOperation.ts';
import type { Refusal } from '../../lib/refusal.ts';

/**
 * Runs a mutation for an actor: a refusal comes back as a value, anything else that goes wrong is thrown. Whatever comes of
 * it, all that is on screen is read again.
 */
export async function runMutation<T, V extends OperationVariables>(
  client: ApolloClient,
  mutation: TypedDocumentNode<T, V>,
  variables: V,
  options: Parameters<typeof mutateOnly>[3] = {},
): Promise<T | Refusal> {
  try {
    return await mutateOnly(client, mutation, variables, options);
  } finally {
    void refetchShown(client);
  }
}
