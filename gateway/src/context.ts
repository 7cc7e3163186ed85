import { type ApisOf, contextsOf, type GraphContext } from './graph/graphContext.ts';
import { sources } from './sources.generated.ts';

/** What resolvers get, new for every operation. */
export type Context = GraphContext<ApisOf<typeof sources>>;

export const createContext = contextsOf(sources);
