import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { goodReceiver, orderBody } from '../support/api.ts';
import { readPdf } from '../support/readPdf.ts';
import { answerAll } from './support/fullUpstream.ts';
import { startGraph, type TestGraph } from './support/graph.ts';
import { as, type RealGraph, startRealGraph } from './support/realGraph.ts';

const SETTING =
  '{ id platform courierId courierName paper extras { showGoods showNum showRemark showOrderNo text } printerName autoPrint updatedAt }';
const setting = {
  platform: 'PINDUODUO',
  courierId: 1,
  courierName: '圆通速递',
  paper: 'W76_H130',
  extras: { showGoods: true, showNum: true, showRemark: false, showOrderNo: false, text: '谢谢' },
  printerName: '',
  autoPrint: false,
  updatedAt: '2026-11-21T10:00:00+08:00',
};
const failed = [{ packageId: 2, msg: '该包裹还没有运单号，不能打印' }];

describe('labels of the graph', () => {
  let graph: TestGraph;
  beforeAll(async () => {
    graph = await startGraph();
    answerAll(graph.upstream);
  });
  afterAll(() => graph.close());
  beforeEach(() => graph.upstream.forget());

  /** What the graph answers, and what it asked REST for. */
  async function requested(document: string) {
    const { data, errors } = await graph.ask(document, {}, as('token-of-a-supplier'));
    expect(errors).toEqual([]);
    return { data, calls: graph.upstream.seen.map(({ path, body }) => [path, body]) };
  }

  it('have settings in the terms of the graph', async () => {
    const { data } = await requested(`{ printSettings ${SETTING} }`);
    expect(data.printSettings).toEqual([{ id: 1, ...setting }]);
  });

  it('have settings for a platform and a courier or for all', async () => {
    const kept = await requested(
      `mutation { savePrintSetting(input: { paper: W100_H180, extras: { showGoods: true, showNum: true, showRemark: false, showOrderNo: false, text: "谢谢" } }) ${SETTING} }`,
    );
    expect(kept.data.savePrintSetting).toEqual({
      ...setting,
      id: 2,
      platform: null,
      courierId: null,
      courierName: null,
      paper: 'W100_H180',
    });
    expect(kept.calls).toEqual([
      ['/printSettings/savePrintSetting', { paper: '100x180', extras: setting.extras }],
    ]);
    graph.upstream.forget();
    const { calls } = await requested(
      `mutation { savePrintSetting(input: { platform: OTHER, courierId: 1, paper: W76_H130, extras: { showGoods: true, showNum: true, showRemark: false, showOrderNo: false, text: "" }, printerName: "P", autoPrint: true }) { id } }`,
    );
    expect(calls).toEqual([
      [
        '/printSettings/savePrintSetting',
        {
          ...{ platform: 0, courierId: 1, paper: '76x130', printerName: 'P', autoPrint: true },
          extras: { ...setting.extras, text: '' },
        },
      ],
    ]);
  });

  it('have settings that can be removed', async () => {
    const { data, calls } = await requested('mutation { deletePrintSetting(id: 7) }');
    expect([data.deletePrintSetting, calls]).toEqual([7, [['/printSettings/deletePrintSetting', { id: 7 }]]]);
  });

  it('can be previewed', async () => {
    const { data } = await requested(
      '{ labelPreview(input: { paper: W76_H130, extras: { showGoods: true, showNum: true, showRemark: false, showOrderNo: false, text: "" } }) { svg width height } }',
    );
    expect(data.labelPreview).toEqual({ svg: '<svg/>', width: 76, height: 130 });
  });

  it.each([
    ['LABELS', 'labels'],
    ['PICKING', 'picking'],
  ])('are a file of %s with the reasons for missing ones', async (kind, said) => {
    const { data, calls } = await requested(
      `mutation { printParcels(ids: [1, 2, 3], kind: ${kind}) { file { done } printed failed { packageId msg } } }`,
    );
    expect(data.printParcels).toEqual({ file: { done: false }, printed: 2, failed });
    expect(calls).toEqual([['/orderPackages/print', { packageIds: [1, 2, 3], kind: said }]]);
  });

  it('are tasks for the print component and are counted when it reports them', async () => {
    const { data } = await requested(
      '{ printTasks(ids: [1, 2]) { tasks { packageId packageNo waybillNo courierCode platform paper printerName url } failed { packageId msg } } }',
    );
    expect(data.printTasks).toEqual({
      tasks: [
        {
          ...{ packageId: 1, packageNo: 'P1', waybillNo: 'YT1', courierCode: 'YTO', platform: 'PINDUODUO' },
          ...{ paper: 'W76_H130', printerName: '', url: '/files/exports/x/1.pdf' },
        },
      ],
      failed,
    });
    const marked = await requested('mutation { markPrinted(ids: [4]) { id packageNo } }');
    expect(marked.data.markPrinted).toEqual([{ id: 4, packageNo: 'P4' }]);
  });
});

describe('labels with the real API', () => {
  let graph: RealGraph;
  let filesDir: string;
  beforeAll(async () => {
    filesDir = await mkdtemp(join(tmpdir(), 'chengcang-graph-labels-'));
    graph = await startRealGraph({ filesDir });
  });
  afterAll(async () => {
    await graph.close();
    await rm(filesDir, { recursive: true });
  });

  it('are downloaded through the gateway by a component without a session', async () => {
    const { api } = graph;
    const [buyer, shop] = [await api.buyer({ balance: 10_000 }), await api.shop()];
    const body = orderBody(buyer, shop, { packages: [goodReceiver], confirm: true });
    const { data: order } = await buyer.call<{ orderId: number }>('POST', '/orders/createOrder', body);
    const [parcel] = await api.query<{ id: number }>(
      `UPDATE order_package SET status = 30, output_status = 3, waybill_no = 'YT2026000000001' WHERE order_id = $1 RETURNING id`,
      [order.orderId],
    );
    const { data, errors } = await graph.ask(
      'query ($id: EntityId!) { printTasks(ids: [$id]) { tasks { url } } }',
      { id: parcel?.id },
      as(shop.seller.token),
    );
    expect(errors).toEqual([]);
    const { statusCode, headers, rawPayload } = await graph.app.inject(data.printTasks.tasks[0].url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    const [page] = await readPdf(new Uint8Array(rawPayload));
    expect(page?.texts).toContain('YT2026000000001');

    const marked = await graph.ask(
      'mutation ($id: EntityId!) { markPrinted(ids: [$id]) { id printCount printedAt } }',
      { id: parcel?.id },
      as(shop.seller.token),
    );
    expect(marked.data.markPrinted).toEqual([
      { id: parcel?.id, printCount: 1, printedAt: expect.stringMatching(/^\d{4}-.*\+08:00$/) },
    ]);
  });
});
