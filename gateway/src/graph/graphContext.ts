import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '../rest/Caller.ts';
import type { examineRegistered, NamedText } from './registeredDocuments.ts';

/** What resolvers of a graph get, new for every operation: `Apis` are its sources. */
export type GraphContext<Apis = object> = {
  caller: Caller;
  apis: Apis;
  log: FastifyBaseLogger;
  /** Examines what a program registers, by the schema that clients know; set once the operation is valid. */
  examineDocuments: (documents: readonly NamedText[]) => ReturnType<typeof examineRegistered>;
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
    /** Hashes of documents of the caller's token that are deleted. */
    deletedDocuments?: readonly string[];
    /** The client's copy is current. */
    isNotModified?: true;
  };
};

type Sources = Record<string, new (caller: Caller) => object>;

/** The sources of one operation by their nouns, each made when it is first read. */
export type ApisOf<All extends Sources> = { readonly [Noun in keyof All]: InstanceType<All[Noun]> };

/** Makes the context of an operation. */
export type CreateContext<Apis = object> = (
  caller: Caller,
  request: Pick<GraphContext, 'log' | 'bodyBytes'> & { knownTag?: string | undefined },
) => GraphContext<Apis>;

/** Makes the contexts of a graph with these sources. */
export function contextsOf<All extends Sources>(sources: All): CreateContext<ApisOf<All>> {
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
  return (caller, { log, bodyBytes, knownTag }) => {
    const apis = new LazyApis(caller) as unknown as ApisOf<All>;
    return {
      ...{ caller, apis, log, bodyBytes, variables: {}, knownTag, out: {} },
      examineDocuments: () => [],
    };
  };
}
