// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { goodsColumnNames } from '../../web/src/features/sellerGoods/sheet/goodsSheet.text.ts';
import { rowsOfGoods } from '../../web/src/features/sellerGoods/sheet/goodsSheet.ts';
import type { GoodsSheetRow } from '../../web/src/features/sellerGoods/sheet/goodsSheet.types.ts';
import { importGoods } from '../../web/src/features/sellerGoods/sheet/importGoods.ts';
import type {
  ChosenFiles,
  SheetRead,
} from '../../web/src/features/spreadsheets/importing/importSheet.types.ts';
import { openFile } from '../../web/src/features/spreadsheets/openFile.ts';
import { plainSheetBytes } from '../../web/src/features/spreadsheets/plainSheet.ts';
import { answered, inTurn, recordingClient, watchedReads } from '../support/flows/recordingClient.ts';

const columns = (['name', 'category', 'price', 'weight'] as const).map((field) => ({
  name: goodsColumnNames[field],
  width: 12,
}));

async function rowsOf(goods: number): Promise<GoodsSheetRow[]> {
  const rows = Array.from({ length: goods }, (_, at) => [`杯子${at}`, '日用百货', '12.8', '300']);
  const grid = await openFile(plainSheetBytes('商品', columns, rows), '商品.xlsx');
  if (grid.kind === 'refused') throw new Error(grid.code);
  return rowsOfGoods(grid, null) ?? [];
}

it('goods are sent two parts at once, those behind a lost one again under their numbers, and the list is read when sending rests', async () => {
  const rows = await rowsOf(600);
  const created = (count: number) => ({
    data: { importGoods: { created: count, updated: 0, unchanged: 0, failed: [] } },
  });
  const { client, sent } = recordingClient({
    ImportGoods: inTurn([created(250), 'lost', 'lost', created(100), created(250), created(100)]),
  });
  const reads = watchedReads(client, 'sellerGoods');
  const readFile = fromPromise<SheetRead<GoodsSheetRow>, ChosenFiles>(async () => ({
    ...{ kind: 'read', rows, clientNo: 'sheet' },
  }));
  const actor = createActor(importGoods(client).provide({ actors: { readFile } })).start();
  const states: unknown[] = [];
  actor.send({ type: 'dialog.open' });
  actor.send({ type: 'file.choose', file: new File([], '商品.xlsx') });
  await answered();
  for (let turn = 0; turn < 2; turn += 1) {
    actor.send({ type: 'rows.send' });
    await answered();
    const { value, context } = actor.getSnapshot();
    states.push([value, context.sent, context.counts.created, reads()]);
  }
  expect(states).toEqual([
    [{ preview: 'requestFailed' }, 250, 250, 1],
    ['done', 600, 600, 2],
  ]);
  expect(sent.map(([, variables]) => (variables as { clientNo: string }).clientNo)).toEqual(
    [0, 250, 250, 500, 250, 500].map((from) => `sheet-${from}`),
  );
});
