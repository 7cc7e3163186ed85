import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PaymentChannel } from '../../api/src/adapters/payments/paymentChannel.ts';
import type { Queryable } from '../../api/src/db/client.ts';
import { PARTITIONED } from '../../api/src/db/partitions/partitioned.ts';
import { postgresStore } from '../../api/src/db/postgresStore.ts';
import { listAllOrders, listAllParcels } from '../../api/src/modules/consoleOrders/lists.repository.ts';
import { homeOf } from '../../api/src/modules/home/home.service.ts';
import { findOfShop } from '../../api/src/modules/waybills/claims.repository.ts';
import { pauseAll, resumeAll } from '../../api/src/modules/writeBacks/writeBacks.repository.ts';
import type { OperatorActor } from '../../api/src/shared/operatorActor.ts';
import { permissions } from '../../api/src/shared/permissions.ts';
import { startApi, type TestApi, testPassword } from '../support/api.ts';
import { makeDue } from '../support/dueRows.ts';
import {
  type Explained,
  explainAll,
  indexesIn,
  indexesOf,
  type Known,
  planCollector,
  readWhole,
} from '../support/explained.ts';
import { GROWING_LISTS, WHOLE_LISTS } from '../support/growingLists.ts';
import { type Grown, growDatabase } from '../support/grownDatabase.ts';
import { INDEX_READERS, NOT_READ_HERE, WRITTEN_BY_ORDERS } from '../support/indexReaders.ts';
import { filtersOf } from '../support/listFilters.ts';
import { operatorWith } from '../support/operators.ts';
import { readingOf } from '../support/plans.ts';
import { describedRoutes, type Route } from '../support/routes.ts';
import { scriptedTracking } from '../support/scriptedTracking.ts';
import { scriptedWaybills } from '../support/scriptedWaybills.ts';

/** Tables that grow for as long as the service is used. What else there is may be read from end to end. */
const GROWING: readonly string[] = [
  ...[
    'dismissed_suggestion',
    'after_sale_case',
    'case_message',
    'compensation',
    'courier_claim',
    'return_parcel',
  ],
  ...['account', 'account_closing', 'audit_log', 'cash_out', 'change_event', 'good_sale', 'idempotency_key'],
  ...[
    'kept_change',
    'kept_total',
    'ledger_account',
    'ledger_entry',
    'ledger_tx',
    'merge_order',
    'order_package',
    'order_sku',
    'orders',
  ],
  ...[
    'package_event',
    'package_line',
    'payment',
    'person_notice',
    'quote',
    'receiver_print',
    'receiver_reveal',
  ],
  ...['recharge_refund', 'refund', 'session', 'shop_order', 'shop_order_parcel', 'shop_pull', 'shop_sku'],
  ...['shop_goods_pull', 'shop_listing', 'shop_listing_change', 'shop_stock', 'shop_stock_change'],
  ...['stock_log', 'third_order', 'upload', 'webhook_message'],
];

