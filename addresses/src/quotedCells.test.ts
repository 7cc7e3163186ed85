import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quotedCells, unquoteCells } from './quotedCells.ts';
import { readAddressLines } from './reader.ts';

/** As a spreadsheet copies a cell. */
const copied = (cell: string) => (/[\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const sheetOf = (rows: readonly (readonly string[])[], end = '\r\n') =>
  rows.map((cells) => cells.map(copied).join('\t') + end).join('');
const onOneLine = (cell: string) => cell.replace(/[\n\r]/g, ' ');

const told = (paste: string) =>
  readAddressLines(paste).map(({ name, phone, district, detail, quantity, remark, rest, problems }) => [
    ...[name, phone, district, detail, quantity, remark, rest],
    problems.length,
  ]);

const broken = [
  ['张三', '13800000000', '浙江省杭州市西湖区\n文三路1号', '2', '放"门"口\n谢谢'],
  ['李四', '13800000001', '江苏省南京市玄武区\r\n珠江路8号\r\n3栋', '3', ''],
];

describe('cells that a spreadsheet put into quotes', () => {
  it('are read as what they say, each row as one recipient', () => {
    expect(told(sheetOf([['姓名', '电话', '地址', '数量', '备注'], ...broken]))).toEqual([
      ['张三', '13800000000', '西湖区', '文三路1号', 2, '放"门"口 谢谢', '', 0],
      ['李四', '13800000001', '玄武区', '珠江路8号 3栋', 3, '', '', 0],
    ]);
  });

  it('are read without a head too, in any order of columns', () => {
    const [first, second] = [
      ['张三', '13800000000', '西湖区', '文三路1号', null, '', '', 0],
      ['李四', '13800000001', '玄武区', '珠江路8号 3栋', null, '', '', 0],
    ];
    for (const order of [
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
    ])
      expect(told(sheetOf(broken.map((cells) => order.map((at) => cells[at] ?? ''))))).toEqual([
        first,
        second,
      ]);
  });

  it('hold a recipient over several lines beside a number', () => {
    expect(told(sheetOf(broken.map((cells, at) => [String(at + 1), cells.slice(0, 3).join('\n')])))).toEqual([
      ['张三', '13800000000', '西湖区', '文三路1号', null, '', '', 0],
      ['李四', '13800000001', '玄武区', '珠江路8号 3栋', null, '', '', 0],
    ]);
  });

  it('are the cells that were written, whatever they say and however many there are', () => {
    const cell = fc
      .array(fc.constantFrom('张三', '1', '"', '""', '\n', '\r\n', ' ', '，', '路'), { maxLength: 6 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 12 }),
        fc.constantFrom('\n', '\r\n', '\r'),
        (rows, end) => {
          const { text } = unquoteCells(sheetOf(rows, end));
          expect(text).toBe(rows.map((cells) => cells.map(onOneLine).join('\t') + end).join(''));
        },
      ),
    );
  });

  it('leave a recipient where the paste has it', () => {
    const paste = sheetOf([['姓名', '电话', '地址'], ...broken.map((cells) => cells.slice(0, 3))]);
    for (const { start, name } of readAddressLines(paste))
      expect(paste.slice(start, start + name.length)).toBe(name);
    const { text, placeOf } = unquoteCells(paste);
    const units = Array.from({ length: text.length }, (_, at) => paste[placeOf(at)]?.replace(/[\n\r]/, ' '));
    expect(units.join('')).toBe(text.replace(/[\n\r]/g, ' '));
  });

  it.each([
    ['a text without tabs', '"张三\n13800000000"\n他说"好"'],
    ['a quotation alone on its lines', '姓名\t电话\n"张三\n13800000000"\n李四\t13800000001'],
    ['quotes within a cell', '张三\t5" 屏\n李四\t6" 屏'],
    ['a quote that is not closed', '张三\t"文三路1号\n李四\t文三路2号'],
    ['a quote that ends in a word', '张三\t"幸福里"3栋\n李四\t"文三路"2号'],
    ['cells whose lines do not break', '"张三"\t"13800000000"\n"李四"\t""'],
  ])('are not found in %s', (_, text) => {
    expect(quotedCells(text)).toEqual([]);
    expect(unquoteCells(text).text).toBe(text);
  });
});
