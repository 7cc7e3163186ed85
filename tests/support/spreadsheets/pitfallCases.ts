import { bookFile, formatted, handmadeParts, inlineRow, zipOf } from './bookFiles.ts';
import { compoundFile, hiddenRow, withRecord, workbookStream } from './compoundFiles.ts';
import type { CorpusCase } from './corpus.types.ts';
import { csvText, gb18030, utf8, utf16 } from './textFiles.ts';

const HEAD = ['订单号', '收件人', '电话', '地址'];
const BODY = ['T-1001', '张三', '13800138001', '浙江省杭州市西湖区文三路123号'];
const READ = 'T-1001|张三|13800138001|//|浙江省杭州市西湖区文三路123号|1|';
const ROW = 0x0208;

const simple = (title: string, name: string, file: CorpusCase['file'], rows = [`2 ${READ}`]): CorpusCase => ({
  title,
  name,
  file,
  expected: { form: 'null 1', rows },
});

/** Text files: encodings, separators, quotes. */
const textCases: readonly CorpusCase[] = [
  simple('UTF-8 without mark', 'a.csv', () => utf8(csvText([HEAD, BODY]))),
  simple('UTF-8 with mark', 'a.CSV', () => utf8(`\uFEFF${csvText([HEAD, BODY])}`)),
  simple('GBK', 'a.csv', () => gb18030(csvText([HEAD, BODY]))),
  simple('UTF-16, tabs between: Unicode text of Excel', 'a.csv', () => utf16(csvText([HEAD, BODY], '\t'))),
  simple('semicolons between', 'a.csv', () => utf8(csvText([HEAD, BODY], ';'))),
  simple('line feeds only, none at the end', 'a.csv', () => utf8([HEAD, BODY].join('\n'))),
  simple('carriage returns only', 'a.csv', () => utf8([HEAD, BODY].join('\r'))),
  simple(
    'GB 18030 with a name beyond GBK',
    'a.csv',
    () => gb18030(csvText([HEAD, ['T-1001', '𠮷田', '13800138001', '浙江省杭州市西湖区文三路123号']])),
    ['2 T-1001|𠮷田|13800138001|//|浙江省杭州市西湖区文三路123号|1|'],
  ),
  simple(
    'separators, quotes and line breaks within cells; a quote in the middle of a cell',
    'a.csv',
    () =>
      utf8(
        csvText([
          HEAD,
          ['T-1001', '张三', '13800138001', '浙江省杭州市西湖区,\r\n"文三路"123号'],
          ['T-1002', '李"四', '13800138002', '浙江省杭州市西湖区文三路5号'],
        ]).replace('"李""四"', '李"四'),
      ),
    [
      '2 T-1001|张三|13800138001|//|浙江省杭州市西湖区, "文三路"123号|1|',
      '3 T-1002|李"四|13800138002|//|浙江省杭州市西湖区文三路5号|1|',
    ],
  ),
  simple(
    'order numbers in scientific notation, too short, too long',
    'a.csv',
    () =>
      utf8(
        csvText([
          HEAD,
          ['1.23E+18', ...BODY.slice(1)],
          ['4.0351E18', ...BODY.slice(1)],
          ['123', ...BODY.slice(1)],
          ['9'.repeat(41), ...BODY.slice(1)],
        ]),
      ),
    [
      `2 1.23E+18|${READ.slice(7)} !thirdOrderNo NO_SCIENTIFIC`,
      `3 4.0351E18|${READ.slice(7)} !thirdOrderNo NO_SCIENTIFIC`,
      `4 123|${READ.slice(7)} !thirdOrderNo NO_LENGTH`,
      `5 ${'9'.repeat(41)}|${READ.slice(7)} !thirdOrderNo NO_LENGTH`,
    ],
  ),
  simple(
    'zero-width characters, tabs, no-break spaces, full-width digits, apostrophes, null',
    'a.csv',
    () =>
      utf8(
        csvText([
          HEAD,
          [
            '\u200bＴ－１００１\t',
            '\u00a0张三\u3000',
            "'１３８００１３８００１",
            'null 浙江省\u200b杭州市null西湖区 NULL 文三路１２３号',
          ],
          ['null', 'NULL', ' null', '-'],
        ]),
      ),
    [
      '2 T-1001|张三|13800138001|//|浙江省杭州市西湖区 文三路123号|1|',
      '3 |||//||1| !name NAME_EMPTY !phone PHONE_EMPTY !address ADDRESS_EMPTY',
    ],
  ),
  simple(
    'the ways phone numbers are written',
    'a.csv',
    () =>
      utf8(
        csvText([
          HEAD,
          ...[
            '+86 138 0013 8001',
            '86-13800138001',
            '13800138001转1234',
            '13800138001[1234]',
            '0571-88888888',
          ].map((phone) => ['', '张三', phone, BODY[3] ?? '']),
          ['', '张三', '1380013800', BODY[3] ?? ''],
        ]),
      ),
    [
      ...['13800138001', '13800138001', '13800138001-1234', '13800138001-1234', '0571-88888888'].map(
        (phone, at) => `${at + 2} |张三|${phone}|//|浙江省杭州市西湖区文三路123号|1|`,
      ),
      '7 |张三|1380013800|//|浙江省杭州市西湖区文三路123号|1| !phone PHONE_WRONG',
    ],
  ),
  simple(
    'names and addresses of wrong length, numbers of pieces that are none',
    'a.csv',
    () =>
      utf8(
        csvText([
          [...HEAD, '数量'],
          ['', '张'.repeat(31), '13800138001', '文三路', '0'],
          ['', '张三', '13800138001', '文三路1号', '1.5'],
          ['', '张三', '13800138001', '文三路1号', '99'],
          ['', '张三', '13800138001', '文三路1号', '100'],
        ]),
      ),
    [
      `2 |${'张'.repeat(31)}|13800138001|//|文三路|1| !name NAME_LONG !address ADDRESS_SHORT !num NUM_WRONG`,
      '3 |张三|13800138001|//|文三路1号|1| !num NUM_WRONG',
      '4 |张三|13800138001|//|文三路1号|99|',
      '5 |张三|13800138001|//|文三路1号|100| !num NUM_WRONG',
    ],
  ),
  {
    title: 'a title and blank rows above the header, blank rows and a second header below',
    name: 'a.csv',
    file: () =>
      utf8(
        csvText([['2026年11月订单'], [], ['导出人', '小王'], HEAD, BODY, ['', ''], HEAD, BODY, [], [' ']]),
      ),
    expected: { form: 'null 4', rows: [`5 ${READ}`, `8 ${READ}`] },
  },
  {
    title: 'headers that nobody knows',
    name: 'a.csv',
    file: () =>
      utf8(
        csvText([
          ['甲', '乙'],
          ['张三', '13800138001'],
        ]),
      ),
    expected: {
      form: 'null 1?',
      rows: ['2 |||//||1| !name NAME_EMPTY !phone PHONE_EMPTY !address ADDRESS_EMPTY'],
    },
  },
];

