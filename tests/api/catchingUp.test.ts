import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCursor, writeCursor } from '../../api/src/modules/changeFeed/changeCursors.ts';
import { goodReceiver, orderBody, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { testBox } from '../support/sealed.ts';
import { programOf } from '../support/tokens.ts';

type Item = { kind: string; id: number; updatedAt: string | null };
type Missed = { list: Item[]; cursor: string; hasMore: boolean };
type Caller = Pick<Person, 'call'>;

let api: TestApi;
let shop: Shop;
let sessions: pg.Client[];
beforeAll(async () => {
  api = await startApi();
  shop = await api.shop({ stock: 1_000 });
  sessions = await Promise.all(Array.from({ length: 7 }, () => api.session()));
});
afterAll(async () => {
  await Promise.all(sessions.map((session) => session.end()));
  await api.close();
});

const ask = (who: Caller, query: Record<string, string | number> = {}) =>
  who.call<Missed>(
    'GET',
    `/changes/list?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]))}`,
  );

async function read(who: Caller, query: Record<string, string | number> = {}): Promise<Missed> {
  const { data, msg } = await ask(who, query);
  expect(msg).toBe('操作成功');
  return data;
}
const now = async (who: Caller) => (await read(who)).cursor;

/** Every page from a cursor on, to the end. */
async function readAll(who: Caller, since: string, query: Record<string, string | number> = {}) {
  const pages: Item[][] = [];
  for (let page: Missed = { list: [], cursor: since, hasMore: true }; page.hasMore; ) {
    page = await read(who, { ...query, since: page.cursor });
    pages.push(page.list);
    since = page.cursor;
  }
  return { pages, cursor: since, named: pages.flat().map(({ kind, id }) => `${kind} ${id}`) };
}

async function order(buyer: Person, more: object = {}): Promise<number> {
  const { data, msg } = await buyer.call<{ orderId: number }>(
    'POST',
    '/orders/createOrder',
    orderBody(buyer, shop, { confirm: true, ...more }),
  );
  expect(msg).toBe('下单成功');
  return data.orderId;
}

const idsOf = async (text: string, values: unknown[]) =>
  (await api.query<{ id: number }>(text, values)).map(({ id }) => id);
/** Rows that stand for orders of a person, of which nothing but the feed knows. */
const tell = ({ accountId }: Person, text: string) =>
  api.query(`INSERT INTO change_event (account_id, kind, ids) ${text}`, [accountId]);

describe('what has changed since a cursor', () => {
  it('is nothing without one, and from then on what buyer and supplier have of an order, once each', async () => {
    const buyer = await api.buyer({ balance: 100_000 });
    const first = await read(buyer);
    expect([first.list, first.hasMore]).toEqual([[], false]);
    const [bought, sold, other] = [first.cursor, await now(shop.seller), await api.buyer()];
    const others = await now(other);
    const orderId = await order(buyer, {
      packages: [goodReceiver, { ...goodReceiver, receiverName: '李四', receiverPhone: '13900001234' }],
    });
    await api.query("UPDATE orders SET remark = 'x' WHERE id = $1", [orderId]);
    const parcels = await idsOf('SELECT id FROM order_package WHERE order_id = $1 ORDER BY id', [orderId]);
    const both = [`ORDER ${orderId}`, ...parcels.map((id) => `PARCEL ${id}`)];
    const [toBuyer, toSeller] = [await readAll(buyer, bought), await readAll(shop.seller, sold)];
    expect(toBuyer.named).toEqual(both);
    expect(toSeller.named).toEqual([...both, `STOCK ${shop.stockId}`]);
    expect((await readAll(other, others)).named).toEqual([]);
    expect((await readAll(shop.seller, sold, { kinds: 'STOCK,REFUND' })).named).toEqual([
      `STOCK ${shop.stockId}`,
    ]);

    const [{ at } = { at: null }] = await api.query<{ at: Date }>(
      'SELECT updated_at AS at FROM orders WHERE id = $1',
      [orderId],
    );
    expect(Date.parse(toBuyer.pages[0]?.[0]?.updatedAt ?? '')).toBe(at?.getTime());
    expect((await read(buyer, { since: toBuyer.cursor })).list).toEqual([]);
    expect((await readAll(buyer, bought)).named).toEqual(both);
  });

  it('names refunds, goods, stock and cash-outs, also those that are gone, and not what only workers see', async () => {
    const buyer = await api.buyer({ balance: 100_000 });
    const orderId = await order(buyer);
    const [packageId = 0] = await idsOf('SELECT id FROM order_package WHERE order_id = $1', [orderId]);
    const [bought, sold] = [await now(buyer), await now(shop.seller)];
    await api.query('UPDATE order_package SET lease_until = now() WHERE id = $1', [packageId]);
    await api.query('UPDATE goods SET sold = sold + 1 WHERE id = $1', [shop.goodId]);
    expect([(await readAll(buyer, bought)).named, (await readAll(shop.seller, sold)).named]).toEqual([
      [],
      [],
    ]);

    const [refundId] = await idsOf(
      `INSERT INTO refund (refund_no, package_id, order_id, account_id, seller_id, amount, status)
       SELECT 'R-missed', id, order_id, account_id, seller_id, 1, 60 FROM order_package WHERE id = $1 RETURNING id`,
      [packageId],
    );
    const [cashOutId] = await idsOf(
      `INSERT INTO cash_out (cash_out_no, account_id, amount, fee, account_type, account, account_name, account_masked)
       VALUES ('T-missed', $1, 100, 1, 1, '', '', '') RETURNING id`,
      [buyer.accountId],
    );
    await api.query('UPDATE goods SET version = version + 1 WHERE id = $1', [shop.goodId]);
    const [added] = await idsOf(
      `INSERT INTO good_stock (good_id, sku_id, warehouse_id, quantity)
       SELECT $1, $2, (SELECT min(id) FROM warehouse WHERE id <> $3), 5 RETURNING id`,
      [shop.goodId, shop.skuId, shop.warehouseId],
    );
    await api.query('DELETE FROM good_stock WHERE id = $1', [added]);
    expect((await readAll(buyer, bought)).named).toEqual([`REFUND ${refundId}`, `CASH_OUT ${cashOutId}`]);
    const { pages, named } = await readAll(shop.seller, sold);
    expect(named).toEqual([`REFUND ${refundId}`, `GOODS ${shop.goodId}`, `STOCK ${added}`]);
    expect(pages[0]?.[2]?.updatedAt).toBeNull();
  });

  it('is read in pages within and across transactions, of which none is left out or cut', async () => {
    const buyer = await api.buyer();
    const since = await now(buyer);
    await tell(buyer, 'SELECT $1, 1, ARRAY[5, 3, 4]::bigint[]');
    await tell(buyer, 'SELECT $1, 2, ARRAY[n] FROM generate_series(1, 1200) n');
    await tell(buyer, 'SELECT $1, 1, ARRAY[3, 6]::bigint[]');
    const all = [
      'ORDER 3',
      'ORDER 4',
      'ORDER 5',
      ...Array.from({ length: 1_200 }, (_, n) => `PARCEL ${n + 1}`),
    ];
    const { named, pages } = await readAll(buyer, since);
    // The last transaction lies beyond the events of the first page, so what it has again is named again.
    expect(named).toEqual([...all, 'ORDER 3', 'ORDER 6']);
    expect(new Set(pages.map(({ length }) => length > 100))).toEqual(new Set([false]));
    expect((await readAll(buyer, since, { limit: 1, kinds: 'ORDER' })).named).toEqual([
      ...['ORDER 3', 'ORDER 4', 'ORDER 5', 'ORDER 3', 'ORDER 6'],
    ]);
    const cut = await read(buyer, { since, limit: 2 });
    expect((await readAll(buyer, cut.cursor, { kinds: 'ORDER' })).named.slice(0, 3)).toEqual(all.slice(0, 3));
  });
});

describe('under concurrent writers', () => {
  /** What a reader knows by reading again whatever is named. */
  async function sync(known: Map<number, string>, ids: readonly number[]): Promise<void> {
    const rows = await api.query<{ id: number; remark: string }>(
      'SELECT id, remark FROM orders WHERE id = ANY ($1)',
      [ids],
    );
    for (const { id, remark } of rows) known.set(id, remark);
  }

  it('a reader misses no change, whatever the order of commits, where one by the last transaction number does', async () => {
    const buyer = await api.buyer({ balance: 1_000_000 });
    const orders: number[] = [];
    for (let n = 0; n < 14; n += 1) orders.push(await order(buyer));
    const program = await programOf(api, buyer, ['events:read']);
    let cursor = await now(program);
    let [last] = await api.query<{ xid: string }>(
      'SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS xid',
    );
    const known = new Map<number, string>();
    const naive = new Map<number, string>();
    const [reading, ...writers] = sessions;
    let commits = 0;
    let pages = 0;
    let writing = true;

    /** Transactions of random length on two orders of its own; every eighth stays open until six others were committed and read. */
    async function write(session: pg.Client, at: number): Promise<void> {
      for (let round = 0; round < 24; round += 1) {
        await session.query('BEGIN');
        for (const id of orders.slice(at * 2, at * 2 + 2))
          await session.query('UPDATE orders SET remark = $2 WHERE id = $1', [id, `${at}.${round}`]);
        const [others, read] = [commits + 6, pages + 2];
        if (round % 8 === at % 8)
          while (commits < others && pages < read + 40) await session.query('SELECT 1');
        else for (let wait = Math.random() * 12; wait > 0; wait -= 1) await session.query('SELECT 1');
        await session.query(round % 11 === 5 ? 'ROLLBACK' : 'COMMIT');
        commits += 1;
      }
    }

    async function readOn(): Promise<void> {
      const page = await read(program, { since: cursor, limit: 3 });
      cursor = page.cursor;
      pages += 1;
      await sync(
        known,
        page.list.map(({ id }) => id),
      );
      if (page.hasMore) return readOn();
    }

    async function readNaively(): Promise<void> {
      const rows = await api.query<{ xid: string; ids: number[] }>(
        `SELECT xid::text, ids FROM change_event WHERE account_id = $1 AND kind = 1 AND xid >= $2::xid8 ORDER BY xid`,
        [buyer.accountId, last?.xid],
      );
      if (rows.length > 0) last = { xid: String(Number(rows.at(-1)?.xid) + 1) };
      await sync(
        naive,
        rows.flatMap(({ ids }) => ids),
      );
    }

    // One that is certain to be committed after later ones were read.
    await reading?.query('BEGIN');
    await reading?.query("UPDATE orders SET remark = 'late' WHERE id = $1", [orders[12]]);
    const written = Promise.all(writers.map(write)).then(() => {
      writing = false;
    });
    while (writing) {
      await readOn();
      await readNaively();
    }
    await written;
    await reading?.query('COMMIT');
    await readOn();
    await readNaively();

    const rows = await api.query<{ id: number; remark: string }>(
      'SELECT id, remark FROM orders WHERE id = ANY ($1) AND id <> $2',
      [orders, orders[13]],
    );
    const truth = new Map(rows.map(({ id, remark }) => [id, remark]));
    expect(new Map([...known].toSorted(([a], [b]) => a - b))).toEqual(
      new Map([...truth].toSorted(([a], [b]) => a - b)),
    );
    expect([known.get(orders[12] ?? 0), naive.get(orders[12] ?? 0)]).toEqual(['late', undefined]);
    expect(pages).toBeGreaterThan(20);
  });
});

describe('a cursor', () => {
  const refused = async (who: Caller, since: string) => {
    const { http, data, msg } = await ask(who, { since });
    return [http, data.errorKey, msg];
  };
  const BAD = [400, 'BAD_PARAM', '参数错误：since'];
  const RESYNC = [200, 'RESYNC', '这个位置之后的变更已不再保留，请重新读取列表，再从现在开始'];

  it('that was made up, altered, or given to somebody else is none', async () => {
    const [buyer, other] = [await api.buyer(), await api.buyer()];
    const since = await now(buyer);
    const [body = '', signature = ''] = since.split('.');
    const altered = Buffer.from(
      Buffer.from(body, 'base64url')
        .toString()
        .replace(/\d+,\[/, '3,['),
    ).toString('base64url');
    for (const forged of [
      'x',
      '.',
      `${body}.`,
      `${altered}.${signature}`,
      `${since}x`,
      `${body}.${'0'.repeat(32)}`,
    ])
      expect([forged, ...(await refused(buyer, forged))]).toEqual([forged, ...BAD]);
    expect(await refused(other, since)).toEqual(BAD);
    expect((await ask(buyer, { since, kinds: 'ORDERS' })).data.errorKey).toBe('BAD_PARAM');
  });

  it('holds for a day, however long its transactions were running, and not when the feed was lost', async () => {
    const buyer = await api.buyer();
    const since = await now(buyer);
    const position = readCursor(testBox, buyer.accountId, since);
    const aged = (hours: number) =>
      writeCursor(testBox, buyer.accountId, { ...position, at: position.at - hours * 3_600 });
    expect((await read(buyer, { since: aged(23.9) })).list).toEqual([]);
    expect(await refused(buyer, aged(24.1))).toEqual(RESYNC);
    // As after a crash of the database, which empties both.
    await api.query('TRUNCATE change_event, change_era');
    expect(await refused(buyer, since)).toEqual(RESYNC);
    const begun = await now(buyer);
    expect(await refused(buyer, since)).toEqual(RESYNC);
    expect((await read(buyer, { since: begun })).list).toEqual([]);
  });
});

describe('updatedAt', () => {
  /** What only workers know, or what is counted elsewhere: it moves nothing. All other columns do. */
  const UNSEEN: Record<string, string[]> = {
    orders: [],
    order_package: [
      ...['output_attempts', 'waybill_outcome_unknown', 'auto_send_attempts', 'auto_send_at', 'lease_until'],
      ...['tracked_until', 'trace_checked_at', 'settle_from', 'held_until', 'courier_order_no'],
    ],
    refund: ['void_at', 'attempts'],
    goods: ['search_text', 'sold', 'month_sold', 'sort'],
    good_stock: [],
    cash_out: ['approved_by', 'paid_by', 'batch_id'],
  };

  it.each(Object.entries(UNSEEN))(
    'of %s moves with every column but those that its owner cannot see',
    async (table, unseen) => {
      const columns = await api.query<{ name: string }>(
        `SELECT a.attname AS name FROM pg_trigger t JOIN pg_attribute a ON a.attrelid = t.tgrelid AND a.attnum > 0 AND NOT a.attisdropped
        WHERE t.tgrelid = $1::regclass AND t.tgfoid = 'row_changed'::regproc AND t.tgattr::text <> '' AND a.attnum <> ALL (t.tgattr::smallint[])`,
        [table],
      );
      expect(columns.map(({ name }) => name).toSorted()).toEqual(unseen.toSorted());
      const triggers = await api.query(
        "SELECT FROM pg_trigger WHERE tgrelid = $1::regclass AND tgfoid = 'row_changed'::regproc",
        [table],
      );
      expect(triggers.length).toBe(1);
    },
  );

  it('moves with each change, never backwards, and is the same in the list', async () => {
    const buyer = await api.buyer({ balance: 100_000 });
    const id = await order(buyer);
    const shown = async () => {
      const { data } = await buyer.call<{ list: { updatedAt: string }[] }>('POST', '/orders/getOrdersList', {
        ids: [id],
      });
      return Date.parse(data.list[0]?.updatedAt ?? '');
    };
    const before = await shown();
    await api.query("UPDATE orders SET updated_at = now() + interval '1 hour' WHERE id = $1", [id]);
    const ahead = await api.query<{ at: Date }>(
      "UPDATE orders SET remark = 'x', updated_at = now() - interval '1 hour' WHERE id = $1 RETURNING updated_at AS at",
      [id],
    );
    expect(await shown()).toBe(ahead[0]?.at.getTime());
    expect(await shown()).toBeGreaterThan(before);
    await api.query("UPDATE orders SET remark = 'y' WHERE id = $1", [id]);
    expect(await shown()).toBeGreaterThan(ahead[0]?.at.getTime() ?? 0);
  });
});
