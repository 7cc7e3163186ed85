import { randomInt, randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import pg from 'pg';
import { inject } from 'vitest';
import { DevOutbox } from '../../api/src/adapters/sms/devOutbox.ts';
import { type AppOptions, createApp } from '../../api/src/app.ts';
import { type Database, openDatabase } from '../../api/src/db/client.ts';
import { asOptions } from '../../api/src/db/sessionSettings.ts';
import { WRITE_PDF, WRITE_SHEET } from '../../api/src/jobs/kinds/exports.ts';
import { type JobKind, type JobQueue, type JobSender, openJobQueue } from '../../api/src/jobs/queue.ts';
import { hashSecret } from '../../api/src/modules/accounts/passwords.ts';
import { sessionService } from '../../api/src/modules/accounts/sessions.service.ts';
import { phonePrint, sealPerson, sealPhone } from '../../api/src/shared/personalData.ts';
import type { SecretBox } from '../../api/src/shared/secretBox.ts';
import { freshDatabase, type TestDatabase } from './postgres.ts';
import { testBox } from './sealed.ts';
import { ADD_SKUS } from './skus.ts';

export type Answer<T = Record<string, unknown>> = {
  http: number;
  code: number;
  msg: string;
  data: T & { errorKey?: string };
  headers: Record<string, string | number | string[] | undefined>;
};

export type Person = {
  accountId: number;
  phone: string;
  token: string;
  senderId: number;
  call: <T = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<Answer<T>>;
};

export type TestApi = {
  app: FastifyInstance;
  /** Those that answer in turn; the first is `app`. */
  apps: readonly FastifyInstance[];
  database: Database;
  url: string;
  pooledUrl: string;
  call: Person['call'];
  /** A visitor at a network address of their own; everyone else is at 127.0.0.1. */
  from(address: string): Person['call'];
  /** A buyer of its own with money, a sender and a session. */
  buyer(options?: { balance?: number; level?: number }): Promise<Person>;
  seller(): Promise<Person>;
  /** Goods of its own at a warehouse and courier of its own; prices in fen, weights in grams. */
  shop(options?: ShopOptions): Promise<Shop>;
  query<T extends object>(text: string, values?: unknown[]): Promise<T[]>;
  /** A connection of the test's own, on which settings and prepared statements stay; it is to be ended. */
  session(): Promise<pg.Client>;
  close(): Promise<void>;
};

export type ShopOptions = {
  supplyPrice?: number;
  margin?: number;
  weight?: number;
  stock?: number;
  firstFee?: number;
  costFirstFee?: number;
};
export type Shop = {
  goodId: number;
  skuId: number;
  warehouseId: number;
  courierId: number;
  stockId: number;
  seller: Person;
};

const PASSWORD = 'pass-word1';

type StartOptions = Partial<Omit<AppOptions, 'database' | 'scheduled'>> & {
  /** What people are sealed with; the service's own box where it is not that of the other tests. */
  box?: SecretBox;
  poolSize?: number;
  /** A database that is there already; it is dropped with the service. */
  on?: TestDatabase;
  /** Runs beside another one, on its database. */
  beside?: TestApi;
  /** Takes every body that is answered to a caller. */
  answered?: string[];
  /** Whether exports are written in this process, where they have a place; else they wait for another one. */
  writesExports?: boolean;
  /** One process where there would be two: for what a process knows by itself. */
  single?: boolean;
  /** Called with every connection to the database before it is used; these go past a pooler. */
  connected?: (client: pg.PoolClient) => void;
};

const PATIENCE_MS = 30_000;

/** Whether two processes of each role stand side by side, and answer in turn: `npm run test:pairs`. */
const inPairs = process.env.TEST_PAIRS === 'true';

const EXPORT_JOBS: readonly JobKind[] = [WRITE_SHEET, WRITE_PDF];

/** Hands jobs that write exports to `exports`, and others to the queue of the test, if it has one. */
function sortingSender(exports: JobQueue, others: JobSender | undefined): JobSender {
  return {
    send: (tx, kind, ...job) => {
      const queue = EXPORT_JOBS.includes(kind) ? exports : others;
      return queue ? queue.send(tx, kind, ...job) : Promise.reject(new Error('no queue was opened'));
    },
  };
}

/** The REST service in this process over a database of the test file's own. */
export async function startApi({
  poolSize = inPairs ? 10 : 20,
  on,
  beside,
  answered,
  connected,
  writesExports = true,
  single = false,
  box = testBox,
  ...options
}: StartOptions = {}): Promise<TestApi> {
  const { url, pooledUrl, drop } = beside
    ? { url: beside.url, pooledUrl: beside.pooledUrl, drop: async () => {} }
    : (on ?? (await freshDatabase()));
  const hasExports = options.filesDir !== undefined || options.exportStorage !== undefined;
  const outbox = new DevOutbox();

  /** An api and a worker, with connections of their own. */
  async function startProcess() {
    const database = openDatabase(connected ? url : pooledUrl, box, poolSize, url);
    // A hundred callers of one row wait longer for a connection on a slow machine than people are let wait.
    if (!options.shedding) database.pool.options.connectionTimeoutMillis = PATIENCE_MS;
    if (connected) database.pool.on('connect', connected);
    const exports = hasExports
      ? await openJobQueue(database, EXPORT_JOBS, (error) => {
          // It asks again; on a busy machine a connection may take longer than it waits for one.
          if (!error.message.includes('connection timeout')) throw error;
        })
      : undefined;
    const app = await createApp({
      demo: true,
      shedding: false,
      // Outside of a test there is nothing to inject.
      redisUrl: options.redisUrl === undefined ? (inject('postgres').redisUrl ?? null) : options.redisUrl,
      outbox,
      ...options,
      ...(exports && { queue: sortingSender(exports, options.queue) }),
      database,
    });
    await app.ready();
    if (writesExports) await exports?.work(app.jobHandlers.filter(({ kind }) => EXPORT_JOBS.includes(kind)));
    return { app, database, exports };
  }
  const first = await startProcess();
  const processes = inPairs && !single ? [first, await startProcess()] : [first];
  const { app, database } = first;
  let turn = 0;
  const sessions = sessionService(database.db);
  const passwordHash = await hashSecret(PASSWORD);

  // What a test fills tables with may take longer than a request may.
  const unbounded = new pg.Pool({ connectionString: url, max: 2, application_name: 'chengcang-test' });
  unbounded.on('error', () => undefined);
  const query = async <T extends object>(text: string, values: unknown[] = []) =>
    (await unbounded.query(text, values)).rows as T[];
  const only = async <T extends object>(text: string, values: unknown[] = []) => {
    const [row] = await query<T>(text, values);
    if (!row) throw new Error(`no row: ${text}`);
    return row;
  };

  function caller(token: string, remoteAddress = '127.0.0.1'): Person['call'] {
    return async (method, path, body, headers = {}) => {
      const request: InjectOptions = {
        method,
        url: `/api/v1${path}`,
        remoteAddress,
        headers: { ...(token ? { 'x-token': token } : {}), ...headers },
        ...(body ? { payload: body } : {}),
      };
      turn += 1;
      const response = await (processes[turn % processes.length] ?? first).app.inject(request);
      answered?.push(response.body);
      return { http: response.statusCode, headers: response.headers, ...response.json() };
    };
  }

  // As in a demo: nothing is paid out without it.
  await query(`INSERT INTO setting (key, value) VALUES ('custody', '"licensed"') ON CONFLICT DO NOTHING`);

  async function person(kind: 1 | 2, level = 1): Promise<Person> {
    const phone = `1${randomInt(3, 10)}${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
    const { id } = await only<{ id: number }>(
      'INSERT INTO account (kind, phone, phone_print, password_hash, nick_name, level, company_name) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id',
      [
        kind,
        sealPhone(box, phone),
        phonePrint(box, phone),
        passwordHash,
        '测试',
        level,
        kind === 2 ? '测试供应商' : '',
      ],
    );
    const { token } = await sessions.open(database.db, { accountId: id, memberId: null });
    const sender = await only<{ id: number }>(
      `INSERT INTO sender (account_id, person, province_code, city_code, district_code, province, city, district, is_default)
       VALUES ($1, $2, '33', '3301', '330106', '浙江省', '杭州市', '西湖区', true) RETURNING id`,
      [id, sealPerson(box, 'sender', { name: '发件人', phone: '13800000099', address: '文三路1号' })],
    );
    return { accountId: id, phone, token, senderId: sender.id, call: caller(token) };
  }

  return {
    app,
    apps: processes.map((each) => each.app),
    database,
    url,
    pooledUrl,
    query,
    async session() {
      const client = new pg.Client({ connectionString: url, options: asOptions });
      await client.connect();
      return client;
    },
    call: caller(''),
    from: (address) => caller('', address),
    async buyer({ balance = 0, level = 1 } = {}) {
      const buyer = await person(1, level);
      if (balance > 0) {
        await query('SELECT give_demo_money($1, $2)', [buyer.accountId, balance]);
      }
      return buyer;
    },
    seller: () => person(2),
    async shop({
      supplyPrice = 100,
      margin = 20,
      weight = 300,
      stock = 1000,
      firstFee = 280,
      costFirstFee = 230,
    } = {}) {
      const seller = await person(2);
      // Without digits: lists are searched for numbers.
      const name = randomUUID().replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
      const warehouse = await only<{ id: number }>(
        `INSERT INTO warehouse (name, seller_id, province_code, city_code, district_code, province, city, district, address)
         VALUES ($1, $2, '33', '3307', '330782', '浙江省', '金华市', '义乌市', '国际商贸城') RETURNING id`,
        [name, seller.accountId],
      );
      const courier = await only<{ id: number }>(
        'INSERT INTO courier (name, code) VALUES ($1, $1) RETURNING id',
        [name],
      );
      await query(
        `INSERT INTO warehouse_courier (warehouse_id, courier_id, first_weight, first_fee, step_weight, step_fee, cost_first_fee, cost_step_fee)
         VALUES ($1, $2, 1000, $3, 1000, 100, $4, 80)`,
        [warehouse.id, courier.id, firstFee, costFirstFee],
      );
      const good = await only<{ id: number }>(
        `INSERT INTO goods (goods_no, name, category_id, seller_id, pics, supply_price, platform_margin, weight)
         VALUES ($1, $1, 8, $2, '["/files/test.svg"]', $3, $4, $5) RETURNING id`,
        [name, seller.accountId, supplyPrice, margin, weight],
      );
      await query(ADD_SKUS);
      const sku = await only<{ id: number }>('SELECT id FROM sku WHERE good_id = $1', [good.id]);
      const goodStock = await only<{ id: number }>('SELECT create_stock($1, $2, $3, $4, 0) AS id', [
        seller.accountId,
        sku.id,
        warehouse.id,
        stock,
      ]);
      return {
        goodId: good.id,
        skuId: sku.id,
        warehouseId: warehouse.id,
        courierId: courier.id,
        stockId: goodStock.id,
        seller,
      };
    },
    async close() {
      for (const each of processes) {
        await each.app.close();
        await each.exports?.stop();
        await each.database.close();
      }
      await unbounded.end();
      await drop();
    },
  };
}

/** A receiver that nothing is wrong with. */
export const goodReceiver = {
  receiverName: '张三',
  receiverPhone: '13800000011',
  provinceCode: '33',
  cityCode: '3301',
  districtCode: '330106',
  address: '文三路123号',
};

/** An order of one good parcel. */
export function orderBody(buyer: Person, shop: Shop, more: object = {}) {
  return {
    goodId: shop.goodId,
    warehouseId: shop.warehouseId,
    courierId: shop.courierId,
    senderId: buyer.senderId,
    packages: [goodReceiver],
    ...more,
  };
}

export { PASSWORD as testPassword };
