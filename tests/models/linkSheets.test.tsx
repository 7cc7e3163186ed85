// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { ShopGoodsView } from '../../web/src/features/shops/goods/ShopGoodsDialog.tsx';
import {
  linkColumnNames,
  linkImportWords,
  linkSheetText as text,
} from '../../web/src/features/shops/goods/sheet/linkSheet.text.ts';
import { shopGoodsMachine } from '../../web/src/features/shops/goods/shopGoods.machine.ts';
import type { WorkerMessage } from '../../web/src/features/spreadsheets/askWorker.ts';
import type { GridRequest } from '../../web/src/features/spreadsheets/grid.worker.ts';
import { importSheetText } from '../../web/src/features/spreadsheets/importing/importSheet.text.ts';
import { openFile } from '../../web/src/features/spreadsheets/openFile.ts';
import { plainSheetBytes } from '../../web/src/features/spreadsheets/plainSheet.ts';
import type { Grid } from '../../web/src/features/spreadsheets/sheets.types.ts';
import { answered, recordingClient } from '../support/flows/recordingClient.ts';
import { alerts, press, upload } from '../support/viewTest.tsx';

/** Reads as the worker does, in the test's own thread. */
class ReaderHere {
  onmessage: (message: { data: WorkerMessage<Grid> }) => void = () => {};
  postMessage({ bytes, name }: GridRequest) {
    void openFile(bytes, name).then((answer) => this.onmessage({ data: { answer } }));
  }
  terminate() {}
}
beforeEach(() => void vi.stubGlobal('Worker', ReaderHere));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = {
  ...{ id: 1, remoteGoodId: '680000000001', remoteSkuId: '4900000000001', title: '陶瓷杯', sku: '白色' },
  ...{
    remoteSkuText: '白色',
    merchantCode: '',
    pic: '',
    state: 'UNLINKED',
    waitingOrders: 0,
    heldOrders: 0,
    offer: null,
  },
  price: null,
  ...{ link: null, suggestions: [] },
};
const shopSkus = {
  total: 1,
  page: 1,
  nextCursor: null,
  counts: [{ state: 'UNLINKED', count: 1 }],
  list: [row],
};

/** The dialog of shop 3 over a graph that answers a sheet so; how often the list was read. */
async function open(importShopSkus: object) {
  let reads = 0;
  const list = () => {
    reads += 1;
    return { data: { shopSkus } };
  };
  const { client, sent } = recordingClient({
    ListShopSkus: list,
    ImportShopSkus: { importShopSkus },
    ExportShopSkus: { exportShopSkus: { taskId: 't1', done: false, url: null, fileName: null } },
  });
  const actor = createActor(shopGoodsMachine, { input: { shopId: 3, item: null } }).start();
  render(
    <ApolloProvider client={client}>
      <ShopGoodsView actor={actor} onClose={() => expect.unreachable()} />
    </ApolloProvider>,
  );
  await act(answered);
  return { sent, reads: () => reads };
}

const top = () => within(screen.getAllByRole('dialog').at(-1) ?? document.body);
const pressed = (name: string) => act(async () => press(top().getByRole('button', { name })));
const cells = () =>
  top()
    .queryAllByRole('row')
    .slice(1)
    .map((each) =>
      within(each)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

const COLUMNS = [...Object.values(linkColumnNames), '状态'].map((name) => ({ name, width: 20 }));
const sku = (id: string, codes: string) => ['680000000001', id, '陶瓷杯', `颜色${id}`, codes, '未关联'];

async function choose(...rows: string[][]) {
  await pressed(text.import);
  const file = new File([plainSheetBytes('对应表', COLUMNS, rows)], '对应表.xlsx');
  await act(async () => upload(top().getByLabelText(importSheetText.choose, { selector: 'input' }), file));
  await act(answered);
}

it('rows that are filled in are sent, a wrong one is told at its line, and the list is read again', async () => {
  const msg = '没有找到在售商品的编码【X9】；商家编码须是关联、收藏或下过单的商品的';
  const { sent, reads } = await open({ linked: 1, unchanged: 0, failed: [{ row: 4, msg }] });
  const before = reads();
  await choose(sku('1', 'A1×2'), sku('2', ''), sku('3', 'X9'), sku('4', 'A1'), sku('4', 'A2'));
  const twins = (other: number) => `与第${other}行是同一个店铺规格`;
  expect(cells()).toEqual([
    ['5', '陶瓷杯颜色4', 'A1', twins(6)],
    ['6', '陶瓷杯颜色4', 'A2', twins(5)],
    ['2', '陶瓷杯颜色1', 'A1×2', importSheetText.ready],
    ['4', '陶瓷杯颜色3', 'X9', importSheetText.ready],
  ]);
  await pressed(importSheetText.send(2));
  await act(answered);
  const link = (line: number, id: string, codes: string) => ({
    ...{ row: line, remoteGoodId: '680000000001', remoteSkuId: id, remoteSkuText: `颜色${id}`, codes },
  });
  expect(sent).toEqual([['ImportShopSkus', { shopId: 3, rows: [link(2, '1', 'A1×2'), link(4, '3', 'X9')] }]]);
  expect(top().getByText(linkImportWords.imported({ linked: 1 }))).toBeDefined();
  expect(cells().map(([line, , , why]) => [line, why])).toEqual([
    ['4', msg],
    ['5', twins(6)],
    ['6', twins(5)],
  ]);
  expect(reads()).toBe(before + 1);
});

it('a sheet in which nothing is filled in, and one without the columns, are not sent', async () => {
  const { sent } = await open({});
  await choose(sku('1', ''));
  expect(top().getByText(linkImportWords.noRows)).toBeDefined();
  const other = new File(['收件人,电话\n张三,138'], '订单.csv');
  await act(async () => upload(top().getByLabelText(importSheetText.choose, { selector: 'input' }), other));
  await act(answered);
  expect(top().getByText(linkImportWords.noHeader)).toBeDefined();
  expect([sent, top().queryByRole('button', { name: importSheetText.template })]).toEqual([[], null]);
});

it('the sheet is written of the SKUs as they are narrowed', async () => {
  const { sent } = await open({});
  await pressed(text.export);
  await act(answered);
  expect(sent).toEqual([['ExportShopSkus', { shopId: 3, filter: { state: 'UNLINKED' }, format: 'XLSX' }]]);
});

it('a sheet of which nothing was taken over is no success', async () => {
  await open({ linked: 0, unchanged: 0, failed: [{ row: 2, msg: '没有找到' }] });
  await choose(sku('1', 'X9'));
  await pressed(importSheetText.send(1));
  await act(answered);
  expect(alerts()).toEqual([linkImportWords.imported({})]);
});
