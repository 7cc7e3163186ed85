import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from './rest/Caller.ts';
import { sources } from './sources.generated.ts';

/** What resolvers get, new for every operation. */
export type Context = {
  caller: Caller;
  apis: Apis;
  log: FastifyBaseLogger;
  /** Of the request. */
  bodyBytes: number;
  /** Of the operation, coerced; set once they are known to be valid. */
  variables: Record<string, unknown>;
  /** The tag of the client's copy as it was sent; undefined for a client that keeps none. */
  knownTag: string | undefined;
  /** Apollo gives plugins a copy of the context: what is to come back is put in here. */
  out: {
    /** The whole response, where it was not made out of an execution. */
    projected?: Buffer;
    /** Of the response. */
    etag?: string | undefined;
    /** Points of the operation; undefined until it is known to be valid. */
    cost?: number;
    /** The client's copy is current. */
    isNotModified?: true;
  };
};

/** The sources of one operation by their nouns, each made when it is first read. */
type Apis = { readonly [Noun in keyof typeof sources]: InstanceType<(typeof sources)[Noun]> };

export function createContext(
  caller: Caller,
  { log, bodyBytes, knownTag }: Pick<Context, 'log' | 'bodyBytes'> & { knownTag?: string | undefined },
): Context {
  const apis = new LazyApis(caller) as unknown as Apis;
  return { caller, apis, log, bodyBytes, variables: {}, knownTag, out: {} };
}

class LazyApis {
  readonly caller: Caller;

  constructor(caller: Caller) {
    this.caller = caller;
  }
}

for (const [noun, Source] of Object.entries(sources)) {
  Object.defineProperty(LazyApis.prototype, noun, {
    get(this: LazyApis) {
      const source = new Source(this.caller);
      Object.defineProperty(this, noun, { value: source });
      return source;
    },
  });
}
