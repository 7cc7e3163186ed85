import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookFile } from '../../../../../tests/support/spreadsheets/bookFiles.ts';
import { csvText, gb18030, utf8, utf16 } from '../../../../../tests/support/spreadsheets/textFiles.ts';
import { tidy } from '../fieldText.ts';
import { openFile } from '../openFile.ts';
import { readBytes } from './readSheet.core.ts';

const HEAD = ['第三方订单号', '收件人', '联系电话', '省', '市', '区', '详细地址', '数量', '规格', '备注'];

const writers: Record<string, (rows: readonly (readonly string[])[]) => Uint8Array<ArrayBuffer>> = {
  'comma.csv': (rows) => utf8(csvText(rows)),
  'mark.csv': (rows) => utf8(`\uFEFF${csvText(rows, ';')}`),
  'tab.csv': (rows) => utf16(csvText(rows, '\t')),
  'gbk.csv': (rows) => gb18030(csvText(rows)),
  'book.xlsx': (rows) => bookFile(rows),
  'book.xls': (rows) => bookFile(rows, { type: 'biff8' }),
};

const units = [...'张三李四浙江省杭州市ABCxyz0123456789 ,;"\'=\t\n|-·（）null\u200b\u3000１Ａ'];
const cell = fc.array(fc.constantFrom(...units), { maxLength: 12 }).map((parts) => parts.join(''));
const cells = fc.array(cell, { minLength: HEAD.length, maxLength: HEAD.length });

/** What must be found again: every cell but for what cannot be seen, and no row without content. */
function kept(rows: readonly (readonly string[])[]): string[][] {
  return rows
    .map((texts) => texts.map(tidy))
    .map((texts) => texts.slice(0, texts.findLastIndex(Boolean) + 1))
    .filter(({ length }) => length > 0);
}

describe.each(Object.entries(writers))('rows written as %s', (name, write) => {
  it('written rows are read back cell by cell', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(cells, { minLength: 1, maxLength: 8 }), async (body) => {
        const rows = [HEAD, ...body];
        const grid = await openFile(write(rows), name);
        expect(grid.kind === 'grid' ? grid.rows.map(({ texts }) => texts) : grid).toEqual(kept(rows));
      }),
      { numRuns: 60, seed: 20_261_121 },
    );
  });

  it('written recipients are read back unchanged', async () => {
    const recipient = fc.record({
      no: fc.stringMatching(/^[A-Z0-9][A-Z0-9-]{5,20}$/).filter((no) => !/^\d(\.\d+)?E\+?\d+$/.test(no)),
      name: fc.stringMatching(/^[张王李赵][伟芳娜强磊]{1,2}$/),
      phone: fc.stringMatching(/^1[3-9]\d{9}(-\d{4})?$/),
      place: fc.constantFrom(['浙江省', '杭州市', '西湖区'], ['', '', ''], ['北京市', '北京市', '海淀区']),
      address: fc.stringMatching(/^[文中人民]{2}路\d{1,3}号\d{1,2}幢$/),
      num: fc.integer({ min: 1, max: 99 }),
      specification: fc.constantFrom('', '红色 L', '500g/袋'),
      remark: fc.constantFrom('', '易碎', '工作日,送货'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(recipient, { minLength: 1, maxLength: 8 }), async (requests) => {
        const rows = requests.map(({ no, name: who, phone, place, address, num, specification, remark }) => [
          ...[no, who, phone, ...place, address, String(num), specification, remark],
        ]);
        const answer = await readBytes(write([HEAD, ...rows]), { name });
        const read = answer.kind === 'read' ? answer.rows : [];
        expect(read.map(({ cells: _, ...row }) => row)).toEqual(
          requests.map(({ no, name: who, phone, place, address, num, specification, remark }, at) => ({
            ...{ line: at + 2, hidden: false, thirdOrderNo: no, name: who, phone },
            ...{ province: place[0], city: place[1], district: place[2], address, num },
            ...{ specification, merchantCode: '', remark, problems: [] },
          })),
        );
      }),
      { numRuns: 40, seed: 20_261_121 },
    );
  });
});
