import { type DataSourceRequest, RESTDataSource } from '@apollo/datasource-rest';
import type { Caller } from './Caller.ts';
import type { Answer, Body, Params, RouteOf, Verb } from './contract.ts';
import { classifyFailure, errorOf, FailedCall, failureOf, isBroken } from './failures.ts';
import type { FetcherResponse } from './pooledFetch.ts';

type ReadInput<V extends Verb, P extends RouteOf<V>> = { params?: Params<P, V>; body?: Body<P, V> };
type Written<V extends Verb, P extends RouteOf<V>> = ReadInput<V, P> & {
  idempotencyKey?: string;
  keepsNull?: boolean;
  asForm?: boolean;
};
type Wire = {
  params?: object;
  body?: object;
  keepsNull?: boolean;
  asForm?: boolean;
  headers: Record<string, string>;
  signal: AbortSignal;
};
type Reply<T> = { data: T; headers: FetcherResponse['headers'] };

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
  protected read<V extends Verb, P extends RouteOf<V>>(verb: V, path: P, requested: ReadInput<V, P> = {}) {
    const { headers, signal } = this.caller;
    const send = () => this.#send<Answer<P, V>>(verb, path, { ...requested, headers, signal });
    return this.#own(
      send().catch((error: unknown) => {
        if (isBroken(error)) return send();
        throw error;
      }),
    );
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
    const { headers, signal, requestId } = this.caller;
    if (idempotencyKey !== undefined && !IDEMPOTENCY_KEY.test(idempotencyKey)) {
      throw errorOf({ code: 'BAD_USER_INPUT', errorKey: 'BAD_PARAM', msg: '参数错误：clientNo' }, requestId);
    }
    const keyed = idempotencyKey === undefined ? headers : { ...headers, 'idempotency-key': idempotencyKey };
    return this.#own(this.#send<Answer<P, V>>(verb, path, { ...requested, headers: keyed, signal }));
  }

  /**
   * Reads public data without a session; joins an equal request in flight or just answered. `byHost` where the
   * response depends on the requested host.
   */
  protected async shared<V extends Verb, P extends RouteOf<V>>(
    verb: V,
    path: P,
    { byHost = false, ...requested }: ReadInput<V, P> & { byHost?: boolean } = {},
  ) {
    const { publicHeaders: headers, upstream, requestId, host } = this.caller;
    const key = `${verb} ${path} ${JSON.stringify(requested)} ${byHost ? host : ''}`;
    try {
      const data = await upstream.shared.get(key, async () => {
        // May outlive the operation that started it.
        const signal = AbortSignal.timeout(upstream.timeouts.callMs);
        return (await this.#send<object>(verb, path, { ...requested, headers, signal })).data;
      });
      return data as Answer<P, V>;
    } catch (error) {
      throw errorOf(failureOf(error), requestId);
    }
  }

  /** A response for the caller only. */
  async #own<T>(reply: Promise<Reply<T>>): Promise<T> {
    try {
      const { data, headers } = await reply;
      this.caller.keepRenewed(headers);
      return data;
    } catch (error) {
      throw errorOf(failureOf(error), this.caller.requestId);
    }
  }

  async #send<T>(
    verb: Verb,
    path: string,
    { params, body, keepsNull, asForm, headers, signal }: Wire,
  ): Promise<Reply<T>> {
    const { parsedBody, response } = await this.fetch<{ data: T }>(path.slice(1), {
      method: verb.toUpperCase(),
      headers: body ? { ...headers, 'content-type': asForm ? FORM : 'application/json' } : headers,
      ...(params ? { params: queryOf(params) } : {}),
      ...(body ? { body: asForm ? formOf(body) : keepsNull ? JSON.stringify(body) : jsonOf(body) } : {}),
      signal,
    } as DataSourceRequest);
    return { data: parsedBody.data, headers: response.headers };
  }

  override async parseBody(response: FetcherResponse): Promise<object | string> {
    const text = await response.text();
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }

  override async throwIfResponseIsError({
    url,
    response,
    parsedBody,
  }: {
    url: URL;
    response: FetcherResponse;
    parsedBody: unknown;
  }): Promise<void> {
    const failure = classifyFailure(response.status, parsedBody, url.pathname);
    if (failure) throw new FailedCall(failure);
  }

  /** Responses are read only, so one copy serves all. */
  override cloneParsedBody<T>(body: T): T {
    return body;
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

/** Form fields as text, without null and absent values. */
function queryOf(params: object): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) {
    if (value !== null && value !== undefined) query[name] = String(value);
  }
  return query;
}

function formOf(fields: object): string {
  return new URLSearchParams(queryOf(fields)).toString();
}

/** The graph sends null where REST expects an absent field. */
function jsonOf(body: object): string {
  return JSON.stringify(body, (_name, value: unknown) => (value === null ? undefined : value));
}
