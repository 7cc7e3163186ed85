import { readAddressLines } from '@chengcang/addresses';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstChunk, looksLikeRecipients, restOfChunk } from './chunkText.ts';

/** Some lines at once, so that a short text has many parts. */
const atOnce = (lines: number) => ({ lines, blocks: lines, units: 100_000 });

/** The parts of a text as they are read, and what each of them is without the head of the one before. */
function chunksOf(text: string, most = atOnce(500)): { text: string; own: string }[] {
  const chunks: { text: string; own: string }[] = [];
  let head = '';
  for (let rest = text; rest !== ''; ) {
    const chunk = firstChunk(head + rest, most);
    const own = chunk.text.slice(head.length);
    chunks.push({ text: chunk.text, own });
    rest = rest.slice(own.length);
    head = chunk.head;
  }
  return chunks;
}

const line = (at: number) => `张三 138${String(10_000_000 + at)} 杭州西湖区文三路 ${at} 号\n`;

describe('chunks of pasted text', () => {
  it('chunking loses no character and always advances', () => {
    const piece = fc.constantFrom(
      ...['张三 13812345678 杭州', '收货人：李四', '姓名\t电话\t地址', '张三\t13812345678\t"杭州\n西湖区"'],
      ...['\n', '\r\n', '\t', ' ', '电话：0571-88888888', ''],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), fc.integer({ min: 1, max: 20 }), (pieces, lines) => {
        const text = pieces.join('\n');
        expect(
          chunksOf(text, atOnce(lines))
            .map(({ own }) => own)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  it('a chunk takes as many recipients as the list has, of one line each', () => {
    const text = Array.from({ length: 1100 }, (_, at) => line(at)).join('');
    expect(chunksOf(text).map((chunk) => chunk.text.split('\n').length - 1)).toEqual([500, 500, 100]);
  });

  it('a recipient of several labelled lines stays in one chunk', () => {
    const one = '收货人：张三\n手机：13812345678\n地址：杭州市西湖区文三路 123 号\n';
    const chunks = chunksOf(one.repeat(1000));
    expect(chunks.length).toBeGreaterThan(1);
    for (const { text } of chunks) expect(text.startsWith('收货人') && text.endsWith('号\n')).toBe(true);
  });

  it('chunks end at blank lines', () => {
    const one = '张三\n13812345678\n杭州市西湖区文三路 123 号\n\n';
    const chunks = chunksOf(one.repeat(1000));
    expect(chunks.length).toBeGreaterThan(1);
    for (const { text } of chunks) expect(text.endsWith('号\n\n')).toBe(true);
  });
});

/** Rows of a sheet as a clipboard has them. */
const quotedIfNeeded = (cell: string) => (/[\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const row = fc.record({
  name: fc.constantFrom('张三', '李四', '欧阳娜娜'),
  phone: fc.integer({ min: 0, max: 99_999_999 }).map((digits) => `138${String(digits).padStart(8, '0')}`),
  detail: fc
    .tuple(fc.constantFrom('\n', '', ' '), fc.integer({ min: 1, max: 999 }))
    .map(([end, house]) => `湖北省武汉市洪山区${end}珞喻路${house}号`),
  quantity: fc.oneof(fc.integer({ min: 1, max: 99 }).map(String), fc.constant('')),
  remark: fc.constantFrom('', '放门口', '放"门"口', '轻放\n谢谢'),
});
const sheetOf = (rows: readonly (readonly string[])[], lineEnd: string) =>
  rows.map((cells) => cells.map(quotedIfNeeded).join('\t') + lineEnd).join('');
const columns = ['姓名', '电话', '地址', '数量', '备注'];
const cellsOf = ({
  name,
  phone,
  detail,
  quantity,
  remark,
}: Record<'name' | 'phone' | 'detail' | 'quantity' | 'remark', string>) => [
  ...[name, phone, detail, quantity, remark],
];
const fieldsOf = (text: string) => readAddressLines(text).map(({ start: _, ...reading }) => reading);

describe('a sheet that is read in parts', () => {
  const sheets = fc.tuple(
    fc.array(row, { minLength: 1, maxLength: 24 }),
    fc.constantFrom('\n', '\r\n'),
    fc.constantFrom('', '十一月的发货单\n'),
  );

  it('is read as the whole is, whatever its rows and wherever it is cut', () => {
    fc.assert(
      fc.property(sheets, fc.integer({ min: 1, max: 24 }), ([rows, lineEnd, title], lines) => {
        const text = title + sheetOf([columns, ...rows.map(cellsOf)], lineEnd);
        const parts = chunksOf(text, atOnce(lines));
        expect(parts.flatMap((part) => fieldsOf(part.text))).toEqual(fieldsOf(text));
        expect(fieldsOf(text).map(({ quantity }) => quantity ?? 0)).toEqual(
          rows.map(({ quantity }) => Number(quantity)),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('is read below its head again from any row on that had no room in the list', () => {
    fc.assert(
      fc.property(sheets, fc.nat(), ([rows, lineEnd], number) => {
        const text = sheetOf([['序号', ...columns], ...rows.map((one) => ['', ...cellsOf(one)])], lineEnd);
        const readings = readAddressLines(text);
        const room = number % readings.length;
        const rest = restOfChunk(text, readings, room);
        expect(fieldsOf(rest)).toEqual(fieldsOf(text).slice(room));
      }),
      { numRuns: 60 },
    );
  });

  it('has no head any more behind a blank line', () => {
    const sheet = sheetOf(
      [columns, ...Array.from({ length: 3 }, () => ['张三', '13800000000', '文三路1号', '2', ''])],
      '\n',
    );
    const [, second] = chunksOf(`${sheet}\n${line(1)}${line(2)}`, atOnce(3));
    expect(second?.text).toBe(line(1) + line(2));
  });
});

describe('pasted text', () => {
  it.each([
    ['张三 13812345678 浙江省杭州市西湖区文三路 123 号', true],
    ['张三\n李四', true],
    ['张三\t13812345678', true],
    ['13812345678', false],
    ['文三路 123 号', false],
    ['张三\n', false],
  ])('looksLikeRecipients for %j is %s', (text, expected) => {
    expect(looksLikeRecipients(text)).toBe(expected);
  });
});
