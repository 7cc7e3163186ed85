import { type ChangedThing, type ChangesOptions, changesSince } from './changes.ts';
import * as documents from './generated/documents.ts';
import { rowsOf } from './pages.ts';
import { type Request, requester } from './request.ts';

export type ClientOptions = {
  /** Of the graph, such as `https://shop.example/graphql`. */
  url: string;
  /** A token of 开放接口 with the scopes of what is asked for. */
  token: string;
  /** In place of the global one: for proxies and tests. */
  fetch?: typeof fetch;
  /** Tries after the first, 4 by default. */
  retries?: number;
  /** How long one try may take, 15 seconds by default: the platform ends an operation after 8. */
  timeoutMs?: number;
};

const TIMEOUT_MS = 15_000;
const RETRIES = 4;

/** Everything that a program does with its account. */
export type Client = ReturnType<typeof createClient>;

/** A client for one account; it keeps no connection and needs no end. */
export function createClient({
  url,
  token,
  fetch: send = globalThis.fetch,
  retries = RETRIES,
  timeoutMs = TIMEOUT_MS,
}: ClientOptions) {
  const request: Request = requester({ url, token, fetch: send, timeoutMs }, retries);

  return {
    request,
    /** Goods on sale. */
    goods: (filter: documents.GoodFilter = {}) =>
      rowsOf(async (cursor) => (await request(documents.ListGoods, { filter, cursor })).goods),
    /** Own orders, the newest first. */
    orders: (filter: documents.OrderFilter = {}) =>
      rowsOf(async (cursor) => (await request(documents.ListOrders, { filter, cursor })).orders),
    /** Own parcels, the newest first. */
    parcels: (filter: documents.ParcelFilter = {}) =>
      rowsOf(async (cursor) => (await request(documents.ListParcels, { filter, cursor })).parcels),
    /** What waits for a person, the newest first. */
    problems: (filter: documents.ProblemFilter = {}) =>
      rowsOf(async (cursor) => (await request(documents.ListProblems, { filter, cursor })).problems),
    /** Own refunds, the newest first. */
    refunds: (filter: documents.RefundFilter = {}) =>
      rowsOf(async (cursor) => (await request(documents.ListRefunds, { filter, cursor })).refunds),
    /** A supplier's stock, what is low first. */
    stocks: (filter: documents.GoodStockFilter = {}) =>
      rowsOf(async (cursor) => (await request(documents.ListStocks, { filter, cursor })).goodStocks),
    /** Lines of the own wallet, the newest first. */
    moneyLogs: (filter: documents.MoneyLogFilter = {}) =>
      rowsOf(async (cursor) => (await request(documents.ListMoneyLogs, { filter, cursor })).moneyLogs),
    /** What has changed since a cursor. */
    changes: (options: ChangesOptions): AsyncGenerator<ChangedThing, void> => changesSince(request, options),
  };
}