const bookCases: readonly CorpusCase[] = [
  simple('xlsx with texts', 'a.xlsx', () => bookFile([HEAD, BODY])),
  simple('xls with texts', 'a.xls', () => bookFile([HEAD, BODY], { type: 'biff8' })),
  ...(['xlsx', 'xls'] as const).map((ending) =>
    simple(
      `${ending}: numbers as numbers, of 11, 15 and 19 digits, padded, and a fraction`,
      `a.${ending}`,
      () =>
        bookFile(
          [
            HEAD,
            [123456789012345, '张三', 13800138001, BODY[3] ?? ''],
            [Number('4035153131473293579'), '张三', formatted(57188888888, '000000000000'), BODY[3] ?? ''],
            [1234.5, '张三', 13800138001123456, BODY[3] ?? ''],
          ],
          { type: ending === 'xls' ? 'biff8' : 'xlsx' },
        ),
      [
        `2 123456789012345|${READ.slice(7)}`,
        `3 4.035153131473294E+18|张三|057188888888|//|${BODY[3]}|1| !thirdOrderNo NO_SCIENTIFIC`,
        `4 1234.5|张三|1.3800138001123456E+16|//|${BODY[3]}|1| !phone CELL_DIGITS`,
      ],
    ),
  ),
  ...(['xlsx', 'xls'] as const).map((ending) =>
    simple(
      `${ending}: dates where numbers and addresses belong, and as a remark`,
      `a.${ending}`,
      () =>
        bookFile(
          [
            [...HEAD, '数量', '备注'],
            [...BODY, formatted(45000, 'yyyy-mm-dd'), formatted(45000, 'm/d/yy')],
            [formatted(45000.5, 'yyyy/m/d h:mm'), '张三', '13800138001', formatted(45000, 'm"月"d"日"'), 1],
          ],
          { type: ending === 'xls' ? 'biff8' : 'xlsx' },
        ),
      [
        `2 ${READ}2023-03-15 !num CELL_DATE`,
        '3 2023-03-15 12:00:00|张三|13800138001|//|2023-03-15|1| !thirdOrderNo CELL_DATE !address CELL_DATE',
      ],
    ),
  ),
  simple(
    'merged cells: the receiver of three rows, their pieces once',
    'a.xlsx',
    () =>
      bookFile(
        [
          [...HEAD, '数量', '商品'],
          [...BODY, 3, '杯子'],
          ['', '', '', '', '', '盘子'],
          ['', '', '', '', '', '碗'],
        ],
        { merges: [0, 1, 2, 3, 4].map((column) => [1, column, 3, column] as const) },
      ),
    ['2', '3', '4'].map((line, at) => `${line} ${READ.replace('|1|', `|${at === 0 ? 3 : 0}|`)}`),
  ),
  simple('xlsx with a hidden row', 'a.xlsx', () => bookFile([HEAD, BODY, BODY], { hiddenRows: [1] }), [
    `2 ${READ} ~row ROW_HIDDEN`,
    `3 ${READ}`,
  ]),
  simple(
    'xls with a hidden row',
    'a.xls',
    () =>
      compoundFile({
        '/Workbook': withRecord(workbookStream([HEAD, BODY, BODY]), 'DIMENSIONS', ROW, hiddenRow(1)),
      }),
    [`2 ${READ} ~row ROW_HIDDEN`, `3 ${READ}`],
  ),
  simple('an xls with rubbish behind its last sheet', 'a.xls', () =>
    compoundFile({
      '/WORKBOOK': Uint8Array.from([...workbookStream([HEAD, BODY]), ...utf8('rubbish'.repeat(9))]),
    }),
  ),
  simple('a tail of rows that only look empty', 'a.xlsx', () =>
    bookFile([HEAD, BODY, ...Array.from({ length: 6000 }, () => ['', ' ', '\u200b', ''])]),
  ),
  simple('a tail of a hundred thousand formatted rows', 'a.xlsx', () => {
    const blanks = '<c s="0"/>'.repeat(5);
    const tail = Array.from({ length: 100_000 }, (_, at) => `<row r="${at + 3}" hidden="1">${blanks}</row>`);
    return zipOf(handmadeParts(inlineRow(1, HEAD) + inlineRow(2, BODY) + tail.join('')));
  }),
  simple(
    'formulas: with results, one of them zero, with an error, without a result',
    'a.xlsx',
    () =>
      zipOf(
        handmadeParts(
          `${inlineRow(1, [...HEAD, '备注'])}<row r="2"><c r="A2" t="str"><f>"T-"&amp;1001</f><v>T-1001</v></c><c r="B2" t="e"><f>VLOOKUP(1,A1:A2,2)</f><v>#N/A</v></c><c r="C2"><f>D9</f></c><c r="D2" t="inlineStr"><is><t>${BODY[3]}</t></is></c><c r="E2"><f>1-1</f><v>0</v></c></row>`,
        ),
      ),
    [`2 T-1001|#N/A|=D9|//|${BODY[3]}|1|0 !name CELL_ERROR !phone CELL_FORMULA`],
  ),
  {
    title: 'elements with a prefix, cells without addresses, a text in pieces',
    name: 'a.xlsx',
    file: () => {
      const parts = handmadeParts(
        inlineRow(1, HEAD) + inlineRow(2, BODY).replace('<t>张三</t>', '<r><t>张</t></r><r><t>三</t></r>'),
      );
      const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
      const prefixed = sheet.replace('xmlns=', 'xmlns:x=').replace(/<(\/?)(?=[a-z])/g, '<$1x:');
      return zipOf({ ...parts, 'xl/worksheets/sheet1.xml': prefixed });
    },
    expected: { form: 'null 1', rows: [`2 ${READ}`] },
  },
  simple('a hidden sheet before the one with the orders', 'a.xlsx', () =>
    bookFile([['藏']], { more: { 明细: [HEAD, BODY] }, hiddenSheets: ['订单'] }),
  ),
  {
    ...simple('the second sheet, when it is asked for', 'a.xlsx', () =>
      bookFile([['封面', '说明']], { more: { 明细: [HEAD, BODY] } }),
    ),
    sheet: '明细',
  },
];

/** One file for each thing that goes wrong with spreadsheets. */
export const pitfallCases: readonly CorpusCase[] = [...textCases, ...bookCases];
