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
/** So many that none comes to the limit of receivers that one may see in an hour. */
const buyers: Person[] = [];
let shop: Shop;
beforeAll(async () => {
  owner = await startApi();
  await openBox(owner.url, { current: OLD });
  while (buyers.length < 30) buyers.push(await owner.buyer({ balance: 10_000_000 }));
  shop = await owner.shop({ stock: 1_000_000 });
});
afterAll(() => owner.close());

/** A process of the service as one starts with these keys; calls are counted, so that it ends when none is under way. */
async function startProcess(keys: Keys) {
  const api = await startApi({ beside: owner, box: await openBox(owner.url, keys), poolSize: 6 });
  const underWay = new Set<Promise<unknown>>();
  return {
    call<T>(buyer: Person, path: string, body: object): Promise<Answer<T>> {
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
    both: () => processes as [Process, Process],
    /** One after the other is started anew with other keys; `between` sees what runs after each. */
    async restart(keysOfNext: Keys, between: () => Promise<void>) {
      for (const place of [0, 1]) {
        const former = processes[place] as Process;
        processes[place] = await startProcess(keysOfNext);
        await former.end();
        await between();
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
  const done = async <T>(by: Person, process: () => Process, path: string, body: object): Promise<T> => {
    const answer = await process().call<T>(by, path, body);
    if (answer.code !== 0) failed.push([path, answer.msg]);
    return answer.data;
  };
  let orders = 0;
  /** What the one has sealed, the other opens and seals anew, and the one opens that. */
  const placeAndRead = async (one: () => Process, other: () => Process) => {
    orders += 1;
    const buyer = buyers[orders % buyers.length] as Person;
    const { orderId } = await done<{ orderId: number }>(
      buyer,
      one,
      '/orders/createOrder',
      orderBody(buyer, shop, { confirm: true, packages: [goodReceiver, goodReceiver] }),
    );
    const [parcel] = await owner.query<{ id: number }>(
      'SELECT id FROM order_package WHERE order_id = $1 ORDER BY id',
      [orderId],
    );
    const packageId = parcel?.id;
    const reveal = (process: () => Process) =>
      done<{ receiverName: string }>(buyer, process, '/orderPackages/revealReceiver', { packageId });
    const first = await reveal(other);
    await done(buyer, other, '/orderPackages/editReceiver', {
      packageId,
      ...goodReceiver,
      receiverName: '赵六',
    });
    const second = await reveal(one);
    if (first.receiverName !== '张三' || second.receiverName !== '赵六') failed.push([first, second]);
    await done(buyer, one, '/orderPackages/refund', { packageIds: [packageId], reason: '不要了' });
  };
  let isOver = false;
  const hands = [0, 1, 2, 3].map(async () => {
    while (!isOver) await placeAndRead(service.next, service.next);
  });
  /** In every state that the exchange goes through, each process reads what the other one has sealed. */
  const bothWays = async () => {
    const [one, other] = service.both();
    await placeAndRead(
      () => one,
      () => other,
    );
    await placeAndRead(
      () => other,
      () => one,
    );
  };
  const rotate = async () => {
    const box = await openBox(owner.url, { current: NEW, others: [OLD] });
    const database = openDatabase(owner.pooledUrl, box, 2, owner.url);
    const rows = await runOps(['data-key', 'rotate'], { db: database.db, operator: 'tester' }).finally(() =>
      database.close(),
    );
    return rows as { table: string; resealed: number }[];
  };

  await bothWays();
  await service.restart({ current: OLD, others: [NEW] }, bothWays);
  await service.restart({ current: NEW, others: [OLD] }, bothWays);
  const rows = await rotate();
  await bothWays();
  await service.restart({ current: NEW, others: [] }, bothWays);
  isOver = true;
  await Promise.all(hands);
  await service.end();

  expect(failed).toEqual([]);
  expect(rows.find(({ table }) => table === 'order_package')?.resealed).toBeGreaterThan(0);
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
