import type { DataSourceConfig } from '@apollo/datasource-rest';
import { Agent, type Dispatcher } from 'undici';
import type { Deadline } from './Deadline.ts';
import { observedCalls } from './observedCalls.ts';
import { pooledFetch } from './pooledFetch.ts';
import type { RestResponse } from './RestResponse.ts';
import { SharedReads } from './sharedReads.ts';

export type Timeouts = {
  /** Of one REST call. */
  callMs: number;
  /** Of an operation of the graph with all its calls; browsers time out after ten seconds. */
  operationMs: number;
  /** For which a public response is held; 0 for not at all. */
  heldMs?: number;
  /** After which the home page goes out without its goods. */
  pageMs?: number;
};

type Request = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  body?: string | null;
  deadline: Deadline;
};
type Ask = (url: URL, request: Request) => Promise<{ response: RestResponse }>;

const TIMEOUTS: Timeouts = { callMs: 7_000, operationMs: 8_000 };
const CONNECTIONS = 128;
const READY_LIMIT_MS = 1_000;
/** Streams send a heartbeat at least every 15 seconds. */
const SILENCE_MS = 40_000;

const NO_CACHE: NonNullable<DataSourceConfig['cache']> = {
  get: async () => undefined,
  set: async () => undefined,
  delete: async () => undefined,
};

/** The back end of the graph: one connection pool and one store of shared responses per process. */
export class Upstream {
  /** Ends with a slash, so that paths can be resolved against it. */
  readonly apiUrl: string;
  readonly shared: SharedReads<RestResponse>;
  /** For every RESTDataSource. */
  readonly transport: DataSourceConfig = { cache: NO_CACHE };
  /** Replaces the HTTP cache of RESTDataSource, which would evaluate every response and store none. */
  readonly ask: Ask;
  readonly timeouts: Timeouts;
  readonly #baseUrl: string;
  readonly #pool: Agent;
  /** One connection per stream, so that calls never lack one. */
  readonly #streams: Agent;

  constructor(baseUrl: string, timeouts = TIMEOUTS) {
    this.timeouts = timeouts;
    this.shared = new SharedReads(timeouts.heldMs);
    this.#pool = new Agent({
      connections: CONNECTIONS,
      // Shorter than the back end's own, so that no call uses a connection that is about to close.
      keepAliveTimeout: 30_000,
      connectTimeout: 2_000,
      headersTimeout: timeouts.callMs,
      bodyTimeout: timeouts.callMs,
    });
    this.#streams = new Agent({
      connections: null,
      connectTimeout: 2_000,
      headersTimeout: timeouts.callMs,
      bodyTimeout: SILENCE_MS,
    });
    this.#baseUrl = baseUrl.replace(/\/$/, '');
    this.apiUrl = `${this.#baseUrl}/api/v1/`;
    const fetch = observedCalls(pooledFetch(this.#pool, new URL(baseUrl).origin));
    this.ask = async ({ pathname, search }, { method = 'GET', headers = {}, body = null, deadline }) => ({
      response: await fetch(pathname, { path: pathname + search, method, headers, body, deadline }),
    });
  }

  /** Whether the back end accepts calls; a back end without this route is ready when it answers at all. */
  async isReady(): Promise<boolean> {
    try {
      const { origin, pathname } = new URL(`${this.#baseUrl}/health/ready`);
      const { statusCode, body } = await this.#pool.request({
        origin,
        path: pathname,
        method: 'GET',
        signal: AbortSignal.timeout(READY_LIMIT_MS),
      });
      await body.dump();
      return statusCode < 500;
    } catch {
      return false;
    }
  }

  /** Posts to the back end itself, for no caller. */
  async postJson<T>(path: string, body: object): Promise<T> {
    const { origin, pathname } = new URL(this.#baseUrl + path);
    const { statusCode, body: answer } = await this.#pool.request({
      origin,
      path: pathname,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(this.timeouts.callMs),
    });
    if (statusCode !== 200) {
      await answer.dump();
      throw new Error(`the back end answered ${statusCode}`);
    }
    return (await answer.json()) as T;
  }

  /** Opens a long-lived stream; a refusal is also returned as its body. */
  openStream(path: string, headers: Record<string, string>): Promise<Dispatcher.ResponseData> {
    const { origin, pathname, search } = new URL(path, this.apiUrl);
    return this.#streams.request({ origin, path: pathname + search, method: 'GET', headers });
  }

  async close(): Promise<void> {
    await this.#streams.destroy();
    await this.#pool.close();
  }
}
