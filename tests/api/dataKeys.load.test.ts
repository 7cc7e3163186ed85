import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../api/src/db/client.ts';
import { openBox } from '../../api/src/db/sealed/openBox.ts';
import { SEALED_TABLES } from '../../api/src/db/sealed/sealedColumns.ts';
import { runOps } from '../../api/src/ops/runOps.ts';
import { secretBox } from '../../api/src/shared/secretBox.ts';
import {
  type Answer,
  goodReceiver,
  orderBody,
  type Person,
  type Shop,
  startApi,
  type TestApi,
} from '../support/api.ts';
import { testKey } from '../support/sealed.ts';

const OLD = testKey;
const NEW = Buffer.alloc(32, 8);
type Keys = { current: Buffer; others: Buffer[] };

/** Owns the database; nobody calls it. */
let owner: TestApi;
let buyer: Person;
let shop: Shop;
beforeAll(async () => {
  owner = await startApi();
  await openBox(owner.url, { current: OLD });
  buyer = await owner.buyer({ balance: 100_000_000 });
  shop = await owner.shop({ stock: 1_000_000 });
});
afterAll(() => owner.close());

/** A process of the service as one starts with these keys; calls are counted, so that it ends when none is under way. */
async function startProcess(keys: Keys) {
  const api = await startApi({ beside: owner, box: await openBox(owner.url, keys), poolSize: 6 });
  const underWay = new Set<Promise<unknown>>();
  return {
    call<T>(path: string, body: object): Promise<Answer<T>> {
      const answer = api.call<T>('POST', path, body, { 'x-token': buyer.token });
      underWay.add(answer);
      answer.finally(() => underWay.delete(answer));
      return answer;
    },
    async end() {
      while (underWay.size > 0) await Promise.all(underWay);
      await api.close();
    },
  };
}
type Process = Awaited<ReturnType<typeof startProcess>>;

/** Two processes behind a balancer that calls them in turns and knows which one is exchanged. */
async function twoProcesses(keys: Keys) {
  const processes: Process[] = [await startProcess(keys), await startProcess(keys)];
  let turn = 0;
  return {
    next: () => {
      turn += 1;
      return processes[turn % 2] as Process;
    },
    /** One after the other is started anew with other keys. */
    async restart(with_: Keys) {
      for (const place of [0, 1]) {
        const former = processes[place] as Process;
        processes[place] = await startProcess(with_);
        await former.end();
      }
    },
    end: () => Promise.all(processes.map((each) => each.end())),
  };
}

it('is exchanged while orders are placed, read and changed by two processes, and nothing fails', {
  timeout: 120_000,
}, async () => {
  const service = await twoProcesses({ current: OLD, others: [] });
  const failed: unknown[] = [];
  const done = async <T>(path: string, body: object): Promise<T> => {
    const answer = await service.next().call<T>(path, body);
    if (answer.code !== 0) failed.push([path, answer.msg]);
    return answer.data;
  };
  let orders = 0;
  /** Each step is another process's: what one has sealed, the other opens. */
  const placeAndRead = async (round: number) => {
    const receiverName = `王${'甲乙丙丁戊己庚辛'[round % 8]}`;
    const body = orderBody(buyer, shop, {
      confirm: true,
      packages: [{ ...goodReceiver, receiverName }, goodReceiver],
    });
    const { orderId } = await done<{ orderId: number }>('/orders/createOrder', body);
    const [parcel] = await owner.query<{ id: number }>(
      'SELECT id FROM order_package WHERE order_id = $1 ORDER BY id',
      [orderId],
    );
    const packageId = parcel?.id;
    const read = await done<{ receiverName: string }>('/orderPackages/revealReceiver', { packageId });
    if (read.receiverName !== receiverName) failed.push(['read', read]);
    await done('/orderPackages/editReceiver', { packageId, ...goodReceiver, receiverName: '赵六' });
    await done('/orderPackages/refund', { packageIds: [packageId], reason: '不要了' });
    orders += 1;
  };
  let isOver = false;
  const hands = [0, 1, 2, 3].map(async (hand) => {
    for (let round = hand; !isOver; round += 1) await placeAndRead(round);
  });
  /** Some orders are placed from begin to end in every phase. */
  const more = async () => {
    const until = orders + 12;
    while (orders < until && failed.length === 0) await placeAndRead(orders);
  };
  const rotate = async () => {
    const box = await openBox(owner.url, { current: NEW, others: [OLD] });
    const database = openDatabase(owner.pooledUrl, box, 2, owner.url);
    const rows = await runOps(['data-key', 'rotate'], { db: database.db, operator: 'tester' }).finally(() =>
      database.close(),
    );
    return rows as { table: string; resealed: number }[];
  };

  await more();
  await service.restart({ current: OLD, others: [NEW] });
  await more();
  await service.restart({ current: NEW, others: [OLD] });
  await more();
  const rows = await rotate();
  await more();
  await service.restart({ current: NEW, others: [] });
  await more();
  isOver = true;
  await Promise.all(hands);
  await service.end();

  expect(failed).toEqual([]);
  expect(rows.find(({ table }) => table === 'order_package')?.resealed).toBeGreaterThan(12);
  const box = await openBox(owner.url, { current: NEW });
  const sealedWithOther: object[] = [];
  let opened = 0;
  for (const { table, key, columns } of SEALED_TABLES)
    for (const [column, purpose] of Object.entries(columns))
      for (const row of await owner.query<{ key: string; text: string }>(
        `SELECT ${key}::text AS key, ${column} AS text FROM ${table} WHERE ${column} <> ''`,
      )) {
        if (!row.text.startsWith(secretBox(NEW).mark)) sealedWithOther.push({ table, key: row.key });
        else box.open(row.text, purpose ?? row.key);
        opened += 1;
      }
  expect(sealedWithOther).toEqual([]);
  expect(opened).toBeGreaterThan(3 * orders);
});
