import type { DataSourceConfig } from '@apollo/datasource-rest';
import { Agent, type Dispatcher } from 'undici';
import { type FetcherResponse, pooledFetch } from './pooledFetch.ts';
import { SharedReads } from './sharedReads.ts';

export type Timeouts = {
  /** Of one REST call. */
  callMs: number;
  /** Of an operation of the graph with all its calls; browsers give up after ten seconds. */
  operationMs: number;
};

type Request = Parameters<NonNullable<DataSourceConfig['fetch']>>[1];
type Ask = (url: URL, request?: Request) => Promise<{ response: FetcherResponse }>;

const TIMEOUTS: Timeouts = { callMs: 7_000, operationMs: 8_000 };
const CONNECTIONS = 128;
const READY_LIMIT_MS = 1_000;
/** Streams say at least every 15 seconds that they stand. */
const SILENCE_MS = 40_000;

/** The back end behind the graph: one pool of connections and one store of shared answers for the process. */
export class Upstream {
  /** Ends with a slash, so that paths can be resolved against it. */
  readonly apiUrl: string;
  readonly shared = new SharedReads();
  /** For every RESTDataSource. */
  readonly transport: DataSourceConfig;
  /** In place of the HTTP cache of a RESTDataSource, which would judge every answer to keep none. */
  readonly ask: Ask;
  readonly timeouts: Timeouts;
  readonly #baseUrl: string;
  readonly #pool: Agent;
  /** One connection a stream, so that none is missing for calls. */
  readonly #streams: Agent;

  constructor(baseUrl: string, timeouts = TIMEOUTS) {
    this.timeouts = timeouts;
    this.#pool = new Agent({
      connections: CONNECTIONS,
      // Shorter than the back end's own, so that no call goes out on a connection that is about to close.
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
    const fetch = pooledFetch(this.#pool, new URL(baseUrl).origin);
    this.transport = { fetch, cache: NO_CACHE };
    this.ask = async ({ href }, { method = 'GET', headers = {}, body, signal = null } = {}) => ({
      response: await fetch(href, { method, headers, ...(body ? { body } : {}), signal }),
    });
  }

  /** Whether the back end takes calls; one without this address is ready when it answers at all. */
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

  /** Opens a stream that lasts; what is refused comes as its body, too. */
  openStream(path: string, headers: Record<string, string>): Promise<Dispatcher.ResponseData> {
    const { origin, pathname } = new URL(path, this.apiUrl);
    return this.#streams.request({ origin, path: pathname, method: 'GET', headers });
  }

  async close(): Promise<void> {
    await this.#streams.destroy();
    await this.#pool.close();
  }
}

const NO_CACHE: NonNullable<DataSourceConfig['cache']> = {
  get: async () => undefined,
  set: async () => undefined,
  delete: async () => undefined,
};
