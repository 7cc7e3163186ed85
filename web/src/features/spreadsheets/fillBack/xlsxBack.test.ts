import { describe, expect, it } from 'vitest';
import {
  bookFile,
  formatted,
  handmadeParts,
  zipOf,
} from '../../../../../tests/support/spreadsheets/bookFiles.ts';
import { ownSheet, ownSheetFrame, ownSheetRows } from '../../../../../tests/support/spreadsheets/ownSheet.ts';
import { openFile } from '../openFile.ts';
import { readZip, unpack } from '../zip.read.ts';
import { readBack, writeBack } from './backSheet.core.ts';
import type { Waybills } from './targets.ts';

const NAME = '我的订单.xlsx';
const YTO = { courier: '圆通速递', waybillNo: 'YT1234567890123' };
const ZTO = { courier: '中通快递', waybillNo: '73123456789012' };

async function written(
  bytes: Uint8Array<ArrayBuffer>,
  waybills: readonly (readonly [number, Waybills])[],
  { name = NAME, sheet }: { name?: string; sheet?: string } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const read = await readBack(bytes.slice(), { name, sheet });
  if (read.kind === 'refused') throw new Error(read.code);
  const back = { name, sheet: read.sheet, headerLine: read.headerLine, waybills: new Map(waybills) };
  const answer = await writeBack(bytes.slice(), back);
  if (!(answer instanceof Uint8Array)) throw new Error(answer.code);
  return answer;
}

async function partsOf(bytes: Uint8Array<ArrayBuffer>): Promise<Map<string, string>> {
  const zip = readZip(bytes);
  if (zip.kind === 'refused') throw new Error(zip.code);
  const parts = new Map<string, string>();
  for (const entry of zip.entries) {
    const part = await unpack(bytes, entry);
    if (!(part instanceof Uint8Array)) throw new Error(part.code);
    parts.set(entry.name, new TextDecoder('utf-8', { ignoreBOM: true }).decode(part));
  }
  return parts;
}

async function textsOf(bytes: Uint8Array<ArrayBuffer>, sheet?: string) {
  const grid = await openFile(bytes.slice(), NAME, { sheet });
  if (grid.kind === 'refused') throw new Error(grid.code);
  return new Map(grid.rows.map(({ line, texts }) => [line, texts]));
}

