import { describe, expect, it } from 'vitest';
import { placedRows, sheetRow } from '../../../../../../tests/support/modelRows.samples.ts';
import { type Entry, noEntry } from '../../shared/wizard/entry.ts';
import { beginModelDraft, emptyModelDraft, type ModelDraft } from './modelDraft.ts';

const line = (goodId: number) => ({ goodId, skuId: null, quantity: 1 });
const kept: ModelDraft = {
  ...emptyModelDraft,
  ...{ step: 'review', fileName: '十一月.xlsx', rows: placedRows(sheetRow(2)), senderId: 5, createNo: 'c-1' },
  ...{ lines: [line(7)], warehouseId: 31, courierId: 1, links: { 大红: 70 } },
};
const entry: Entry = { ...noEntry, goodId: 9, skuId: 91, warehouseId: 33 };
const begin = (from = entry, draft: ModelDraft | null = kept) =>
  beginModelDraft({ entry: from, kept: draft, last: null, senderIds: [5], isReturn: false });

describe('what the wizard for a file begins with', () => {
  it('is the goods of the address, with the rows of the file that was read', () => {
    expect(begin()).toMatchObject({
      ...{ entry, step: 'goods', rows: kept.rows, links: {}, createNo: null },
      ...{ lines: [{ goodId: 9, skuId: 91, quantity: 1 }], warehouseId: 33, courierId: null },
    });
    const last = { goodId: 7, warehouseId: 31, courierId: 1, quantity: 2, senderId: 5 };
    const fresh = { kept: null, last, senderIds: [5], isReturn: false };
    expect(beginModelDraft({ ...fresh, entry })).toMatchObject({
      ...{ lines: [{ goodId: 9 }], replaced: null, goodsGuessed: false },
    });
    expect(beginModelDraft({ ...fresh, entry: noEntry })).toMatchObject({
      ...{ lines: [{ goodId: 7, skuId: null, quantity: 2 }], warehouseId: 31, goodsGuessed: true },
    });
  });

  it('keeps what gave way to the goods of the address, with what words of the file meant', () => {
    expect(begin().replaced).toEqual({
      ...{ lines: kept.lines, warehouseId: 31, courierId: 1 },
      ...{ links: { 大红: 70 }, split: null },
    });
  });

  it('is the draft after a reload, without goods in the address, and while its order is under way', () => {
    const sent = { type: 'MODEL', parts: [], senderId: 5 } as const;
    const ordered = { ...kept, sent: { ...sent, parts: [] } };
    const back = { entry, last: null, senderIds: [5], isReturn: true };
    expect(beginModelDraft({ ...back, kept: { ...kept, entry } })).toEqual({ ...kept, entry });
    expect(begin(noEntry)).toEqual(kept);
    expect(begin(entry, ordered)).toEqual(ordered);
  });

  it('is the draft where it has these goods, with what was chosen of them', () => {
    const same = { ...noEntry, goodId: 7, courierId: 2 };
    expect(begin(same)).toEqual({ ...kept, entry: same, step: 'goods', courierId: 2, createNo: null });
  });
});
