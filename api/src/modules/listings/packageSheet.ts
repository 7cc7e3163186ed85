import type { SheetColumn } from '../exports/sheet.types.ts';
import { type SheetWriter, writeSheet } from '../exports/writeSheet.ts';
import type { LeftOut, PackagedGood } from './packagedGood.ts';
import type { GoodPictures } from './packagePictures.ts';

/** What a cell takes. */
const MAX_CELL = 32_000;

type Row = {
  goods: PackagedGood;
  sku: PackagedGood['skus'][number];
  folder: string;
  pictures: GoodPictures;
  detail: string;
};
type Column = SheetColumn & { cell(row: Row): string | number };

const text = (header: string, width: number, cell: (row: Row) => string): Column => ({
  ...{ header, kind: 'text', width, cell },
});

const specColumns = [0, 1, 2].flatMap((at) => [
  text(`规格名${at + 1}`, 12, ({ goods }) => goods.specs[at]?.name ?? ''),
  text(`规格值${at + 1}`, 16, ({ sku }) => sku.values[at] ?? ''),
]);

const columns: readonly Column[] = [
  text('商品编码', 20, ({ goods }) => goods.good.goodsNo),
  text('商品标题', 40, ({ goods }) => goods.title),
  ...specColumns,
  text('商家编码', 22, ({ sku }) => sku.outerSkuId),
  { header: '售价（元）', kind: 'money', width: 12, cell: ({ sku }) => sku.price },
  { header: '库存', kind: 'count', width: 10, cell: ({ sku }) => sku.stock },
  { header: '重量（克）', kind: 'count', width: 12, cell: ({ sku }) => sku.weight },
  text('单位', 8, ({ goods }) => goods.good.unit),
  text('图片文件夹', 30, ({ folder }) => folder),
  text('主图', 30, ({ pictures }) => pictures.squares.map(({ name }) => name).join('；')),
  text('规格图', 30, ({ pictures, sku }) => pictures.ofSkus.get(sku.picture)?.name ?? ''),
  text('商品详情（HTML）', 60, ({ detail }) => detail.slice(0, MAX_CELL)),
];

const leftOutColumns: readonly SheetColumn[] = [
  { header: '商品编码', kind: 'text', width: 20 },
  { header: '商品', kind: 'text', width: 40 },
  { header: '原因', kind: 'text', width: 50 },
];

export type PackageSheet = {
  add(goods: PackagedGood, folder: string, pictures: GoodPictures, detail: string): Promise<void>;
  end(leftOut: readonly LeftOut[]): Promise<void>;
  close: SheetWriter['close'];
};

/** The combinations of a package in an xlsx, a row each, and in a second sheet what is not in the package. */
export function packageSheet(path: string): PackageSheet {
  const headers = columns.map(({ header, kind, width }) => ({ header, kind, width }));
  const writer = writeSheet({ path, format: 'xlsx', title: '商品与规格', columns: headers });
  return {
    add: (goods, folder, pictures, detail) =>
      writer.add(
        goods.skus.map((sku) => columns.map(({ cell }) => cell({ goods, sku, folder, pictures, detail }))),
      ),
    async end(leftOut) {
      if (leftOut.length > 0) {
        await writer.next({ title: '没有收入的商品', columns: leftOutColumns });
        await writer.add(leftOut.map(({ goodsNo, name, reason }) => [goodsNo, name, reason]));
      }
      await writer.end();
    },
    close: () => writer.close(),
  };
}