const SHEET = 'xl/worksheets/sheet1.xml';
const inline = (place: string, style: string, text: string) =>
  `<c r="${place}"${style && ` s="${style}"`} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;

it('the sheet with the orders is found behind one with words, and what a person names is taken as it is', async () => {
  const bytes = bookFile([['填写说明'], ['请勿修改表头']], {
    more: {
      附录: [['没有订单']],
      发货: [
        ['订单号', '收件人'],
        ['A-1001', '张三'],
      ],
    },
  });
  expect(await readBack(bytes, { name: NAME })).toMatchObject({
    kind: 'back',
    sheet: '发货',
    rows: [{ line: 2 }],
  });
  expect(await readBack(bytes, { name: NAME, sheet: '附录' })).toMatchObject({ code: 'BACK_COLUMNS' });
});

describe('a sheet of a shop’s own', () => {
  it('is read as the wizard reads it: below its title, with number and receiver', async () => {
    expect(await readBack(ownSheet(), { name: NAME })).toEqual({
      ...{ kind: 'back', sheet: '发货', otherSheets: ['说明'], headerLine: 2 },
      rows: [
        {
          ...{ line: 3, thirdOrderNo: '240101-001' },
          receiver: { name: '张三', phone: '13800000011', address: '浙江省杭州市西湖区文三路1号' },
        },
        {
          ...{ line: 4, thirdOrderNo: '240101-002' },
          receiver: { name: '李四 & 王五', phone: '13800000012', address: '江苏省南京市玄武区珠江路2号' },
        },
        { line: 6, thirdOrderNo: '', receiver: null },
      ],
    });
  });

  it('comes back with two columns more, and not a byte of anything else is changed', async () => {
    const own = ownSheet();
    const back = await written(own, [
      [3, YTO],
      [4, { courier: '圆通速递；顺丰速运', waybillNo: 'YT1；SF<2>' }],
    ]);
    const before = await partsOf(own);
    const after = await partsOf(back);
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const [name, part] of before) if (name !== SHEET) expect(after.get(name)).toBe(part);
    const { title, header, first, second, blank, total } = ownSheetRows;
    const longer = (row: string, cells: string) =>
      row.replace('spans="1:6"', 'spans="1:8"').replace('</row>', `${cells}</row>`);
    const { before: start, views, after: end } = ownSheetFrame;
    const width = (column: number) => `<col min="${column}" max="${column}" width="20" customWidth="1"/>`;
    expect(after.get(SHEET)).toBe(
      [
        `${start}<dimension ref="A1:H6"/>${views}<cols><col min="1" max="1" width="22.5" customWidth="1"/><col min="2" max="6" width="13" style="3" customWidth="1"/>${width(7)}${width(8)}</cols><sheetData>`,
        title,
        longer(header, `${inline('G2', '2', '快递公司')}${inline('H2', '2', '运单号')}`),
        longer(first, `${inline('G3', '4', '圆通速递')}${inline('H3', '4', 'YT1234567890123')}`),
        longer(second, `${inline('G4', '4', '圆通速递；顺丰速运')}${inline('H4', '4', 'YT1；SF&lt;2&gt;')}`),
        ...[blank, total, '</sheetData>', end],
      ].join(''),
    );
  });

  it('is filled up when it comes again: what is there stays, what was missing is written beside it', async () => {
    const once = await written(ownSheet(), [[3, YTO]]);
    const twice = await written(once, [
      [3, YTO],
      [4, ZTO],
    ]);
    const texts = await textsOf(twice);
    expect([2, 3, 4].map((line) => texts.get(line)?.slice(6))).toEqual([
      ['快递公司', '运单号'],
      ['圆通速递', 'YT1234567890123'],
      ['中通快递', '73123456789012'],
    ]);
    expect(await partsOf(await written(twice, [[3, YTO]]))).toEqual(await partsOf(twice));
  });

  it('gets columns of its own where another number stands already', async () => {
    const once = await written(ownSheet(), [[3, YTO]]);
    const texts = await textsOf(await written(once, [[3, ZTO]]));
    expect([2, 3].map((line) => texts.get(line)?.slice(6))).toEqual([
      ['快递公司', '运单号', '快递公司（回填）', '运单号（回填）'],
      ['圆通速递', 'YT1234567890123', '中通快递', '73123456789012'],
    ]);
  });
});

describe('columns of a sheet', () => {
  const head = ['订单号', '收货人', '物流公司*', '快递单号（必填）', '备注'];

  it('are used where they are called so and empty, with the formats that they have', async () => {
    const own = bookFile([head, ['A-1001', '张三', '', '', '急'], ['A-1002', '李四', '', '', '']]);
    const texts = await textsOf(await written(own, [[2, ZTO]]));
    expect([...texts.values()]).toEqual([
      head,
      ['A-1001', '张三', '中通快递', '73123456789012', '急'],
      ['A-1002', '李四'],
    ]);
  });

  it('keep the format of an empty cell, and cells without a place are counted', async () => {
    const own = zipOf(
      handmadeParts(
        '<row><c t="inlineStr"><is><t>订单号</t></is></c><c t="inlineStr"><is><t>运单号</t></is></c><c t="inlineStr"><is><t>快递</t></is></c></row><row><c t="inlineStr"><is><t>A-1001</t></is></c><c s="7"/></row>',
      ),
    );
    const parts = await partsOf(await written(own, [[2, ZTO]]));
    expect(parts.get(SHEET)).toContain(
      `<row><c t="inlineStr"><is><t>A-1001</t></is></c>${inline('B2', '7', '73123456789012')}${inline('C2', '7', '中通快递')}</row>`,
    );
  });

  it('in which something is worked out, or a wish stands, are left alone', async () => {
    const own = bookFile([
      ['订单号', '快递', '运单号'],
      ['A-1001', '顺丰', { t: 's', v: '', f: '""' }],
    ]);
    const texts = await textsOf(await written(own, [[2, ZTO]]));
    expect(texts.get(1)).toEqual(['订单号', '快递', '运单号', '快递公司', '运单号（回填）']);
    expect(texts.get(2)).toEqual(['A-1001', '顺丰', '', '中通快递', '73123456789012']);
  });

  it('are put behind merged and hidden ones', async () => {
    const merged = ownSheet({
      columns: '<cols><col min="7" max="8" width="9" hidden="1" customWidth="1"/></cols>',
    });
    const texts = await textsOf(await written(merged, [[3, ZTO]]));
    expect(texts.get(2)?.slice(6)).toEqual(['', '', '快递公司', '运单号']);
  });

  it('of another sheet are written where that sheet is chosen', async () => {
    const own = bookFile([['说明']], { more: { 第二批: [head, ['A-1001', '张三', '', '', '']] } });
    const back = await written(own, [[2, YTO]], { sheet: '第二批' });
    expect((await textsOf(back, '第二批')).get(2)).toEqual(['A-1001', '张三', '圆通速递', 'YT1234567890123']);
    expect([...(await textsOf(back)).values()]).toEqual([['说明']]);
  });
});

it('a sheet without order numbers and receivers says what it needs', async () => {
  expect(
    await readBack(
      bookFile([
        ['商品', '数量'],
        ['杯子', 2],
      ]),
      { name: NAME },
    ),
  ).toMatchObject({
    ...{ kind: 'refused', code: 'BACK_COLUMNS' },
  });
  const numbersOnly = await readBack(
    bookFile([
      ['编号', '平台单号'],
      [1, 'A-1001'],
    ]),
    { name: NAME },
  );
  expect(numbersOnly).toMatchObject({ rows: [{ line: 2, thirdOrderNo: 'A-1001', receiver: null }] });
});

it('an order number that a spreadsheet has rounded is not trusted', async () => {
  const rounded = bookFile([
    ['订单号', '收货人', '电话', '地址'],
    [formatted(4_035_153_131_473_293_000, '0'), '张三', '13800000011', '杭州市文三路1号'],
  ]);
  expect(await readBack(rounded, { name: NAME })).toMatchObject({ rows: [{ thirdOrderNo: '' }] });
});

it('the columns that a person has chosen in the wizard are used again', async () => {
  const own = bookFile([
    ['流水', '谁', '打给', '送到'],
    ['A-1001', '张三', '13800000011', '杭州市文三路1号'],
  ]);
  expect(await readBack(own, { name: NAME })).toMatchObject({ code: 'BACK_COLUMNS' });
  const { findHeader } = await import('../recipients/mapColumns.ts');
  const grid = await openFile(own, NAME);
  if (grid.kind === 'refused') throw new Error(grid.code);
  const fingerprint = findHeader(grid, () => false)?.fingerprint ?? '';
  const mappings = { [fingerprint]: ['thirdOrderNo', 'name', 'phone', 'address'] as const };
  expect(await readBack(own, { name: NAME, mappings })).toMatchObject({
    rows: [{ thirdOrderNo: 'A-1001', receiver: { name: '张三' } }],
  });
});
