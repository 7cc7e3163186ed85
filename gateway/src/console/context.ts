import { type ApisOf, contextsOf, type GraphContext } from '../graph/graphContext.ts';
import { sources } from './sources.generated.ts';

/** What resolvers of the console get, new for every operation. */
export type ConsoleContext = GraphContext<ApisOf<typeof sources>>;

export const createConsoleContext = contextsOf(sources);
