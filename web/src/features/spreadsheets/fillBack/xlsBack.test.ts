import { CFB, read, utils, type WorkBook } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { bookFile } from '../../../../../tests/support/spreadsheets/bookFiles.ts';
import { readBack, writeBack } from './backSheet.core.ts';
import type { Waybills } from './targets.ts';

const NAME = '订单.xls';
const YTO = { courier: '圆通速递', waybillNo: 'YT1234567890123' };
const ZTO = { courier: '中通快递', waybillNo: '73123456789012' };

async function written(
  bytes: Uint8Array<ArrayBuffer>,
  waybills: readonly (readonly [number, Waybills])[],
  sheet?: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const back = await readBack(bytes, { name: NAME, sheet });
  if (back.kind === 'refused') throw new Error(back.code);
  const answer = await writeBack(bytes, {
    ...{ name: NAME, sheet: back.sheet, headerLine: back.headerLine, waybills: new Map(waybills) },
  });
  if (!(answer instanceof Uint8Array)) throw new Error(answer.code);
  return answer;
}
const opened = (bytes: Uint8Array): WorkBook =>
  read(bytes, { type: 'array', cellFormula: true, cellNF: true, sheetStubs: true });
const rowsOf = (bytes: Uint8Array, sheet: string) =>
  utils.sheet_to_json<string[]>(opened(bytes).Sheets[sheet] ?? {}, { header: 1, defval: '', raw: false });

const head = ['订单号', '收货人', '金额', '小计'];
const own = () =>
  bookFile(
    [
      ['十一月'],
      head,
      ['A-1001', '张三', { t: 'n', v: 12.5, z: '0.00' }, { t: 'n', v: 25, f: 'C3*2' }],
      ['A-1002', '李四', 8, { t: 's', v: '十六', f: 'C4&""' }],
    ],
    { type: 'biff8', merges: [[0, 0, 0, 3]], more: { 后面: [['不变', 1], [{ t: 'n', v: 3, f: '1+2' }]] } },
  );

describe('an xls', () => {
  it('comes back with two columns more; formats, formulas, merged cells and the sheet behind stay', async () => {
    const back = await written(own(), [
      [3, YTO],
      [4, ZTO],
    ]);
    expect(rowsOf(back, '订单')).toEqual([
      ['十一月', '', '', '', '', ''],
      [...head, '快递公司', '运单号'],
      ['A-1001', '张三', '12.50', '25', '圆通速递', 'YT1234567890123'],
      ['A-1002', '李四', '8', '十六', '中通快递', '73123456789012'],
    ]);
    const { 订单: sheet, 后面: behind } = opened(back).Sheets;
    const { 订单: before, 后面: beforeBehind } = opened(own()).Sheets;
    expect(behind).toEqual(beforeBehind);
    for (const [place, cell] of Object.entries(before ?? {}))
      if (!place.startsWith('!')) expect(sheet?.[place]).toEqual(cell);
    expect(sheet?.['!merges']).toEqual(before?.['!merges']);
    expect(sheet?.['!ref']).toBe('A1:F4');
    expect(sheet?.E3).toMatchObject({ t: 's', v: '圆通速递' });
  });

  it('keeps every other stream, and is filled up when it comes again', async () => {
    const file = CFB.read(own(), { type: 'array' });
    CFB.utils.cfb_add(file, '/\u0005SummaryInformation', new Uint8Array(5000).fill(7));
    CFB.utils.cfb_add(file, '/Small', new Uint8Array([1, 2, 3]));
    const once = await written(Uint8Array.from(CFB.write(file, { type: 'array' })), [[3, YTO]]);
    const streams = CFB.read(once, { type: 'array' });
    const contentOf = (name: string) => Uint8Array.from(CFB.find(streams, name).content);
    expect(contentOf('\u0005SummaryInformation')).toEqual(new Uint8Array(5000).fill(7));
    expect(contentOf('Small')).toEqual(new Uint8Array([1, 2, 3]));
    const twice = await written(once, [
      [3, YTO],
      [4, ZTO],
    ]);
    expect(
      rowsOf(twice, '订单')
        .slice(1)
        .map((row) => row.slice(4)),
    ).toEqual([
      ['快递公司', '运单号'],
      ['圆通速递', 'YT1234567890123'],
      ['中通快递', '73123456789012'],
    ]);
  });

  it('is written into empty columns, also where blank cells lie in one record', async () => {
    const columns = ['订单号', '运单号', '快递公司', '备注'];
    const bytes = bookFile([columns, ['A-1001', '', '', '急'], ['A-1002', '', '', '']], { type: 'biff8' });
    const file = CFB.read(bytes, { type: 'array' });
    const stream = CFB.find(file, 'Workbook');
    stream.content = withBlanks(Uint8Array.from(stream.content), 1, [1, 2]);
    stream.size = stream.content.length;
    const back = await written(Uint8Array.from(CFB.write(file, { type: 'array' })), [[2, YTO]]);
    expect(rowsOf(back, '订单')).toEqual([
      columns,
      ['A-1001', 'YT1234567890123', '圆通速递', '急'],
      ['A-1002', '', '', ''],
    ]);
  });

  it('is written in its second sheet, while the first stays', async () => {
    const bytes = bookFile([['说明', 1]], {
      type: 'biff8',
      more: { 第二批: [head, ['A-1001', '张三', 1, 2]], 第三批: [['也不变']] },
    });
    const back = await written(bytes, [[2, YTO]], '第二批');
    expect(rowsOf(back, '说明')).toEqual([]);
    expect(['订单', '第二批', '第三批'].map((sheet) => rowsOf(back, sheet))).toEqual([
      [['说明', '1']],
      [
        [...head, '快递公司', '运单号'],
        ['A-1001', '张三', '1', '2', '圆通速递', 'YT1234567890123'],
      ],
      [['也不变']],
    ]);
  });
});

/** A stream whose row has the blank cells of these columns in one record (MulBlank), in the place behind its first cell. */
function withBlanks(content: Uint8Array, row: number, columns: readonly [number, number]): Uint8Array {
  const view = new DataView(content.buffer);
  const [first, last] = columns;
  const record = [0x00be, 2 + 2 + 2 * (last - first + 1) + 2, row, first, 15, 15, last];
  for (let at = 0; at + 4 <= content.length; at += 4 + view.getUint16(at + 2, true)) {
    const isCell = [0x0204, 0x00fd].includes(view.getUint16(at, true));
    if (!isCell || view.getUint16(at + 4, true) !== row || view.getUint16(at + 6, true) !== first - 1)
      continue;
    const end = at + 4 + view.getUint16(at + 2, true);
    const bytes = new Uint8Array(Uint16Array.from(record).buffer);
    return Uint8Array.from([...content.subarray(0, end), ...bytes, ...content.subarray(end)]);
  }
  throw new Error('no such cell');
}
