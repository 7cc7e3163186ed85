import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodReceiver, type Person, type Shop } from '../support/api.ts';
import { csvRows, xlsxRows } from '../support/exportedFiles.ts';
import { ok } from './support/fakeUpstream.ts';
import { answerAll } from './support/fullUpstream.ts';
import { startGraph } from './support/graph.ts';
import { as, orderOf, type RealGraph, startRealGraph } from './support/realGraph.ts';

const FRIDAY = new Date('2026-11-20T02:05:00Z');
const AN_HOUR_LATER = '2026-11-20T11:05:00+08:00';
const FILE = '{ taskId done url fileName expireAt }';

describe('exports with the real API', () => {
  let graph: RealGraph;
  let filesDir: string;
  let shop: Shop;
  beforeAll(async () => {
    filesDir = await mkdtemp(join(tmpdir(), 'chengcang-graph-exports-'));
    graph = await startRealGraph({ filesDir, now: () => FRIDAY });
    shop = await graph.api.shop();
  });
  afterAll(async () => {
    await graph.close();
    await rm(filesDir, { recursive: true });
  });

  type Placed = { buyer: Person; orderId: number; orderNo: string };

  async function placed(): Promise<Placed> {
    const buyer = await graph.api.buyer();
    const { data } = await graph.ask(
      'mutation ($input: OrderInput!, $no: String!) { createOrder(input: $input, clientNo: $no) { orderId orderNo } }',
      { input: orderOf(buyer, shop, [goodReceiver]), no: randomUUID() },
      as(buyer.token),
    );
    return { buyer, ...data.createOrder };
  }

  const tell = (who: Person, field: string) => graph.ask(`mutation { ${field} ${FILE} }`, {}, as(who.token));
  const find = (taskId: string, headers = {}) =>
    graph.ask(`query ($id: String!) { exportedFile(taskId: $id) ${FILE} }`, { id: taskId }, headers);

  /** The file as a browser gets it, which sends no session along. */
  async function read(url: string) {
    const { statusCode, headers, rawPayload } = await graph.app.inject(url);
    return { statusCode, headers, bytes: new Uint8Array(rawPayload) };
  }

  it('are polled until done, and their file is downloaded through the gateway', async () => {
    const { buyer, orderId } = await placed();
    const { data, errors } = await tell(buyer, `exportOrder(ids: ${orderId})`);
    expect(errors).toEqual([]);
    const { taskId } = data.exportOrder;
    let file = data.exportOrder;
    while (!file.done) file = (await find(taskId, as(buyer.token))).data.exportedFile;
    expect(file).toEqual({
      taskId,
      done: true,
      url: `/files/exports/${taskId}/${encodeURIComponent(file.fileName)}`,
      fileName: '订单包裹-20261120-1005.xlsx',
      expireAt: AN_HOUR_LATER,
    });
    expect((await find(taskId, as(buyer.token))).data.exportedFile).toEqual(file);

    const { statusCode, headers, bytes } = await read(file.url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-disposition': 'attachment',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const [head = [], row = []] = await xlsxRows(bytes);
    const at = (name: string) => row[head.findIndex((cell) => cell?.content === name)]?.content;
    expect([at('收件人'), at('联系电话')]).toEqual([goodReceiver.receiverName, goodReceiver.receiverPhone]);
  });

  it('are narrowed by the filters of the lists, in either format', async () => {
    const { buyer, orderNo } = await placed();
    const orders = await tell(buyer, 'exportOrders(filter: { status: PENDING_PAYMENT }, format: CSV)');
    expect(orders.data.exportOrders.fileName).toBe('订单列表-20261120-1005.csv');
    const rows = csvRows((await read(orders.data.exportOrders.url)).bytes);
    expect(rows).toHaveLength(2);
    expect(rows[1]?.join()).toContain(orderNo);

    const parcels = await tell(buyer, 'exportParcels(filter: { keyword: null }, format: CSV)');
    expect(parcels.data.exportParcels.fileName).toBe('包裹列表-20261120-1005.csv');
    expect(csvRows((await read(parcels.data.exportParcels.url)).bytes)).toHaveLength(2);

    const none = await tell(buyer, 'exportParcels(filter: { status: SIGNED })');
    expect(none.errors[0]).toMatchObject({
      message: '没有符合条件的数据可以导出',
      extensions: { code: 'REFUSED', errorKey: 'EXPORT_EMPTY' },
    });
  });

  it('contain only the caller’s orders and require a session', async () => {
    const { buyer, orderId } = await placed();
    const other = await graph.api.buyer();
    const strange = await tell(other, `exportOrder(ids: ${orderId})`);
    expect(strange.errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', errorKey: 'NOT_FOUND' });

    const { taskId } = (await tell(buyer, `exportOrder(ids: ${orderId})`)).data.exportOrder;
    expect((await find(taskId)).errors[0]?.extensions).toMatchObject({
      code: 'UNAUTHENTICATED',
      errorKey: 'NOT_LOGGED_IN',
    });
    const [missing, others] = [
      await find('A'.repeat(43), as(buyer.token)),
      await find(taskId, as(other.token)),
    ];
    for (const { errors } of [missing, others]) {
      expect(errors[0]?.extensions).toMatchObject({ code: 'REFUSED', errorKey: 'EXPORT_LOST' });
    }
  });
});

describe('exports that take long', () => {
  it('have no file until they are done', async () => {
    const graph = await startGraph();
    answerAll(graph.upstream);
    const nothing = { taskId: 't1', done: false, url: null, fileName: null, expireAt: null };
    const whole = {
      taskId: 't1',
      done: true,
      url: '/files/exports/t1/a.csv',
      fileName: 'a.csv',
      expireAt: AN_HOUR_LATER,
    };
    const answers = [nothing, nothing, whole];
    graph.upstream.on('/exports/find', () => ok(answers.shift()));
    const begun = await graph.ask(
      `mutation { exportParcels(filter: { orderId: 7 }, format: CSV) ${FILE} }`,
      {},
      as('one'),
    );
    expect(begun.data.exportParcels).toEqual(nothing);
    const found = [];
    for (let time = 0; time < 3; time++) {
      const { data } = await graph.ask(`{ exportedFile(taskId: "t1") ${FILE} }`, {}, as('one'));
      found.push(data.exportedFile);
    }
    expect(found).toEqual([nothing, nothing, whole]);
    expect(graph.upstream.seen.map(({ path, body }) => [path, body])).toEqual([
      ['/orderPackages/exportPackages', { orderId: 7, format: 'csv' }],
      ...Array.from({ length: 3 }, () => ['/exports/find', { taskId: 't1' }]),
    ]);
    await graph.close();
  });

  it('of parcels in the template of a platform pass on which one, and whether to leave parcels out', async () => {
    const graph = await startGraph();
    answerAll(graph.upstream);
    const args = ['filter: { ids: [7] }, template: PINDUODUO', 'template: PINDUODUO, partial: true'];
    for (const each of args) await graph.ask(`mutation { exportParcels(${each}) ${FILE} }`, {}, as('one'));
    expect(graph.upstream.seen.map(({ body }) => body)).toEqual([
      { ids: [7], format: 'xlsx', template: 'pinduoduo', partial: false },
      { format: 'xlsx', template: 'pinduoduo', partial: true },
    ]);
    await graph.close();
  });
});
