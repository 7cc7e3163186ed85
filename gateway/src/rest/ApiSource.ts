import { type DataSourceRequest, RESTDataSource } from '@apollo/datasource-rest';
import type { Caller } from './Caller.ts';
import type { Answer, Body, Params, RouteOf, Verb } from './contract.ts';
import { Deadline } from './Deadline.ts';
import { classifyFailure, errorOf, FailedCall, failureOf, isBroken, UNAVAILABLE } from './failures.ts';
import { fieldsFor } from './fields.ts';
import type { FetcherResponse, RestResponse } from './RestResponse.ts';
import { NotModified, type RootCall } from './RootCall.ts';
import { rowsAnywhere, type Selection } from './selection.ts';
import { passUnread, type Unread } from './unread.ts';

type Request<V extends Verb, P extends RouteOf<V>> = { params?: Params<P, V>; body?: Body<P, V> };
type Read<V extends Verb, P extends RouteOf<V>, Name> = Request<V, P> & {
  /** What is read of the answer: nothing else is asked for. */
  selection?: Selection | undefined;
  /** The property of the answer that is meant by all this, and answered. */
  under?: Name;
};
type Part<Whole, Name> = [Name] extends [never] ? Whole : Name extends keyof Whole ? Whole[Name] : never;
type Written<V extends Verb, P extends RouteOf<V>> = Request<V, P> & {
  idempotencyKey?: string;
  keepsNull?: boolean;
  asForm?: boolean;
};
type Wire = {
  params?: object;
  fields?: string;
  body?: object;
  keepsNull?: boolean;
  asForm?: boolean;
  headers: Record<string, string>;
  deadline: Deadline;
};

const NOT_MODIFIED = 304;
const FORM = 'application/x-www-form-urlencoded';
/** Characters that fit into a header; REST refuses all others too. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,255}$/;

/**
 * The common part of every source of the graph: headers, envelope, errors. One instance serves one operation. A call
 * is a `read` (retried when the connection breaks), a `shared` read (public, the same for everyone) or a `write`
 * (sent once). Refusals and failures are thrown as GraphQLErrors.
 */
export abstract class ApiSource extends RESTDataSource {
  protected readonly caller: Caller;

  constructor(caller: Caller) {
    super(caller.upstream.transport);
    this.baseURL = caller.upstream.apiUrl;
    this.httpCache.fetch = caller.upstream.ask as typeof this.httpCache.fetch;
    this.caller = caller;
  }