/** What is read from end to end on purpose: where, of which tables, and why. */
const ON_PURPOSE: readonly { of: RegExp; tables: string[]; why: string }[] = [
  {
    of: /^checkBooks: SELECT id::bigint AS id, count/,
    tables: ['account', 'cash_out', 'ledger_account', 'payment', 'recharge_refund'],
    why: 'balances, payments and cash-outs are asked for every time (docs/decisions/0017)',
  },
  {
    of: /^checkBooks: SELECT coalesce\(\(SELECT max\(id\) FROM ledger_tx/,
    tables: ['ledger_tx'],
    why: 'it goes back from the newest movement, only as far as the last check',
  },
  {
    of: /^checkBooks: .* e\.tx_id > \d/,
    tables: ['ledger_entry_40000000', 'ledger_entry_default'],
    why: 'partitions that are empty, by a plan that is made anew each time',
  },
  {
    of: /^workbench: SELECT d\.day/,
    tables: ['account', 'cash_out', 'refund'],
    why: 'it goes back from the newest row, only as far as the days that are shown',
  },
  {
    of: /^lookAtListings: WITH gone AS/,
    tables: ['shop_listing_change'],
    why: 'all that is in it waits; it is taken from its head, so many at a time, and deleted',
  },
  {
    of: /^spreadStockChanges: WITH gone AS/,
    tables: ['shop_stock_change'],
    why: 'all that is in it waits; it is taken from its head, so many at a time, and deleted',
  },
  {
    of: /^writeMonths: INSERT INTO month_statement/,
    tables: [
      ...['account', 'ledger_account', 'ledger_tx'],
      ...['ledger_entry_0', 'ledger_entry_40000000', 'ledger_entry_default'],
    ],
    why: 'once a month what everybody has is summed up; before the first month is written, from all lines',
  },
  {
    of: /DELETE FROM quote /,
    tables: ['quote'],
    why: 'it holds what has happened within a day',
  },
  {
    of: /^keepPartitions: SELECT \(floor/,
    tables: PARTITIONED.map(({ table }) => table),
    why: 'default partitions alone, which are empty',
  },
];

/** Every scheduled job. */
const JOBS = [
  ...[
    'agreeOverdue',
    'askSilent',
    'checkBills',
    'checkBooks',
    'checkpointWallets',
    'completeDue',
    'countSales',
    'eraseOldInvoices',
    'eraseReceivers',
    'fillDeskPrints',
    'followReturns',
    'followSchedules',
    'goOnClosing',
    'keepTotals',
    'keepPartitions',
    'keepReports',
    'keepSellerFigures',
  ],
  ...[
    'lookAtComingBack',
    'markStalled',
    'pollPayments',
    'readDueShops',
    'receiveDue',
    'reconcileFrozenSellers',
  ],
  ...['reconcilePayments', 'releaseDue', 'renewDueShops', 'rescueIssuing', 'rescueSending', 'rescueTracking'],
  ...[
    'rescueStocks',
    'rescueListings',
    'lookAtListings',
    'readListingVerdicts',
    'spreadStockChanges',
    'wakeSourceOrders',
    'wakeErpAccounts',
    'leaveUncancelled',
  ],
  ...[
    'rescueExports',
    'rescueVoiding',
    'rollMonthSold',
    'settleDue',
    'stepCases',
    'sweepExpired',
    'tellDueLicences',
    'sweepExports',
    'sweepUnpaid',
  ],
  ...['sweepPrivateFiles', 'sweepUnused', 'writeMonths', 'deliverMessages', 'splitCashOuts'],
  ...['sendWebhooks', 'tellExpiringShops', 'tellTemplates', 'removeTokenDocuments'],
  'keepAssignedShops',
  'rerouteByRule',
  ...['routeNotices', 'sendToRobots', 'sendNoticeSms', 'sendDigests'],
];
/** Those that ask nothing of the database themselves. */
const WITHOUT_QUERIES = ['askSilent', 'keepAssignedShops'];

/** Jobs of the queue that are run for an order, a refund or a shop which needs it. */
const HANDLED = [
  'waybill.issue',
  'waybill.void',
  'parcel.track',
  'parcel.ask',
  'shop.send',
  'shop.autoOrder',
];

/** Functions of the database whose own statements are looked at, since the work above calls them. */
const FUNCTIONS = [
  ...[
    'balance_changed',
    'count_sales',
    'ledger_account_of',
    'ledger_apply',
    'ledger_balanced',
    'move_parcel_money',
  ],
  ...['orders_changed', 'parcels_changed', 'parcels_ended', 'pieces_of', 'record_parcel_events'],
  ...['tell_of_order', 'tell_of_parcel', 'tell_webhooks'],
  ...['record_kept_orders', 'record_kept_parcels', 'record_kept_refunds'],
  ...['record_refunded_pieces', 'refund_recharges', 'release_parcels', 'release_stock', 'roll_month_sold'],
];

/** What is summed for a person beside the lists. */
const SUMS = [
  ...[
    'GET /user/info',
    'GET /seller/info',
    'GET /closing/find',
    'POST /cashOut/limits',
    'POST /user/invite/days',
  ],
  ...[
    'POST /user/league',
    'POST /userMoneyLogs/days',
    'POST /orders/lastBuyGood',
    'POST /orderPackages/toShip',
  ],
];

/** What operators list, read and look for, by filters of which each has a way of its own. */
const BY_OPERATORS = ({ buyer, shop }: Grown): [route: string, filter: object][] => {
  const filters = [
    ...[
      {},
      { status: 20 },
      { status: 70 },
      { accountId: buyer.accountId },
      { sellerId: shop.seller.accountId },
    ],
    ...[{ number: 'none' }, { startAt: '2001-01-01T00:00:00Z', endAt: '2001-02-01T00:00:00Z' }],
  ];
  const lists = ['GET /console/orders', 'GET /console/parcels'];
  return [
    ...lists.flatMap((route) => filters.map((filter): [string, object] => [route, filter])),
    ['GET /console/parcels', { orderId: 1 }],
    ['GET /console/parcels', { outputStatus: 4, status: 20 }],
    ['POST /console/find', { text: 'none 13800000011 12 某人' }],
  ];
};

/** Lists as files, which read on from row to row. */
const EXPORTS = [
  ...['/orders/exportOrders', '/orderPackages/exportPackages', '/orderPackages/exportToShip'],
  ...['/userMoneyLogs/exportMoneyLogs', '/recharges/exportRecharges', '/cashOut/exportCashOuts'],
  ...['/statistics/exportSellerProfit', '/statistics/exportAfterSales', '/shops/exportShopSkus'],
  '/addressBook/exportAddressBook',
  '/exports/exportPersonalData',
];

const channel: PaymentChannel = {
  open: async ({ payNo }) => ({ payUrl: null, qrCode: payNo }),
  query: async () => ({ state: 'closed' }),
  close: async () => undefined,
  refund: async () => ({ state: 'processing' }),
  queryRefund: async () => ({ state: 'processing' }),
  bill: async () => ({ state: 'absent', code: 'NO_STATEMENT_EXIST' }),
  readNotice: () => null,
};

let filling: TestApi;
let api: TestApi;
let grown: Grown;
let filesDir: string;
const plans = planCollector();
/** What has read an index. */
const readers = new Map<string, Set<string>>();
let known: Known;
beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'chengcang-plans-'));
  filling = await startApi();
  grown = await growDatabase(filling);
  await makeDue(filling);
  await explainAll(filling);
  known = await indexesOf(filling);
  api = await startApi({
    beside: filling,
    connected: plans.connected,
    queue: { send: async () => undefined },
    paymentChannels: { 1: channel },
    tracking: scriptedTracking().tracking,
    waybills: scriptedWaybills().waybills,
    filesDir,
  });
}, 240_000);
afterAll(async () => {
  await api?.close();
  await filling.close();
  await rm(filesDir, { recursive: true });
});

