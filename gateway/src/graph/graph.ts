import type { IExecutableSchemaDefinition } from '@graphql-tools/schema';
import type { CreateContext } from './graphContext.ts';

/** A graph that this program can serve: the public one, or that of the console. */
export type Graph = {
  /** Of its type definitions. */
  schema: URL;
  resolvers: NonNullable<IExecutableSchemaDefinition['resolvers']>;
  createContext: CreateContext;
  /** Documents of its own that are executed by their ids everywhere. */
  documents?: readonly string[];
};