  /** Reads as the caller. */
  protected async read<V extends Verb, P extends RouteOf<V>, const Name extends string = never>(
    verb: V,
    path: P,
    { selection, under, ...requested }: Read<V, P, Name> = {},
  ): Promise<Part<Answer<P, V>, Name>> {
    const { headers: own, deadline, rootCall } = this.caller;
    this.caller.calls += 1;
    const fields = fieldsFor(verb, path, selection, under);
    const headers = rootCall?.known === undefined ? own : { ...own, 'if-none-match': rootCall.known };
    const send = () => this.#send(verb, path, { ...requested, fields, headers, deadline });
    const response = await this.#own(
      send().catch((error: unknown) => {
        if (isBroken(error)) return send();
        throw error;
      }),
    );
    rootCall?.found(response);
    return this.#data({ response, fields, under, isShared: false }, rootCall);
  }

  /**
   * Writes as the caller. `idempotencyKey` makes a repeated write answer like the first one; `keepsNull` sends null
   * where it differs from an absent field, `asForm` sends the body as form fields.
   */
  protected async write<V extends Verb, P extends RouteOf<V>>(
    verb: V,
    path: P,
    { idempotencyKey, ...requested }: Written<V, P> = {},
  ) {
    const { headers, deadline, requestId } = this.caller;
    if (idempotencyKey !== undefined && !IDEMPOTENCY_KEY.test(idempotencyKey)) {
      throw errorOf({ code: 'BAD_USER_INPUT', errorKey: 'BAD_PARAM', msg: '参数错误：clientNo' }, requestId);
    }
    const keyed = idempotencyKey === undefined ? headers : { ...headers, 'idempotency-key': idempotencyKey };
    const response = await this.#own(this.#send(verb, path, { ...requested, headers: keyed, deadline }));
    return this.#data<Answer<P, V>>({ response, fields: '', under: undefined, isShared: false });
  }

  /**
   * Reads public data without a session; joins an equal request in flight or just answered. `byHost` where the
   * response depends on the requested host.
   */
  protected async shared<V extends Verb, P extends RouteOf<V>, const Name extends string = never>(
    verb: V,
    path: P,
    { byHost = false, selection, under, ...requested }: Read<V, P, Name> & { byHost?: boolean } = {},
  ): Promise<Part<Answer<P, V>, Name>> {
    const { publicHeaders: headers, upstream, requestId, host, rootCall } = this.caller;
    this.caller.calls += 1;
    const fields = fieldsFor(verb, path, selection, under);
    const key = `${verb} ${path} ${fields} ${JSON.stringify(requested)} ${byHost ? host : ''}`;
    try {
      const response = await upstream.shared.get(key, () => {
        // May outlive the operation that started it.
        const deadline = new Deadline(upstream.timeouts.callMs);
        return this.#send(verb, path, { ...requested, fields, headers, deadline }).finally(() =>
          deadline.settle(),
        );
      });
      rootCall?.found(response);
      return this.#data({ response, fields, under, isShared: true }, rootCall);
    } catch (error) {
      if (error instanceof NotModified) throw error;
      throw errorOf(failureOf(error), requestId);
    }
  }

  /** What the operation reads of rows of a type of the graph, for those that are read in batches; and `besides`. */
  protected rowsOf(typeName: string, ...besides: string[]): Selection {
    const { asked } = this.caller;
    return asked ? rowsAnywhere(asked.document, asked.schema, typeName, besides) : null;
  }

  /** A response for the caller only. */
  async #own(asked: Promise<RestResponse>): Promise<RestResponse> {
    try {
      const response = await asked;
      this.caller.keepRenewed(response.headers);
      return response;
    } catch (error) {
      throw errorOf(failureOf(error), this.caller.requestId);
    }
  }

  /** The data of a success; unread where the operation may pass its bytes on. */
  #data<T>(answer: Omit<Unread, 'data'>, rootCall?: RootCall): T {
    const read = () => {
      const { body } = answer.response;
      const data = isEnvelope(body) ? (answer.under ? body.data[answer.under] : body.data) : undefined;
      if (data) return data;
      throw errorOf(UNAVAILABLE, this.caller.requestId);
    };
    return (rootCall?.passesBytes && answer.fields ? passUnread({ ...answer, data: read }) : read()) as T;
  }

  async #send(
    verb: Verb,
    path: string,
    { params, fields, body, keepsNull, asForm, headers, deadline }: Wire,
  ): Promise<RestResponse> {
    const { response } = await this.fetch(path.slice(1) + queryOf(params ?? {}, fields), {
      method: verb.toUpperCase(),
      headers: body ? { ...headers, 'content-type': asForm ? FORM : 'application/json' } : headers,
      ...(body ? { body: asForm ? formOf(body) : keepsNull ? JSON.stringify(body) : jsonOf(body) } : {}),
      deadline,
    } as DataSourceRequest);
    return response as RestResponse;
  }

  /** Read later, if at all. */
  override async parseBody(response: FetcherResponse): Promise<object> {
    return response;
  }

  override async throwIfResponseIsError({
    url,
    response,
  }: {
    url: URL;
    response: FetcherResponse;
  }): Promise<void> {
    const answer = response as RestResponse;
    if (answer.isSuccess || answer.status === NOT_MODIFIED) return;
    const failure = classifyFailure(answer.status, answer.body, url.pathname);
    if (failure) throw new FailedCall(failure);
  }

  /** Nothing is cached here; shared reads are cached above. */
  override cacheKeyFor(): string {
    return '';
  }

  override requestDeduplicationPolicyFor() {
    return { policy: 'do-not-deduplicate' as const };
  }

  /** The default tracing would write every address with its query to the console. */
  override trace<T>(_url: URL, _request: object, send: () => Promise<T>): Promise<T> {
    return send();
  }
}

function isEnvelope(body: unknown): body is { data: Record<string, object> } {
  return typeof body === 'object' && body !== null && 'data' in body && body.data !== null;
}

/** With its question mark; empty without values. Given as `params`, RESTDataSource would parse the address anew for each. */
function queryOf(params: object, fields = ''): string {
  const given = formOf(params);
  // Names, commas and parentheses stand for themselves.
  const text = fields ? `${given && `${given}&`}fields=${fields}` : given;
  return text && `?${text}`;
}

/** Without null and absent values. */
function formOf(fields: object): string {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null && value !== undefined) texts[name] = String(value);
  }
  return new URLSearchParams(texts).toString();
}

/** The graph sends null where REST expects an absent field. */
function jsonOf(body: object): string {
  return JSON.stringify(body, (_name, value: unknown) => (value === null ? undefined : value));
}
