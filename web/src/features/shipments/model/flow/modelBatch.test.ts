import { expect, it } from 'vitest';
import { plainBasket } from '../../../../../../tests/support/goodsFacts.samples.ts';
import { sheetRow, westLake } from '../../../../../../tests/support/modelRows.samples.ts';
import { modelBatch } from './modelBatch.ts';
import { emptyModelDraft } from './modelDraft.ts';
import { modelRows, withPlace } from './modelRow.ts';

it('a parcel has the specification and the remark of its lines, where they say something', () => {
  const rows = modelRows([
    sheetRow(2, { specification: ' 红色 L ', remark: '放门口', num: 2 }),
    sheetRow(3, { num: 2 }),
  ]).map((row) => withPlace(row, westLake));
  const chosen = { facts: plainBasket(), warehouseId: 31, courierId: 1, senderId: 5, numBy: 'file' } as const;
  const [part, ...others] = modelBatch({ ...emptyModelDraft, ...chosen, rows }).parts;
  expect(others).toEqual([]);
  expect(
    part?.packages?.map(({ items, specification, remark }) => ({ items, specification, remark })),
  ).toEqual([
    { items: [{ skuId: 70, quantity: 2 }], specification: '红色 L', remark: '放门口' },
    { items: [{ skuId: 70, quantity: 2 }], specification: undefined, remark: undefined },
  ]);
});
