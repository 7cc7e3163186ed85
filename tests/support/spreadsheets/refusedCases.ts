import type { FileCode } from '../../../web/src/features/spreadsheets/sheets.types.ts';
import { bookFile, handmadeParts, inlineRow, zipOf } from './bookFiles.ts';
import { compoundFile, withRecord, workbookStream } from './compoundFiles.ts';
import type { CorpusCase } from './corpus.types.ts';
import { csvText, utf8 } from './textFiles.ts';

const HEAD = ['订单号', '收件人', '电话', '地址'];
const BODY = ['T-1001', '张三', '13800138001', '浙江省杭州市西湖区文三路123号'];
const FILE_PASS = 0x002f;
const MEBI = 1024 * 1024;

const refused = (
  title: string,
  name: string,
  file: CorpusCase['file'],
  code: FileCode,
  text: string,
): CorpusCase => ({ title, name, file, expected: { refused: code, text } });

const TYPE = '只支持xls，xlsx，csv格式文件';
const DAMAGED = '文件已损坏，请重新导出或用Excel另存后再上传';
const BOMB = '文件解压后过大，请删除多余的空白行列和图片，另存后再上传';
const MACRO = '文件带有宏，请另存为不带宏的xlsx后再上传';
const PASSWORD = '文件设有密码，请取消密码后再上传';
const OLD = '这个文件是很旧的Excel格式，请用Excel或WPS打开，另存为xlsx后再上传';
const EMPTY = '模板错误或内容不能为空';
const HTML = '这个文件其实是网页，请用Excel或WPS打开，另存为xlsx后再上传';
const ENCODING = '无法识别文件的文字编码，请另存为UTF-8编码的csv，或另存为xlsx后再上传';

const book = () => bookFile([HEAD, BODY]);
const plainParts = () => handmadeParts(inlineRow(1, HEAD) + inlineRow(2, BODY));

