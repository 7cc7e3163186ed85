import { GraphQLError } from 'graphql';

/**
 * What a write has changed, read again for its answer. Null when it cannot be read: the write stands all the same, and
 * an error would say that it does not.
 */
export async function readAfterWrite<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}
