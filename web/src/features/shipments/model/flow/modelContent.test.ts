import { describe, expect, it } from 'vitest';
import { plainBasket, plainGood, shirts } from '../../../../../../tests/support/goodsFacts.samples.ts';
import { placedRows, sheetRow } from '../../../../../../tests/support/modelRows.samples.ts';
import { plainText } from '../../../../shop/combinations.ts';
import type { SheetRow } from '../../../spreadsheets/sheets.types.ts';
import { basketOf } from '../../shared/wizard/basket.ts';
import { modelBatch } from './modelBatch.ts';
import { modelContent, printedWords, unknownWords } from './modelContent.ts';
import { emptyModelDraft } from './modelDraft.ts';

const facts = basketOf([shirts], [{ goodId: 90, skuId: 903, quantity: 1 }]);
const bare = basketOf([shirts], [{ goodId: 90, skuId: null, quantity: 1 }]);
const by = { facts, numBy: 'file', links: {} } as const;
/** Lines of one order to one receiver. */
const together = (...lines: Partial<SheetRow>[]) =>
  placedRows(
    ...lines.map((line, at) =>
      sheetRow(at + 2, { thirdOrderNo: 'A-1001', phone: '13800010002', address: '文三路2号', ...line }),
    ),
  );
const contents = (...lines: Partial<SheetRow>[]) =>
  together(...lines).map((row) => {
    const { items, wrong } = modelContent(row, by);
    return wrong?.code ?? items.map(({ skuId, quantity }) => [skuId, quantity]);
  });

describe('what a file says is in a parcel', () => {
  it('is by its specifications or codes and its numbers, several lines of an order in one parcel', () => {
    expect(
      contents(
        { specification: '颜色:红色;尺码:XL', num: 2 },
        { specification: '蓝色 L', num: 1 },
        { merchantCode: 'TX-912', num: 3 },
      ),
    ).toEqual([
      [
        [903, 2],
        [906, 1],
        [912, 3],
      ],
    ]);
    expect(contents({ merchantCode: 'TX-901', num: 4 })).toEqual([[[901, 4]]]);
    expect(contents({ num: 5 })).toEqual([[[903, 5]]]);
  });

  it('is wrong where words are unknown, do not fit their code, or belong to a part of the pieces', () => {
    expect(contents({ specification: '大红 加大' })).toEqual(['ITEM_UNKNOWN']);
    expect(contents({ specification: '红色 XL', merchantCode: 'TX-906' })).toEqual(['ITEMS_UNCLEAR']);
    expect(contents({ specification: '红色 XL' }, { num: 2 })).toEqual(['ITEMS_UNCLEAR']);
    expect(contents({ specification: '红色 XL', num: 21 })).toEqual(['QUANTITY_WRONG']);
    const [row] = together({});
    expect(row && modelContent(row, { ...by, facts: bare }).wrong?.code).toBe('ITEM_MISSING');
  });

  it('is the code’s where the words are those of a shop, and nobody’s where the numbers do not count', () => {
    expect(contents({ specification: '正红加大码', merchantCode: 'TX-903', num: 2 })).toEqual([[[903, 2]]]);
    const [row] = together({ specification: '大红 加大', num: 9 });
    expect(row && modelContent(row, { ...by, numBy: 'same' })).toMatchObject({
      items: facts.items,
      wrong: null,
    });
  });

  it('of goods with a single combination is not what a code of other goods says', () => {
    const alone = { ...by, facts: plainBasket() };
    const rows = together({ merchantCode: 'HH10049-09' });
    expect(rows.map((row) => modelContent(row, alone).wrong)).toEqual([
      { code: 'ITEM_UNKNOWN', text: 'HH10049-09' },
    ]);
    expect(unknownWords(rows, alone)).toMatchObject([{ text: 'HH10049-09', rows: 1, skuId: null }]);
    const linked = { ...alone, links: { [plainText('HH10049-09')]: 70 } };
    expect(rows.map((row) => modelContent(row, linked).items)).toEqual([[{ skuId: 70, quantity: 1 }]]);
  });

  it('of goods without combinations is not what words say, which are only printed', () => {
    const plain = { ...by, facts: plainBasket(1, plainGood(7, { name: '长柄雨伞' })) };
    const rows = placedRows(
      sheetRow(2, { merchantCode: 'TX-901', num: 2 }),
      sheetRow(3, { specification: '白色 M', num: 3 }),
      sheetRow(4, { specification: '雨伞' }),
    );
    expect(rows.map((row) => modelContent(row, plain).wrong?.code ?? 'goes')).toEqual([
      'ITEM_UNKNOWN',
      'goes',
      'goes',
    ]);
    expect(unknownWords(rows, plain)).toMatchObject([{ text: 'TX-901', rows: 1, skuId: null }]);
    expect(printedWords(rows, plain)).toEqual({ rows: 1, example: '白色 M' });
    expect(printedWords(rows, by)).toBeNull();
    const linked = { ...plain, links: { [plainText('TX-901')]: 70 } };
    expect(rows.map((row) => modelContent(row, linked).items)).toEqual([
      [{ skuId: 70, quantity: 2 }],
      [{ skuId: 70, quantity: 3 }],
      [{ skuId: 70, quantity: 1 }],
    ]);
  });

  it('words that a person has said the meaning of are those of all rows that have them', () => {
    const rows = placedRows(
      sheetRow(2, { specification: '大红 加大' }),
      sheetRow(3, { specification: '大红，加大', num: 2 }),
      sheetRow(4, { specification: '雪白 M' }),
    );
    expect(unknownWords(rows, by)).toMatchObject([
      { text: '大红 加大', rows: 2, skuId: null },
      { text: '雪白 M', rows: 1, skuId: null, near: expect.arrayContaining([909]) },
    ]);
    const linked = { ...by, links: { [plainText('大红 加大')]: 903 } };
    expect(unknownWords(rows, linked).map(({ skuId }) => skuId)).toEqual([903, null]);
    const both = together({ specification: '大红 加大' }, { specification: '雪白 M' });
    expect(unknownWords(both, by).map(({ text }) => text)).toEqual(['大红 加大']);
    expect(unknownWords(both, linked).map(({ text }) => text)).toEqual(['大红 加大', '雪白 M']);
    const batch = modelBatch({
      ...{ ...emptyModelDraft, ...linked, rows, warehouseId: 31, courierId: 1, senderId: 5 },
    });
    expect(batch.parts.map(({ items, packages }) => [items, packages?.map((one) => one.items)])).toEqual([
      [[{ skuId: 903, quantity: 1 }], [[{ skuId: 903, quantity: 1 }], [{ skuId: 903, quantity: 2 }]]],
    ]);
  });
});
