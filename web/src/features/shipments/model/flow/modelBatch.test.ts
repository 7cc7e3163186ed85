import { expect, it } from 'vitest';
import { sheetRow, westLake } from '../../../../../../tests/support/modelRows.samples.ts';
import { modelBatch } from './modelBatch.ts';
import { emptyModelDraft } from './modelDraft.ts';
import { modelRows, withPlace } from './modelRow.ts';

it('a parcel has the specification and the remark of its lines, where they say something', () => {
  const rows = modelRows([
    sheetRow(2, { specification: ' 红色 L ', remark: '放门口', num: 2 }),
    sheetRow(3, { num: 2 }),
  ]).map((row) => withPlace(row, westLake));
  const chosen = { goodId: 7, warehouseId: 31, courierId: 1, senderId: 5, numBy: 'file' } as const;
  const [part, ...others] = modelBatch({ ...emptyModelDraft, ...chosen, rows }).parts;
  expect([part?.num, others]).toEqual([2, []]);
  expect(part?.packages?.map(({ specification, remark }) => ({ specification, remark }))).toEqual([
    { specification: '红色 L', remark: '放门口' },
    { specification: undefined, remark: undefined },
  ]);
});
