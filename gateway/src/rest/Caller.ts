import { type Span, traceparentOrNone } from '@chengcang/process';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { Deadline } from './Deadline.ts';
import type { RootCall } from './RootCall.ts';
import type { Upstream } from './upstream.ts';

export type CallerOptions = {
  upstream: Upstream;
  /** The headers that show who calls; none for visitors. */
  credentials: Record<string, string>;
  requestId: string;
  /** The client's address: from the socket, or from a trusted proxy. */
  address: string;
  /** The requested host, from the request. */
  host: string;
  /** The browser, as it calls itself. */
  agent?: string | undefined;
  /** Of the operation, where traces are made. */
  span?: Span | undefined;
};

/** What came of an operation: it was refused for what the caller asked, or it failed on our side. */
export type Outcome = 'ok' | 'refused' | 'failed';

const HOST = /^[\w.:[\]-]{1,255}$/;

/** The caller for the duration of one operation of the graph. */
export class Caller {
  readonly upstream: Upstream;
  readonly requestId: string;
  readonly isVisitor: boolean;
  /** Empty when the request has no valid host. */
  readonly host: string;
  /** Headers of every call of this operation. */
  readonly headers: Record<string, string>;
  /** The same without who calls, for shared reads. */
  readonly publicHeaders: Record<string, string>;
  /** What is asked of the graph, in the names of REST, with the variables as they came; set once it is valid. */
  asked:
    | { document: DocumentNode; schema: GraphQLSchema; variables: Readonly<Record<string, unknown>> }
    | undefined;
  /** Of the field of the root that is being resolved. */
  rootCall: RootCall | undefined;
  /** REST calls that were made for the operation. */
  calls = 0;
  /** Of the operation, for the log; set once it is known. */
  operationName: string | undefined;
  /** Known once the response is made. */
  outcome: Outcome = 'refused';
  /** Of the operation with all its calls. */
  readonly deadline: Deadline;
  /** A renewed session to pass on as `new-token` and `new-expires-at`. */
  readonly renewed: Record<string, string> = {};

  constructor({ upstream, credentials, requestId, address, host, agent, span }: CallerOptions) {
    this.upstream = upstream;
    this.requestId = requestId;
    this.deadline = new Deadline(upstream.timeouts.operationMs);
    this.isVisitor = Object.keys(credentials).length === 0;
    this.host = HOST.test(host) ? host : '';
    const traceparent = traceparentOrNone(span);
    this.publicHeaders = {
      'x-request-id': requestId,
      'x-forwarded-for': address,
      ...(this.host ? { 'x-forwarded-host': this.host } : {}),
      ...(agent && { 'user-agent': agent }),
      ...(traceparent && { traceparent }),
    };
    this.headers = this.isVisitor ? this.publicHeaders : { ...this.publicHeaders, ...credentials };
  }

  keepRenewed(headers: { get(name: string): string | null }): void {
    for (const name of ['new-token', 'new-expires-at']) {
      const value = headers.get(name);
      if (value !== null) this.renewed[name] = value;
    }
  }
}
