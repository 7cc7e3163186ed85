import { describe, expect, it } from 'vitest';
import { failedTable } from '../../spreadsheets/importing/importSheet.ts';
import { reasonOf, sendable } from '../../spreadsheets/importing/sheetRows.ts';
import { openFile } from '../../spreadsheets/openFile.ts';
import { type PictureZip, readPictureZip } from '../../spreadsheets/pictureZip.ts';
import { plainSheetBytes } from '../../spreadsheets/plainSheet.ts';
import type { Grid } from '../../spreadsheets/sheets.types.ts';
import { writeZip } from '../../spreadsheets/zip.write.ts';
import { goodsOf, rowsOfPart } from './goodsOf.ts';
import { goodsColumnNames, goodsProblemText, MAX_GOODS_ROWS } from './goodsSheet.text.ts';
import { rowsOfGoods } from './goodsSheet.ts';
import { GOODS_FIELDS, type GoodsField } from './goodsSheet.types.ts';

type Cells = Partial<Record<GoodsField, string>>;
const HEADER = GOODS_FIELDS.map((field) => goodsColumnNames[field]);
const textsOf = (cells: Cells) => GOODS_FIELDS.map((field) => cells[field] ?? '');

/** As a spreadsheet program would have written it. */
async function sheet(...rows: Cells[]): Promise<Grid> {
  const columns = HEADER.map((name) => ({ name, width: 10 }));
  return gridOf(plainSheetBytes('商品', columns, rows.map(textsOf)), '商品.xlsx');
}
async function gridOf(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<Grid> {
  const grid = await openFile(bytes, name, { maxRows: MAX_GOODS_ROWS });
  if (grid.kind !== 'grid') throw new Error(grid.code);
  return grid;
}

const picture = new Uint8Array([1, 2, 3]);
const zipFile = (...names: string[]) =>
  new File([writeZip(names.map((name) => ({ name, bytes: picture })))], '图片.zip');
async function zipOf(...names: string[]): Promise<PictureZip> {
  const zip = await readPictureZip(zipFile(...names));
  if (zip.kind !== 'pictures') throw new Error(zip.code);
  return zip;
}

const cup: Cells = {
  ...{ name: '陶瓷马克杯', category: '日用百货', price: '12.80', weight: '380', unit: '个' },
  ...{
    minNum: '1',
    maxNum: '20',
    pics: '/files/u/a.webp',
    warehouse: '一号仓',
    quantity: '100',
    onSale: '是',
  },
};
const saidOf = async (zip: PictureZip | null, ...rows: Cells[]) =>
  rowsOfGoods(await sheet(...rows), zip)?.map((row) => [row.line, reasonOf(row, goodsProblemText)]);

describe('rows of a sheet of goods', () => {
  it('become goods with their combinations, whatever stands between them', async () => {
    const white = {
      ...cup,
      group: 'A',
      property1: '颜色',
      value1: '白色',
      merchantCode: 'W',
      barcodes: '6901;6902',
    };
    const rows = rowsOfGoods(
      await sheet(
        white,
        { name: '玻璃杯', category: '日用百货', price: '¥1,280', weight: '300克', platforms: '抖音；淘宝' },
        {
          group: 'A',
          value1: '蓝色',
          price: '13',
          weight: '380',
          warehouse: '一号仓;二号仓',
          quantity: '5；6',
          pic: '/files/u/b.webp',
        },
        { name: '（示例）不会导入' },
        { goodsNo: 'G1', detail: '第一行 & <第二行>' },
      ),
      null,
    );
    expect(rows?.map(({ line, problem }) => [line, problem])).toEqual(
      [2, 4, 3, 6].map((line) => [line, null]),
    );
    expect(goodsOf(rows ?? [], {})).toEqual([
      {
        ...{ row: 2, name: '陶瓷马克杯', category: '日用百货', pics: ['/files/u/a.webp'], unit: '个' },
        ...{ minNum: 1, maxNum: 20, onSale: true, properties: ['颜色'] },
        skus: [
          {
            ...{ row: 2, values: ['白色'], merchantCode: 'W', barcodes: ['6901', '6902'] },
            ...{ supplyPrice: 1_280, weight: 380, stocks: [{ warehouse: '一号仓', quantity: 100 }] },
          },
          {
            ...{ row: 4, values: ['蓝色'], supplyPrice: 1_300, weight: 380, pic: '/files/u/b.webp' },
            stocks: [
              { warehouse: '一号仓', quantity: 5 },
              { warehouse: '二号仓', quantity: 6 },
            ],
          },
        ],
      },
      {
        ...{ row: 3, name: '玻璃杯', category: '日用百货', platforms: ['DOUYIN', 'TAOBAO'] },
        skus: [{ row: 3, values: [], supplyPrice: 128_000, weight: 300 }],
      },
      {
        ...{ row: 6, goodsNo: 'G1', detail: '<p>第一行 &amp; &lt;第二行&gt;</p>' },
        skus: [{ row: 6, values: [] }],
      },
    ]);
  });

  it('keep a safety stock at each warehouse, where the column is there', async () => {
    const at = { warehouse: '一号仓;二号仓', quantity: '5;6' };
    const rows = rowsOfGoods(
      await sheet({ ...cup, ...at, safety: '2;0' }, { ...cup, name: '碗', ...at }),
      null,
    );
    expect(goodsOf(rows ?? [], {}).map(({ skus }) => skus[0]?.stocks)).toEqual([
      [
        { warehouse: '一号仓', quantity: 5, safetyQuantity: 2 },
        { warehouse: '二号仓', quantity: 6, safetyQuantity: 0 },
      ],
      [
        { warehouse: '一号仓', quantity: 5 },
        { warehouse: '二号仓', quantity: 6 },
      ],
    ]);
    expect(await saidOf(null, { ...cup, ...at, safety: '2' })).toEqual([
      [2, '安全库存：应为整数；有几个仓库就填几个数，用分号隔开'],
    ]);
  });

  it('are not refused for a safety stock alone where there are such goods already, and send none', async () => {
    expect(await saidOf(null, { ...cup, goodsNo: 'G1', quantity: '', warehouse: '', safety: '2' })).toEqual([
      [2, null],
    ]);
    const rows = rowsOfGoods(await sheet({ ...cup, goodsNo: 'G1', quantity: '', safety: '2' }), null);
    expect(goodsOf(rows ?? [], {})[0]?.skus[0]).not.toHaveProperty('stocks');
    expect(await saidOf(null, { ...cup, quantity: '', warehouse: '', safety: '2' })).toEqual([
      [2, '安全库存：应为整数；有几个仓库就填几个数，用分号隔开'],
    ]);
  });

  it('keep the lines of a detail, and HTML as it is', async () => {
    const rows = rowsOfGoods(
      await sheet(
        { ...cup, detail: '第一段\n\n第二段', detailPics: 'a.jpg' },
        { ...cup, name: '另一个', detail: '<p>一</p>\n<p>二</p>' },
      ),
      await zipOf('a.jpg'),
    );
    const details = (addresses: Record<string, string>) =>
      goodsOf(rows ?? [], addresses).map(({ detail }) => detail);
    expect(details({})[0]).toBe('<p>第一段</p><p>第二段</p>');
    expect(details({ 'a.jpg': '/files/u/x.webp' })).toEqual([
      '<p>第一段</p><p>第二段</p><p><img src="/files/u/x.webp"></p>',
      '<p>一</p>\n<p>二</p>',
    ]);
  });

  it('say every cell that is wrong, and hold back the rows of the same goods', async () => {
    expect(
      await saidOf(
        null,
        { ...cup, price: '面议', weight: '1.5', onSale: '好', platforms: '集市', quantity: '1;2' },
        { ...cup, name: "=cmd|' /C calc'!A0" },
        { price: '1' },
        { ...cup, group: 'B', pics: 'a.jpg' },
        { ...cup, group: 'B', category: '玩具' },
        { ...cup, group: 'B' },
        { ...cup, name: '没填仓库', warehouse: '' },
        { ...cup, name: '没有问题' },
      ),
    ).toEqual([
      [
        2,
        '供货价：应为数字，最多两位小数；重量：应为整数；可售平台：有不认识的平台，可填淘宝、拼多多、京东、抖音、快手、视频号或全部；上架：应为是或否；库存：应为整数；有几个仓库就填几个数，用分号隔开',
      ],
      [3, '商品名称：不能是公式，请改成文字'],
      [4, '商品名称：请填写商品编号、分组或商品名称'],
      [5, '主图：请选择图片压缩包，里面要有「a.jpg」'],
      [6, '分类：与第 5 行不同，同一商品只能有一个；主图：与第 5 行不同，同一商品只能有一个'],
      [7, '主图：与第 5 行不同，同一商品只能有一个'],
      [8, '仓库：填了库存，请填写仓库'],
      [9, null],
    ]);
  });

  it('name pictures by their file names, in any folder and any case', async () => {
    const zip = await zipOf('A.jpg', '红色/b.jpg', '蓝色/b.jpg', '__MACOSX/._A.jpg', '说明.txt');
    const rows = await sheet(
      { ...cup, pics: 'a.JPG' },
      { ...cup, name: '两个', pics: '红色/b.jpg', pic: 'b.jpg' },
      { ...cup, name: '没有', pics: 'c.jpg;说明.txt' },
    );
    expect(rowsOfGoods(rows, zip)?.map((row) => [row.pictures, reasonOf(row, goodsProblemText)])).toEqual([
      [['a.JPG'], null],
      [['红色/b.jpg', 'b.jpg'], '规格图：图片压缩包里有几个「b.jpg」，请带上文件夹名'],
      [['c.jpg', '说明.txt'], '主图：图片压缩包里没有「c.jpg」；主图：图片压缩包里没有「说明.txt」'],
    ]);
  });

  it('are sent in parts of whole goods', async () => {
    const rows = rowsOfGoods(
      await sheet(
        ...Array.from({ length: 600 }, (_, at) => ({
          ...cup,
          name: `杯子 ${Math.floor(at / 2)}`,
          property1: '色',
          value1: String(at % 2),
        })),
      ),
      null,
    );
    const part = rowsOfPart(rows ?? []);
    expect([part % 2, part > 100, part <= 500]).toEqual([0, true, true]);
    expect(rows?.[part - 1]?.group).not.toBe(rows?.[part]?.group);
    const edits = Array.from({ length: 600 }, (_, at) => ({ goodsNo: `G${at}`, price: '2' }));
    expect(rowsOfPart(rowsOfGoods(await sheet(...edits), null) ?? [])).toBe(50);
  });

  it('that failed are read back as they were', async () => {
    const rows = rowsOfGoods(await sheet({ ...cup, price: '面议', detail: '一\n二' }), null) ?? [];
    const columns = GOODS_FIELDS.map((field) => ({
      ...{ name: goodsColumnNames[field], width: 10 },
      of: (row: (typeof rows)[number]) => (field === 'detail' ? row.detail.join('\n') : row.texts[field]),
    }));
    const table = failedTable(columns, rows, [], goodsProblemText);
    expect(table.rows[0]?.at(-1)).toBe('供货价：应为数字，最多两位小数');
    const again = rowsOfGoods(
      await gridOf(plainSheetBytes('商品', table.columns, table.rows), '商品.xlsx'),
      null,
    );
    expect(again).toEqual(rows);
  });
});

describe('files that are no sheets of goods', () => {
  it('are refused when they are half, too long, or something else', async () => {
    const columns = HEADER.map((name) => ({ name, width: 10 }));
    const many = plainSheetBytes(
      '商品',
      columns,
      Array.from({ length: MAX_GOODS_ROWS + 10 }, (_, at) => [String(at)]),
    );
    const codes = await Promise.all(
      (
        [
          [many.slice(0, many.length / 2), '商品.xlsx'],
          [many, '商品.xlsx'],
          [many, '商品.csv'],
          [new TextEncoder().encode('a\u0000b'), '商品.csv'],
          [new TextEncoder().encode('%PDF-1.7'), '商品.xlsx'],
        ] as const
      ).map(([bytes, name]) => openFile(bytes, name, { maxRows: MAX_GOODS_ROWS })),
    );
    expect(codes.map((answer) => (answer.kind === 'refused' ? answer.code : 'read'))).toEqual([
      ...['FILE_DAMAGED', 'FILE_ROWS', 'FILE_NAMED', 'FILE_TYPE', 'FILE_DAMAGED'],
    ]);
    expect(
      rowsOfGoods(await gridOf(new TextEncoder().encode('收件人,电话\n张三,138'), 'a.csv'), null),
    ).toBeNull();
    expect(sendable(rowsOfGoods(await sheet(cup), null) ?? [])).toHaveLength(1);
  });

  it('are zips with names that lead elsewhere, that are broken, or that hold more than they may', async () => {
    const codeOf = async (file: File) => {
      const zip = await readPictureZip(file);
      return zip.kind === 'refused' ? [zip.code, zip.data] : zip.kind;
    };
    expect(await codeOf(zipFile('../../etc/a.jpg'))).toEqual(['ZIP_PATH', { name: '../../etc/a.jpg' }]);
    expect(await codeOf(zipFile('/etc/a.jpg'))).toEqual(['ZIP_PATH', { name: '/etc/a.jpg' }]);
    expect(await codeOf(zipFile('C:\\a.jpg'))).toEqual(['ZIP_PATH', { name: 'C:/a.jpg' }]);
    expect(await codeOf(zipFile('a\u0007.jpg'))).toEqual(['ZIP_PATH', { name: 'a?.jpg' }]);
    expect(
      await codeOf(new File([new Uint8Array(await zipFile('a.jpg').arrayBuffer()).slice(0, 40)], 'a.zip')),
    ).toEqual(['FILE_DAMAGED', {}]);
    expect(await codeOf(new File(['x'], 'a.rar'))).toEqual(['ZIP_TYPE', {}]);
    expect(await codeOf(zipFile(...Array.from({ length: 10_001 }, (_, at) => `${at}.jpg`)))).toEqual([
      'FILE_BOMB',
      {},
    ]);
  });
});