/** A sheet of a million blanks, packed as small as deflate can. */
async function swollen(): Promise<Uint8Array<ArrayBuffer>> {
  const zip = zipOf(plainParts());
  const blanks = new Blob([' '.repeat(4 * MEBI)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return withPart(zip, new Uint8Array(await new Response(blanks).arrayBuffer()), 4 * MEBI);
}

/** A part that unpacks to more than its directory entry says. */
async function lying(): Promise<Uint8Array<ArrayBuffer>> {
  const blanks = new Blob([' '.repeat(MEBI)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return withPart(zipOf(plainParts()), new Uint8Array(await new Response(blanks).arrayBuffer()), 100);
}

/** The zip with its last part, the sheet, exchanged for packed bytes of a claimed size. */
function withPart(zip: Uint8Array, packed: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(zip.buffer);
  const directory = view.getUint32(zip.length - 6, true);
  let last = directory;
  let next = last;
  while (next < zip.length - 22) {
    last = next;
    next += 46 + view.getUint16(next + 28, true);
  }
  const local = view.getUint32(last + 42, true);
  const start = local + 30 + view.getUint16(local + 26, true);
  const bytes = Uint8Array.from([...zip.subarray(0, start), ...packed, ...zip.subarray(directory)]);
  const moved = new DataView(bytes.buffer);
  const shift = start + packed.length - directory;
  for (const [at, sizes] of [
    [local + 8, local + 18],
    [last + shift + 10, last + shift + 20],
  ] as const) {
    moved.setUint16(at, 8, true);
    moved.setUint32(sizes, packed.length, true);
    moved.setUint32(sizes + 4, size, true);
  }
  moved.setUint32(bytes.length - 6, directory + shift, true);
  return bytes;
}

/** Files that are not read, each with its own words. */
export const refusedCases: readonly CorpusCase[] = [
  refused('nothing in it', 'a.csv', () => new Uint8Array(0), 'FILE_EMPTY', EMPTY),
  refused('only a header', 'a.csv', () => utf8(csvText([HEAD])), 'FILE_EMPTY', EMPTY),
  refused('an empty sheet', 'a.xlsx', () => bookFile([]), 'FILE_EMPTY', EMPTY),
  refused('a name without ending', 'orders', () => book(), 'FILE_TYPE', TYPE),
  refused(
    'a picture',
    'a.csv',
    () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0),
    'FILE_TYPE',
    TYPE,
  ),
  refused('a PDF', 'a.csv', () => utf8('%PDF-1.7\n1 0 obj'), 'FILE_TYPE', TYPE),
  refused(
    'a zip of something else',
    'a.xlsx',
    () => zipOf({ 'word/document.xml': '<x/>' }),
    'FILE_TYPE',
    TYPE,
  ),
  refused('a binary workbook', 'a.xlsx', () => bookFile([HEAD, BODY], { type: 'xlsb' }), 'FILE_TYPE', TYPE),
  refused(
    'an xlsx named xls',
    'a.xls',
    book,
    'FILE_NAMED',
    '这个文件其实是xlsx格式，扩展名却是.xls，请改成.xlsx后再上传',
  ),
  refused(
    'an xls named xlsx',
    'a.xlsx',
    () => bookFile([HEAD, BODY], { type: 'biff8' }),
    'FILE_NAMED',
    '这个文件其实是xls格式，扩展名却是.xlsx，请改成.xls后再上传',
  ),
  refused(
    'a csv named xls',
    'a.xls',
    () => utf8(csvText([HEAD, BODY], '\t')),
    'FILE_NAMED',
    '这个文件其实是csv格式，扩展名却是.xls，请改成.csv后再上传',
  ),
  refused('a page named xls', 'a.xls', () => utf8('<html><table><tr><td>订单号'), 'FILE_HTML', HTML),
  refused(
    'a workbook of Excel 95',
    'a.xls',
    () => bookFile([['A', 'B']], { type: 'biff5' }),
    'FILE_OLD',
    OLD,
  ),
  refused('a workbook of Excel 2', 'a.xls', () => bookFile([['A', 'B']], { type: 'biff2' }), 'FILE_OLD', OLD),
  refused(
    'an xlsx with a password',
    'a.xlsx',
    () => compoundFile({ '/EncryptionInfo': utf8('x'), '/EncryptedPackage': utf8('x'.repeat(5000)) }),
    'FILE_PASSWORD',
    PASSWORD,
  ),
  refused(
    'an xls with a password',
    'a.xls',
    () =>
      compoundFile({ '/Workbook': withRecord(workbookStream([HEAD, BODY]), 'BOF', FILE_PASS, [1, 0, 1, 0]) }),
    'FILE_PASSWORD',
    PASSWORD,
  ),
  refused('macros by name', 'a.xlsm', book, 'FILE_MACRO', MACRO),
  refused(
    'macros in an xlsx',
    'a.xlsx',
    () => zipOf({ ...plainParts(), 'xl/vbaProject.bin': 'x' }),
    'FILE_MACRO',
    MACRO,
  ),
  refused(
    'macros in an xls',
    'a.xls',
    () => compoundFile({ '/Workbook': workbookStream([HEAD, BODY]), '/_VBA_PROJECT_CUR/VBA/dir': utf8('x') }),
    'FILE_MACRO',
    MACRO,
  ),
  refused('an xlsx cut off', 'a.xlsx', () => book().slice(0, 3000), 'FILE_DAMAGED', DAMAGED),
  refused(
    'an xls cut off',
    'a.xls',
    () => bookFile([HEAD, BODY], { type: 'biff8' }).slice(0, 2048),
    'FILE_DAMAGED',
    DAMAGED,
  ),
  refused(
    'an xlsx without its texts',
    'a.xlsx',
    () => zipOf(handmadeParts(`${inlineRow(1, HEAD)}<row r="2"><c r="A2" t="s"><v>0</v></c></row>`)),
    'FILE_DAMAGED',
    DAMAGED,
  ),
  refused('a zip that swells a thousandfold', 'a.xlsx', swollen, 'FILE_BOMB', BOMB),
  refused('a zip whose directory lies about sizes', 'a.xlsx', lying, 'FILE_BOMB', BOMB),
  refused(
    'a zip of thousands of parts',
    'a.xlsx',
    () => zipOf(Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`xl/${at}.xml`, '']))),
    'FILE_BOMB',
    BOMB,
  ),
  refused('more than 10 MB', 'a.csv', () => new Uint8Array(10 * MEBI + 1), 'FILE_SIZE', '文件不能超过10MB'),
  ...(['csv', 'xlsx', 'xls'] as const).map((ending) =>
    refused(
      `5,001 rows of ${ending}`,
      `a.${ending}`,
      () => {
        const rows = [HEAD, ...Array.from({ length: 5001 }, () => BODY)];
        if (ending === 'csv') return utf8(csvText(rows));
        return bookFile(rows, { type: ending === 'xls' ? 'biff8' : 'xlsx' });
      },
      'FILE_ROWS',
      '一个文件最多5000行，请拆成几个文件再上传',
    ),
  ),
  refused(
    'more columns than anyone needs',
    'a.csv',
    () => utf8(csvText([Array.from({ length: 301 }, (_, at) => `列${at}`)])),
    'FILE_COLUMNS',
    '一个文件最多300列，请删除多余的列后再上传',
  ),
  refused(
    'a quote that never closes',
    'a.csv',
    () => utf8(`${csvText([HEAD])}T-1001,"张三,13800138001,地址\r\n`),
    'FILE_QUOTE',
    '第2行的引号没有成对，请改正后再上传',
  ),
  refused(
    'Big5',
    'a.csv',
    // 訂單號,收件人,電話,地址
    () =>
      Uint8Array.of(
        ...[0xad, 0x71, 0xb3, 0xe6, 0xb8, 0xb9, 0x2c, 0xa6, 0xac, 0xa5, 0xf3, 0xa4, 0x48, 0x2c],
        ...[0xb9, 0x71, 0xb8, 0xdc, 0x2c, 0xa6, 0x61, 0xa7, 0x7d, 0x0a],
      ),
    'FILE_ENCODING',
    ENCODING,
  ),
  refused(
    'UTF-8 with a broken byte',
    'a.csv',
    () => {
      const bytes = utf8(csvText([HEAD, BODY]));
      return bytes.with(bytes.length - 4, 0x41);
    },
    'FILE_DAMAGED',
    DAMAGED,
  ),
  refused('a sheet that is not there', 'a.xlsx', book, 'FILE_SHEET', '文件里没有工作表“别的”'),
].map((one) => (one.title === 'a sheet that is not there' ? { ...one, sheet: '别的' } : one));
