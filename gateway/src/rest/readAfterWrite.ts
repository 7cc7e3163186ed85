import { GraphQLError } from 'graphql';

/**
 * Reads what a write has changed, for its response. Null when the read fails: the write is committed all the same,
 * and an error would suggest that it is not.
 */
export async function readAfterWrite<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}