/** What of the growing tables a piece of work has read from end to end, as `job or route: statement`. */
function wholeIn(of: string, ran: readonly Explained[]): { statement: string; tables: string[] }[] {
  return ran.flatMap(({ statement, plan }) => {
    const named = `${of}: ${statement.replaceAll(/\s+/g, ' ').trim()}`;
    const meant = ON_PURPOSE.filter(({ of: pattern }) => pattern.test(named)).flatMap(({ tables }) => tables);
    const tables = [...new Set(readWhole(plan, known.indexes))].filter(
      (table) =>
        GROWING.includes(known.tableOf.get(table) ?? table) &&
        !meant.includes(table) &&
        !meant.includes(known.tableOf.get(table) ?? table),
    );
    return tables.length > 0 ? [{ statement: named, tables }] : [];
  });
}

/** Everything that was executed by the work. */
async function explained(of: string, work: () => Promise<unknown>): Promise<Explained[]> {
  plans.take();
  await work();
  const ran = plans.take();
  for (const { plan } of ran)
    for (const each of indexesIn(plan)) {
      const name = known.indexes.get(each)?.of ?? each;
      readers.set(name, (readers.get(name) ?? new Set()).add(of));
    }
  return ran;
}

describe('on tables of a hundred thousand rows, with one plan for all values', { timeout: 120_000 }, () => {
  it('every scheduled job is among those below', () => {
    expect(api.app.scheduledJobs.map(({ name }) => name).sort()).toEqual([...JOBS].sort());
  });

  it.each(JOBS)('the scheduled job %s reads no growing table from end to end', async (name) => {
    const job = api.app.scheduledJobs.find((each) => each.name === name);
    const ran = await explained(name, async () => job?.run(new AbortController().signal));
    expect(wholeIn(name, ran)).toEqual([]);
    expect(ran.length > 0).toBe(!WITHOUT_QUERIES.includes(name));
  });

  it('the jobs of the queue read no growing table from end to end', async () => {
    const [work] = await filling.query<{ orderId: number; refundId: number; shopId: number }>(
      `SELECT (SELECT order_id FROM order_package WHERE output_status = 1 ORDER BY lease_until NULLS FIRST LIMIT 1) AS "orderId",
              (SELECT id FROM refund WHERE void_at <= now() LIMIT 1) AS "refundId",
              (SELECT shop_id FROM order_package WHERE auto_send_status = 1 AND auto_send_at <= now() LIMIT 1) AS "shopId"`,
    );
    for (const name of HANDLED) {
      const handler = api.app.jobHandlers.find(({ kind }) => kind.name === name);
      const ran = await explained(name, async () => handler?.run({ ...work }));
      expect([name, wholeIn(name, ran)]).toEqual([name, []]);
      expect([name, ran.length > 0]).toEqual([name, true]);
    }
  });

  it('the feed of changes reads no growing table from end to end', async () => {
    const ran = await explained('publishChanges', () => postgresStore(api.database.db).publishChanges());
    expect(wholeIn('publishChanges', ran)).toEqual([]);
  });

  it('what has changed since a cursor is read by account from the feed of everybody', async () => {
    const { accountId, call: ask } = grown.shop.seller;
    await filling.query(
      `INSERT INTO change_event (account_id, seller_id, kind, ids)
       SELECT 1000000 + n % 1000, CASE WHEN n % 50 = 0 THEN $1::bigint ELSE 2000000 END, 1, ARRAY[n] FROM generate_series(1, 50000) n`,
      [accountId],
    );
    const { data } = await ask<{ cursor: string }>('GET', '/changes/list');
    await filling.query('UPDATE orders SET remark = remark WHERE seller_id = $1 AND id % 100 = 0', [
      accountId,
    ]);
    const ran = await explained('changes', () =>
      call({ method: 'GET', path: '/changes/list', fields: [] }, grown.shop.seller.token, {
        since: data.cursor,
      }),
    );
    const read = ran
      .flatMap(({ plan }) => indexesIn(plan))
      .map((name) => known.indexes.get(name)?.of ?? name);
    expect(wholeIn('changes', ran)).toEqual([]);
    expect(read).toEqual(
      expect.arrayContaining(['change_event_account', 'change_event_seller', 'orders_pkey']),
    );
    const ranges = JSON.stringify(ran).match(/"Index Cond":"[^"]*xid >= [^"]*"/g) ?? [];
    expect(ranges.length).toBeGreaterThan(1);
    expect(ranges.filter((condition) => !/(account|seller)_id = /.test(condition))).toEqual([]);
  });

  describe.each([...Object.keys(GROWING_LISTS), ...Object.keys(WHOLE_LISTS)])('%s', (name) => {
    it('reads no growing table from end to end, whatever it is filtered by', async () => {
      const route = describedRoutes(api).find((each) => `${each.method} ${each.path}` === name);
      if (!route) throw new Error(`no such route: ${name}`);
      const found: unknown[] = [];
      for (const filter of filtersOf(name, route, grown))
        found.push(...(await wholeFor(`${name} ${JSON.stringify(filter)}`, route, filter)));
      expect(found).toEqual([]);
    });
  });

  it.each(EXPORTS)('POST %s reads no growing table from end to end', async (path) => {
    const of = {
      '/shops/exportShopSkus': { shopId: grown.shopId },
      '/exports/exportPersonalData': { password: testPassword },
    };
    const body = of[path as keyof typeof of] ?? {};
    expect(await wholeFor(path, { method: 'POST', path, fields: [] }, body)).toEqual([]);
  });

  it('parcels in the template of a platform are counted and read without reading a growing table from end to end', async () => {
    const path = '/orderPackages/exportPackages';
    const body = { template: 'pinduoduo', partial: true };
    const ran = await explained(`${path} template`, async () =>
      expect(await call({ method: 'POST', path, fields: [] }, grown.buyer.token, body)).toBe(200),
    );
    expect(wholeIn(path, ran)).toEqual([]);
  });

  it('the parcels of the rows of a sheet are found by the numbers and the receivers of these alone', async () => {
    const path = '/orderPackages/findByRows';
    const receiver = { name: '张三', phone: '13800000011', address: '文三路123号' };
    const rows = Array.from({ length: 500 }, (_, at) => ({
      ...{ row: at + 1, thirdOrderNo: `T-${at}` },
      ...(at % 2 === 0 ? { receiver: { ...receiver, phone: String(13_800_000_011 + at) } } : {}),
    }));
    expect(await wholeFor(path, { method: 'POST', path, fields: [] }, { rows })).toEqual([]);
  });

  it('the renewal of a shop reads no growing table from end to end', async () => {
    const ran = await explained('renewal', async () => {
      await resumeAll(api.database.db, grown.shopId);
      await pauseAll(api.database.db, grown.shopId, 'lapsed');
      await findOfShop(api.database.db, grown.shopId);
    });
    expect(wholeIn('renewal', ran)).toEqual([]);
  });

  it('the workbench of operators reads no growing table from end to end', async () => {
    const who = { permissions: new Set(permissions) } as unknown as OperatorActor;
    const ran = await explained('workbench', () => homeOf(api.database.db, who, new Date()));
    expect([wholeIn('workbench', ran), ran.length]).toEqual([[], 2]);
  });

  it.each(SUMS)('%s reads no growing table from end to end', async (name) => {
    const [method, path] = name.split(' ') as [Route['method'], string];
    expect(await wholeFor(name, { method, path, fields: [] }, {})).toEqual([]);
  });

  it('what operators list, read and look for reads no growing table from end to end', async () => {
    const { token } = await operatorWith(filling);
    const [order] = await filling.query<{ id: number }>(
      'SELECT id FROM orders WHERE account_id = $1 ORDER BY id DESC LIMIT 1',
      [grown.buyer.accountId],
    );
    const reads = [...BY_OPERATORS(grown), ['GET /console/orders/detail', { id: order?.id }] as const];
    const found: unknown[] = [];
    for (const [route, filter] of reads) {
      const of = `${route} ${JSON.stringify(filter)}`;
      const [method, path] = route.split(' ') as [Route['method'], string];
      const ran = await explained(of, async () =>
        expect([of, await call({ method, path, fields: [] }, token, { ...filter })]).toEqual([of, 200]),
      );
      found.push(...wholeIn(of, ran));
    }
    expect(found).toEqual([]);
  });

  it.each([
    ['orders of everybody', (db: Queryable) => listAllOrders(db, {}, null)],
    ['orders of a courier', (db: Queryable) => listAllOrders(db, { courierId: 2 }, null)],
    ['parcels of everybody', (db: Queryable) => listAllParcels(db, {}, null)],
    ['parcels of a courier', (db: Queryable) => listAllParcels(db, { courierId: 2 }, null)],
  ])('%s are read no further than they are counted, and not sorted', async (_name, list) => {
    const { fetched, counted, sorted } = await readingOf(api.database.db, list);
    expect([fetched + counted <= 15_000, sorted <= 100], `${fetched} ${counted} ${sorted}`).toEqual([
      true,
      true,
    ]);
  });

  it('every index of orders, parcels and what they write is read by what it is said to be for', () => {
    const names = [...known.indexes.values()].flatMap(({ of, table }) =>
      WRITTEN_BY_ORDERS.includes(table) ? [of] : [],
    );
    const said = { ...INDEX_READERS, ...NOT_READ_HERE };
    expect([...new Set(names)].sort()).toEqual(Object.keys(said).sort());
    const unread = Object.entries(INDEX_READERS).filter(([name, reader]) => !readers.get(name)?.has(reader));
    expect(unread).toEqual([]);
    expect(Object.keys(NOT_READ_HERE).filter((name) => readers.has(name))).toEqual([]);
  });

  it('the functions of the database are called by these, so that their statements are looked at too', async () => {
    const notCalled = async () => {
      const called = await filling.query<{ name: string }>(
        'SELECT funcname AS name FROM pg_stat_user_functions WHERE calls > 0',
      );
      return FUNCTIONS.filter((name) => !called.some((each) => each.name === name));
    };
    // A connection tells what it has called once it has been idle for some seconds.
    await vi.waitFor(async () => expect(await notCalled()).toEqual([]), { timeout: 25_000, interval: 250 });
  });
});

/** The same of a route that a buyer calls, and a supplier. */
async function wholeFor(of: string, route: Route, filter: Record<string, unknown>) {
  const statuses: number[] = [];
  const ran = await explained(of, async () => {
    for (const { token } of [grown.buyer, grown.shop.seller]) statuses.push(await call(route, token, filter));
  });
  expect([of, statuses.includes(200)]).toEqual([of, true]);
  return wholeIn(of, ran);
}

/** Calls a route, and returns the status: whoever it is not for is refused. */
async function call(
  { method, path }: Route,
  token: string,
  filter: Record<string, unknown>,
): Promise<number> {
  const query = new URLSearchParams(Object.entries(filter).map(([key, value]) => [key, String(value)]));
  const { statusCode, body } = await api.app.inject({
    method,
    url: method === 'GET' ? `/api/v1${path}?${query}` : `/api/v1${path}`,
    headers: { 'x-token': token },
    ...(method === 'GET' ? {} : { payload: filter }),
  });
  if (![200, 403].includes(statusCode)) throw new Error(`${path} ${JSON.stringify(filter)}: ${body}`);
  if (body.includes('"done":false')) await written(JSON.parse(body).data.taskId, token);
  return statusCode;
}

/** Waits until a file that takes longer than its request is written: its statements belong to the same work. */
async function written(taskId: string, token: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const { body } = await api.app.inject({
        method: 'POST',
        url: '/api/v1/exports/find',
        headers: { 'x-token': token },
        payload: { taskId },
      });
      expect(body).toContain('"done":true');
    },
    { timeout: 60_000, interval: 500 },
  );
}
